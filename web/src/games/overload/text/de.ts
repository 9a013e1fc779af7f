import sentences from "../../../../../src/tablee/games/overload/sentences/de.json";
import { teller, tellerOf } from "../../sentences";
import type { GameEvent } from "../types";
import { end } from "./end/de";
import { say } from "./say/de";
import type { GameText } from "./type";

const discs = (n: number): string => (n === 1 ? "1 Scheibe" : `${n} Scheiben`);
/** A learner without a name is called Du. */
const pawn = (who: string, letter: string): string =>
  who === "Du" ? `Deine Figur ${letter}` : `Figur ${letter} von ${who}`;

export const text: GameText = {
  summary:
    "Bring Scheiben ins Ziel – doch wer überholt wird, bekommt eine dazu, und die neunte ist eine zu viel.",
  options: { special: "Die Strecke" },
  words: {
    A: "gleich nach dem Start",
    curve1: "in der ersten Kurve",
    C: "auf halber Strecke",
    D: "nach der Hälfte",
    curve2: "in der zweiten Kurve",
    B: "kurz vor dem Ziel",
  },
  presets: { experts: "Wilde Strecke, starke Runde, mit Uhr." },
  tracks: {
    plain: { title: "Einfach", line: "Keine Überraschungen. So kennt es die Familie." },
    spicy: { title: "Würzig", line: "In den Kurven zählt’s doppelt, oder man stolpert." },
    wild: { title: "Wild", line: "Auf jedem Teil wartet etwas." },
    own: "Selbst mischen, Teil für Teil",
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
    plus: { name: "Plus", says: "Wer hier stehen bleibt, bekommt eine Scheibe aus dem Becher." },
    minus: {
      name: "Minus",
      says: "Wer hier stehen bleibt, gibt eine Scheibe in den Becher zurück.",
    },
    step: { name: "Schritt", says: "Hier bleibt niemand stehen: ein Feld vor oder eines zurück." },
    double: { name: "Doppel", says: "Hier gibt, nimmt und bekommt man immer zwei Scheiben auf einmal." },
  },
  legend: "Sonderfelder",
  target: (n) => `Bis ${n} Punkte`,
  score: (who, n, target) => `${who}: ${n} von ${target} Punkten`,

  task: {
    load: "Belade deine Figur, dann wird gewürfelt.",
    move: (die) => `Du hast eine ${die}: Welche Figur zieht?`,
    step: "Ein Feld vor oder zurück?",
    meet: (n) => (n > 1 ? `Geben oder nehmen: Du triffst ${n} Figuren.` : "Gib eine Scheibe oder nimm eine."),
    waiting: (colour) => `${colour} entscheidet.`,
    rolling: (name) => `${name} würfelt.`,
    youRoll: "Du würfelst.",
    over: (colour) => `${colour} hat gewonnen.`,
  },

  howMany: "Wie viele Scheiben?",
  load: "Laden",
  loadDiscs: (n) => `${discs(n)} laden`,
  loadAndRoll: (n) => (n ? `${n} laden und würfeln` : "Nichts laden, würfeln"),
  eightTip: "8 Scheiben zählen 12. Die neunte kippt alles aus.",
  eightDiscs: "8 Scheiben",
  twelvePoints: "= 12 Punkte",
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

  end,
  /** What happens for the first time in a player's life. */
  first: {
    overloaded: "Eine neunte Scheibe: Deine Figur ist überladen, verliert alles und beginnt von vorn.",
    overloadedBy: (who) =>
      `Eine neunte Scheibe: Deine Figur ist überladen und beginnt von vorn. ${who} bekommt einen Punkt.`,
    empty: "Eine leere Figur bringt keine Punkte.",
    full: "Voll! 12 Punkte, wenn jetzt niemand diese Figur überholt.",
  },
  say,
  tell: teller<GameEvent["is"]>("de", sentences),
  reason: tellerOf("de", sentences.reasons, sentences.terms),
  stake: tellerOf("de", sentences.stakes, sentences.terms),
};
