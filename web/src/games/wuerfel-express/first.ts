/** What happens for the first time in a player's life, explained. */
import type { AnyEvent, FirstNote, Who } from "../game";
import type { GameText } from "./text/type";
import type { GameEvent, View } from "./types";

export function first(happened: AnyEvent, who: Who, { first: text }: GameText, view: View): FirstNote | null {
  const event = happened as unknown as GameEvent;
  const { you } = view;
  switch (event.is) {
    case "Stole": {
      const [end, thief] = [view.tracks[you ?? -1]?.end ?? 0, who(event.seat)];
      if (event.victim !== you) return null;
      return event.lantern
        ? { name: "stolen-lantern", text: text.stolenLantern(thief) }
        : { name: "stolen", text: text.stolen(thief, end) };
    }
    case "Returned":
      return event.seat === you ? { name: "returned", text: text.returned } : null;
    case "SlidBack":
      return event.seat === you ? { name: "slid-back", text: text.slidBack(event.end) } : null;
    case "Spared":
      return event.seat === you && event.lantern ? { name: "spared", text: text.spared } : null;
    case "Dropped":
      return event.seat !== you && event.strips.length
        ? { name: "dropped", text: text.dropped(who(event.seat)) }
        : null;
    default:
      return null;
  }
}
