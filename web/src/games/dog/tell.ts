/** The log, and what is to be decided, in words. */
import type { AnyEvent, Who } from "../game";
import { FIRST_LANE_PLACE } from "./board";
import type { GameText } from "./text/type";
import type { GameEvent, View } from "./types";
import { colourWord, kindWord, kindWords, placeWord } from "./words";

export function standing(view: View, seat: number, text: GameText): string {
  return text.standing(atHome(view, seat), view.cards[seat] ?? 0);
}

export function brief(view: View, seat: number, text: GameText): string {
  return text.brief(atHome(view, seat), view.cards[seat] ?? 0);
}

function atHome(view: View, seat: number): number {
  return (view.pawns[seat] ?? []).filter((place) => place >= FIRST_LANE_PLACE).length;
}

export function task(view: View, legal: string[], text: GameText): string {
  return legal.length ? decide(view, legal, text) : wait(view, text);
}

function decide(view: View, legal: string[], text: GameText): string {
  const first = legal[0] as string;
  const drawn = view.phase === "redrawn";
  if (view.phase === "exchange") return text.taskGive;
  if (view.phase === "seven") return text.taskSeven(view.points);
  if (first === "lay down") return text.taskLayDown;
  if (first.startsWith("discard")) return drawn ? text.taskDiscardAgain : text.taskDiscard;
  if (drawn) return text.taskDrawn;
  return view.colour === view.turn ? text.taskPlay : text.taskPartner;
}

function wait(view: View, text: GameText): string {
  const colour = colourWord(view.turn, text);
  if (view.phase === "lot" || view.phase === "deal") return text.waitDeal;
  if (view.phase === "exchange") return text.waitGive;
  if (view.phase === "over") return text.over;
  if (view.turn === view.you) return "";
  if (view.phase === "seven") return text.waitSeven(colour, view.points);
  return view.phase === "redraw" ? text.waitDraw(colour) : text.waitTurn(colour);
}

/** One line for an event; what the viewer is told more exactly by another event is left out. */
export function tell(given: AnyEvent, who: Who, text: GameText, view: View): string {
  const event = given as unknown as GameEvent;
  switch (event.is) {
    case "DealerChosen":
      return text.dealerChosen(who(event.seat));
    case "Dealt":
      return text.dealt(event.round, who(event.dealer), event.size);
    case "HandDealt":
      return text.handDealt(kindWords(event.cards, text));
    case "Offered":
      return event.seat === view.you ? "" : text.offered(who(event.seat));
    case "OwnOffer":
      return text.ownOffer(kindWord(event.card, text));
    case "Exchanged":
      return view.you === null ? text.exchanged : "";
    case "Received":
      return text.received(who(event.giver), kindWord(event.card, text));
    case "Played":
      return text.played(who(event.seat), kindWord(event.card, text));
    case "LaidDown":
      return text.laidDown(who(event.seat), kindWords(event.cards, text));
    case "Discarded":
      return text.discarded(who(event.seat), kindWord(event.card, text));
    case "Drew":
      return event.seat === view.you ? "" : text.drew(who(event.seat));
    case "OwnDraw":
      return text.ownDraw(kindWord(event.card, text));
    case "Shuffled":
      return text.shuffled;
    default:
      return tellPawns(event, who, text);
  }
}

type PawnEvent = Extract<
  GameEvent,
  { is: "Entered" | "Moved" | "Captured" | "Swapped" | "WithoutEffect" | "AllHome" | "Won" }
>;

function tellPawns(event: PawnEvent, who: Who, text: GameText): string {
  const at = (place: number) => placeWord(place, text);
  switch (event.is) {
    case "Entered":
      return text.entered(who(event.colour));
    case "Moved":
      return text.moved(who(event.colour), at(event.source), at(event.target));
    case "Captured":
      return text.captured(who(event.colour), at(event.place));
    case "Swapped":
      return text.swapped(who(event.colour), at(event.own), who(event.other_colour), at(event.other));
    case "WithoutEffect":
      return text.withoutEffect;
    case "AllHome":
      return text.allHome(who(event.seat));
    case "Won":
      return text.won(event.seats.map(who).join(text.and));
    default:
      return "";
  }
}
