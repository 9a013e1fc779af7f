/** What a friend at the table says of a turn of Overload, in English. */
import type { Person } from "../../../../kit/narrating";

const list = (names: string[]) => new Intl.ListFormat("en-GB").format(names);
const one = (person: Person) => (person.you ? "You" : person.name);
const them = (person: Person) => (person.you ? "you" : person.name);
const own = (person: Person) => (person.you ? "your" : `${person.name}’s`);
const does = (person: Person, you: string, other: string) => `${one(person)} ${person.you ? you : other}`;
const all = (people: Person[]) => list(people.map(them));
const discs = (n: number) => (n === 1 ? "1 disc" : `${n} discs`);
const points = (n: number) => (n === 1 ? "1 point" : `${n} points`);
const aRoll = (pips: number) => `${pips === 8 ? "an" : "a"} ${pips}`;
const award = (by: Person) => `One point for ${them(by)}.`;

export const say = {
  spell: (said: string) => said,

  loads: (by: Person, n: number) =>
    n ? `${does(by, "load", "loads")} ${discs(n)}.` : `${does(by, "load", "loads")} nothing.`,
  loadsAndRolls: (by: Person, n: number, pips: number) =>
    `${does(by, "load", "loads")} ${n ? n : "nothing"} and ${by.you ? "roll" : "rolls"} ${aRoll(pips)}.`,
  rolls: (by: Person, pips: number) => `${does(by, "roll", "rolls")} ${aRoll(pips)}.`,
  passes: (whom: Person[], n: number) =>
    whom.length > 1
      ? `Past ${all(whom)}: a disc each, on the house.`
      : `Past ${all(whom)}: ${n === 1 ? "a disc" : discs(n)} on the house.`,
  gives: (by: Person, whom: Person, n: number) =>
    `${does(by, "give", "gives")} ${them(whom)} ${n === 1 ? "a disc" : discs(n)}.`,
  takes: (by: Person, whom: Person, n: number) =>
    `${does(by, "take", "takes")} ${n === 1 ? "a disc" : discs(n)} from ${them(whom)}.`,
  shifts: (by: Person) => `${does(by, "move", "moves")} a disc from one pawn to the other.`,
  gets: (by: Person, n: number) => `${does(by, "get", "gets")} ${n === 1 ? "a disc" : discs(n)}.`,
  returns: (by: Person) => `${does(by, "put", "puts")} a disc back into the cup.`,
  nothing: "Neither has a disc to give.",

  overloads: [
    (by: Person, whom: Person, gift: boolean, reward: boolean) =>
      `${gift ? `${does(by, "hand", "hands")} ${them(whom)} a ninth disc` : `One disc too many for ${them(whom)}`}: all eight are back in the cup.${reward ? ` ${award(by)}` : ""}`,
    (by: Person, whom: Person, gift: boolean, reward: boolean) =>
      `${gift ? `${own(by).replace(/^y/, "Y")} disc was the ninth` : "That was the ninth disc"}: ${them(whom)} ${whom.you ? "tip" : "tips"} over and ${whom.you ? "start" : "starts"} again.${reward ? ` ${award(by)}` : ""}`,
  ],
  overloadsJest: (by: Person, whom: Person, gift: boolean) =>
    `${gift ? `${does(by, "hand", "hands")} ${them(whom)} a ninth disc.` : `A ninth disc for ${them(whom)}.`} ${does(whom, "had", "had")} plans for the other eight.`,
  overloadsOwn: (by: Person) => `One disc too many: ${own(by)} own pawn tips over and starts again.`,

  arrives: [
    (by: Person, n: number, worth: number) =>
      `${does(by, "bring", "brings")} ${discs(n)} home and ${by.you ? "score" : "scores"} ${points(worth)}.`,
    (by: Person, n: number, worth: number) =>
      `${points(worth)} for ${them(by)}, with ${discs(n)} safely home.`,
  ],
  arrivesEmpty: (by: Person) => `${does(by, "reach", "reaches")} the finish without a single disc.`,
  wins: (by: Person, n: number) => `${does(by, "win", "wins")} with ${points(n)}${by.you ? "!" : "."}`,

  moment: {
    overload: "Overload!",
    emptied: "Eight discs back in the cup.",
    award: (by: Person) => `+1 for ${them(by)}`,
    points: (n: number) => `+${n}`,
    arrived: (by: Person, n: number) => `${discs(n)} home for ${them(by)}`,
  },
};
