/** What the review makes a story of. */
import type { Review } from "../../api/http";

export interface Plot {
  kind: "comeback" | "lost" | "led" | "close" | "turned";
  /** The lowest chance of a comeback, the highest of a lead that was lost. */
  chance: number;
  /** The turn that turned it, where there is one. */
  turn: number | null;
}

type Reviewed = Pick<Review, "before" | "turns" | "turning_points">;

/** A chance so low that winning from there is a story, and one so high that losing from there is one. */
const LOW = 0.2;
const HIGH = 0.6;
/** Before the last turn it was open below this. */
const OPEN = 0.6;
/** A drop from the start that counts. */
const DROP = 0.75;

/** The story of the seats of one side; null where there is none to tell. */
export function plotOf(review: Reviewed, side: number[], winners: number[]): Plot | null {
  const seat = side[0];
  if (seat === undefined || !review.turns.length) return null;
  return winners.includes(seat) ? victory(review, seat, side) : defeat(review, seat, winners);
}

function chancesOf({ before, turns }: Reviewed, seat: number): number[] {
  return [before, ...turns.map(({ chances }) => chances)].map((each) => each[seat] ?? 0);
}

function victory(review: Reviewed, seat: number, side: number[]): Plot | null {
  const chances = chancesOf(review, seat);
  const lowest = Math.min(...chances);
  const turn = turnedBy(review, seat, 1, () => true, chances.indexOf(lowest));
  if (lowest <= LOW && lowest <= DROP * (chances[0] ?? 0)) return { kind: "comeback", chance: lowest, turn };
  if (hasLed(review, seat, side)) return { kind: "led", chance: lowest, turn: null };
  if ((chances.at(-2) ?? 1) < OPEN) return { kind: "close", chance: lowest, turn: null };
  return turned(turnedBy(review, seat, 1, (doer) => doer !== null && side.includes(doer)));
}

/** It was turned by the winners. Nobody is told here that an own move has lost the game: the review is for that. */
function defeat(review: Reviewed, seat: number, winners: number[]): Plot | null {
  const chances = chancesOf(review, seat);
  const highest = Math.max(...chances);
  const byWinners: By = (doer) => doer !== null && winners.includes(doer);
  const turn = turnedBy(review, seat, -1, byWinners, chances.indexOf(highest));
  if (highest >= HIGH) return { kind: "lost", chance: highest, turn };
  return turned(turnedBy(review, seat, -1, byWinners));
}

function turned(turn: number | null): Plot | null {
  return turn === null ? null : { kind: "turned", chance: 0, turn };
}

/** Whether nobody else was ever ahead. */
function hasLed({ before, turns }: Reviewed, seat: number, side: number[]): boolean {
  const others = before.map((_, other) => other).filter((other) => !side.includes(other));
  return turns.every(({ chances }) => others.every((other) => (chances[other] ?? 0) <= (chances[seat] ?? 0)));
}

/** Whose turn it may have been. */
type By = (doer: number | null) => boolean;

/** The turning point since a place that did a seat the most good, or harm. */
function turnedBy(review: Reviewed, seat: number, sign: number, by: By, since = 0): number | null {
  const found = review.turning_points
    .map(({ turn, swing }) => ({ turn, gain: sign * (swing[seat] ?? 0) }))
    .filter(({ turn, gain }) => turn >= since && gain > 0 && by(review.turns[turn]?.seat ?? null))
    .sort((one, other) => other.gain - one.gain);
  return found[0]?.turn ?? null;
}
