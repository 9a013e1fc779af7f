/** Outlines and boxes of the spaces. */
import { beside, middle, reach, type Box, type Layout, type Point } from "./geometry";

const FINE = 7;
/** Height of the words on start and finish. */
export const wordHigh = (layout: Layout) => Math.min(24, Math.max(15, layout.broad * 0.17));
/** From the edge of the plate to what is drawn on it. */
export const insetOf = (layout: Layout) => Math.max(4, layout.broad * 0.045);

const text = ({ x, y }: Point) => `${x.toFixed(1)},${y.toFixed(1)}`;

function ways(from: number, to: number): number[] {
  const steps = Math.max(1, Math.ceil(Math.abs(to - from) / FINE));
  return Array.from({ length: steps + 1 }, (_, step) => from + ((to - from) * step) / steps);
}

/** A part of the track from one point of the way to another, between two distances from the middle line. */
export function band(layout: Layout, from: number, to: number, inner: number, outer: number): string {
  const there = ways(from, to).map((way) => text(beside(layout.at(way), outer)));
  const back = ways(to, from).map((way) => text(beside(layout.at(way), inner)));
  return `M${[...there, ...back].join("L")}Z`;
}

/** One space or several, drawn in by an edge. */
export function spaces(layout: Layout, first: number, last: number, edge: number): string {
  const half = layout.broad / 2 - edge;
  return band(layout, reach(layout, first)[0] + edge, reach(layout, last)[1] - edge, -half, half);
}

/** The plate under all spaces, for a line twice as thick as the edge that rounds its corners. */
export function plate(layout: Layout, edge: number): string {
  return spaces(layout, 0, layout.finish, edge);
}

/** The line between a space and the next. */
export function seam(layout: Layout, place: number, edge: number): string {
  const spot = layout.at(reach(layout, place)[1]);
  const half = layout.broad / 2 - edge;
  return `M${text(beside(spot, -half))}L${text(beside(spot, half))}`;
}

/** The way between two spaces, as a line beside the middle. */
export function trail(layout: Layout, left: number, reached: number, out = 0): string {
  const line = ways(middle(layout, left), middle(layout, reached));
  return `M${line.map((way) => text(beside(layout.at(way), out))).join("L")}`;
}

/** The middle of the outer strip of a space, for its number or its sign. */
export function corner(layout: Layout, place: number): Point {
  return beside(layout.at(middle(layout, place)), layout.broad / 2 - layout.strip * 0.62 - 2.5);
}

/** Where pawns stand on a space: as wide and as high as the space leaves it. */
export function standing(layout: Layout, place: number): Box {
  if (place <= 0 || place >= layout.finish) return yard(layout, place);
  const { broad, strip } = layout;
  const [from, to] = reach(layout, place);
  const pitch = to - from;
  const spot = layout.at(middle(layout, place));
  const { along, out } = spot;
  const bent = 2 * Math.abs(along.x * along.y);
  const lean = 1 - 0.2 * bent;
  const chord = (far: number, near: number) => Math.min(pitch / far, (broad - strip - 3) / near) * lean - 2;
  const centre = beside(spot, (-strip / 2) * (1 - bent));
  const width = chord(Math.abs(along.x), Math.abs(out.x));
  // A pawn may lean a little over the edge behind it.
  const height = chord(Math.abs(along.y), Math.abs(out.y)) * (pitch < 50 ? 1.12 : 1);
  return { x: centre.x - width / 2, y: centre.y - height * 0.53, width, height };
}

/** Start and finish without their words. */
function yard(layout: Layout, place: number): Box {
  const { x, y, width, height } = tile(layout, place);
  const below = layout.lies && place > 0;
  const inset = insetOf(layout);
  const word = wordHigh(layout) + inset;
  return {
    x: x + inset + 2,
    y: y + (below ? inset : word + 4),
    width: width - 2 * inset - 4,
    height: height - word - inset - 6,
  };
}

/** Start and finish lie straight. */
export function tile(layout: Layout, place: number): Box {
  const [from, to] = reach(layout, place);
  const half = layout.broad / 2;
  const a = beside(layout.at(from), -half);
  const b = beside(layout.at(to), half);
  return {
    x: Math.min(a.x, b.x),
    y: Math.min(a.y, b.y),
    width: Math.abs(a.x - b.x),
    height: Math.abs(a.y - b.y),
  };
}

/** Where the word of start or finish stands. */
export function label(layout: Layout, place: number): Point {
  const { x, y, width, height } = tile(layout, place);
  const inset = insetOf(layout);
  const low = layout.lies && place > 0;
  return { x: x + width / 2, y: low ? y + height - inset - 6 : y + inset + wordHigh(layout) };
}
