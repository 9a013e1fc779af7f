/** What belongs to a turn of DOG, how much each event matters, and what stands on the board then. */
import { peopleOf, type People } from "../../kit/narrating";
import type { AnyEvent, Moment, Weight, Who } from "../game";
import { FIRST_LANE_PLACE, measures, steps } from "./board";
import type { GameText } from "./text/type";
import type { Captured, GameEvent, Moved, View } from "./types";

const WEIGHTS: Partial<Record<GameEvent["is"], Weight>> = {
  Dealt: "act",
  Exchanged: "act",
  Entered: "act",
  Captured: "blow",
  Swapped: "blow",
  LaidDown: "blow",
  AllHome: "blow",
  Won: "win",
};

/** Cards are played once a turn, or laid down; a 7 goes on without another card. */
const CARDS = ["Played", "LaidDown"];
const OFFERS = ["OwnOffer", "Offered"];

export function weight(event: AnyEvent, view: View): Weight {
  const { is } = event as unknown as GameEvent;
  return isFirstHome(event as unknown as GameEvent, view) ? "blow" : (WEIGHTS[is] ?? "step");
}

export function isHomecoming(event: GameEvent): boolean {
  return event.is === "Moved" && event.target >= FIRST_LANE_PLACE && event.source < FIRST_LANE_PLACE;
}

function isFirstHome(event: GameEvent, view: View): event is Moved {
  return event.is === "Moved" && isHomecoming(event) && homeCount(view, event.colour) === 1;
}

export function homeCount(view: View, seat: number): number {
  return (view.pawns[seat] ?? []).filter((place) => place >= FIRST_LANE_PLACE).length;
}

/** How far a pawn went; less than 0 where it went back. */
export function spaces({ colour, source, target }: Moved, { options }: View): number {
  return steps(measures(options.players, options.direction), colour, source, target);
}

export function spacesOf(event: AnyEvent, view: View): number {
  const happened = event as unknown as GameEvent;
  return happened.is === "Moved" ? Math.abs(spaces(happened, view)) : 0;
}

/** The exchange is one turn of all; a player left alone has turn after turn. */
export function goesOn(turn: AnyEvent[], next: AnyEvent[]): boolean | null {
  const kind = next[0]?.is ?? "";
  const begun = turn[0]?.is ?? "";
  if (OFFERS.includes(kind)) return OFFERS.includes(begun);
  if (OFFERS.includes(begun)) return false;
  return [...CARDS, "Discarded"].includes(kind) && turn.some(({ is }) => CARDS.includes(is)) ? false : null;
}

/** A deal opens a round. */
export function chapter(event: AnyEvent, text: GameText): string {
  const happened = event as unknown as GameEvent;
  return happened.is === "Dealt" ? text.roundOf(happened.round, happened.size) : "";
}

export function moment(events: AnyEvent[], who: Who, text: GameText, view: View): Moment | null {
  const people = peopleOf(who, view.you);
  const found = events as unknown as GameEvent[];
  return (
    captured(found, people, text) ??
    found.map((event) => standing(event, people, text, view)).find(Boolean) ??
    null
  );
}

function captured(events: GameEvent[], people: People, { say }: GameText): Moment | null {
  const hit = events.filter((event): event is Captured => event.is === "Captured");
  if (!hit.length) return null;
  const seats = [...new Set(hit.map(({ colour }) => colour))];
  return { word: say.moment.captured, line: say.moment.goesBack(seats.map(people)) };
}

function standing(event: GameEvent, people: People, { say }: GameText, view: View): Moment | null {
  const words = say.moment;
  switch (event.is) {
    case "Swapped":
      return {
        word: words.swapped,
        line: words.swaps(people(event.colour), people(event.other_colour)),
      };
    case "LaidDown":
      return { word: words.down, line: words.laysDown(people(event.seat)) };
    case "AllHome":
      return { word: words.allHome, line: words.whose(people(event.seat)) };
    default:
      if (!isFirstHome(event, view)) return null;
      return { word: words.firstHome, line: words.whose(people(event.colour)) };
  }
}
