/** What happened, as a line of the log. */
import type { AnyEvent, Who } from "../game";
import { colourOf, DICE, signOf } from "./material";
import type { GameText } from "./text/type";
import type { GameEvent, Strip } from "./types";

function named(strip: Strip, text: GameText): string {
  return text.strip(colourOf(strip.colour), strip.length, signOf(strip.colour));
}

function list(strips: readonly Strip[], text: GameText): string {
  return strips.map((strip) => named(strip, text)).join(", ");
}

/** Dice as their shapes, in groups of one colour. */
export function drawn(counts: readonly number[]): string {
  return counts
    .map((count, colour) => signOf(colour).repeat(count))
    .filter(Boolean)
    .join(" ");
}

export function tell(happened: AnyEvent, who: Who, text: GameText): string {
  const event = happened as unknown as GameEvent;
  const { told } = text;
  switch (event.is) {
    case "TakenOut":
      return event.strips.length ? told.takenOut(list(event.strips, text)) : "";
    case "Dropped":
      return event.strips.length
        ? told.dropped(who(event.seat), list(event.strips, text), DICE - event.strips.length)
        : "";
    case "Rolled":
      return told.rolled(who(event.seat), event.roll, drawn(event.dice));
    case "Kept":
      return told.kept(who(event.seat), drawn(event.dice));
    case "Stopped":
      return told.stopped(who(event.seat));
    case "Took":
      return told.took(who(event.seat), named(event.strip, text), event.end);
    case "Stole": {
      const say = event.lantern ? told.stoleLantern : told.stole;
      return say(who(event.seat), who(event.victim), named(event.strip, text), event.end);
    }
    case "Declined":
      return told.declined(who(event.seat));
    case "Returned":
      return told.returned(who(event.seat), named(event.strip, text), event.end);
    case "SlidBack":
      return told.slidBack(who(event.seat), event.spaces, event.end);
    case "Spared":
      return (event.lantern ? told.sparedLantern : told.spared)(who(event.seat));
    case "Ended":
      return event.reached ? told.reached(who(event.seat)) : told.usedUp;
    default:
      return "";
  }
}
