/** What happens for the first time in a player's life, explained. */
import type { AnyEvent, FirstNote, Who } from "../game";
import { owner } from "./notation";
import type { GameText } from "./text/type";
import type { GameEvent, View } from "./types";

const FULL = 8;

export function first(happened: AnyEvent, who: Who, text: GameText, view: View): FirstNote | null {
  const event = happened as unknown as GameEvent;
  const isOwn = "pawn" in event && owner(event.pawn) === view.you;
  switch (event.is) {
    case "Overloaded":
      return isOwn ? { name: "overloaded", text: overloaded(event, who, text, view) } : null;
    case "Arrived":
      return isOwn && !event.discs ? { name: "empty", text: text.first.empty } : null;
    case "Received":
      return isOwn && view.pawns[event.pawn]?.discs === FULL ? { name: "full", text: text.first.full } : null;
    case "Landed": {
      const { special } = event;
      return special === "plain" ? null : { name: special, text: text.specials[special].says };
    }
    default:
      return null;
  }
}

function overloaded(
  { seat, reward }: { seat: number; reward: number },
  who: Who,
  text: GameText,
  view: View,
) {
  return reward && seat !== view.you ? text.first.overloadedBy(who(seat)) : text.first.overloaded;
}
