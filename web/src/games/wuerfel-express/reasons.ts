/** Why a choice is illegal: the sentence, and the strips, tracks and dice that it names. */
import type { AnyReason, Who } from "../game";
import { LETTERS, nameOf } from "./material";
import type { GameText } from "./text/type";
import type { GameReason, View } from "./types";

export function reason(why: AnyReason, who: Who, text: GameText, view: View): string {
  return text.reason(why, who, { you: view.you });
}

/** What can be seen of it, as marks. */
export function ringed(why: AnyReason, view: View): string[] {
  const known = why as unknown as GameReason;
  switch (known.is) {
    case "OnTrack":
    case "NotEnoughToSteal":
      return [`strip ${nameOf(known.strip)}`];
    case "ExactThere":
      return [`strip ${nameOf(known.claimed)}`];
    case "OwnColour":
      return ownStrip(view, known.colour);
    case "TooLong":
      return [`dice ${LETTERS.charAt(known.strip.colour)}`];
    case "TooFew":
    case "NotSoMany":
      return [`dice ${LETTERS.charAt(known.colour)}`];
    case "OnlyStrip":
    case "NoStrip":
    case "RobbedAlready":
      return [`track ${known.seat + 1}`];
    default:
      return [];
  }
}

/** The strip of a colour on the viewer's own track. */
function ownStrip(view: View, colour: number): string[] {
  const strips = view.tracks[view.you ?? -1]?.strips ?? [];
  return strips.filter((strip) => strip.colour === colour).map((strip) => `strip ${nameOf(strip)}`);
}
