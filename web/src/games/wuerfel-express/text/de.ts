import sentences from "../../../../../src/tablee/games/wuerfel_express/sentences/de.json";
import { teller, tellerOf } from "../../sentences";
import type { GameEvent } from "../types";
import { end } from "./end/de";
import { say } from "./say/de";
import type { GameText } from "./type";

const COLOURS = {
  red: "Rot",
  green: "Grün",
  blue: "Blau",
  yellow: "Gelb",
  white: "Weiß",
  black: "Schwarz",
};
const ENDED = {
  red: "rote",
  green: "grüne",
  blue: "blaue",
  yellow: "gelbe",
  white: "weiße",
  black: "schwarze",
};
const ROLLS = ["Erster Wurf, noch zwei", "Zweiter Wurf, noch einer", "Dritter und letzter Wurf"];
const dice = (n: number) => `${n} Würfel`;

export const text: GameText = {
  summary:
    "Würfle Farben, lege Streifen, bestiehl die, die vorn liegen: Wessen Bahn zuerst Feld 30 erreicht, gewinnt.",
  options: {},
  words: {},

  board: "Rennstrecke, Bahnen, Vorrat und Würfel",
  supply: "Vorrat",
  tray: "Würfel",
  kept: "Behalten",
  you: "du",
  lantern: "hat die rote Laterne",
  standing: (end, goal) => `${end} / ${goal}`,
  strip: (colour, length, sign) => `die ${ENDED[colour]} ${length} ${sign}`,
  stripName: (colour, length) => `${ENDED[colour]} ${length}`,
  lane: (who, end, goal, strips) =>
    `${who}: ${end} von ${goal}; vom Marker aus: ${strips || "keine Streifen"}`,
  toTake: (strip) => `${strip} nehmen`,
  notToTake: (strip) => `${strip}, jetzt nicht zu nehmen`,
  gone: (strip) => `${strip}, nicht im Vorrat`,
  toSteal: (who, strip) => `${strip} stehlen von ${who}`,
  notToSteal: (who) => `Bahn von ${who}, jetzt nichts zu stehlen`,
  ownTrack: "Deine eigene Bahn",
  withChance: (what, chance) => `${what}, Chance ${chance}\u00a0%`,
  dropTo: (strip, n) => `${n} abwerfen, bis ${strip}`,
  notToDrop: (strip) => `${strip}, nicht abzuwerfen`,
  die: (colour) => `Würfel: ${COLOURS[colour]}`,
  dieRolls: "Würfel: noch nicht geworfen",

  settingUp: "Einige Streifen kommen aus dem Spiel",
  rollOf: (roll) => ROLLS[roll - 1] ?? "",
  rolling: (n) => (n === 1 ? "1 Würfel rollt" : `${n} Würfel rollen`),
  takes: "Streifen zu nehmen",
  drops: "Vor dem ersten Wurf",
  nothing: "Nichts passt",
  youWin: "Du gewinnst!",
  winner: (who) => `${who} gewinnt`,
  over: "Die Partie ist zu Ende",
  turnOf: (who, what) => `${who}: ${what}`,

  rollOther: (n) => (n === 1 ? "Den anderen werfen" : `Die anderen ${n} werfen`),
  rollAll: (n) => `Alle ${n} noch einmal`,
  keepAndRoll: (signs, n) => `${signs} behalten, ${dice(n)} werfen`,
  stop: "Aufhören",
  stopAll: "Alle behalten, aufhören",
  done: "Nichts mehr nehmen",
  rollFirst: (n) => `Mit allen ${n} Würfeln`,
  dropAndRoll: (n, left) => `${n} abwerfen, ${dice(left)}`,
  fewer: "Einen Streifen weniger abwerfen",
  more: "Einen Streifen mehr abwerfen",

  taskDrop: "Wirf Streifen vom Anfang deiner Bahn ab oder würfle mit allen Würfeln",
  taskKeep: (rolls) => `Behalte Würfel – noch ${rolls === 1 ? "ein Wurf" : "zwei Würfe"}`,
  taskTake: "Nimm einen Streifen, der leuchtet, oder hör auf",

  end,
  /** What happens for the first time in a player's life. */
  first: {
    stolen: (who, end) =>
      `${who} hat deinen ersten Streifen gestohlen: Deine Strecke rutscht zurück auf ${end}.`,
    stolenLantern: (who) =>
      `${who} hat deinen ersten Streifen gestohlen, aber die rote Laterne hält dich am Platz.`,
    returned: "Nichts hat gepasst: Dein letzter Streifen geht zurück in den Vorrat.",
    slidBack: (end) => `Nichts hat gepasst: Dein einziger Streifen bleibt, rutscht aber zurück auf ${end}.`,
    spared: "Nichts hat gepasst, aber du liegst ganz hinten: Die rote Laterne schützt dich.",
    dropped: (who) => `${who} wirft hinten Streifen ab: gleicher Platz, Farben wieder frei, weniger Würfel.`,
  },
  say,
  tell: teller<GameEvent["is"]>("de", sentences),
  reason: tellerOf("de", sentences.reasons, sentences.terms),
  stake: tellerOf("de", sentences.stakes, sentences.terms),
};
