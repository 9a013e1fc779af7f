/** Lines of the log. */
import type { AnyEvent, Who } from "../game";
import type { GameText } from "./text/type";
import type { View } from "./types";

export function tell(event: AnyEvent, who: Who, text: GameText, view: View): string {
  return text.tell(event, who, { you: view.you, finish: view.track.length - 1 });
}

export function stake(stake: AnyEvent, who: Who, text: GameText, view: View): string {
  return text.stake(stake, who, { you: view.you, finish: view.track.length - 1 });
}
