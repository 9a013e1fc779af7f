/** The words of DOG in English. */
import sentences from "../../../../../src/tablee/games/dog/sentences/en.json";
import { teller, tellerOf } from "../../sentences";
import type { GameEvent } from "../types";
import { say } from "./say/en";

export const text = {
  summary:
    "Cards drive your pawns round the ring and home, with a partner opposite and no mercy for anybody.",
  options: {
    direction: "Which way the pawns run",
    "idle-swap": "A swap without effect, when nothing else can be played",
  } as Record<string, string>,
  words: {
    clockwise: "clockwise",
    "counter-clockwise": "counter-clockwise",
    plays: "plays",
    folds: "folds",
  } as Record<string, string>,

  swap: "swap",
  joker: "joker",
  colours: {
    red: "red",
    orange: "orange",
    yellow: "yellow",
    green: "green",
    blue: "blue",
    black: "black",
    white: "white",
    purple: "purple",
  },

  // Beside a name
  standing: (home: number, cards: number) => `${home}/4 home · ${cards} ${cards === 1 ? "card" : "cards"}`,
  brief: (home: number, cards: number) => `${home}/4 · ${cards} ${cards === 1 ? "card" : "cards"}`,

  // What is to be decided
  taskGive: (who: string) => `Choose a card for ${who}, face down.`,
  taskGivePartner: (who: string) => `Choose a card for ${who}, your partner.`,
  taskPlay: "Play a card.",
  taskPartner: "All your pawns are home: play a card for your partner’s pawns.",
  taskSeven: (points: number) =>
    points === 1
      ? "The 7: one point left. Move one more pawn."
      : `The 7: ${points} points left. Move another pawn.`,
  taskLayDown: "No card can be played: lay down your hand.",
  taskDiscard: "No card can be played: discard one and draw another.",
  taskDiscardAgain: "The card drawn does not help: discard one more.",
  taskDrawn: "Play the card you have drawn.",
  waitGive: "The others are still choosing a card to give.",
  waitTurn: (colour: string) => `It is the turn of ${colour}.`,
  waitSeven: (colour: string, points: number) => `A 7 of ${colour}: ${points} of 7 points left.`,
  waitDeal: "Cards are being dealt.",
  waitDraw: (colour: string) => `A card is being drawn for ${colour}.`,
  over: "The game is over.",

  say,
  tell: teller<GameEvent["is"]>("en", sentences),
  reason: tellerOf("en", sentences.reasons, sentences.terms),
  stake: tellerOf("en", sentences.stakes, sentences.terms),

  // Places
  space: (number: number) => `space ${number}`,
  laneSpace: (number: number) => `lane space ${number}`,
  startArea: "the start area",

  // The board
  yourPartner: "your partner",
  board: (who: string) => `The ring, seen from the side of ${who}`,
  pawn: (who: string, place: string) => `Pawn of ${who}, ${place}`,
  guarded: "protected",
  goTo: (place: string) => `Go to ${place}`,
  round: (number: number) => `Round ${number}`,
  pile: (cards: number) => `Draw pile: ${cards}`,
  discards: (cards: number) => `Discards: ${cards}`,
  deals: (who: string) => `${who} deals`,

  // Cards and choices
  hand: "Your hand",
  card: (name: string) => `Card ${name}`,
  does: {
    "1/11": "Enter a pawn, or 1 or 11 forward.",
    "4": "4 forward or 4 back.",
    "7": "Split seven points over your pawns; what they pass is captured.",
    "13": "Enter a pawn, or 13 forward.",
    swap: "Two pawns change places.",
    joker: "Counts as any card.",
  },
  forwardOnly: (steps: string) => `${steps} forward.`,
  give: (card: string, who: string) => `Give ${card} to ${who}`,
  given: (card: string, who: string) => `Your gift to ${who}: ${card}`,
  discard: (card: string) => `Discard ${card}`,
  layDown: "Lay down all cards",
  enter: "Enter a pawn",
  forward: (steps: number) => `${steps} forward`,
  back: (steps: number) => `${steps} back`,
  intoLane: (steps: number, space: number) => `${steps} forward, to lane space ${space}`,
  shortLane: (steps: number, space: number) => `${steps} · lane ${space}`,
  swapWith: (who: string, place: string) => `Swap with ${who} on ${place}`,
  with: (card: string, what: string) => `${card}: ${what}`,
  byPawn: (place: string, what: string) => `from ${place}, ${what.charAt(0).toLowerCase()}${what.slice(1)}`,
  idle: "Play it without effect",
  asNumber: "Move by a number",
  asSeven: "As a 7",
  asSwap: "As a swap",
  pickPawn: "Touch a lit pawn or a target.",
  pickTarget: "Touch a target.",
  forPartner: (who: string) => `For your partner ${who}`,
  partner: (who: string) => `All your pawns are home: you play the pawns of ${who}.`,
  points: (points: number) => (points === 1 ? "1 point of the 7 left" : `${points} points of the 7 left`),
};
