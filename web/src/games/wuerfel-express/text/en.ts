import type { StripColour } from "../material";

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
    `${who}: ${end} of ${goal}; from the rear: ${strips || "no strips"}`,
  toTake: (strip: string) => `Take ${strip}`,
  notToTake: (strip: string) => `${strip}, cannot be taken now`,
  gone: (strip: string) => `${strip}, not in the supply`,
  toSteal: (who: string, strip: string) => `Steal ${strip} from ${who}`,
  notToSteal: (who: string) => `Track of ${who}, nothing to steal now`,
  withChance: (what: string, chance: number) => `${what}, chance ${chance}%`,
  dropTo: (strip: string, n: number) => `Drop ${n}, up to ${strip}`,
  notToDrop: (strip: string) => `${strip}, cannot be dropped`,
  die: (colour: StripColour) => `Die: ${colour}`,
  dieRolls: "Die: not rolled yet",

  settingUp: "Some strips are taken out of the game",
  rollOf: (roll: number) => ROLLS[roll - 1] ?? "",
  rolling: (n: number) => `${dice(n)} rolling`,
  takes: "Strips to take",
  drops: "Before the first roll",
  nothing: "Nothing fits",
  winner: (who: string) => `${who} wins`,
  over: "The game is over",
  turnOf: (who: string, what: string) => `${who}: ${what}`,

  rollOther: (n: number) => (n === 1 ? "Roll the other die" : `Roll the other ${n}`),
  rollAll: (n: number) => `Roll all ${n} again`,
  keepAndRoll: (signs: string, n: number) => `Keep ${signs}, roll ${dice(n)}`,
  stop: "Stop here",
  stopAll: "Keep all and stop",
  done: "Take nothing more",
  rollFirst: (n: number) => `Roll all ${n} dice`,
  dropAndRoll: (n: number, left: number) => `Drop ${n}, roll ${dice(left)}`,
  fewer: "Drop one strip less",
  more: "Drop one strip more",

  taskDrop: "Drop strips from the rear of your track, or roll with all dice",
  taskKeep: (rolls: number) => `Keep dice — ${rolls === 1 ? "one roll" : "two rolls"} left`,
  taskTake: "Take a strip that is lit, or stop",

  told: {
    takenOut: (strips: string) => `Out of the game: ${strips}.`,
    dropped: (who: string, strips: string, n: number) => `${who} drops ${strips} and rolls ${dice(n)}.`,
    rolled: (who: string, roll: number, signs: string) => `${who}, roll ${roll}: ${signs}.`,
    kept: (who: string, signs: string) => `${who} keeps ${signs || "no dice"}.`,
    stopped: (who: string) => `${who} keeps all dice.`,
    took: (who: string, strip: string, end: number) => `${who} lays down ${strip} and reaches ${end}.`,
    stole: (who: string, victim: string, strip: string, end: number) =>
      `${who} steals ${strip} from ${victim}, who slides back to ${end}.`,
    stoleLantern: (who: string, victim: string, strip: string, end: number) =>
      `${who} steals ${strip} from ${victim}, who has the red lantern: the marker moves up, the track stays at ${end}.`,
    declined: (who: string) => `${who} takes nothing more.`,
    returned: (who: string, strip: string, end: number) =>
      `${who} can take nothing and returns ${strip}: back to ${end}.`,
    slidBack: (who: string, spaces: number, end: number) =>
      `${who} can take nothing and slides back by ${spaces} to ${end}.`,
    spared: (who: string) => `${who} can take nothing, and nothing is lost.`,
    sparedLantern: (who: string) => `${who} can take nothing, but has the red lantern: nothing is lost.`,
    reached: (who: string) => `${who} reaches the goal and wins.`,
    usedUp: "All turns are used up.",
  },
};
