/** What happens for the first time in a player's life, explained. */
import type { AnyEvent, FirstNote, Who } from "../game";
import { partnerOf } from "./board";
import type { GameText } from "./text/type";
import type { GameEvent, View } from "./types";

/** The longest hand. */
const LONGEST = 6;

export function first(happened: AnyEvent, who: Who, { first: text }: GameText, view: View): FirstNote | null {
  const event = happened as unknown as GameEvent;
  const { you } = view;
  switch (event.is) {
    case "LaidDown":
      return event.seat === you ? null : { name: "lays-down", text: text.laysDown(who(event.seat)) };
    case "Captured":
      return event.colour === you ? { name: "captured", text: text.captured } : null;
    case "Dealt":
      return event.size < LONGEST ? { name: "shorter", text: text.shorter } : null;
    case "Swapped":
      return event.other_colour === you ? { name: "swapped", text: text.swapped(who(event.colour)) } : null;
    case "WithoutEffect":
      return { name: "without-effect", text: text.withoutEffect };
    case "AllHome":
      return allHome(event.seat, who, text, view);
    default:
      return null;
  }
}

function allHome(seat: number, who: Who, text: GameText["first"], view: View): FirstNote | null {
  const partner = partnerOf(view.options.players, seat);
  if (partner === null || seat === view.you) return null;
  return {
    name: "all-home",
    text: partner === view.you ? text.helpsYou(who(seat)) : text.helps(who(seat), who(partner)),
  };
}
