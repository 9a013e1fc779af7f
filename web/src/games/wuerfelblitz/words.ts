/** Dice and events in words. */
import type { AnyEvent, Who } from "../game";
import { shownDice, type ShownDie } from "./material";
import type { GameText } from "./text/type";
import type { Answer, GameEvent, Roll, Settled, View } from "./types";

export function inWords(roll: Pick<Roll, "faces" | "dots">, text: GameText): string {
  const dice = shownDice(roll.faces, roll.dots);
  const white = dice.filter((die) => die.colour === "white").map((die) => colourWord(die.dot, text));
  const coloured = dice.filter((die) => die.colour !== "white").map((die) => dieInWords(die, text));
  return [...coloured, text.dice.white(text.list(white))].join(", ");
}

function colourWord(colour: ShownDie["colour"] | null, text: GameText): string {
  return colour && colour !== "white" ? text.colours[colour] : "";
}

function dieInWords(die: ShownDie, text: GameText): string {
  const colour = colourWord(die.colour, text);
  return die.dot ? text.dice.dot(colour, colourWord(die.dot, text)) : text.dice.pips(colour, die.pips);
}

export function tell(given: AnyEvent, who: Who, text: GameText, view: View): string {
  const event = given as unknown as GameEvent;
  switch (event.is) {
    case "FirstRoller":
      return text.tell.firstRoller(who(event.seat));
    case "Revealed":
      return text.tell.revealed(inWords(event.roll, text));
    case "Said":
      return event.said.is === "Answer"
        ? text.tell.said(event.said.number, event.said.ms)
        : text.tell.saidNothing;
    case "Done":
      return event.seat === view.you ? "" : text.tell.done(who(event.seat));
    case "Settled":
      return tellRound(event, who, text);
    case "Ended":
      return tellEnd(event.winners.map(who), text);
    default:
      return "";
  }
}

function tellRound(round: Settled, who: Who, text: GameText): string {
  const right = round.right.map(({ seat, ms }) => text.round.winner(who(seat), ms));
  const wrong = round.wrong.map(({ seat, number }: Answer) => `${who(seat)} (${number})`);
  return [
    text.tell.sum(round.solution),
    round.turned_around ? text.round.around : "",
    right.length ? text.tell.right(right.join("; ")) : text.tell.nobody,
    wrong.length ? text.tell.wrong(wrong.join("; ")) : "",
  ]
    .filter(Boolean)
    .join(" ");
}

function tellEnd(winners: string[], text: GameText): string {
  if (winners.length === 0) return text.tell.brokenOff;
  return winners.length === 1 ? text.tell.won(winners[0] ?? "") : text.tell.shared(text.list(winners));
}
