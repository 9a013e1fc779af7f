import sentences from "../../../../../src/tablee/games/overload/sentences/en.json";
import { teller, tellerOf } from "../../sentences";
import type { GameEvent } from "../types";
import { say } from "./say/en";

const discs = (n: number): string => (n === 0 ? "no disc" : n === 1 ? "1 disc" : `${n} discs`);
const points = (n: number): string => (n === 1 ? "1 point" : `${n} points`);
const pawn = (who: string, letter: string): string => `${who}’s pawn ${letter}`;

export const text = {
  summary: "Bring discs to the finish — but whoever is passed gets one more, and the ninth is too many.",
  options: { special: "Sections with their special side up" } as Record<string, string>,
  words: {
    A: "middle A",
    curve1: "curve 1",
    C: "middle C (from four players on)",
    D: "middle D (with five players)",
    curve2: "curve 2",
    B: "middle B",
  } as Record<string, string>,

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
    plus: { name: "Plus", says: "Whoever ends a move here gets a disc from the cup." },
    minus: { name: "Minus", says: "Whoever ends a move here returns a disc to the cup." },
    step: { name: "Step", says: "Nobody rests here: one space forward or one back." },
    double: { name: "Double", says: "Here discs are handed out, given and taken two at a time." },
  },
  legend: "Special spaces",
  target: (n: number) => `First to ${n}`,
  score: (who: string, n: number, target: number) => `${who}: ${n} of ${points(target)}`,

  task: {
    load: "Load your pawn, then the die rolls.",
    move: (die: number) => `You rolled ${die}: which pawn moves?`,
    step: "Forward or back one space?",
    meet: (n: number) => (n > 1 ? `Give or take: ${n} pawns met.` : "Give a disc or take one."),
    waiting: (colour: string) => `${colour} decides.`,
    rolling: (colour: string) => `${colour} rolls the die.`,
    over: (colour: string) => `${colour} has won.`,
  },

  howMany: "How many discs?",
  load: "Load",
  loadDiscs: (n: number) => `Load ${discs(n)}`,
  risk: (room: number) => {
    if (room === 0) return "Full: one more and it tips over!";
    if (room === 1) return "One more fits, the next tips it over.";
    return `${room} more fit.`;
  },
  which: "Which pawn?",
  move: (letter: string) => `Pawn ${letter}`,
  moveTo: (letter: string, load: string, to: string) => `Move pawn ${letter} with ${load} to: ${to}`,
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

  say,
  tell: teller<GameEvent["is"]>("en", sentences),
  reason: tellerOf("en", sentences.reasons, sentences.terms),
  stake: tellerOf("en", sentences.stakes, sentences.terms),
};
