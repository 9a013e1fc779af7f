import sentences from "../../../../../src/tablee/games/overload/sentences/en.json";
import { teller, tellerOf } from "../../sentences";
import type { GameEvent } from "../types";
import { end } from "./end/en";
import { say } from "./say/en";

const discs = (n: number): string => (n === 1 ? "1 disc" : `${n} discs`);
const points = (n: number): string => (n === 1 ? "1 point" : `${n} points`);
/** A learner without a name is called You. */
const pawn = (who: string, letter: string): string =>
  who === "You" ? `Your pawn ${letter}` : `${who}’s pawn ${letter}`;

export const text = {
  summary: "Carry discs to the finish. Every pawn you pass gets one more, and the ninth is one too many.",
  options: { special: "The track" } as Record<string, string>,
  words: {
    A: "just after the start",
    curve1: "in the first bend",
    C: "halfway",
    D: "past halfway",
    curve2: "in the second bend",
    B: "just before the finish",
  } as Record<string, string>,
  presets: { experts: "A wild track, tough company, a clock." },
  tracks: {
    plain: { title: "Plain", line: "No surprises. The track the family knows." },
    spicy: { title: "Spicy", line: "Double trouble and a stumble in the bends." },
    wild: { title: "Wild", line: "Every section has a trick." },
    own: "Mix your own, section by section",
  },

  board: "The track from start to finish, with all pawns",
  start: "Start",
  finish: "Finish",
  space: (n: number) => `space ${n}`,
  discs,
  pawn,
  pawnThere: (pawn: string, where: string, load: string) => `${pawn}: ${where}, ${load}`,
  cup: (n: number) => `In the cup: ${discs(n)}`,
  die: (n: number) => (n ? `The die shows ${n}` : "The die"),
  colours: { red: "Red", yellow: "Yellow", blue: "Blue", green: "Green", purple: "Purple" },
  specials: {
    plus: { name: "Plus", says: "A pawn that ends its move here gets a disc from the cup." },
    minus: { name: "Minus", says: "A pawn that ends its move here returns a disc to the cup." },
    step: { name: "Step", says: "No pawn stays here: it moves one space forward or one back." },
    double: { name: "Double", says: "Discs are gained, given and taken two at a time here." },
  },
  legend: "Special spaces",
  target: (n: number) => `First to ${n}`,
  score: (who: string, n: number, target: number) => `${who}: ${n} of ${points(target)}`,

  task: {
    load: "Load your pawn, then roll.",
    move: (die: number) => `You rolled ${die}: which pawn moves?`,
    step: "Forward or back one space?",
    meet: (n: number) => (n > 1 ? `Give or take: you meet ${n} pawns.` : "Give a disc or take one."),
    waiting: (colour: string) => `${colour}’s turn.`,
    rolling: (name: string) => `${name} rolls the die.`,
    youRoll: "You roll the die.",
    over: (colour: string) => `${colour} has won.`,
  },

  howMany: "How many discs?",
  load: "Load",
  loadDiscs: (n: number) => `Load ${discs(n)}`,
  loadAndRoll: (n: number) => (n ? `Load ${n} and roll` : "Load none and roll"),
  eightTip: "8 discs score 12. The ninth tips them all out.",
  eightDiscs: "8 discs",
  twelvePoints: "= 12 points",
  risk: (room: number) => {
    if (room === 0) return "Full: one more and it tips over!";
    if (room === 1) return "Room for one more. The next tips it over.";
    return `Room for ${room} more.`;
  },
  which: "Which pawn?",
  move: (letter: string) => `Pawn ${letter}`,
  moveTo: (letter: string, load: string, to: string) => `Pawn ${letter}, ${load}: to ${to}`,
  stepWhere: "Which way?",
  forward: "Forward",
  back: "Back",
  stepTo: (way: string, to: string) => `${way}, to: ${to}`,
  meeting: "Give or take?",
  give: "Give",
  take: "Take",
  skip: "Nothing to exchange",
  giveTo: (pawn: string) => `Give to ${pawn}`,
  takeFrom: (pawn: string) => `Take from ${pawn}`,
  skipWith: (pawn: string) => `Nothing to exchange with ${pawn}`,
  full: "full!",
  overload: "Overload!",

  end,
  /** What happens for the first time in a player's life. */
  first: {
    overloaded: "A ninth disc: your pawn is overloaded, loses all and starts again.",
    overloadedBy: (who: string) =>
      `A ninth disc: your pawn is overloaded and starts again, and ${who} has a point.`,
    empty: "An empty pawn scores nothing.",
    full: "Full! 12 points, if nobody passes this pawn now.",
  },
  say,
  tell: teller<GameEvent["is"]>("en", sentences),
  reason: tellerOf("en", sentences.reasons, sentences.terms),
  stake: tellerOf("en", sentences.stakes, sentences.terms),
};
