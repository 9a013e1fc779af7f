/** The words of DOG in French. */
import sentences from "../../../../../src/tablee/games/dog/sentences/fr.json";
import { teller, tellerOf } from "../../sentences";
import type { GameEvent } from "../types";
import { end } from "./end/fr";
import { say } from "./say/fr";
import type { GameText } from "./type";

/** What a learner without a name is called. */
const YOU = "Vous";

export const text: GameText = {
  summary:
    "Vos cartes font courir vos pions tout autour du parcours et jusque chez eux, avec un partenaire en face et sans pitié pour personne.",
  options: {
    direction: "Sens dans lequel courent les pions",
    "idle-swap": "Quand il ne reste qu’un échange sans effet",
  },
  words: {
    clockwise: "Sens des aiguilles d’une montre",
    "counter-clockwise": "Sens inverse",
    plays: "on peut le jouer",
    folds: "on pose ses cartes",
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

  taskGive: (who) => `Choisissez une carte pour ${who}, face cachée.`,
  taskGivePartner: (who) => `Choisissez une carte pour ${who}, votre partenaire.`,
  taskPlay: "Jouez une carte.",
  taskPartner: "Tous vos pions sont rentrés\u00a0: jouez une carte pour les pions de votre partenaire.",
  taskSeven: (points) =>
    points === 1
      ? "Le 7\u00a0: il reste un point. Avancez encore un pion."
      : `Le 7\u00a0: il reste ${points} points. Avancez un autre pion.`,
  taskLayDown: "Aucune carte n’est jouable\u00a0: posez votre main.",
  taskDiscard: "Aucune carte n’est jouable\u00a0: défaussez-en une, puis piochez.",
  taskDiscardAgain: "La carte piochée ne vous aide pas\u00a0: défaussez encore une carte.",
  taskDrawn: "Jouez la carte que vous avez piochée.",
  waitGive: "Les autres choisissent encore la carte à donner.",
  waitTurn: (colour) => `C’est à ${colour} de jouer.`,
  waitSeven: (colour, points) =>
    `Un 7 de ${colour}\u00a0: ${points > 1 ? `il reste ${points} points` : "il reste un point"} sur 7.`,
  waitDeal: "On distribue les cartes.",
  waitDraw: (colour) => `${colour} pioche une carte.`,
  over: "La partie est finie.",

  end,
  /** What happens for the first time in a player's life. */
  first: {
    laysDown: (who) =>
      `${who} ne peut jouer aucune carte\u00a0: ses cartes sont posées jusqu’à la prochaine donne.`,
    captured: "Pris\u00a0: retour à la zone de départ. Une carte de départ fait ressortir votre pion.",
    shorter: "Chaque manche a une carte de moins\u00a0: 6, 5, 4, 3, 2, puis de nouveau 6.",
    swapped: (who) => `${who} a échangé\u00a0: votre pion est là où était l’autre.`,
    withoutEffect: "Personne avec qui échanger\u00a0: la carte est perdue, et rien ne se passe.",
    helps: (who, partner) =>
      `Les pions de ${who} sont rentrés\u00a0: ses cartes font avancer ceux de ${partner}.`,
    helpsYou: (who) => `Les pions de ${who} sont rentrés\u00a0: ses cartes font aussi avancer les vôtres.`,
  },
  say,
  tell: teller<GameEvent["is"]>("fr", sentences),
  reason: tellerOf("fr", sentences.reasons, sentences.terms),
  stake: tellerOf("fr", sentences.stakes, sentences.terms),

  space: (number) => `la case ${number}`,
  laneSpace: (number) => `la case ${number} du couloir`,
  startArea: "la zone de départ",

  yourPartner: "votre partenaire",
  board: (who) => `Le parcours, vu de ${who === YOU ? "votre côté" : `la place de ${who}`}`,
  pawn: (who, place) => `${who === YOU ? "Votre pion" : `Pion de ${who}`}, ${place}`,
  guarded: "protégé",
  goTo: (place) => `Aller à ${place}`,
  round: (number) => `Manche ${number}`,
  roundOf: (round, cards) => `Manche ${round} · ${cards > 1 ? `${cards} cartes` : `${cards} carte`} chacun`,
  cards: (cards) => (cards > 1 ? `${cards} cartes` : `${cards} carte`),
  leftInPile: (cards) => `${cards} à piocher`,
  played: (cards) => (cards > 1 ? `${cards} jouées` : `${cards} jouée`),
  pile: (cards) => `Pioche\u00a0: ${cards}`,
  discards: (cards) => `Défausse\u00a0: ${cards}`,
  deals: (who) => `Donne\u00a0: ${who}`,

  hand: "Votre main",
  card: (name) => `Carte ${name}`,
  does: {
    "1/11": "Sortir un pion, ou avancer de 1 ou de 11.",
    "4": "Avancer ou reculer de 4.",
    "7": "Sept points à répartir entre vos pions\u00a0; ce qu’ils dépassent est pris.",
    "13": "Sortir un pion, ou avancer de 13.",
    swap: "Deux pions changent de place.",
    joker: "Compte comme n’importe quelle carte.",
  },
  forwardOnly: (steps) => `Avancer de ${steps}.`,
  give: (card, who) => `Donner ${card} à ${who}`,
  given: (card, who) => `Votre carte pour ${who}\u00a0: ${card}`,
  discard: (card) => `Défausser ${card}`,
  layDown: "Poser votre main",
  enter: "Sortir un pion",
  forward: (steps) => `Avancer de ${steps}`,
  back: (steps) => `Reculer de ${steps}`,
  intoLane: (steps, space) => `Avancer de ${steps}, sur la case ${space} du couloir`,
  shortLane: (steps, space) => `${steps} vers le couloir ${space}`,
  swapWith: (who, place) => `Échanger avec ${who} sur ${place}`,
  with: (card, what) => `${card}\u00a0: ${what}`,
  byPawn: (place, what) => `depuis ${place}, ${what.charAt(0).toLowerCase()}${what.slice(1)}`,
  idle: "La jouer sans effet",
  asNumber: "Comme nombre",
  asSeven: "Comme 7",
  asSwap: "Comme échange",
  pickPawn: "Touchez un pion éclairé ou une case d’arrivée.",
  pickTarget: "Touchez une case d’arrivée.",
  forPartner: (who) => `Pour votre partenaire ${who}`,
  partner: (who) => `Tous vos pions sont rentrés\u00a0: vous jouez les pions de ${who}.`,
  points: (points) => (points === 1 ? "Encore 1 point du 7" : `Encore ${points} points du 7`),
};
