/** The sides of a game: a side is a seat or a team that wins together. */
import type { Review } from "../api/http";
import type { GameUi } from "../games/game";
import type { Colour } from "../kit/colours";

export interface Side {
  seats: number[];
  /** The colour of its first seat. */
  colour: Colour;
  /** The chance before the first turn and after each. */
  chances: number[];
}

export function sidesOf(
  review: Pick<Review, "before" | "turns">,
  ui: Pick<GameUi, "colour" | "teams">,
): Side[] {
  const players = review.before.length;
  const alone = Array.from({ length: players }, (_, seat) => [seat]);
  return (ui.teams?.(players) ?? alone).map((seats) => {
    const first = seats[0] ?? 0;
    const chances = [review.before, ...review.turns.map((turn) => turn.chances)];
    return { seats, colour: ui.colour(first), chances: chances.map((each) => each[first] ?? 0) };
  });
}

/** What a side gained by a turn, the largest change first. */
export function gains(sides: readonly Side[], turn: number): { side: Side; gain: number }[] {
  return sides
    .map((side) => ({ side, gain: (side.chances[turn + 1] ?? 0) - (side.chances[turn] ?? 0) }))
    .sort((one, other) => Math.abs(other.gain) - Math.abs(one.gain));
}
