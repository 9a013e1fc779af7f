/** How a game of Overload ended, and what its players may be remembered for. */
import { tally } from "../../kit/tally";
import type { AnyEvent, Deed, Result } from "../game";
import { owner } from "./notation";
import type { GameText } from "./text/type";
import type { GameEvent, View } from "./types";

/** A full load at the finish. */
const FULL = 12;

export function result(view: View, seat: number, { end }: GameText): Result {
  const score = view.points[seat] ?? 0;
  return { score, unit: end.points(score) };
}

export function deeds(events: AnyEvent[], view: View, { end }: GameText): Deed[] {
  const count = tally(view.players);
  const [twelves, tipped, overloaded] = [count(), count(), count()];
  const [handed, walked] = [count(), count()];
  for (const event of events as unknown as GameEvent[]) {
    if (event.is === "Arrived" && event.points === FULL) twelves.add(owner(event.pawn));
    if (event.is === "Overloaded") overloaded.add(owner(event.pawn));
    if (event.is === "Overloaded" && owner(event.pawn) !== event.seat) tipped.add(event.seat);
    if (event.is === "Handed" && owner(event.giver) !== owner(event.taker)) handed.add(owner(event.giver));
    if (event.is === "Moved") walked.add(owner(event.pawn), Math.abs(event.reached - event.left));
  }
  return [
    twelves.as(end.twelves),
    tipped.as(end.tipped),
    overloaded.as(end.overloaded),
    handed.as(end.handed),
    walked.as(end.walked),
  ];
}
