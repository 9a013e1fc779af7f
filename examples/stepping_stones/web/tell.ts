/** Lines of the log. */
import type { AnyEvent, Who } from "../game";
import type { GameText } from "./text/type";
import type { GameEvent } from "./types";
import { stone } from "./words";

export function tell(happened: AnyEvent, who: Who, text: GameText): string {
  const event = happened as unknown as GameEvent;
  const words = text.tell;
  const name = who(event.seat);
  switch (event.is) {
    case "Rolled":
      return words.rolled(name, event.pips);
    case "Hopped":
      return words.hopped(name, stone(event.left, text), stone(event.reached, text));
    case "Slipped":
      return words.slipped(name, stone(event.reached, text));
    case "WentOn":
      return words.wentOn(name);
    case "Rested":
      return words.rested(name, stone(event.place, text));
    case "Pushed":
      return words.pushed(name, stone(event.left, text));
    case "Crossed":
      return words.crossed(name, stone(event.left, text));
    default:
      return "";
  }
}
