/** A choice in words. */
import type { Who } from "../game";
import type { GameText } from "./text/type";
import type { View } from "./types";
import { where } from "./words";

export function describe(notation: string, view: View, _who: Who, text: GameText): string {
  if (notation === "hop") return text.hop;
  return notation === "rest" ? text.restOn(where(view.at, view, text)) : notation;
}
