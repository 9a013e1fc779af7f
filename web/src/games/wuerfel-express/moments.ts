/** How much each event of Würfel Express matters, and what stands on the board then. */
import { peopleOf } from "../../kit/narrating";
import type { AnyEvent, Moment, Weight, Who } from "../game";
import { stripWord } from "./narrate";
import type { GameText } from "./text/type";
import type { GameEvent, View } from "./types";

const WEIGHTS: Partial<Record<GameEvent["is"], Weight>> = {
  TakenOut: "act",
  Rolled: "act",
  Took: "act",
  Returned: "act",
  SlidBack: "act",
  Spared: "act",
  Stole: "blow",
  Ended: "win",
};

export function weight(event: AnyEvent): Weight {
  return WEIGHTS[(event as unknown as GameEvent).is] ?? "step";
}

export function moment(events: AnyEvent[], who: Who, { say }: GameText, view: View): Moment | null {
  const people = peopleOf(who, view.you);
  const happened = events as unknown as GameEvent[];
  const theft = happened.find((event) => event.is === "Stole");
  if (!theft) return null;
  const line = say.moment.theft(people(theft.seat), people(theft.victim), stripWord(theft.strip, say));
  return { word: say.moment.stolen, line: say.spell(line) };
}
