/** Was man am Tisch über eine Runde Würfelblitz sagt. */
import type { Person } from "../../../../kit/narrating";
import type { say as english } from "./en";

const list = (names: string[]) => new Intl.ListFormat("de").format(names);
const does = (person: Person, you: string, other: string) =>
  `${person.you ? "Du" : person.name} ${person.you ? you : other}`;
const forWhom = (people: Person[]) => list(people.map(({ you, name }) => (you ? "dich" : name)));

export const say: typeof english = {
  spell: (said) => said,
  first: (by) => does(by, "würfelst zuerst.", "würfelt zuerst."),
  revealed: "Die Würfel liegen.",
  done: (by) => does(by, "bist fertig.", "ist fertig."),
  says: (n) => `Du sagst ${n}.`,
  silent: "Du sagst nichts.",
  right: [
    (by, sum, time) => `Es war ${sum}. ${does(by, "hattest", "hatte")} es in ${time}.`,
    (by, sum, time) => `${sum}, und ${by.you ? "du warst" : `${by.name} war`} zuerst da, in ${time}.`,
  ],
  alsoRight: (people) => `Gleichauf: ${list(people.map(({ you, name }) => (you ? "du" : name)))}.`,
  rightJest: (by, sum, time) =>
    `Es war ${sum}. ${does(by, "hast", "hat")} ${time} gebraucht, die anderen zählen noch.`,
  nobody: [(sum) => `Es war ${sum}. Niemand hatte es.`, (sum) => `${sum}, und niemand hat es gesehen.`],
  wrong: (by, n) => `${does(by, "hast", "hat")} ${n} gesagt.`,
  wins: (winners) => {
    if (winners.length === 1 && winners[0]?.you) return "Dein dritter schwarzer Chip: Du gewinnst!";
    if (winners.length === 1) return `Der dritte schwarze Chip für ${forWhom(winners)}: gewonnen.`;
    return `Der dritte schwarze Chip für ${forWhom(winners)}: ein geteilter Sieg.`;
  },
  abandoned: "Niemand antwortet mehr.",
};
