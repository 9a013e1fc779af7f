/** How a game of Würfelblitz ended, and what its players may be remembered for. */
import { tally } from "../../kit/tally";
import type { AnyEvent, Deed, Result } from "../game";
import type { GameText } from "./text/type";
import type { GameEvent, View } from "./types";

export function result(view: View, seat: number, { end }: GameText): Result {
  const score = view.black[seat] ?? 0;
  return { score, unit: end.tokens(score) };
}

export function deeds(events: AnyEvent[], view: View, { end, seconds }: GameText): Deed[] {
  const count = tally(view.options.players);
  // The faster an answer, the more it is worth remembering.
  const [fastest, right, tried, silent] = [count(), count(), count(), count()];
  for (const event of events as unknown as GameEvent[]) {
    if (event.is !== "Settled") continue;
    for (const { seat, ms } of event.right) fastest.raise(seat, 1 / Math.max(1, ms));
    for (const { seat } of event.right) right.add(seat);
    for (const { seat } of event.wrong) tried.add(seat);
    for (const heard of event.heard) if (heard.is === "Silence") silent.add(heard.seat);
  }
  return [
    fastest.as((amount) => end.fastest(seconds(Math.round(1 / amount)))),
    right.as(end.right),
    tried.as(end.tried),
    silent.as(end.silent),
  ];
}
