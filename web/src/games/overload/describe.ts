/** A choice in words. */
import type { Who } from "../game";
import { ghosts } from "./ghosts";
import { parse, type Choice } from "./notation";
import type { GameText } from "./text/type";
import type { View } from "./types";
import { fullWay, whose } from "./words";

export function describe(notation: string, view: View, who: Who, text: GameText): string {
  const choice = parse(notation);
  if (!choice) return notation;
  switch (choice.verb) {
    case "load":
      return text.loadDiscs(choice.value);
    case "give":
      return text.giveTo(whose(choice.value, who, text));
    case "take":
      return text.takeFrom(whose(choice.value, who, text));
    case "skip":
      return text.skipWith(whose(choice.value, who, text));
    default:
      return going(choice, view, text);
  }
}

function going(choice: Choice, view: View, text: GameText): string {
  const [ghost] = ghosts(view, [choice]);
  return ghost ? fullWay(ghost, view, text) : choice.notation;
}
