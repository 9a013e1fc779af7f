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
const LARGEST = 2.1;

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

/** Of what stands somewhere, that which is drawn at a point, or else nearest to it. */
export function nearest<Standing extends { stand: Stand }>(point: Point, among: Standing[]): Standing | null {
  const far = ({ stand: { x, y, scale } }: Standing) =>
    Math.max(Math.abs(x - point.x) / WIDE, Math.abs(y - point.y) / TALL) / scale;
  return among.reduce<Standing | null>((best, one) => (best && far(best) <= far(one) ? best : one), null);
}
