/** A settled round, as it is shown: which dice counted, and what everybody said and when. */
import type { AnyEvent } from "../game";
import type { GameEvent, Mistaken, Settled, View } from "./types";

export type Verdict = "right" | "wrong" | "late" | "lateRight" | "silent";
export type Moved = "white" | "black" | "lost" | null;

export interface Line {
  seat: number;
  number: number | null;
  ms: number | null;
  verdict: Verdict;
  moved: Moved;
  /** WB14 Whether the server's own measurement counts. */
  isMeasured: boolean;
}

export function settledIn(events: AnyEvent[]): Settled | null {
  const found = (events as unknown as GameEvent[]).filter((event) => event.is === "Settled");
  return found.at(-1) ?? null;
}

/** Why numbers of the last round in these events were wrong. */
export function mistakesIn(events: AnyEvent[]): Mistaken[] {
  const known = events as unknown as GameEvent[];
  return known
    .slice(known.findLastIndex(({ is }) => is === "Settled") + 1)
    .filter((event) => event.is === "Mistaken");
}

export interface LastRound {
  round: Settled;
  /** The white tokens before it, where they are known. */
  before: number[] | null;
  mistakes: Mistaken[];
}

/** The last round of those that were settled. */
export function lastOf(events: AnyEvent[]): LastRound | null {
  const rounds = (events as unknown as GameEvent[]).filter((event) => event.is === "Settled");
  const round = rounds.at(-1);
  return round ? { round, before: rounds.at(-2)?.white ?? null, mistakes: mistakesIn(events) } : null;
}

export function isRevealed(events: AnyEvent[]): boolean {
  return events.some((event) => event.is === "Revealed");
}

/** Whether a round is the last one before this view: nothing has moved since. */
export function isLastBefore(round: Settled, view: View): boolean {
  return same(round.white, view.white) && same(round.black, view.black) && round.roller === view.roller;
}

function same(one: number[], other: number[]): boolean {
  return one.length === other.length && one.every((number, index) => number === other[index]);
}

/** Which coloured dice counted: those not excluded, or, turned around, precisely those. */
export function counted(round: Settled): boolean[] {
  return round.excluded.map((excluded) => excluded === round.turned_around);
}

/** A die that was added up; its colour is an index. */
export interface Term {
  colour: number;
  pips: number;
}

export function terms(round: Settled): Term[] {
  const counts = counted(round);
  return round.roll.faces
    .map((pips, colour) => ({ colour, pips }))
    .filter(({ colour, pips }) => counts[colour] && pips > 0);
}

/** The dice that a reason speaks of, as places in `shownDice`: those counted wrongly, and the dots that say so. */
export function blamed({ roll }: Settled, { why }: Mistaken): number[] {
  switch (why.is) {
    case "CountedAll":
      return why.excluded;
    case "CountedOut":
      return why.dice.flatMap(({ colour, on }) => [
        colour,
        on ?? roll.faces.length + roll.dots.indexOf(colour),
      ]);
    case "CountedIn":
    case "LeftOut":
      return why.dice.map(({ colour }) => colour);
    case "CountedDot":
      return [why.colour];
    default:
      return [];
  }
}

/** The fastest first, the silent last. `before` are the white tokens before the round, where they are known. */
export function lines(round: Settled, before: number[] | null, measured: number[] = []): Line[] {
  return round.heard
    .map((said): Line => {
      const verdict = verdictOn(round, said);
      const moved = movedBy(round, said.seat, verdict, before);
      const [number, ms] = said.is === "Answer" ? [said.number, said.ms] : [null, null];
      return { seat: said.seat, number, ms, verdict, moved, isMeasured: measured.includes(said.seat) };
    })
    .sort((one, other) => (one.ms ?? Infinity) - (other.ms ?? Infinity) || one.seat - other.seat);
}

function verdictOn(round: Settled, said: Settled["heard"][number]): Verdict {
  if (said.is === "Silence") return "silent";
  if (round.right.some(({ seat }) => seat === said.seat)) return "right";
  if (round.wrong.some(({ seat }) => seat === said.seat)) return "wrong";
  return said.number === round.solution ? "lateRight" : "late";
}

/** A white token earned is never left at none, unless it was exchanged for a black one. */
function movedBy(round: Settled, seat: number, verdict: Verdict, before: number[] | null): Moved {
  const white = round.white[seat] ?? 0;
  if (verdict === "right") return white === 0 ? "black" : "white";
  return verdict === "wrong" && (before?.[seat] ?? 0) > white ? "lost" : null;
}

/** Milliseconds until the first die is crossed out, and from one to the next. */
export const [FIRST, APART] = [250, 120];

/** Milliseconds until all dice that are out are crossed out. */
export function sumAfter({ roll }: Settled): number {
  const dots = roll.dots.length + roll.faces.filter((pips) => pips === 0).length;
  return FIRST + APART * (dots + 1);
}
