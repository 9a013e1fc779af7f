/** Why a choice is illegal: the sentence, and the pawns that it names. */
import type { AnyReason, Who } from "../game";
import { pawnName } from "./notation";
import type { GameText } from "./text/type";
import type { GameReason, View } from "./types";

export function reason(why: AnyReason, who: Who, text: GameText, view: View): string {
  return text.reason(why, who, { you: view.you, finish: view.track.length - 1 });
}

/** Pawns, as marks. */
export function ringed(why: AnyReason): string[] {
  const known = why as unknown as GameReason;
  const pawns = "waiting" in known ? known.waiting : "pawn" in known ? [known.pawn] : [];
  return pawns.map((pawn) => `pawn ${pawnName(pawn)}`);
}
