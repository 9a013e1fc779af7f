/** Lines of the log. */
import type { AnyEvent, Who } from "../game";
import { letter, owner } from "./notation";
import type { GameText } from "./text/type";
import type { GameEvent, View } from "./types";

export function tell(happened: AnyEvent, who: Who, text: GameText, view: View): string {
  const event = happened as unknown as GameEvent;
  const words = text.tell;
  const name = (pawn: number) => text.pawn(who(owner(pawn)), letter(pawn));
  switch (event.is) {
    case "Loaded":
      return words.loaded(who(owner(event.pawn)), letter(event.pawn), event.discs);
    case "Rolled":
      return words.rolled(who(event.seat), event.pips);
    case "Moved":
      return words.moved(name(event.pawn), event.left, event.reached, view.track.length - 1);
    case "Received":
      return words.received(name(event.pawn));
    case "Returned":
      return words.returned(name(event.pawn));
    case "Handed":
      return words.handed(name(event.giver), name(event.taker));
    case "Overloaded":
      return event.reward
        ? words.rewarded(name(event.pawn), who(event.seat))
        : words.overloaded(name(event.pawn));
    case "Arrived":
      return words.arrived(name(event.pawn), event.discs, event.points);
    case "Landed":
      return event.special === "plain"
        ? ""
        : words.landed(name(event.pawn), text.specials[event.special].name);
    case "Skipped":
      return words.skipped(name(event.pawn), name(event.other));
    case "Won":
      return words.won(who(event.seat), event.points);
    default:
      return "";
  }
}
