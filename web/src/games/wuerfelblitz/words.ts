/** Dice and events in words. */
import type { AnyEvent, Who } from "../game";
import { shownDice, type ShownDie } from "./material";
import type { GameText } from "./text/type";
import type { Roll, View } from "./types";

export function inWords(roll: Pick<Roll, "faces" | "dots">, text: GameText): string {
  const dice = shownDice(roll.faces, roll.dots);
  const white = dice.filter((die) => die.colour === "white").map((die) => colourWord(die.dot, text));
  const coloured = dice.filter((die) => die.colour !== "white").map((die) => dieInWords(die, text));
  return [...coloured, text.dice.white(text.list(white))].join(", ");
}

function colourWord(colour: ShownDie["colour"] | null, text: GameText): string {
  return colour && colour !== "white" ? text.colours[colour] : "";
}

function dieInWords(die: ShownDie, text: GameText): string {
  const colour = colourWord(die.colour, text);
  return die.dot ? text.dice.dot(colour, colourWord(die.dot, text)) : text.dice.pips(colour, die.pips);
}

export function tell(event: AnyEvent, who: Who, text: GameText, view: View): string {
  return text.tell(event, who, { you: view.you });
}

export function stake(stake: AnyEvent, who: Who, text: GameText, view: View): string {
  return text.stake(stake, who, { you: view.you });
}
