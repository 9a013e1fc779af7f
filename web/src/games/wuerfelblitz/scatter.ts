/** Where the dice fall: by chance, but the same for the same roll, and none on top of another. */
export interface Place {
  x: number;
  y: number;
  /** Degrees. */
  turn: number;
}

export interface Scattered {
  /** The side of a die, in the same measure as the felt. */
  side: number;
  places: Place[];
}

interface Ground {
  width: number;
  height: number;
  /** From the middle of a die to the edge of the felt. */
  margin: number;
  /** From the middle of a die to the middle of another. */
  apart: number;
}

const SHARE = 0.63; // of its cell that a die takes
const LARGEST = 210;
const SCARCE = 130; // room under which no size is given away for variety
const TILT = 24;
const APART = 1.38; // sides: dice turned a little do not touch
const MARGIN = 0.66;
const PUSHES = 40;

export function scatter(seed: string, count: number, width: number, height: number): Scattered {
  const random = randomFrom(seed);
  const rows = chooseRows(count, width, height, random);
  const side = Math.min(LARGEST, room(count, rows, width, height) * SHARE);
  const cells = rowLengths(count, rows, random).flatMap((length, row) =>
    Array.from({ length }, (_, column) => fall(column / length, row / rows, width / length, height / rows)),
  );
  const ground = { width, height, margin: side * MARGIN, apart: side * APART };
  for (let push = 0; push < PUSHES; push++) pushApart(cells, ground);
  return { side, places: shuffled(cells, random) };

  function fall(across: number, down: number, wide: number, high: number): Place {
    const x = across * width + wide * (0.18 + 0.64 * random());
    const y = down * height + high * (0.18 + 0.64 * random());
    return { x, y, turn: (random() * 2 - 1) * TILT };
  }
}

/** The side of the cell that each die has when they lie in so many rows. */
function room(count: number, rows: number, width: number, height: number): number {
  return Math.min(width / Math.ceil(count / rows), height / rows);
}

/** One of the numbers of rows that leave about the most room. */
function chooseRows(count: number, width: number, height: number, random: () => number): number {
  const numbers = Array.from({ length: count }, (_, index) => index + 1);
  const most = Math.max(...numbers.map((rows) => room(count, rows, width, height)));
  const enough = most < SCARCE ? 0.95 : 0.8;
  const good = numbers.filter((rows) => room(count, rows, width, height) >= most * enough);
  return good[Math.floor(random() * good.length)] ?? 1;
}

/** So many dice in each row, as even as can be; chance says which rows have one less. */
function rowLengths(count: number, rows: number, random: () => number): number[] {
  const lengths = Array.from({ length: rows }, (_, row) => Math.floor((count + row) / rows));
  return shuffled(lengths, random);
}

/** Dice that lie too near move away from one another, and back onto the felt. */
function pushApart(places: Place[], ground: Ground): void {
  places.forEach((one, index) =>
    places.slice(index + 1).forEach((other) => separate(one, other, ground.apart)),
  );
  for (const place of places) {
    place.x = within(place.x, ground.margin, ground.width - ground.margin);
    place.y = within(place.y, ground.margin, ground.height - ground.margin);
  }
}

function separate(one: Place, other: Place, apart: number): void {
  const [across, down] = [other.x - one.x, other.y - one.y];
  const distance = Math.hypot(across, down) || 1;
  const step = Math.max(0, apart - distance) / 2 / distance;
  one.x -= across * step;
  one.y -= down * step;
  other.x += across * step;
  other.y += down * step;
}

function within(number: number, least: number, most: number): number {
  return Math.min(Math.max(number, least), most);
}

function shuffled<T>(things: T[], random: () => number): T[] {
  return things
    .map((thing) => ({ thing, order: random() }))
    .sort((one, other) => one.order - other.order)
    .map(({ thing }) => thing);
}

interface Frame {
  width: number;
  height: number;
}

const SETTLING = 200; // milliseconds until the page has found its sizes
const MUCH = 1.25;

/** Keeps the frame of a roll, so that its dice stay where they are when the felt grows or shrinks a little. */
export function holding(
  now = () => performance.now(),
): (seed: string, width: number, height: number) => Frame {
  let held = { seed: "", width: 1, height: 1, since: 0 };
  return (seed, width, height) => {
    const change = width / height / (held.width / held.height);
    const isNew = held.seed !== seed;
    const isStill = !isNew && change < MUCH && change > 1 / MUCH && now() - held.since > SETTLING;
    if (!isStill) held = { seed, width, height, since: isNew ? now() : held.since };
    return held;
  };
}

/** Numbers in [0, 1) that follow from a text alone. */
export function randomFrom(seed: string): () => number {
  let state = 0x811c9dc5;
  for (const sign of seed) state = Math.imul(state ^ sign.charCodeAt(0), 0x01000193) >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}
