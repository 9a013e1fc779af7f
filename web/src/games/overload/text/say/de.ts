/** Was man am Tisch über einen Zug bei Overload sagt. */
import type { Person } from "../../../../kit/narrating";
import type { say as english } from "./en";

const list = (names: string[]) => new Intl.ListFormat("de").format(names);
const does = (person: Person, you: string, other: string) =>
  `${person.you ? "Du" : person.name} ${person.you ? you : other}`;
/** Für wen? */
const forWhom = (person: Person) => (person.you ? "dich" : person.name);
/** Wem? */
const toWhom = (person: Person) => (person.you ? "dir" : person.name);
const past = (people: Person[]) => list(people.map(toWhom));
const discs = (n: number) => (n === 1 ? "1 Scheibe" : `${n} Scheiben`);
const points = (n: number) => (n === 1 ? "1 Punkt" : `${n} Punkte`);
const award = (by: Person) => ` Ein Punkt für ${forWhom(by)}.`;

export const say: typeof english = {
  spell: (said) => said,

  loads: (by, n) => `${does(by, "lädst", "lädt")} ${n ? discs(n) : "nichts"}.`,
  loadsAndRolls: (by, n, pips) =>
    `${does(by, "lädst", "lädt")} ${n || "nichts"} und ${by.you ? "würfelst" : "würfelt"} eine ${pips}.`,
  rolls: (by, pips) => `${does(by, "würfelst", "würfelt")} eine ${pips}.`,
  passes: (whom, n) =>
    whom.length > 1
      ? `Vorbei an ${past(whom)}: je eine Scheibe aufs Haus.`
      : `Vorbei an ${past(whom)}: ${n === 1 ? "eine Scheibe" : discs(n)} aufs Haus.`,
  gives: (by, whom, n) =>
    `${does(by, "gibst", "gibt")} ${toWhom(whom)} ${n === 1 ? "eine Scheibe" : discs(n)}.`,
  takes: (by, whom, n) =>
    `${does(by, "nimmst", "nimmt")} ${toWhom(whom)} ${n === 1 ? "eine Scheibe" : discs(n)} ab.`,
  shifts: (by) => `${does(by, "steckst", "steckt")} eine Scheibe von einer Figur auf die andere.`,
  gets: (by, n) => `${does(by, "bekommst", "bekommt")} ${n === 1 ? "eine Scheibe" : discs(n)}.`,
  returns: (by) => `${does(by, "legst", "legt")} eine Scheibe in den Becher zurück.`,
  nothing: "Keine der beiden Figuren hat eine Scheibe übrig.",

  overloads: [
    (by, whom, gift, reward) =>
      `${gift ? `${does(by, "gibst", "gibt")} ${toWhom(whom)} eine neunte Scheibe` : `Eine Scheibe zu viel für ${forWhom(whom)}`}: Alle acht liegen wieder im Becher.${reward ? award(by) : ""}`,
    (by, whom, _, reward) =>
      `Das war die neunte Scheibe: ${whom.you ? "Alles kippt, du fängst" : `Alles kippt, ${whom.name} fängt`} von vorn an.${reward ? award(by) : ""}`,
  ],
  overloadsJest: (by, whom, gift) =>
    `${gift ? `${does(by, "gibst", "gibt")} ${toWhom(whom)} eine neunte Scheibe` : `Eine neunte Scheibe für ${forWhom(whom)}`}. ${whom.you ? "Mit den acht anderen hattest du was vor." : `Mit den acht anderen hatte ${whom.name} was vor.`}`,
  overloadsOwn: (by) =>
    by.you
      ? "Eine Scheibe zu viel: Du überlädst deine eigene Figur und fängst von vorn an."
      : `Eine Scheibe zu viel: ${by.name} überlädt die eigene Figur und fängt von vorn an.`,

  arrives: [
    (by, n, worth) =>
      `${does(by, "bringst", "bringt")} ${discs(n)} ins Ziel und ${by.you ? "bekommst" : "bekommt"} ${points(worth)}.`,
    (by, n, worth) =>
      `${points(worth)} für ${forWhom(by)}, mit ${n === 1 ? "1 Scheibe" : `${n} Scheiben`} im Ziel.`,
  ],
  arrivesEmpty: (by) => `${does(by, "kommst", "kommt")} ohne eine einzige Scheibe ins Ziel.`,
  wins: (by, n) =>
    `${does(by, "gewinnst", "gewinnt")} mit ${n} ${n === 1 ? "Punkt" : "Punkten"}${by.you ? "!" : "."}`,

  moment: {
    overload: "Overload!",
    emptied: "Acht Scheiben zurück im Becher.",
    award: (by) => `+1 für ${forWhom(by)}`,
    points: (n) => `+${n}`,
    arrived: (by, n) => `${discs(n)} im Ziel für ${forWhom(by)}`,
  },
};
