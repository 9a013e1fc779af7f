/** Which cards lie open on top of the discards. */
import type { AnyEvent } from "../game";
import type { GameEvent, View } from "./types";

export function shownBy(before: number[], view: View, events: AnyEvent[]): number[] {
  if (!view.discards.some(Boolean)) return [];
  return (events as unknown as GameEvent[]).reduce<number[]>((shown, event) => {
    if (event.is === "Played" || event.is === "Discarded") return [event.card];
    return event.is === "LaidDown" ? event.cards : shown;
  }, before);
}
