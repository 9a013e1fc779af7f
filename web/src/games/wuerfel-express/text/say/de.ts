/** Was man am Tisch über einen Zug bei Würfel Express sagt. */
import type { Person } from "../../../../kit/narrating";
import type { say as english } from "./en";

const COLOURS = {
  red: "rote",
  green: "grüne",
  blue: "blaue",
  yellow: "gelbe",
  white: "weiße",
  black: "schwarze",
};
const list = (names: string[]) => new Intl.ListFormat("de").format(names);
const does = (person: Person, you: string, other: string) =>
  `${person.you ? "Du" : person.name} ${person.you ? you : other}`;
/** Wem? */
const toWhom = (person: Person) => (person.you ? "dir" : person.name);
const to = (end: number) => (end ? `auf Feld ${end}` : "auf den Start");

export const say: typeof english = {
  spell: (said) => said,
  strip: (colour, length) => `${COLOURS[colour]} ${length}`,

  takenOut: "Ein paar Streifen bleiben diesmal in der Schachtel.",
  drops: (by, n) => `${does(by, "wirfst", "wirft")} erst ${n === 1 ? "einen Streifen" : `${n} Streifen`} ab.`,
  rolls: (by, dice) => `${does(by, "würfelst", "würfelt")} ${dice}.`,
  rollsAgain: (by, dice) => `${does(by, "würfelst", "würfelt")} noch einmal: ${dice}.`,
  rollsLast: (by, dice) => `${does(by, "würfelst", "würfelt")} zum letzten Mal: ${dice}.`,
  keeps: (by, dice) => `${does(by, "behältst", "behält")} ${dice || "nichts"}.`,
  stops: (by) => does(by, "behältst alle Würfel.", "behält alle Würfel."),

  lays: (by, strips, end) =>
    `${does(by, "legst", "legt")} ${list(strips.map((strip) => `die ${strip}`))} an und ${by.you ? "erreichst" : "erreicht"} Feld ${end}.`,
  steals: [
    (by, from, strip) => `${does(by, "nimmst", "nimmt")} ${toWhom(from)} die ${strip} weg.`,
    (by, from, strip) => `${does(by, "klaust", "klaut")} ${toWhom(from)} die ${strip}.`,
  ],
  stealsJest: (by, from, strip) =>
    `${does(by, "klaust", "klaut")} ${toWhom(from)} die ${strip}. Die lag da ja nur so rum.`,
  slides: (from, end) => `${does(from, "rutschst", "rutscht")} zurück ${to(end)}.`,
  lanternHolds: (from) => `Die Laterne hält ${from.you ? "dich" : from.name} am Platz.`,

  returns: [
    (by, strip, end) =>
      `Nichts passt. ${does(by, "gibst", "gibt")} die ${strip} zurück und ${by.you ? "fällst" : "fällt"} ${to(end)}.`,
    (by, strip, end) =>
      `Die Würfel wollen nicht: Die ${strip} ist weg, und ${by.you ? "du stehst" : `${by.name} steht`} ${end ? `auf Feld ${end}` : "am Start"}.`,
  ],
  slidesBack: (by, end) => `Nichts passt. ${does(by, "rutschst", "rutscht")} zurück ${to(end)}.`,
  spared: (by) => `Nichts passt, aber ${by.you ? "du verlierst" : `${by.name} verliert`} nichts.`,
  sparedByLantern: (by) => `Nichts passt. Die Laterne rettet ${by.you ? "dich" : by.name}.`,

  wins: (by) => does(by, "erreichst das Ziel und gewinnst!", "erreicht das Ziel und gewinnt."),
  ended: "Das war der letzte Zug von allen.",

  moment: {
    stolen: "Geklaut",
    theft: (by, from, strip) => `${does(by, "nimmst", "nimmt")} ${toWhom(from)} die ${strip} ab`,
  },
};
