import sentences from "../../../../../src/tablee/games/overload/sentences/fr.json";
import { teller, tellerOf } from "../../sentences";
import type { GameEvent } from "../types";
import { end } from "./end/fr";
import { say } from "./say/fr";
import type { GameText } from "./type";

const discs = (n: number): string => (n < 2 ? `${n} rondelle` : `${n} rondelles`);
const points = (n: number): string => (n < 2 ? `${n} point` : `${n} points`);
const of = (who: string): string => (/^[aeiouyhàâäéèêëîïôöùûü]/i.test(who) ? `d’${who}` : `de ${who}`);
/** A learner without a name is called Vous. */
const pawn = (who: string, letter: string): string =>
  who === "Vous" ? `votre pion ${letter}` : `le pion ${letter} ${of(who)}`;
const first = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);
/** “à le pion” is “au pion”. */
const to = (pawn: string): string => `à ${pawn}`.replace(/^à le /, "au ");

export const text: GameText = {
  summary:
    "Amenez vos rondelles à l’arrivée — mais chaque pion dépassé en reçoit une de plus, et la neuvième est de trop.",
  options: { special: "Le parcours" },
  words: {
    A: "juste après le départ",
    curve1: "dans le premier virage",
    C: "à mi-parcours",
    D: "après la moitié",
    curve2: "dans le second virage",
    B: "juste avant l’arrivée",
  },
  presets: { experts: "Parcours piégé, adversaires coriaces, pendule." },
  tracks: {
    plain: { title: "Simple", line: "Aucune surprise. Le parcours que la famille connaît." },
    spicy: { title: "Relevé", line: "Des virages qui comptent double ou font trébucher." },
    wild: { title: "Corsé", line: "Un piège dans chaque section." },
    own: "Composer section par section",
  },

  board: "Le parcours, du départ à l’arrivée, avec tous les pions",
  start: "Départ",
  finish: "Arrivée",
  space: (n) => `case ${n}`,
  discs,
  pawn,
  pawnThere: (pawn, where, load) => `${first(pawn)}\u00a0: ${where}, ${load}`,
  cup: (n) => `Dans la coupe\u00a0: ${discs(n)}`,
  die: (n) => (n ? `Le dé montre ${n}` : "Le dé"),
  colours: { red: "Rouge", yellow: "Jaune", blue: "Bleu", green: "Vert", purple: "Violet" },
  specials: {
    plus: { name: "Plus", says: "Un pion qui finit ici reçoit une rondelle de la coupe." },
    minus: { name: "Moins", says: "Un pion qui finit ici rend une rondelle à la coupe." },
    step: { name: "Décalage", says: "Personne ne reste ici\u00a0: une case en avant ou une en arrière." },
    double: {
      name: "Double",
      says: "Ici, les rondelles se reçoivent, se donnent et se prennent deux par deux.",
    },
  },
  legend: "Cases spéciales",
  target: (n) => `Jusqu’à ${n}`,
  score: (who, n, target) => `${who}\u00a0: ${n} sur ${points(target)}`,

  task: {
    load: "Chargez votre pion, puis on lance le dé.",
    move: (die) => `Vous avez fait ${die}\u00a0: quel pion avance\u00a0?`,
    step: "Une case en avant ou en arrière\u00a0?",
    meet: (n) =>
      n > 1 ? `Donner ou prendre\u00a0: ${n} pions rencontrés.` : "Donnez une rondelle ou prenez-en une.",
    waiting: (colour) => `${colour} décide.`,
    rolling: (name) => `${name} lance le dé.`,
    youRoll: "Vous lancez le dé.",
    over: (colour) => `${colour} a gagné.`,
  },

  howMany: "Combien de rondelles\u00a0?",
  load: "Charger",
  loadDiscs: (n) => `Charger\u00a0: ${discs(n)}`,
  loadAndRoll: (n) => (n ? `Charger ${n} et lancer` : "Ne rien charger et lancer"),
  eightTip: "8 rondelles valent 12 points. La neuvième fait tout tomber.",
  eightDiscs: "8 rondelles",
  twelvePoints: "= 12 points",
  risk: (room) => {
    if (room === 0) return "Plein\u00a0: une de plus et tout bascule\u00a0!";
    if (room === 1) return "Encore une place, la suivante fait tout basculer.";
    return `Encore ${room} places.`;
  },
  which: "Quel pion\u00a0?",
  move: (letter) => `Pion ${letter}`,
  moveTo: (letter, load, to) => `Avancer le pion ${letter} avec ${load}\u00a0: ${to}`,
  stepWhere: "Dans quel sens\u00a0?",
  forward: "En avant",
  back: "En arrière",
  stepTo: (way, to) => `${way}\u00a0: ${to}`,
  meeting: "Donner ou prendre\u00a0?",
  give: "Donner",
  take: "Prendre",
  skip: "Rien à échanger",
  giveTo: (pawn) => `Donner ${to(pawn)}`,
  takeFrom: (pawn) => `Prendre ${to(pawn)}`,
  skipWith: (pawn) => `Rien à échanger avec ${pawn}`,
  full: "plein\u00a0!",
  overload: "Surcharge\u00a0!",

  end,
  /** What happens for the first time in a player's life. */
  first: {
    overloaded: "Une neuvième rondelle\u00a0: votre pion est surchargé, perd tout et repart du début.",
    overloadedBy: (who) =>
      `Une neuvième rondelle\u00a0: votre pion surchargé repart du début, et ${who} gagne un point.`,
    empty: "Un pion vide ne rapporte rien.",
    full: "Plein\u00a0! 12 points, si personne ne dépasse ce pion.",
  },
  say,
  tell: teller<GameEvent["is"]>("fr", sentences),
  reason: tellerOf("fr", sentences.reasons, sentences.terms),
  stake: tellerOf("fr", sentences.stakes, sentences.terms),
};
