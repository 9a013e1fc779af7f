/** The words of DOG in French. */
import sentences from "../../../../../src/tablee/games/dog/sentences/fr.json";
import { teller, tellerOf } from "../../sentences";
import type { GameEvent } from "../types";
import { say } from "./say/fr";
import type { GameText } from "./type";

export const text: GameText = {
  summary:
    "Vos cartes font courir vos pions tout autour du parcours et jusque chez eux, avec un partenaire en face et sans pitié pour personne.",
  options: {
    direction: "Sens dans lequel courent les pions",
    "idle-swap": "Échange sans effet, quand rien d’autre n’est jouable",
  },
  words: {
    clockwise: "sens des aiguilles d’une montre",
    "counter-clockwise": "sens inverse",
    plays: "se joue toujours",
    folds: "ne suffit pas",
  },

  swap: "échange",
  joker: "joker",
  colours: {
    red: "rouge",
    orange: "orange",
    yellow: "jaune",
    green: "vert",
    blue: "bleu",
    black: "noir",
    white: "blanc",
    purple: "violet",
  },

  standing: (home, cards) =>
    `${home}/4 ${home > 1 ? "rentrés" : "rentré"} · ${cards} ${cards > 1 ? "cartes" : "carte"}`,
  brief: (home, cards) => `${home}/4 · ${cards} ${cards > 1 ? "cartes" : "carte"}`,

  taskGive: (who) => `Choisissez une carte pour ${who}, face cachée.`,
  taskGivePartner: (who) => `Choisissez une carte pour ${who}, votre partenaire.`,
  taskPlay: "Jouez une carte.",
  taskPartner: "Tous vos pions sont rentrés : jouez une carte pour les pions de votre partenaire.",
  taskSeven: (points) =>
    points === 1
      ? "Le 7 : il reste un point. Avancez encore un pion."
      : `Le 7 : il reste ${points} points. Avancez un autre pion.`,
  taskLayDown: "Aucune carte n’est jouable : posez votre main.",
  taskDiscard: "Aucune carte n’est jouable : défaussez-en une, puis piochez.",
  taskDiscardAgain: "La carte piochée ne vous aide pas : défaussez encore une carte.",
  taskDrawn: "Jouez la carte que vous avez piochée.",
  waitGive: "Les autres choisissent encore la carte à donner.",
  waitTurn: (colour) => `C’est à ${colour} de jouer.`,
  waitSeven: (colour, points) =>
    `Un 7 de ${colour} : ${points > 1 ? `il reste ${points} points` : "il reste un point"} sur 7.`,
  waitDeal: "On distribue les cartes.",
  waitDraw: (colour) => `Une carte est piochée pour ${colour}.`,
  over: "La partie est finie.",

  say,
  tell: teller<GameEvent["is"]>("fr", sentences),
  reason: tellerOf("fr", sentences.reasons, sentences.terms),
  stake: tellerOf("fr", sentences.stakes, sentences.terms),

  space: (number) => `la case ${number}`,
  laneSpace: (number) => `la case ${number} du couloir`,
  startArea: "la zone de départ",

  yourPartner: "votre partenaire",
  board: (who) => `Le parcours, vu du côté de ${who}`,
  pawn: (who, place) => `Pion de ${who}, ${place}`,
  guarded: "protégé",
  goTo: (place) => `Aller à ${place}`,
  round: (number) => `Manche ${number}`,
  pile: (cards) => `Pioche : ${cards}`,
  discards: (cards) => `Défausse : ${cards}`,
  deals: (who) => `${who} distribue`,

  hand: "Votre main",
  card: (name) => `Carte ${name}`,
  does: {
    "1/11": "Faire entrer un pion, ou avancer de 1 ou de 11.",
    "4": "Avancer ou reculer de 4.",
    "7": "Sept points à répartir entre vos pions ; ce qu’ils dépassent est pris.",
    "13": "Faire entrer un pion, ou avancer de 13.",
    swap: "Deux pions changent de place.",
    joker: "Compte comme n’importe quelle carte.",
  },
  forwardOnly: (steps) => `Avancer de ${steps}.`,
  give: (card, who) => `Donner ${card} à ${who}`,
  given: (card, who) => `Votre carte pour ${who} : ${card}`,
  discard: (card) => `Défausser ${card}`,
  layDown: "Poser toutes les cartes",
  enter: "Faire entrer un pion",
  forward: (steps) => `Avancer de ${steps}`,
  back: (steps) => `Reculer de ${steps}`,
  intoLane: (steps, space) => `Avancer de ${steps}, sur la case ${space} du couloir`,
  shortLane: (steps, space) => `${steps} · couloir ${space}`,
  swapWith: (who, place) => `Échanger avec ${who} sur ${place}`,
  with: (card, what) => `${card}\u00a0: ${what}`,
  byPawn: (place, what) => `depuis ${place}, ${what.charAt(0).toLowerCase()}${what.slice(1)}`,
  idle: "La jouer sans effet",
  asNumber: "Comme nombre",
  asSeven: "Comme 7",
  asSwap: "Comme échange",
  pickPawn: "Touchez un pion éclairé ou un but.",
  pickTarget: "Touchez un but.",
  forPartner: (who) => `Pour votre partenaire ${who}`,
  partner: (who) => `Tous vos pions sont rentrés : vous jouez les pions de ${who}.`,
  points: (points) => (points === 1 ? "Encore 1 point du 7" : `Encore ${points} points du 7`),
};
