/** Where each pawn stands, several on one space side by side. */
import type { Box, Layout, Point } from "./geometry";
import { standing } from "./shapes";

export interface Stand {
  x: number;
  y: number;
  scale: number;
}

/** The size of a pawn as it is drawn, with a little air. */
export const WIDE = 26;
export const TALL = 52;
/** Half of it without the air. */
export const HALF_WIDE = 12;
export const HALF_TALL = 25;
const LARGEST = 2.9;

/** Rows and columns for so many pawns, as large as they can be. */
export function pack(box: Box, count: number): Stand[] {
  let best = { columns: 1, rows: count, scale: 0 };
  for (let columns = 1; columns <= count; columns++) {
    const rows = Math.ceil(count / columns);
    const scale = Math.min(box.width / (columns * WIDE), box.height / (rows * TALL), LARGEST);
    if (scale > best.scale) best = { columns, rows, scale };
  }
  return Array.from({ length: count }, (_, number) => put(box, count, number, best));
}

interface Grid {
  columns: number;
  rows: number;
  scale: number;
}

function put(box: Box, count: number, number: number, { columns, rows, scale }: Grid): Stand {
  const row = Math.floor(number / columns);
  const inRow = Math.min(columns, count - row * columns);
  const right = (number % columns) - (inRow - 1) / 2;
  const down = row - (rows - 1) / 2;
  const step = Math.min(box.width / columns, WIDE * scale * 1.15);
  const rise = Math.min(box.height / rows, TALL * scale * 1.15);
  return { x: box.x + box.width / 2 + right * step, y: box.y + box.height / 2 + down * rise, scale };
}

/** Stands for whatever stands on places: `places[n]` is the place of the n-th. */
export function stands(layout: Layout, places: number[]): Stand[] {
  const found: Stand[] = [];
  for (const place of new Set(places)) {
    const here = places.flatMap((there, number) => (there === place ? [number] : []));
    const packed = pack(standing(layout, place), here.length);
    here.forEach((number, index) => (found[number] = packed[index] as Stand));
  }
  return found;
}

/** The middles of the spaces on a way, without the one that is left. */
export function passed(layout: Layout, { left, reached }: { left: number; reached: number }): Point[] {
  const step = Math.sign(reached - left);
  return Array.from({ length: Math.abs(reached - left) }, (_, number) => {
    const { x, y, width, height } = standing(layout, left + (number + 1) * step);
    return { x: x + width / 2, y: y + height / 2 };
  });
}
