/** A choice in words, with the card and the pawn. */
import type { Who } from "../game";
import { layout, receiver, startOf } from "./board";
import { parse, type Use } from "./notation";
import type { GameText } from "./text/type";
import type { View } from "./types";
import { cardWord, placeWord, useWord } from "./words";

const OF_CHANCE = ["dealer", "deal", "draw"];

export function describe(notation: string, view: View, who: Who, text: GameText): string {
  const [first = "", verb = ""] = notation.split(" ");
  if (OF_CHANCE.includes(first)) return notation;
  const { players, direction } = view.options;
  const use = parse(notation, startOf(players, view.colour));
  if (verb === "gives") return text.give(cardOf(use, text), who(receiver(players, Number(first) - 1)));
  const what = useWord(use, layout(players, direction, 0), view, who, text);
  if (use.kind === "discard" || use.kind === "down") return what;
  const still = use.source === null || use.kind === "enter";
  return text.with(cardOf(use, text), still ? what : text.byPawn(placeWord(use.source ?? 0, text), what));
}

function cardOf(use: Use, text: GameText): string {
  const card = cardWord(use.card ?? "7", text);
  return use.kind === "split" && use.card === "joker" ? `${card} = 7` : card;
}

/** DG3 Partners sit opposite each other, with four and with six. */
export function teams(players: number): number[][] {
  const sides = players === 4 || players === 6 ? players / 2 : players;
  return Array.from({ length: sides }, (_, side) =>
    Array.from({ length: players / sides }, (_, number) => side + number * sides),
  );
}
