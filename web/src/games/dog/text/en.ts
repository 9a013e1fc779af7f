/** The words of DOG in English. */
import sentences from "../../../../../src/tablee/games/dog/sentences/en.json";
import { teller, tellerOf } from "../../sentences";
import type { GameEvent } from "../types";
import { end } from "./end/en";
import { say } from "./say/en";

/** What a learner without a name is called. */
const YOU = "You";
const whose = (who: string) => (who === YOU ? "Your" : `${who}’s`);

export const text = {
  summary: "Cards send your pawns round the ring and home, with a partner opposite and no mercy for anyone.",
  options: {
    direction: "Which way the pawns run",
    "idle-swap": "When only a swap that changes nothing is left",
  } as Record<string, string>,
  words: {
    clockwise: "Clockwise",
    "counter-clockwise": "Counter-clockwise",
    plays: "it may be played",
    folds: "the hand is laid down",
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

  // What is to be decided
  taskGive: (who: string) => `Choose a card for ${who}, face down.`,
  taskGivePartner: (who: string) => `Choose a card for ${who}, your partner.`,
  taskPlay: "Play a card.",
  taskPartner: "Your pawns are all home: play a card for your partner’s.",
  taskSeven: (points: number) =>
    points === 1
      ? "The 7: one point left. Move one more pawn."
      : `The 7: ${points} points left. Move another pawn.`,
  taskLayDown: "You can’t play a card: lay down your hand.",
  taskDiscard: "You can’t play a card: discard one and draw another.",
  taskDiscardAgain: "That card doesn’t help: discard another.",
  taskDrawn: "Play the card you drew.",
  waitGive: "The others are still choosing a card to give.",
  waitTurn: (colour: string) => `It is ${colour}’s turn.`,
  waitSeven: (colour: string, points: number) =>
    points === 1 ? `${colour}’s 7: one point left.` : `${colour}’s 7: ${points} points left.`,
  waitDeal: "Cards are being dealt.",
  waitDraw: (colour: string) => `${colour} is drawing a card.`,
  over: "The game is over.",

  end,
  /** What happens for the first time in a player's life. */
  first: {
    laysDown: (who: string) => `${who} cannot play any card: the hand is laid down, until the next deal.`,
    captured: "Captured: back to the start area. A start card brings your pawn out again.",
    shorter: "Each round is a card shorter: 6, 5, 4, 3, 2, then 6 again.",
    swapped: (who: string) => `${who} has swapped: your pawn stands where the other one was.`,
    withoutEffect: "Nobody to swap with: the card is gone, and nothing happens.",
    helps: (who: string, partner: string) => `${who} is home and from now on moves ${partner}’s pawns.`,
    helpsYou: (who: string) => `${who} is home and from now on moves your pawns, too.`,
  },
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
  board: (who: string) => `The ring, seen from ${who === YOU ? "your" : whose(who)} side`,
  pawn: (who: string, place: string) => `${whose(who)} pawn, ${place}`,
  guarded: "protected",
  goTo: (place: string) => `Go to ${place}`,
  round: (number: number) => `Round ${number}`,
  roundOf: (round: number, cards: number) =>
    `Round ${round} · ${cards === 1 ? "1 card" : `${cards} cards`} each`,
  cards: (cards: number) => (cards === 1 ? "1 card" : `${cards} cards`),
  leftInPile: (cards: number) => `${cards} left`,
  played: (cards: number) => `${cards} played`,
  pile: (cards: number) => `Draw pile: ${cards}`,
  discards: (cards: number) => `Discards: ${cards}`,
  deals: (who: string) => `Dealer: ${who}`,

  // Cards and choices
  hand: "Your hand",
  card: (name: string) => `Card ${name}`,
  does: {
    "1/11": "Bring out a pawn, or move 1 or 11.",
    "4": "Move 4 forward or 4 back.",
    "7": "Split seven steps among your pawns. They capture whatever they pass.",
    "13": "Bring out a pawn, or move 13.",
    swap: "Two pawns change places.",
    joker: "Counts as any card.",
  },
  forwardOnly: (steps: string) => `Move ${steps}.`,
  give: (card: string, who: string) => `Give ${card} to ${who}`,
  given: (card: string, who: string) => `Your card for ${who}: ${card}`,
  discard: (card: string) => `Discard ${card}`,
  layDown: "Lay down your hand",
  enter: "Bring out a pawn",
  forward: (steps: number) => `${steps} forward`,
  back: (steps: number) => `${steps} back`,
  intoLane: (steps: number, space: number) => `${steps} forward, to lane space ${space}`,
  shortLane: (steps: number, space: number) => `${steps} to lane ${space}`,
  swapWith: (who: string, place: string) => `Swap with ${who} on ${place}`,
  with: (card: string, what: string) => `${card}: ${what}`,
  byPawn: (place: string, what: string) => `from ${place}, ${what.charAt(0).toLowerCase()}${what.slice(1)}`,
  idle: "Play it with no effect",
  asNumber: "Move by a number",
  asSeven: "As a 7",
  asSwap: "As a swap",
  pickPawn: "Tap a lit pawn or a space.",
  pickTarget: "Tap a space.",
  forPartner: (who: string) => `For your partner ${who}`,
  partner: (who: string) => `Your pawns are all home: you are moving ${who}’s.`,
  points: (points: number) => (points === 1 ? "1 point of the 7 left" : `${points} points of the 7 left`),
};
