/** Ce qu’on dit d’un tour de Würfel Express autour de la table. */
import type { Person } from "../../../../kit/narrating";
import { spelled } from "../../../sentences";
import type { say as english } from "./en";

const COLOURS = {
  red: "rouge",
  green: "vert",
  blue: "bleu",
  yellow: "jaune",
  white: "blanc",
  black: "noir",
};
const list = (names: string[]) => new Intl.ListFormat("fr").format(names);
const does = (person: Person, you: string, other: string) =>
  person.you ? `Vous ${you}` : `${person.name} ${other}`;
const them = (person: Person) => (person.you ? "vous" : person.name);
/** « votre 4 jaune », « le 4 jaune de Lotte ». */
const own = (person: Person, strip: string) =>
  person.you ? `votre ${strip}` : `le ${strip} de ${person.name}`;
const to = (end: number) => (end ? `à la case ${end}` : "au départ");

export const say: typeof english = {
  spell: (said) => spelled("fr", said),
  strip: (colour, length) => `${length} ${COLOURS[colour]}`,

  takenOut: "Quelques bandes restent dans la boîte cette fois.",
  drops: (by, n) => `${does(by, "défaussez", "défausse")} d’abord ${n === 1 ? "une bande" : `${n} bandes`}.`,
  rolls: (by, dice) => `${does(by, "lancez", "lance")} ${dice}.`,
  rollsAgain: (by, dice) => `${does(by, "relancez", "relance")} : ${dice}.`,
  rollsLast: (by, dice) => `${does(by, "lancez", "lance")} une dernière fois : ${dice}.`,
  keeps: (by, dice) =>
    dice ? `${does(by, "gardez", "garde")} ${dice}.` : `${does(by, "ne gardez", "ne garde")} rien.`,
  stops: (by) => does(by, "gardez tous les dés.", "garde tous les dés."),

  lays: (by, strips, end) =>
    `${does(by, "posez", "pose")} ${list(strips.map((strip) => `le ${strip}`))} et ${by.you ? "atteignez" : "atteint"} la case ${end}.`,
  steals: [
    (by, from, strip) =>
      from.you
        ? `${by.name} vous prend votre ${strip}.`
        : `${does(by, "prenez", "prend")} le ${strip} à ${from.name}.`,
    (by, from, strip) => `${does(by, "chipez", "chipe")} ${own(from, strip)}.`,
  ],
  stealsJest: (by, from, strip) =>
    from.you
      ? `${by.name} chipe votre ${strip}. Vous n’avez rien vu venir.`
      : `${does(by, "chipez", "chipe")} ${own(from, strip)}, qui « traînait là ».`,
  slides: (from, end) => `${does(from, "reculez", "recule")} ${to(end)}.`,
  lanternHolds: (from) =>
    from.you ? "La lanterne vous retient à votre place." : `La lanterne retient ${from.name} à sa place.`,

  returns: [
    (by, strip, end) =>
      `Rien ne va. ${does(by, "rendez", "rend")} le ${strip} et ${by.you ? "reculez" : "recule"} ${to(end)}.`,
    (by, strip, end) => `Les dés ne veulent pas : le ${strip} s’en va, retour ${to(end)} pour ${them(by)}.`,
  ],
  slidesBack: (by, end) => `Rien ne va. ${does(by, "reculez", "recule")} ${to(end)}.`,
  spared: (by) => `Rien ne va, mais ${by.you ? "vous ne perdez" : `${by.name} ne perd`} rien.`,
  sparedByLantern: (by) => `Rien ne va. La lanterne ${by.you ? "vous sauve" : `sauve ${by.name}`}.`,

  wins: (by) => `${does(by, "arrivez au but et gagnez !", "arrive au but et gagne.")}`,
  ended: "C’était le dernier tour de tous.",

  moment: {
    stolen: "Volé",
    theft: (by, from, strip) => `${does(by, "prenez", "prend")} ${own(from, strip)}`,
  },
};
