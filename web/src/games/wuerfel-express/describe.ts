/** A choice in words. */
import type { Who } from "../game";
import { sum } from "./dice";
import { colourOf, DICE, LETTERS, signOf } from "./material";
import { countLetters } from "./notation";
import { drawn } from "./tell";
import type { GameText } from "./text/type";
import type { Strip, View } from "./types";

export function describe(notation: string, view: View, who: Who, text: GameText): string {
  const [verb, word = ""] = notation.split(" ");
  switch (verb) {
    case "drop":
      return Number(word) ? text.dropAndRoll(Number(word), DICE - Number(word)) : text.rollFirst(DICE);
    case "keep":
      return keeping(word, view, text);
    case "stop":
      return text.stopAll;
    case "take":
      return text.toTake(named(LETTERS.indexOf(word.charAt(0)), Number(word.slice(1)), text));
    case "steal":
      return stealing(Number(word) - 1, view, who, text);
    case "done":
      return text.done;
    default:
      return notation;
  }
}

function keeping(word: string, view: View, text: GameText): string {
  const kept = countLetters(word);
  const dice = view.phase.is === "Keeping" ? sum(view.phase.dice) : DICE;
  return sum(kept) ? text.keepAndRoll(drawn(kept), dice - sum(kept)) : text.rollAll(dice);
}

function stealing(victim: number, view: View, who: Who, text: GameText): string {
  const first: Strip | undefined = view.tracks[victim]?.strips[0];
  return first ? text.toSteal(who(victim), named(first.colour, first.length, text)) : who(victim);
}

function named(colour: number, length: number, text: GameText): string {
  return text.strip(colourOf(colour), length, signOf(colour));
}
