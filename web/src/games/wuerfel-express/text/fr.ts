import sentences from "../../../../../src/tablee/games/wuerfel_express/sentences/fr.json";
import { teller, tellerOf } from "../../sentences";
import type { GameEvent } from "../types";
import { end } from "./end/fr";
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
    `${who}\u00a0: ${end} sur ${goal}\u00a0; à partir du marqueur\u00a0: ${strips || "aucune bande"}`,
  toTake: (strip) => `Prendre ${strip}`,
  notToTake: (strip) => `${sentence(strip)}\u00a0: impossible à prendre maintenant`,
  gone: (strip) => `${sentence(strip)}\u00a0: absent de la réserve`,
  toSteal: (who, strip) => `Voler ${strip} à ${who}`,
  notToSteal: (who) => `Piste\u00a0: ${who}, rien à voler maintenant`,
  ownTrack: "Votre propre piste",
  withChance: (what, chance) => `${what}, chance ${chance}\u00a0%`,
  dropTo: (strip, n) => `Défausser ${n}, ${strip} compris`,
  notToDrop: (strip) => `${sentence(strip)}\u00a0: impossible à défausser`,
  die: (colour) => `Dé\u00a0: ${COLOURS[colour]}`,
  dieRolls: "Dé\u00a0: pas encore lancé",

  settingUp: "Des bandes sont retirées du jeu",
  rollOf: (roll) => ROLLS[roll - 1] ?? "",
  rolling: (n) => (n === 1 ? "1 dé roule" : `${n} dés roulent`),
  takes: "Bandes à prendre",
  drops: "Avant le premier lancer",
  nothing: "Rien de valable",
  youWin: "Vous gagnez\u00a0!",
  winner: (who) => `${who} gagne`,
  over: "La partie est terminée",
  turnOf: (who, what) => `${who}\u00a0: ${what.charAt(0).toLowerCase()}${what.slice(1)}`,

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

  end,
  /** What happens for the first time in a player's life. */
  first: {
    stolen: (who, end) => `${who} a volé votre première bande\u00a0: votre piste recule jusqu’à ${end}.`,
    stolenLantern: (who) =>
      `${who} a volé votre première bande, mais la lanterne rouge vous garde à votre place.`,
    returned: "Rien n’allait\u00a0: votre dernière bande retourne à la réserve.",
    slidBack: (end) => `Rien n’allait\u00a0: votre seule bande reste, mais recule jusqu’à ${end}.`,
    spared: "Rien n’allait, mais vous êtes en queue\u00a0: la lanterne rouge vous protège.",
    dropped: (who) =>
      `${who} défausse des bandes côté marqueur\u00a0: même place, couleurs libres, moins de dés.`,
  },
  say,
  tell: teller<GameEvent["is"]>("fr", sentences),
  reason: tellerOf("fr", sentences.reasons, sentences.terms),
  stake: tellerOf("fr", sentences.stakes, sentences.terms),
};
