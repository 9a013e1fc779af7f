import sentences from "../../../../../src/tablee/games/wuerfel_express/sentences/en.json";
import { teller, tellerOf } from "../../sentences";
import type { GameEvent } from "../types";
import type { StripColour } from "../material";
import { end } from "./end/en";
import { say } from "./say/en";

const ROLLS = ["First roll, two left", "Second roll, one left", "Third and last roll"];
const dice = (n: number) => (n === 1 ? "1 die" : `${n} dice`);

export const text = {
  summary: "Roll colours, lay strips, steal from those ahead: the first track to reach space 30 wins.",
  options: {} as Record<string, string>,
  words: {} as Record<string, string>,

  board: "Race course, tracks, supply and dice",
  supply: "Supply",
  tray: "Dice",
  kept: "Kept",
  you: "you",
  lantern: "has the red lantern",
  standing: (end: number, goal: number) => `${end} / ${goal}`,
  strip: (colour: StripColour, length: number, sign: string) => `the ${colour} ${length} ${sign}`,
  /** Read aloud, without a sign. */
  stripName: (colour: StripColour, length: number) => `${colour} ${length}`,
  lane: (who: string, end: number, goal: number, strips: string) =>
    `${who}: ${end} of ${goal}; from the back: ${strips || "no strips"}`,
  toTake: (strip: string) => `Take ${strip}`,
  notToTake: (strip: string) => `${strip}, can’t be taken now`,
  gone: (strip: string) => `${strip}, not in the supply`,
  toSteal: (who: string, strip: string) => `Steal ${strip} from ${who}`,
  notToSteal: (who: string) => `${who}’s track, nothing to steal now`,
  ownTrack: "Your own track",
  withChance: (what: string, chance: number) => `${what}, chance ${chance}%`,
  dropTo: (strip: string, n: number) => `Drop ${n}, up to ${strip}`,
  notToDrop: (strip: string) => `${strip}, can’t be dropped`,
  die: (colour: StripColour) => `Die: ${colour}`,
  dieRolls: "Die: not rolled yet",

  settingUp: "Some strips stay in the box",
  rollOf: (roll: number) => ROLLS[roll - 1] ?? "",
  rolling: (n: number) => `${dice(n)} rolling`,
  takes: "Strips to take",
  drops: "Before the first roll",
  nothing: "Nothing fits",
  youWin: "You win!",
  winner: (who: string) => `${who} wins`,
  over: "The game is over",
  turnOf: (who: string, what: string) => `${who}: ${what}`,

  rollOther: (n: number) => (n === 1 ? "Roll the other die" : `Roll the other ${n}`),
  rollAll: (n: number) => `Roll all ${n} again`,
  keepAndRoll: (signs: string, n: number) => `Keep ${signs}, roll ${dice(n)}`,
  stop: "Stop here",
  stopAll: "Keep them all and stop",
  done: "Take nothing more",
  rollFirst: (n: number) => (n === 1 ? "Roll the die" : `Roll all ${n} dice`),
  dropAndRoll: (n: number, left: number) => `Drop ${n}, roll ${dice(left)}`,
  fewer: "Drop one strip fewer",
  more: "Drop one strip more",

  taskDrop: "Drop strips from the back of your track, or roll all the dice",
  taskKeep: (rolls: number) => `Keep dice — ${rolls === 1 ? "one roll" : "two rolls"} left`,
  taskTake: "Take a lit strip, or stop",

  end,
  /** What happens for the first time in a player's life. */
  first: {
    stolen: (who: string, end: number) =>
      `${who} has stolen your first strip: your track moves back to ${end}.`,
    stolenLantern: (who: string) =>
      `${who} has stolen your first strip, but the red lantern keeps you in place.`,
    returned: "Nothing fitted: your last strip goes back to the supply.",
    slidBack: (end: number) => `Nothing fitted: your only strip stays, but slides back to ${end}.`,
    spared: "Nothing fitted, but you are last: the red lantern protects you.",
    dropped: (who: string) => `${who} drops strips at the rear: same place, colours free again, fewer dice.`,
  },
  say,
  tell: teller<GameEvent["is"]>("en", sentences),
  reason: tellerOf("en", sentences.reasons, sentences.terms),
  stake: tellerOf("en", sentences.stakes, sentences.terms),
};
