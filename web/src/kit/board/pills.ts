/** Where words beside the targets of a board go, so that they lie over each other nowhere. */
import type { Point, Size, ViewBox } from "./units";

export interface Label<T> extends Point {
  text: string;
  item: T;
}

export interface Placed<T> extends Point, Size {
  item: T;
}

/** A fair guess of how wide letters are, for those of a sans serif. */
const LETTER = 0.54;

/** The first labels first: above their targets, else below; those without room are left out. */
export function placed<T>(
  labels: readonly Label<T>[],
  size: number,
  gap: number,
  room: ViewBox,
): Placed<T>[] {
  const found: Placed<T>[] = [];
  for (const label of labels) {
    const spot = spots(label, size, gap, room).find((one) => !found.some((other) => overlap(one, other)));
    if (spot) found.push({ ...spot, item: label.item });
  }
  return found;
}

function spots({ x, y, text }: Label<unknown>, size: number, gap: number, room: ViewBox): (Point & Size)[] {
  const width = text.length * size * LETTER + 1.6 * size;
  const height = 1.9 * size;
  const middle = Math.min(Math.max(x, room.x + width / 2), room.x + room.width - width / 2);
  const inside = (at: number) => at > room.y + height / 2 && at < room.y + room.height - height / 2;
  return [y - gap - height / 2, y + gap + height / 2]
    .filter(inside)
    .map((at) => ({ x: middle, y: at, width, height }));
}

function overlap(one: Point & Size, other: Point & Size): boolean {
  return (
    Math.abs(one.x - other.x) * 2 < one.width + other.width &&
    Math.abs(one.y - other.y) * 2 < one.height + other.height
  );
}
