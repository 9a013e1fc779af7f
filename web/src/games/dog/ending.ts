/** How a game of DOG ended, and what its players may be remembered for. */
import { tally } from "../../kit/tally";
import type { AnyEvent, Deed, Result } from "../game";
import { cardName } from "./cards";
import type { GameText } from "./text/type";
import { homeCount, spacesOf } from "./turn";
import type { GameEvent, View } from "./types";

export function result(view: View, seat: number, { end }: GameText): Result {
  const score = homeCount(view, seat);
  return { score, unit: end.home(score) };
}

export function deeds(events: AnyEvent[], view: View, { end }: GameText): Deed[] {
  const count = tally(view.options.players);
  const [captures, captured, first, swaps] = [count(), count(), count(), count()];
  const [jokers, laidDown, walked] = [count(), count(), count()];
  // Pawns have colours, not players: what happens to them is done by the player of the last card.
  let seat = 0;
  for (const event of events as unknown as GameEvent[]) {
    if (event.is === "Played") seat = event.seat;
    if (event.is === "Played" && cardName(event.card) === "joker") jokers.add(seat);
    if (event.is === "Captured") captured.add(event.colour);
    if (event.is === "Captured" && event.colour !== seat) captures.add(seat);
    if (event.is === "Swapped") swaps.add(seat);
    if (event.is === "LaidDown") laidDown.add(event.seat);
    if (event.is === "AllHome" && !first.total) first.add(event.seat);
    if (event.is === "Moved") walked.add(seat, spacesOf(event as unknown as AnyEvent, view));
  }
  return [
    captures.as(end.captures),
    first.as(() => end.first),
    captured.as(end.captured),
    swaps.as(end.swaps),
    jokers.as(end.jokers),
    walked.as(end.walked),
    laidDown.as(end.laidDown),
  ];
}
