/** The U of spaces fitted into a rectangle: open at the top, or lying on its side and open to the left. */
export interface Point {
  x: number;
  y: number;
}
export interface Box extends Point {
  width: number;
  height: number;
}
/** A point of the middle line, with the way on and the way out of the U. */
export interface Spot extends Point {
  along: Point;
  out: Point;
}
export interface Layout {
  width: number;
  height: number;
  lies: boolean;
  /** Of the track, from its inner to its outer edge. */
  broad: number;
  /** Of the outer strip with numbers and signs. */
  strip: number;
  /** From one space to the next, where they are shortest. */
  pitch: number;
  /** How far on the track the start and so many spaces are. */
  way: (spaces: number) => number;
  finish: number;
  /** What the U leaves free. */
  inside: Box;
  at: (way: number) => Spot;
}

const MARGIN = 7;
const GAP = 8;
/** Under the plate, so that its thickness is seen. */
export const THICK = 8;
const START = 1.75;
const FINISH = 1.35;
/** Spaces of each section between start and finish. */
export const SECTION = 4;
const SMALLEST = 200;
/** What die, cup and dial need inside a U that stands. */
const ROOMY = 380;
/** How far inside a curve section the middle of the bend lies at least. */
const INSET = 0.7;

/** Upright where everything fits inside it; else upright or on its side, whichever leaves the spaces longer. */
export function lay(width: number, height: number, places: number): Layout {
  const w = Math.max(width, SMALLEST);
  const h = Math.max(height - THICK, SMALLEST);
  const standing = upright(w, h, places);
  if (Math.min(standing.inside.width, standing.inside.height) >= ROOMY) return standing;
  const lying = turned(upright(h, w, places));
  return worth(lying) > worth(standing) ? lying : standing;
}

function worth({ pitch, inside }: Layout): number {
  return pitch * (inside.width < 170 ? 0.6 : 1);
}

/** So many spaces along the track, as a length: evenly, except that the bends fall into the curve sections. */
function measure(total: number, bend: number, places: number): (spaces: number) => number {
  const all = START + places - 2 + FINISH;
  const even = (all * bend) / total;
  const within = (end: number) =>
    Math.min(Math.max(even, end + SECTION + INSET), end + 2 * SECTION - INSET, all / 2 - 1);
  const first = within(START);
  const second = all - within(FINISH);
  return (spaces) => {
    if (spaces <= first) return (spaces / first) * bend;
    if (spaces >= second) return total - ((all - spaces) / (all - second)) * bend;
    return bend + ((spaces - first) / (second - first)) * (total - 2 * bend);
  };
}

/** The number of the section of a space, from 0; the start is before them. */
export function sectionOf(layout: Layout, place: number): number {
  return place < 1 ? -1 : Math.min(Math.floor((place - 1) / SECTION), sections(layout));
}

export function sections(layout: Layout): number {
  return (layout.finish - 1) / SECTION;
}

function upright(width: number, height: number, places: number): Layout {
  const broad = Math.min(Math.max(Math.min(width, height) * 0.2, 52), 210);
  const left = MARGIN + broad / 2;
  const right = width - left;
  const bottom = height - left;
  const radius = broad / 2 + Math.min(broad * 0.3, 42);
  const leg = bottom - radius - MARGIN;
  const bend = (Math.PI * radius) / 2;
  const floor = right - left - 2 * radius;
  const turn = (centre: number, angle: number): Spot => {
    const out = { x: Math.cos(angle), y: Math.sin(angle) };
    return {
      x: centre + radius * out.x,
      y: bottom - radius + radius * out.y,
      along: { x: out.y, y: -out.x },
      out,
    };
  };
  const at = (way: number): Spot => {
    if (way <= leg) return { x: left, y: MARGIN + way, along: { x: 0, y: 1 }, out: { x: -1, y: 0 } };
    const bent = way - leg;
    if (bent <= bend) return turn(left + radius, Math.PI - bent / radius);
    const flat = bent - bend;
    if (flat <= floor)
      return { x: left + radius + flat, y: bottom, along: { x: 1, y: 0 }, out: { x: 0, y: 1 } };
    const again = flat - floor;
    if (again <= bend) return turn(right - radius, Math.PI / 2 - again / radius);
    return { x: right, y: bottom - radius - (again - bend), along: { x: 0, y: -1 }, out: { x: 1, y: 0 } };
  };
  const way = measure(2 * leg + 2 * bend + floor, leg + bend / 2, places);
  const steps = Array.from({ length: places - 2 }, (_, space) => way(START + space + 1) - way(START + space));
  const taken = MARGIN + broad + GAP;
  return {
    width,
    height,
    lies: false,
    broad,
    strip: Math.max(16, broad * 0.19),
    pitch: Math.min(...steps),
    way,
    finish: places - 1,
    inside: { x: taken, y: MARGIN, width: width - 2 * taken, height: height - taken - MARGIN },
    at,
  };
}

const swap = ({ x, y }: Point): Point => ({ x: y, y: x });

/** The same U with its axes exchanged. */
function turned(layout: Layout): Layout {
  const { inside } = layout;
  return {
    ...layout,
    width: layout.height,
    height: layout.width,
    lies: true,
    inside: { x: inside.y, y: inside.x, width: inside.height, height: inside.width },
    at: (way) => {
      const spot = layout.at(way);
      return { ...swap(spot), along: swap(spot.along), out: swap(spot.out) };
    },
  };
}

/** Where a space begins and ends on the way. */
export function reach(layout: Layout, place: number): [number, number] {
  const { way, finish } = layout;
  if (place <= 0) return [0, way(START)];
  const from = START + place - 1;
  return [way(from), way(from + (place >= finish ? FINISH : 1))];
}

export function middle(layout: Layout, place: number): number {
  const [from, to] = reach(layout, place);
  return (from + to) / 2;
}

/** A point of the track, some way out of its middle line. */
export function beside(spot: Spot, out: number): Point {
  return { x: spot.x + spot.out.x * out, y: spot.y + spot.out.y * out };
}
