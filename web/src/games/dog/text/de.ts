/** The words of DOG in German. */
import sentences from "../../../../../src/tablee/games/dog/sentences/de.json";
import { teller, tellerOf } from "../../sentences";
import type { GameEvent } from "../types";
import { end } from "./end/de";
import { say } from "./say/de";
import type { GameText } from "./type";

/** What a learner without a name is called. */
const YOU = "Du";

export const text: GameText = {
  summary:
    "Karten treiben deine Figuren um den Rundkurs und nach Hause, mit einem Partner gegenüber und ohne Gnade für irgendwen.",
  options: {
    direction: "Laufrichtung der Figuren",
    "idle-swap": "Wenn nur ein Tausch ohne Wirkung bleibt",
  },
  words: {
    clockwise: "Im Uhrzeigersinn",
    "counter-clockwise": "Gegen den Uhrzeigersinn",
    plays: "darf er gespielt werden",
    folds: "werden die Karten abgelegt",
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
  waitDraw: (colour) => `${colour} zieht eine Karte.`,
  over: "Das Spiel ist zu Ende.",

  end,
  /** What happens for the first time in a player's life. */
  first: {
    laysDown: (who) => `${who} kann keine Karte spielen, legt alle ab und wartet bis zum nächsten Geben.`,
    captured: "Geschlagen: zurück in den Startbereich. Eine Startkarte bringt deine Figur wieder hinaus.",
    shorter: "Jede Runde gibt es eine Karte weniger: 6, 5, 4, 3, 2, dann wieder 6.",
    swapped: (who) => `${who} hat getauscht: Deine Figur steht jetzt, wo die andere war.`,
    withoutEffect: "Niemand da zum Tauschen: Die Karte ist weg, und nichts passiert.",
    helps: (who, partner) => `${who} ist daheim und zieht ab jetzt die Figuren von ${partner}.`,
    helpsYou: (who) => `${who} ist daheim und zieht ab jetzt auch deine Figuren.`,
  },
  say,
  tell: teller<GameEvent["is"]>("de", sentences),
  reason: tellerOf("de", sentences.reasons, sentences.terms),
  stake: tellerOf("de", sentences.stakes, sentences.terms),

  space: (number) => `Feld ${number}`,
  laneSpace: (number) => `Gassenfeld ${number}`,
  startArea: "Startbereich",

  yourPartner: "spielt mit dir",
  board: (who) => `Der Rundkurs aus ${who === YOU ? "deiner Sicht" : `der Sicht von ${who}`}`,
  pawn: (who, place) => `${who === YOU ? "Deine Figur" : `Figur von ${who}`}, ${place}`,
  guarded: "geschützt",
  goTo: (place) => `Ziehen nach ${place}`,
  round: (number) => `Runde ${number}`,
  roundOf: (round, cards) => `Runde ${round} · je ${cards === 1 ? "1 Karte" : `${cards} Karten`}`,
  cards: (cards) => (cards === 1 ? "1 Karte" : `${cards} Karten`),
  leftInPile: (cards) => `noch ${cards}`,
  played: (cards) => `${cards} gespielt`,
  pile: (cards) => `Stapel: ${cards}`,
  discards: (cards) => `Ablage: ${cards}`,
  deals: (who) => `Geber: ${who}`,

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
  layDown: "Die Hand hinlegen",
  enter: "Eine Figur einsetzen",
  forward: (steps) => `${steps} vorwärts`,
  back: (steps) => `${steps} zurück`,
  intoLane: (steps, space) => `${steps} vorwärts, auf Gassenfeld ${space}`,
  shortLane: (steps, space) => `${steps} in Gasse ${space}`,
  swapWith: (who, place) => `Tausch mit ${who} auf ${place}`,
  with: (card, what) => `${card}: ${what}`,
  byPawn: (place, what) => `von ${place}, ${what}`,
  idle: "Ohne Wirkung spielen",
  asNumber: "Als Zahl",
  asSeven: "Als 7",
  asSwap: "Als Tausch",
  pickPawn: "Tipp auf eine leuchtende Figur oder ein Feld.",
  pickTarget: "Tipp auf ein Feld.",
  forPartner: (who) => `Für ${who}, mit dir im Team`,
  partner: (who) => `Alle deine Figuren sind zu Hause: Du spielst die Figuren von ${who}.`,
  points: (points) => (points === 1 ? "Noch 1 Punkt der 7" : `Noch ${points} Punkte der 7`),
};
