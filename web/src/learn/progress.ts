/** How far this device has come in each lesson, and which games it has been offered to learn. */
import { server } from "../api/http";
import { heldTables } from "../api/keys";
import { remember, remembered } from "../app/storage";
import { FINALE } from "./lesson";

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
  if (!progressOf(game)) server.learnt(game, step, "started");
  server.learnt(game, step, "reached");
  keep(game, { step });
}

/** The lesson is left at a step, before its end. */
export function leaveAt(game: string, step: string): void {
  if (!progressOf(game)?.done) server.learnt(game, step, "left");
}

export function finish(game: string): void {
  if (!progressOf(game)?.done) server.learnt(game, FINALE, "finished");
  keep(game, { done: true });
}

export function countMiss(game: string, step: string): void {
  const misses = progressOf(game)?.misses ?? {};
  const number = (misses[step] ?? 0) + 1;
  server.learnt(game, step, "missed");
  if (number === 2) server.learnt(game, step, "missed-twice");
  keep(game, { misses: { ...misses, [step]: number } });
}

/** Whether the first *Play now* of a game should ask: once, and not those who have played or begun to learn it. */
export function shouldOffer(game: string): boolean {
  const played = heldTables().some(([, held]) => held.game === game);
  return !played && progressOf(game) === null && !read<string[]>(OFFERED, []).includes(game);
}

export function offered(game: string): void {
  remember(OFFERED, JSON.stringify([...new Set([...read<string[]>(OFFERED, []), game])]));
}
