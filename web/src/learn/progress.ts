/** How far this device has come in each lesson, and which games it has been offered to learn. */
import { heldTables } from "../api/keys";
import { remember, remembered } from "../app/storage";

export interface Progress {
  /** The step to go on with. */
  step: string;
  done: boolean;
  /** Misses by step. */
  misses: Record<string, number>;
}

const PLACE = "lessons";
const OFFERED = "offered";

function read<T>(place: string, otherwise: T): T {
  try {
    return (JSON.parse(remembered(place) ?? "null") as T | null) ?? otherwise;
  } catch {
    return otherwise;
  }
}

function all(): Record<string, Progress> {
  return read(PLACE, {});
}

export function progressOf(game: string): Progress | null {
  return all()[game] ?? null;
}

function keep(game: string, changes: Partial<Progress>): void {
  const before = progressOf(game) ?? { step: "", done: false, misses: {} };
  remember(PLACE, JSON.stringify({ ...all(), [game]: { ...before, ...changes } }));
}

/** A step is on the screen: the lesson is resumed there. */
export function reach(game: string, step: string): void {
  keep(game, { step });
}

export function finish(game: string): void {
  keep(game, { done: true });
}

export function countMiss(game: string, step: string): void {
  const misses = progressOf(game)?.misses ?? {};
  keep(game, { misses: { ...misses, [step]: (misses[step] ?? 0) + 1 } });
}

/** Whether the first *Play now* of a game should ask: once, and not those who have played or begun to learn it. */
export function shouldOffer(game: string): boolean {
  const played = heldTables().some(([, held]) => held.game === game);
  return !played && progressOf(game) === null && !read<string[]>(OFFERED, []).includes(game);
}

export function offered(game: string): void {
  remember(OFFERED, JSON.stringify([...new Set([...read<string[]>(OFFERED, []), game])]));
}
