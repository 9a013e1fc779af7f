/** Where stones and pawns are drawn: rows of stones to and fro, the near bank below, the far bank above. */
import type { Point, ViewBox } from "../../kit/board/units";
import type { Hopped } from "./types";

const STEP = 20;
const BANK = 24;
/** How far a pawn stands above the middle of its stone, so that the number can be read. */
const LIFT = 2;

export interface River extends ViewBox {
  /** The height of each bank. */
  bank: number;
  /** Stone 1 first. */
  stones: Point[];
}

export function lay(stones: number): River {
  const columns = stones > 30 ? 10 : 6;
  const rows = Math.ceil(stones / columns);
  const height = 2 * BANK + rows * STEP;
  return {
    x: 0,
    y: 0,
    width: columns * STEP,
    height,
    bank: BANK,
    stones: Array.from({ length: stones }, (_, number) => {
      const row = Math.floor(number / columns);
      const column = row % 2 ? columns - 1 - (number % columns) : number % columns;
      return { x: (column + 0.5) * STEP, y: height - BANK - (row + 0.5) * STEP };
    }),
  };
}

/** The middle of a pawn: side by side on the banks, around the middle of a stone that several share. */
export function stand(river: River, place: number, seat: number, seats: number, sharing: number[]): Point {
  const stone = river.stones[place - 1];
  if (!stone) {
    const y = place === 0 ? river.height - river.bank / 2 : river.bank / 2;
    return { x: ((seat + 0.5) * river.width) / seats, y };
  }
  const angle = (2 * Math.PI * sharing.indexOf(seat)) / sharing.length;
  const apart = sharing.length > 1 ? 4 : 0;
  return { x: stone.x + apart * Math.cos(angle), y: stone.y - LIFT + apart * Math.sin(angle) };
}

/** From where a pawn stood, stone by stone, to where it has hopped. */
export function way(river: River, { seat, left, reached }: Hopped, seats: number): Point[] {
  const places = Array.from({ length: reached - left + 1 }, (_, number) => left + number);
  return places.map((place) => stand(river, place, seat, seats, [seat]));
}
