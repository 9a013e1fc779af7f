/** Places in words. */
import type { GameText } from "./text/type";
import type { View } from "./types";

export function where(place: number, view: View, text: GameText): string {
  return place === view.far_bank ? text.farBank : stone(place, text);
}

export function stone(place: number, text: GameText): string {
  return place === 0 ? text.nearBank : text.stone(place);
}
