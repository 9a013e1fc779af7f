/** The words of DOG in German. */
import sentences from "../../../../../src/tablee/games/dog/sentences/de.json";
import { teller, tellerOf } from "../../sentences";
import type { GameEvent } from "../types";
import { say } from "./say/de";
import type { GameText } from "./type";

export const text: GameText = {
  summary:
    "Karten treiben deine Figuren um den Rundkurs und nach Hause, mit einem Partner gegenüber und ohne Gnade für irgendwen.",
  options: {
    direction: "Laufrichtung der Figuren",
    "idle-swap": "Tausch ohne Wirkung, wenn sonst nichts geht",
  },
  words: {
    clockwise: "im Uhrzeigersinn",
    "counter-clockwise": "gegen den Uhrzeigersinn",
    plays: "immer spielbar",
    folds: "reicht nicht aus",
  },

  swap: "Tausch",
  joker: "Joker",
  colours: {
    red: "Rot",
    orange: "Orange",
    yellow: "Gelb",
    green: "Grün",
    blue: "Blau",
    black: "Schwarz",
    white: "Weiß",
    purple: "Violett",
  },

  standing: (home, cards) => `${home}/4 zu Hause · ${cards} ${cards === 1 ? "Karte" : "Karten"}`,
  brief: (home, cards) => `${home}/4 · ${cards} ${cards === 1 ? "Karte" : "Karten"}`,

  taskGive: (who) => `Such eine Karte für ${who} aus, verdeckt.`,
  taskGivePartner: (who) => `Such eine Karte für ${who} aus: Ihr spielt zusammen.`,
  taskPlay: "Spiel eine Karte.",
  taskPartner: "Alle deine Figuren sind zu Hause: Spiel eine Karte für die Figuren deines Partners.",
  taskSeven: (points) =>
    points === 1
      ? "Die 7: noch ein Punkt. Zieh noch eine Figur."
      : `Die 7: noch ${points} Punkte. Zieh eine weitere Figur.`,
  taskLayDown: "Keine Karte lässt sich spielen: Leg deine Hand hin.",
  taskDiscard: "Keine Karte lässt sich spielen: Leg eine ab, dann ziehst du eine nach.",
  taskDiscardAgain: "Die gezogene Karte hilft nicht: Leg noch eine ab.",
  taskDrawn: "Spiel die gezogene Karte.",
  waitGive: "Die anderen wählen noch die Karte, die sie weitergeben.",
  waitTurn: (colour) => `${colour} ist am Zug.`,
  waitSeven: (colour, points) => `Eine 7 von ${colour}: noch ${points} von 7 Punkten.`,
  waitDeal: "Karten werden ausgeteilt.",
  waitDraw: (colour) => `Für ${colour} wird eine Karte gezogen.`,
  over: "Das Spiel ist zu Ende.",

  say,
  tell: teller<GameEvent["is"]>("de", sentences),
  reason: tellerOf("de", sentences.reasons, sentences.terms),
  stake: tellerOf("de", sentences.stakes, sentences.terms),

  space: (number) => `Feld ${number}`,
  laneSpace: (number) => `Gassenfeld ${number}`,
  startArea: "Startbereich",

  yourPartner: "spielt mit dir",
  board: (who) => `Der Rundkurs, gesehen von der Seite von ${who}`,
  pawn: (who, place) => `Figur von ${who}, ${place}`,
  guarded: "geschützt",
  goTo: (place) => `Ziehen nach ${place}`,
  round: (number) => `Runde ${number}`,
  pile: (cards) => `Stapel: ${cards}`,
  discards: (cards) => `Ablage: ${cards}`,
  deals: (who) => `${who} gibt`,

  hand: "Deine Hand",
  card: (name) => `Karte ${name}`,
  does: {
    "1/11": "Eine Figur einsetzen, oder 1 oder 11 vorwärts.",
    "4": "4 vorwärts oder 4 zurück.",
    "7": "Sieben Punkte, auf deine Figuren verteilt; was sie überholen, wird geschlagen.",
    "13": "Eine Figur einsetzen, oder 13 vorwärts.",
    swap: "Zwei Figuren tauschen die Plätze.",
    joker: "Zählt als jede beliebige Karte.",
  },
  forwardOnly: (steps) => `${steps} vorwärts.`,
  give: (card, who) => `${card} an ${who} geben`,
  given: (card, who) => `Deine Karte für ${who}: ${card}`,
  discard: (card) => `${card} ablegen`,
  layDown: "Alle Karten hinlegen",
  enter: "Eine Figur einsetzen",
  forward: (steps) => `${steps} vorwärts`,
  back: (steps) => `${steps} zurück`,
  intoLane: (steps, space) => `${steps} vorwärts, auf Gassenfeld ${space}`,
  shortLane: (steps, space) => `${steps} · Gasse ${space}`,
  swapWith: (who, place) => `Tausch mit ${who} auf ${place}`,
  with: (card, what) => `${card}: ${what}`,
  byPawn: (place, what) => `von ${place}, ${what}`,
  idle: "Ohne Wirkung spielen",
  asNumber: "Als Zahl",
  asSeven: "Als 7",
  asSwap: "Als Tausch",
  pickPawn: "Tipp auf eine leuchtende Figur oder ein Ziel.",
  pickTarget: "Tipp auf ein Ziel.",
  forPartner: (who) => `Für ${who}, mit dir im Team`,
  partner: (who) => `Alle deine Figuren sind zu Hause: Du spielst die Figuren von ${who}.`,
  points: (points) => (points === 1 ? "Noch 1 Punkt der 7" : `Noch ${points} Punkte der 7`),
};
