/** What happened, as a line of the log. */
import type { AnyEvent, Who } from "../game";
import { signOf } from "./material";
import type { GameText } from "./text/type";
import type { View } from "./types";

/** Dice as their shapes, in groups of one colour. */
export function drawn(counts: readonly number[]): string {
  return counts
    .map((count, colour) => signOf(colour).repeat(count))
    .filter(Boolean)
    .join(" ");
}

export function tell(event: AnyEvent, who: Who, text: GameText, view: View): string {
  return text.tell(event, who, { you: view.you });
}

export function stake(stake: AnyEvent, who: Who, text: GameText, view: View): string {
  return text.stake(stake, who, { you: view.you });
}
