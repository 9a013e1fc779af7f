/** Why a choice is illegal: the sentence, and the pieces that it names. */
import type { AnyReason, Who } from "../game";
import { AREA } from "./board";
import { cardName } from "./cards";
import { formatPlace } from "./notation";
import type { GameText } from "./text/type";
import type { GameReason, View } from "./types";

export function reason(why: AnyReason, who: Who, text: GameText, view: View): string {
  return text.reason(why, who, { you: view.you });
}

/** Places and cards, as marks. */
export function ringed(why: AnyReason): string[] {
  const known = why as unknown as GameReason;
  if (known.is === "MustPlay") return known.cards.map((card) => `card ${cardName(card)}`);
  const places = "places" in known ? known.places : "place" in known ? [known.place] : [];
  return places.filter((place) => place !== AREA).map((place) => `pawn ${formatPlace(place)}`);
}
