/** The log, and what is to be decided, in words. */
import type { AnyEvent, Who } from "../game";
import { FIRST_LANE_PLACE, partnerOf, receiver } from "./board";
import type { GameText } from "./text/type";
import type { View } from "./types";
import { colourWord } from "./words";

export function standing(view: View, seat: number, text: GameText): string {
  return text.standing(atHome(view, seat), view.cards[seat] ?? 0);
}

export function brief(view: View, seat: number, text: GameText): string {
  return text.cards(view.cards[seat] ?? 0);
}

function atHome(view: View, seat: number): number {
  return (view.pawns[seat] ?? []).filter((place) => place >= FIRST_LANE_PLACE).length;
}

export function task(
  view: View,
  legal: string[],
  text: GameText,
  _together?: boolean,
  who: Who = String,
): string {
  return legal.length ? decide(view, legal, text, who) : wait(view, text);
}

function decide(view: View, legal: string[], text: GameText, who: Who): string {
  const first = legal[0] as string;
  const drawn = view.phase === "redrawn";
  if (view.phase === "exchange") return give(view, text, who);
  if (view.phase === "seven") return text.taskSeven(view.points);
  if (first === "lay down") return text.taskLayDown;
  if (first.startsWith("discard")) return drawn ? text.taskDiscardAgain : text.taskDiscard;
  if (drawn && view.options.idle_swap === "plays") return text.taskDrawn;
  return view.colour === view.turn ? text.taskPlay : text.taskPartner;
}

/** DG8 To the partner, or to the neighbour on the left. */
function give({ options: { players }, you }: View, text: GameText, who: Who): string {
  const name = who(receiver(players, you ?? 0));
  return partnerOf(players, you ?? 0) === null ? text.taskGive(name) : text.taskGivePartner(name);
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

export function tell(event: AnyEvent, who: Who, text: GameText, view: View): string {
  return text.tell(event, who, { you: view.you });
}

export function stake(stake: AnyEvent, who: Who, text: GameText, view: View): string {
  return text.stake(stake, who, { you: view.you });
}
