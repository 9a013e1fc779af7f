import sentences from "../../../../../src/tablee/games/overload/sentences/fr.json";
import { teller, tellerOf } from "../../sentences";
import type { GameEvent } from "../types";
import { say } from "./say/fr";
import type { GameText } from "./type";

const discs = (n: number): string =>
  n === 0 ? "aucune rondelle" : n === 1 ? "1 rondelle" : `${n} rondelles`;
const points = (n: number): string => (n < 2 ? `${n} point` : `${n} points`);
const of = (who: string): string => (/^[aeiouyhàâäéèêëîïôöùûü]/i.test(who) ? `d’${who}` : `de ${who}`);
const pawn = (who: string, letter: string): string => `le pion ${letter} ${of(who)}`;
const first = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);
/** “à le pion” is “au pion”. */
const to = (pawn: string): string => pawn.replace(/^le /, "au ");

export const text: GameText = {
  summary:
    "Amenez vos rondelles à l’arrivée — mais chaque pion dépassé en reçoit une de plus, et la neuvième est de trop.",
  options: { special: "Sections posées face spéciale visible" },
  words: {
    A: "intermédiaire A",
    curve1: "virage 1",
    C: "intermédiaire C (dès quatre joueurs)",
    D: "intermédiaire D (à cinq joueurs)",
    curve2: "virage 2",
    B: "intermédiaire B",
  },

  board: "Le parcours, du départ à l’arrivée, avec tous les pions",
  start: "Départ",
  finish: "Arrivée",
  space: (n) => `case ${n}`,
  discs,
  pawn,
  pawnThere: (pawn, where, load) => `${first(pawn)} : ${where}, ${load}`,
  cup: (n) => `Dans la coupe : ${discs(n)}`,
  die: (n) => (n ? `Le dé montre ${n}` : "Le dé"),
  colours: { red: "Rouge", yellow: "Jaune", blue: "Bleu", green: "Vert", purple: "Violet" },
  specials: {
    plus: { name: "Plus", says: "Un pion qui finit ici reçoit une rondelle de la coupe." },
    minus: { name: "Moins", says: "Un pion qui finit ici rend une rondelle à la coupe." },
    step: { name: "Décalage", says: "Personne ne reste ici : une case en avant ou une en arrière." },
    double: {
      name: "Double",
      says: "Ici, les rondelles se reçoivent, se donnent et se prennent deux par deux.",
    },
  },
  legend: "Cases spéciales",
  target: (n) => `Jusqu’à ${n}`,
  score: (who, n, target) => `${who} : ${n} sur ${points(target)}`,

  task: {
    load: "Chargez votre pion, puis le dé est lancé.",
    move: (die) => `Vous avez fait ${die} : quel pion avance ?`,
    step: "Une case en avant ou en arrière ?",
    meet: (n) =>
      n > 1 ? `Donner ou prendre : ${n} pions rencontrés.` : "Donnez une rondelle ou prenez-en une.",
    waiting: (colour) => `${colour} décide.`,
    rolling: (colour) => `${colour} lance le dé.`,
    over: (colour) => `${colour} a gagné.`,
  },

  howMany: "Combien de rondelles ?",
  load: "Charger",
  loadDiscs: (n) => `Charger : ${discs(n)}`,
  risk: (room) => {
    if (room === 0) return "Plein : une de plus et tout bascule !";
    if (room === 1) return "Encore une place, la suivante fait tout basculer.";
    return `Encore ${room} places.`;
  },
  which: "Quel pion ?",
  move: (letter) => `Pion ${letter}`,
  moveTo: (letter, load, to) => `Avancer le pion ${letter} avec ${load} : ${to}`,
  stepWhere: "Dans quel sens ?",
  forward: "En avant",
  back: "En arrière",
  stepTo: (way, to) => `${way} : ${to}`,
  meeting: "Donner ou prendre ?",
  give: "Donner",
  take: "Prendre",
  skip: "Rien à échanger",
  giveTo: (pawn) => `Donner ${to(pawn)}`,
  takeFrom: (pawn) => `Prendre ${to(pawn)}`,
  skipWith: (pawn) => `Rien à échanger avec ${pawn}`,
  full: "plein !",
  overload: "Surcharge !",

  say,
  tell: teller<GameEvent["is"]>("fr", sentences),
  reason: tellerOf("fr", sentences.reasons, sentences.terms),
  stake: tellerOf("fr", sentences.stakes, sentences.terms),
};
