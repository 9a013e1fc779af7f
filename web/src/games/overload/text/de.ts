import sentences from "../../../../../src/tablee/games/overload/sentences/de.json";
import { teller, tellerOf } from "../../sentences";
import type { GameEvent } from "../types";
import { say } from "./say/de";
import type { GameText } from "./type";

const discs = (n: number): string => (n === 0 ? "keine Scheibe" : n === 1 ? "1 Scheibe" : `${n} Scheiben`);
const pawn = (who: string, letter: string): string => `Figur ${letter} von ${who}`;

export const text: GameText = {
  summary:
    "Bring Scheiben ins Ziel – doch wer überholt wird, bekommt eine dazu, und die neunte ist eine zu viel.",
  options: { special: "Teile mit der Sonderseite nach oben" },
  words: {
    A: "Mittelteil A",
    curve1: "Kurve 1",
    C: "Mittelteil C (ab vier Spielern)",
    D: "Mittelteil D (zu fünft)",
    curve2: "Kurve 2",
    B: "Mittelteil B",
  },

  board: "Die Strecke vom Start bis ins Ziel, mit allen Figuren",
  start: "Start",
  finish: "Ziel",
  space: (n) => `Feld ${n}`,
  discs,
  pawn,
  pawnThere: (pawn, where, load) => `${pawn}: ${where}, ${load}`,
  cup: (n) => `Im Becher: ${discs(n)}`,
  die: (n) => (n ? `Der Würfel zeigt ${n}` : "Der Würfel"),
  colours: { red: "Rot", yellow: "Gelb", blue: "Blau", green: "Grün", purple: "Lila" },
  specials: {
    plus: { name: "Plus", says: "Wer hier seine Bewegung beendet, bekommt eine Scheibe aus dem Becher." },
    minus: {
      name: "Minus",
      says: "Wer hier seine Bewegung beendet, gibt eine Scheibe in den Becher zurück.",
    },
    step: { name: "Schritt", says: "Hier bleibt niemand stehen: ein Feld vor oder eines zurück." },
    double: { name: "Doppel", says: "Hier werden je zwei Scheiben bekommen, gegeben und genommen." },
  },
  legend: "Sonderfelder",
  target: (n) => `Bis ${n} Punkte`,
  score: (who, n, target) => `${who}: ${n} von ${target} Punkten`,

  task: {
    load: "Belade deine Figur, dann wird gewürfelt.",
    move: (die) => `Du hast eine ${die}: Welche Figur zieht?`,
    step: "Ein Feld vor oder zurück?",
    meet: (n) => (n > 1 ? `Geben oder nehmen: ${n} Figuren getroffen.` : "Gib eine Scheibe oder nimm eine."),
    waiting: (colour) => `${colour} entscheidet.`,
    rolling: (colour) => `${colour} würfelt.`,
    over: (colour) => `${colour} hat gewonnen.`,
  },

  howMany: "Wie viele Scheiben?",
  load: "Laden",
  loadDiscs: (n) => `${discs(n)} laden`,
  risk: (room) => {
    if (room === 0) return "Voll: Noch eine, und alles kippt!";
    if (room === 1) return "Eine passt noch, die nächste kippt alles.";
    return `${room} passen noch drauf.`;
  },
  which: "Welche Figur?",
  move: (letter) => `Figur ${letter}`,
  moveTo: (letter, load, to) => `Figur ${letter} ziehen (${load}): ${to}`,
  stepWhere: "Wohin?",
  forward: "Vor",
  back: "Zurück",
  stepTo: (way, to) => `${way}: ${to}`,
  meeting: "Geben oder nehmen?",
  give: "Geben",
  take: "Nehmen",
  skip: "Nichts zu tauschen",
  giveTo: (pawn) => `Geben: ${pawn}`,
  takeFrom: (pawn) => `Nehmen: ${pawn}`,
  skipWith: (pawn) => `Nichts zu tauschen: ${pawn}`,
  full: "voll!",
  overload: "Überladen!",

  say,
  tell: teller<GameEvent["is"]>("de", sentences),
  reason: tellerOf("de", sentences.reasons, sentences.terms),
  stake: tellerOf("de", sentences.stakes, sentences.terms),
};
