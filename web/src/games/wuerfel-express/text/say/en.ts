/** What a friend at the table says of a turn of Würfel Express, in English. */
import type { Person } from "../../../../kit/narrating";
import type { StripColour } from "../../material";

const list = (names: string[]) => new Intl.ListFormat("en-GB").format(names);
const one = (person: Person) => (person.you ? "You" : person.name);
const them = (person: Person) => (person.you ? "you" : person.name);
const own = (person: Person) => (person.you ? "your" : `${person.name}’s`);
const does = (person: Person, you: string, other: string) => `${one(person)} ${person.you ? you : other}`;
const space = (end: number) => (end ? `space ${end}` : "the start");

export const say = {
  spell: (said: string) => said,
  strip: (colour: StripColour, length: number) => `${colour} ${length}`,

  takenOut: "Some strips stay in the box this time.",
  drops: (by: Person, n: number) =>
    `${does(by, "drop", "drops")} ${n === 1 ? "a strip" : `${n} strips`} first.`,
  rolls: (by: Person, dice: string) => `${does(by, "roll", "rolls")} ${dice}.`,
  rollsAgain: (by: Person, dice: string) => `${does(by, "roll", "rolls")} again: ${dice}.`,
  rollsLast: (by: Person, dice: string) => `${does(by, "roll", "rolls")} for the last time: ${dice}.`,
  keeps: (by: Person, dice: string) => `${does(by, "keep", "keeps")} ${dice || "nothing"}.`,
  stops: (by: Person) => does(by, "keep all the dice.", "keeps all the dice."),

  lays: (by: Person, strips: string[], end: number) =>
    `${does(by, "lay", "lays")} ${list(strips.map((strip) => `the ${strip}`))} and ${by.you ? "reach" : "reaches"} ${end}.`,
  steals: [
    (by: Person, from: Person, strip: string) => `${does(by, "take", "takes")} ${own(from)} ${strip}.`,
    (by: Person, from: Person, strip: string) =>
      `${does(by, "lift", "lifts")} the ${strip} from ${them(from)}.`,
  ],
  stealsJest: (by: Person, from: Person, strip: string) =>
    `${does(by, "take", "takes")} ${own(from)} ${strip}. ${does(from, "have", "has")} opinions.`,
  slides: (from: Person, end: number) => `${does(from, "slide", "slides")} back to ${space(end)}.`,
  lanternHolds: (from: Person) => `The lantern keeps ${them(from)} in place.`,

  returns: [
    (by: Person, strip: string, end: number) =>
      `Nothing fits. ${does(by, "give back the", "gives back the")} ${strip} and ${by.you ? "fall" : "falls"} back to ${space(end)}.`,
    (by: Person, strip: string, end: number) =>
      `The dice say no: the ${strip} goes back, and ${them(by)} with it, to ${space(end)}.`,
  ],
  slidesBack: (by: Person, end: number) =>
    `Nothing fits. ${does(by, "slide", "slides")} back to ${space(end)}.`,
  spared: (by: Person) => `Nothing fits, but ${them(by)} ${by.you ? "lose" : "loses"} nothing.`,
  sparedByLantern: (by: Person) => `Nothing fits. The lantern saves ${them(by)}.`,

  wins: (by: Person) => `${does(by, "reach", "reaches")} the finish and ${by.you ? "win!" : "wins."}`,
  ended: "That was the last turn of all.",

  moment: {
    stolen: "Stolen",
    theft: (by: Person, from: Person, strip: string) => `${does(by, "take", "takes")} ${own(from)} ${strip}`,
  },
};
