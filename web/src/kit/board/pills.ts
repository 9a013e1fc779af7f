/** Where words beside the targets of a board go, so that they cover neither each other nor what may be touched. */
import type { Point, Size, ViewBox } from "./units";

export interface Label<T> extends Point {
  text: string;
  item: T;
  /** It is said even where it covers what may be touched. */
  insists?: boolean;
}

type Box = Point & Size;
export interface Placed<T> extends Box {
  item: T;
}

export interface Room {
  view: ViewBox;
  /** What must stay free, in squares of this size around these points. */
  free: readonly Point[];
  side: number;
}

/** A fair guess of how wide letters are, for those of a sans serif. */
const LETTER = 0.54;

/** The first labels first: towards the middle of the board, else above or below. Where targets lie close together, only
 *  those that insist are left. */
export function placed<T>(labels: readonly Label<T>[], size: number, gap: number, room: Room): Placed<T>[] {
  const taken: Box[] = room.free.map((point) => ({ ...point, width: room.side, height: room.side }));
  const found: Placed<T>[] = [];
  for (const label of labels) {
    const all = spots(label, size, gap, room.view);
    const isFree = (one: Box) => !taken.some((other) => overlap(one, other));
    const spot = all.find(isFree) ?? (label.insists ? all[0] : undefined);
    if (!spot) continue;
    taken.push(spot);
    found.push({ ...spot, item: label.item });
  }
  return found;
}

function spots({ x, y, text }: Label<unknown>, size: number, gap: number, view: ViewBox): Box[] {
  const [width, height] = [text.length * size * LETTER + 1.6 * size, 1.9 * size];
  const [left, top] = [view.x + width / 2, view.y + height / 2];
  const inwards = x < view.x + view.width / 2 ? 1 : -1;
  const beside = { x: x + inwards * (gap + width / 2), y };
  const along = Math.min(Math.max(x, left), view.x + view.width - width / 2);
  const over = [y - gap - height / 2, y + gap + height / 2].map((at) => ({ x: along, y: at }));
  const upwards = y < view.y + view.height / 2 ? over.reverse() : over;
  const isAtSide = Math.abs(x - view.x - view.width / 2) > 0.4 * view.width;
  return (isAtSide ? [beside, ...upwards] : [...upwards, beside])
    .filter((at) => at.x >= left && at.x <= view.x + view.width - width / 2)
    .filter((at) => at.y >= top && at.y <= view.y + view.height - height / 2)
    .map((at) => ({ ...at, width, height }));
}

function overlap(one: Box, other: Box): boolean {
  return (
    Math.abs(one.x - other.x) * 2 < one.width + other.width &&
    Math.abs(one.y - other.y) * 2 < one.height + other.height
  );
}
