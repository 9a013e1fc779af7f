/** How a game of Würfel Express ended, and what its players may be remembered for. */
import { tally } from "../../kit/tally";
import type { AnyEvent, Deed, Result } from "../game";
import type { GameText } from "./text/type";
import type { GameEvent, View } from "./types";

export function result(view: View, seat: number, { end }: GameText): Result {
  const score = view.tracks[seat]?.end ?? 0;
  return { score, unit: end.spaces(score) };
}

export function deeds(events: AnyEvent[], view: View, { end }: GameText): Deed[] {
  const count = tally(view.players);
  const [thefts, longest, robbed, slid] = [count(), count(), count(), count()];
  const [spared, dropped, laid] = [count(), count(), count()];
  for (const event of events as unknown as GameEvent[]) {
    if (event.is === "Stole") thefts.add(event.seat);
    if (event.is === "Stole") robbed.add(event.victim);
    if (event.is === "Took" || event.is === "Stole") longest.raise(event.seat, event.strip.length);
    if (event.is === "Took" || event.is === "Stole") laid.add(event.seat);
    if (event.is === "SlidBack") slid.add(event.seat, event.spaces);
    if (event.is === "Spared" && event.lantern) spared.add(event.seat);
    if (event.is === "Dropped") dropped.add(event.seat, event.strips.length);
  }
  return [
    thefts.as(end.thefts),
    robbed.as(end.robbed),
    spared.as(end.spared),
    longest.as(end.longest),
    slid.as(end.slid),
    dropped.as(end.dropped),
    laid.as(end.laid),
  ];
}
