/** WB1 Training alone against the clock: this browser remembers one's times and errors. */
import { remember, remembered, type Noted } from "../game";
import type { GameEvent, View } from "./types";

export type Result = "right" | "wrong" | "silent";

/** A round of training; `id` tells it apart, so that two pages do not count it twice. */
export interface Trained {
  id: string;
  at: number;
  ms: number | null;
  result: Result;
}

const PLACE = "training";
const MOST = 500;

export function trained(): Trained[] {
  try {
    const found: unknown = JSON.parse(remembered(PLACE) ?? "[]");
    return Array.isArray(found) ? found.filter(isTrained) : [];
  } catch {
    return [];
  }
}

function isTrained(found: unknown): found is Trained {
  const round = found as Partial<Trained> | null;
  return typeof round?.id === "string" && (round.ms === null || typeof round.ms === "number");
}

export function clearTraining(): void {
  remember(PLACE, "[]");
}

/** Remember the rounds that were settled, if somebody trains. */
export function noteTraining({ table, steps, view, seat }: Noted<View>): void {
  if (view.options.players !== 1 || seat !== 0) return;
  const known = trained();
  const rounds = steps
    .flatMap(({ revision, at, events }) => events.map((event) => ({ id: `${table} ${revision}`, at, event })))
    .flatMap(({ id, at, event }) => roundOf(id, at, event as unknown as GameEvent))
    .filter(({ id }) => known.every((other) => other.id !== id));
  if (rounds.length) remember(PLACE, JSON.stringify([...known, ...rounds].slice(-MOST)));
}

function roundOf(id: string, at: number, event: GameEvent): Trained[] {
  if (event.is !== "Settled") return [];
  const said = event.heard[0];
  if (said?.is !== "Answer") return [{ id, at, ms: null, result: "silent" }];
  return [{ id, at, ms: said.ms, result: said.number === event.solution ? "right" : "wrong" }];
}

/** Of the right answers; null without any. */
export function medianOf(rounds: Trained[]): number | null {
  const times = timesOf(rounds).sort((one, other) => one - other);
  const middle = Math.floor(times.length / 2);
  const [low, high] = [times[times.length % 2 ? middle : middle - 1], times[middle]];
  return low === undefined || high === undefined ? null : (low + high) / 2;
}

export function bestOf(rounds: Trained[]): number | null {
  const times = timesOf(rounds);
  return times.length ? Math.min(...times) : null;
}

function timesOf(rounds: Trained[]): number[] {
  return rounds.flatMap(({ ms, result }) => (result === "right" && ms !== null ? [ms] : []));
}
