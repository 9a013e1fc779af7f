/** Names of cards, places and choices, from the words of a language. */
import { SIGNS, type Colour } from "../../kit/colours";
import type { Who } from "../game";
import { AREA, FIRST_LANE_PLACE, receiver, steps, type Layout } from "./board";
import { cardName, type CardName } from "./cards";
import type { Use } from "./notation";
import type { GameText } from "./text/type";
import type { View } from "./types";

/** DG2 Red, blue, yellow, green, black, purple round the table. */
const COLOURS: Colour[] = ["red", "blue", "yellow", "green", "black", "purple"];

export function colour(seat: number): Colour {
  return COLOURS[seat % COLOURS.length] as Colour;
}

export function colourWord(seat: number, text: GameText): string {
  return `${SIGNS[colour(seat)]} ${text.colours[colour(seat)]}`;
}

export function cardWord(card: string, text: GameText): string {
  if (card === "swap") return text.swap;
  return card === "joker" ? text.joker : card;
}

export function kindWord(kind: number, text: GameText): string {
  return cardWord(cardName(kind), text);
}

export function placeWord(place: number, text: GameText): string {
  if (place === AREA) return text.startArea;
  return place < FIRST_LANE_PLACE ? text.space(place) : text.laneSpace(place - FIRST_LANE_PLACE + 1);
}

export function doesWord(card: CardName, text: GameText): string {
  return (text.does as Partial<Record<CardName, string>>)[card] ?? text.forwardOnly(card);
}

export function shortened(name: string, most = 9): string {
  return name.length > most ? `${name.slice(0, most - 1).trimEnd()}…` : name;
}

/** Whose pawn stands on a space of the ring. */
export function ownerAt(view: View, place: number): number {
  return view.pawns.findIndex((row) => row.includes(place));
}

/** What a choice does, in full. */
export function useWord(use: Use, board: Layout, view: View, who: Who, text: GameText): string {
  switch (use.kind) {
    case "give":
      return text.give(cardWord(use.card ?? "", text), who(receiver(board.players, view.you ?? 0)));
    case "discard":
      return text.discard(cardWord(use.card ?? "", text));
    case "down":
      return text.layDown;
    case "idle":
      return text.idle;
    case "enter":
      return text.enter;
    case "swap":
      return text.swapWith(who(ownerAt(view, use.target ?? 0)), placeWord(use.target ?? 0, text));
    default:
      return wayWord(use, board, view, text.forward, text.intoLane, text);
  }
}

/** The same with the card, unless its name is in the words already. */
export function fullWord(use: Use, board: Layout, view: View, who: Who, text: GameText): string {
  const word = useWord(use, board, view, who, text);
  const isNamed = ["give", "discard"].includes(use.kind) || use.kind === use.card;
  return use.card === null || isNamed ? word : text.with(cardWord(use.card, text), word);
}

/** With more choices than these side by side, numbers have to do. */
const FEW = 3;

/** The same in a few signs, where the pawn is known, as one of several choices. */
export function shortWord(
  use: Use,
  choices: number,
  board: Layout,
  view: View,
  who: Who,
  text: GameText,
): string {
  if (use.kind === "swap") return `${shortened(who(ownerAt(view, use.target ?? 0)))} · ${use.target}`;
  if (use.source === null || use.kind === "enter") return useWord(use, board, view, who, text);
  return wayWord(use, board, view, choices > FEW ? String : text.forward, text.shortLane, text);
}

function wayWord(
  use: Use,
  board: Layout,
  view: View,
  forward: (steps: number) => string,
  inside: (steps: number, space: number) => string,
  text: GameText,
): string {
  const target = use.target ?? 0;
  const count = steps(board, view.colour, use.source ?? 0, target);
  if (target >= FIRST_LANE_PLACE) return inside(count, target - FIRST_LANE_PLACE + 1);
  return count < 0 ? text.back(-count) : forward(count);
}
