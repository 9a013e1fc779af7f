/** Places, pawns and choices in words, for buttons and for screen readers. */
import type { Who } from "../game";
import type { Ghost } from "./ghosts";
import { letter, owner } from "./notation";
import type { GameText } from "./text/type";
import type { View } from "./types";

export function where(place: number, view: View, text: GameText): string {
  if (place === 0) return text.start;
  return place === view.track.length - 1 ? text.finish : text.space(place);
}

export function whose(pawn: number, who: Who, text: GameText): string {
  return text.pawn(who(owner(pawn)), letter(pawn));
}

/** The choice in a word or two. */
export function way(ghost: Ghost, view: View, text: GameText): string {
  if (view.phase.is !== "Stepping") return text.move(letter(ghost.pawn));
  return ghost.place > ghost.from ? text.forward : text.back;
}

/** The same in full. */
export function fullWay(ghost: Ghost, view: View, text: GameText): string {
  const to = where(ghost.place, view, text);
  if (view.phase.is === "Stepping") return text.stepTo(way(ghost, view, text), to);
  return text.moveTo(letter(ghost.pawn), text.discs(view.pawns[ghost.pawn]?.discs ?? 0), to);
}
