import sentences from "../../../../../src/tablee/games/wuerfel_express/sentences/fr.json";
import { teller, tellerOf } from "../../sentences";
import type { GameEvent } from "../types";
import { say } from "./say/fr";
import type { GameText } from "./type";

const COLOURS = {
  red: "rouge",
  green: "vert",
  blue: "bleu",
  yellow: "jaune",
  white: "blanc",
  black: "noir",
};
const ROLLS = ["Premier lancer, encore deux", "Deuxième lancer, encore un", "Troisième et dernier lancer"];
const dice = (n: number) => (n === 1 ? "1 dé" : `${n} dés`);
const sentence = (words: string) => words.charAt(0).toUpperCase() + words.slice(1);

export const text: GameText = {
  summary:
    "Lancez des couleurs, posez des bandes, volez ceux qui sont devant\u00a0: la première piste à atteindre la case 30 l’emporte.",
  options: {},
  words: {},

  board: "Parcours, pistes, réserve et dés",
  supply: "Réserve",
  tray: "Dés",
  kept: "Gardés",
  you: "vous",
  lantern: "lanterne rouge",
  standing: (end, goal) => `${end} / ${goal}`,
  strip: (colour, length, sign) => `le ${length} ${COLOURS[colour]} ${sign}`,
  stripName: (colour, length) => `le ${length} ${COLOURS[colour]}`,
  lane: (who, end, goal, strips) =>
    `${who} : ${end} sur ${goal} ; à partir du marqueur : ${strips || "aucune bande"}`,
  toTake: (strip) => `Prendre ${strip}`,
  notToTake: (strip) => `${sentence(strip)} : impossible à prendre maintenant`,
  gone: (strip) => `${sentence(strip)} : absent de la réserve`,
  toSteal: (who, strip) => `Voler ${strip} à ${who}`,
  notToSteal: (who) => `Piste : ${who}, rien à voler maintenant`,
  ownTrack: "Votre propre piste",
  withChance: (what, chance) => `${what}, chance ${chance}\u00a0%`,
  dropTo: (strip, n) => `Défausser ${n}, ${strip} compris`,
  notToDrop: (strip) => `${sentence(strip)} : impossible à défausser`,
  die: (colour) => `Dé : ${COLOURS[colour]}`,
  dieRolls: "Dé : pas encore lancé",

  settingUp: "Des bandes sont retirées du jeu",
  rollOf: (roll) => ROLLS[roll - 1] ?? "",
  rolling: (n) => (n === 1 ? "1 dé roule" : `${n} dés roulent`),
  takes: "Bandes à prendre",
  drops: "Avant le premier lancer",
  nothing: "Rien de valable",
  winner: (who) => `${who} gagne`,
  over: "La partie est terminée",
  turnOf: (who, what) => `${who} : ${what.charAt(0).toLowerCase()}${what.slice(1)}`,

  rollOther: (n) => (n === 1 ? "Relancer l’autre dé" : `Relancer les ${n} autres`),
  rollAll: (n) => `Relancer les ${n} dés`,
  keepAndRoll: (signs, n) => `Garder ${signs}, relancer ${dice(n)}`,
  stop: "S’arrêter",
  stopAll: "Tout garder et s’arrêter",
  done: "Ne plus rien prendre",
  rollFirst: (n) => `Lancer les ${n} dés`,
  dropAndRoll: (n, left) => `Défausser ${n}, ${dice(left)}`,
  fewer: "Défausser une bande de moins",
  more: "Défausser une bande de plus",

  taskDrop: "Défaussez des bandes côté marqueur, ou lancez tous les dés",
  taskKeep: (rolls) => `Gardez des dés — encore ${rolls === 1 ? "un lancer" : "deux lancers"}`,
  taskTake: "Prenez une bande éclairée, ou arrêtez-vous là",

  say,
  tell: teller<GameEvent["is"]>("fr", sentences),
  reason: tellerOf("fr", sentences.reasons, sentences.terms),
  stake: tellerOf("fr", sentences.stakes, sentences.terms),
};
