/** Places in words. */
import type { GameText } from "./text/type";
import type { View } from "./types";

export function where(place: number, view: View, text: GameText): string {
  if (place === 0) return text.nearBank;
  return place === view.far_bank ? text.farBank : text.stone(place);
}
