/** What a friend at the table says of a round of Würfelblitz, in English. */
import type { Person } from "../../../../kit/narrating";

const list = (names: string[]) => new Intl.ListFormat("en-GB").format(names);
const one = (person: Person) => (person.you ? "You" : person.name);
const them = (person: Person) => (person.you ? "you" : person.name);
const does = (person: Person, you: string, other: string) => `${one(person)} ${person.you ? you : other}`;

export const say = {
  spell: (said: string) => said,
  first: (by: Person) => does(by, "shake first.", "shakes first."),
  revealed: "The dice are out.",
  done: (by: Person) => does(by, "are done.", "is done."),
  says: (n: number) => `You say ${n}.`,
  silent: "You say nothing.",
  right: [
    (by: Person, sum: number, time: string) => `It was ${sum}. ${does(by, "had", "had")} it in ${time}.`,
    (by: Person, sum: number, time: string) =>
      `${sum}, and ${them(by)} ${by.you ? "were" : "was"} there first, in ${time}.`,
  ],
  alsoRight: (people: Person[]) => `${list(people.map(them))} tied.`.replace(/^you/, "You"),
  rightJest: (by: Person, sum: number, time: string) =>
    `It was ${sum}. ${does(by, "needed", "needed")} ${time}; the rest of us are still counting.`,
  nobody: [(sum: number) => `It was ${sum}. Nobody had it.`, (sum: number) => `${sum}, and nobody saw it.`],
  wrong: (by: Person, n: number) => `${does(by, "said", "said")} ${n}.`,
  wins: (winners: Person[]) => {
    if (winners.length === 1 && winners[0]?.you) return "Your third black token: you win!";
    if (winners.length === 1) return `A third black token for ${list(winners.map(them))}, who wins.`;
    return `Third black tokens for ${list(winners.map(them))}: a shared victory.`;
  },
  abandoned: "Nobody is answering any more.",
};
