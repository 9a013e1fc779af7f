/** How much each event of Overload matters, and what stands on the board then. */
import { peopleOf } from "../../kit/narrating";
import type { AnyEvent, Moment, Weight, Who } from "../game";
import { owner } from "./notation";
import type { GameText } from "./text/type";
import type { GameEvent, Overloaded, View } from "./types";

const WEIGHTS: Partial<Record<GameEvent["is"], Weight>> = {
  Loaded: "act",
  Rolled: "act",
  Handed: "act",
  Overloaded: "blow",
  Arrived: "blow",
  Won: "win",
};

export function weight(event: AnyEvent): Weight {
  return WEIGHTS[(event as unknown as GameEvent).is] ?? "step";
}

export function spaces(event: AnyEvent): number {
  const happened = event as unknown as GameEvent;
  return happened.is === "Moved" ? Math.abs(happened.reached - happened.left) : 0;
}

export function moment(events: AnyEvent[], who: Who, { say }: GameText, view: View): Moment | null {
  const people = peopleOf(who, view.you);
  const words = say.moment;
  const happened = events as unknown as GameEvent[];
  const tipped = happened.filter((event): event is Overloaded => event.is === "Overloaded");
  if (tipped.length) return { word: say.spell(words.overload), line: came(tipped) };
  const home = happened.find((event) => event.is === "Arrived");
  if (!home?.points) return null;
  return {
    word: words.points(home.points),
    line: say.spell(words.arrived(people(owner(home.pawn)), home.discs)),
  };

  /** “Eight discs back in the cup. +1 for you.” */
  function came(found: Overloaded[]): string {
    const awards = found.filter(({ reward }) => reward).map(({ seat }) => `${words.award(people(seat))}.`);
    return [words.emptied, ...new Set(awards)].join(" ");
  }
}
