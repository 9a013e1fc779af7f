import sentences from "../../../../../src/tablee/games/wuerfelblitz/sentences/en.json";
import { secondsIn, teller, tellerOf } from "../../sentences";
import type { GameEvent } from "../types";
import { say } from "./say/en";

const list = (parts: string[]) => new Intl.ListFormat("en").format(parts);
const seconds = (ms: number) => secondsIn("en-GB", ms);

export const text = {
  summary: "All dice at once, some do not count: whoever says the right sum first wins a token.",
  options: {
    whites: "White dice: two are easier, three harder",
    teaser: "Brain-teaser: a dot colour seen twice turns the sum around",
    handicap: "White tokens that make a black one",
    window: "Milliseconds within which right answers are a tie",
    seconds: "Seconds for a round",
    fastest: "Milliseconds under which no human can answer",
  } as Record<string, string>,
  words: { yes: "yes", no: "no" } as Record<string, string>,

  list,
  seconds,
  colours: {
    red: "red",
    orange: "orange",
    black: "black",
    yellow: "yellow",
    green: "green",
    blue: "blue",
  },

  task: {
    lot: "The first roller is being drawn.",
    shake: "The dice are being shaken …",
    look: "Add up the dice that count and say the sum.",
    teaser: "Say the sum — if a dot colour is there twice, add up the excluded dice.",
    buzz: "Whoever knows the sum presses the buzzer.",
    waiting: (n: number) => (n === 1 ? "Waiting for one more answer." : `Waiting for ${n} more answers.`),
    over: "The game is over.",
  },

  say,
  tell: teller<GameEvent["is"]>("en", sentences),
  reason: tellerOf("en", sentences.reasons, sentences.terms),
  mistake: tellerOf("en", sentences.terms.mistake, sentences.terms),
  stake: tellerOf("en", sentences.stakes, sentences.terms),

  dice: {
    mismarked: (colour: string) => `No ${colour} dot on any die: it counts.`,
    pips: (colour: string, n: number) => `${colour} ${n}`,
    dot: (colour: string, dot: string) => `${colour} with ${dot === "orange" ? "an" : "a"} ${dot} dot`,
    white: (dots: string) => `white dice: ${dots}`,
    covered: "The dice are under the box.",
    lie: (dice: string) => `The dice: ${dice}`,
    lay: (dice: string) => `The dice of the last round: ${dice}`,
  },

  pad: {
    label: "Your answer",
    empty: "Your sum",
    erase: "Delete the last digit",
    say: "Say",
    sayNumber: (n: string) => `Say ${n}`,
    silent: "Say nothing",
    range: (lowest: number, highest: number) => `${lowest} to ${highest}`,
  },

  waiting: {
    said: (n: number) => `You said ${n}`,
    after: (ms: number) => `after ${seconds(ms)}`,
    silent: "You say nothing in this round.",
    looking: (n: number): string => (n === 1 ? "One is still looking" : "Still looking"),
    watching: "You are watching.",
    shaking: "Get ready: the dice are coming.",
  },

  round: {
    title: "Last round",
    open: "Show the last round",
    close: "Close the last round",
    solution: (n: number) => `Sum ${n}`,
    nothing: "No die counted",
    around: "Turned around: a dot colour was there twice, so only the excluded dice counted.",
    lateWhy: (ms: number) => `Too late: more than ${seconds(ms)} after the fastest right answer.`,
    measured: "measured by the server",
    measuredWhy: "* The server measured this time itself: something took longer than usual on the way.",
    verdict: {
      right: "right",
      wrong: "wrong",
      late: "too late",
      lateRight: "right, too late",
      silent: "said nothing",
    },
    moved: {
      white: "one white token",
      black: "one black token",
      lost: "loses a white token",
    },
    mine: (who: string, why: string) => `${who}: ${why}`,
    nobody: "Nobody was right",
    winner: (who: string, ms: number) => `${who}, ${seconds(ms)}`,
  },

  next: {
    ready: "Ready when you are.",
    button: "Next round",
    slower: "Slower, please",
    slowed: "They take more time from now on.",
    waiting: (names: string) => `Waiting for ${names}`,
    soon: "It goes on in a moment",
    begins: (n: number) =>
      n === 1 ? "The next round begins in one second." : `The next round begins in ${n} seconds.`,
    isReady: "is ready",
  },

  count: { ready: "Get ready …", one: "One", two: "Two" },

  buzz: {
    label: "Buzzers",
    press: (who: string, key: string) => `${who}: I have it! (key ${key})`,
    turn: (who: string) => `${who}, what is the sum?`,
    back: "Back to the dice",
    giveUp: "Nobody knows",
  },

  players: {
    label: "Tokens",
    tokens: (black: number, white: number, needed: number) =>
      needed === 1 ? `${black} of 3 black` : `${black} of 3 black, ${white} of ${needed} white`,
    rolls: "rolls",
    done: "is done",
    winner: "winner",
  },

  training: {
    chart: "Your times, round after round",
    key: "Dots are right answers, crosses wrong ones, dashes rounds without an answer; the dashed line is the median.",
    median: "Median",
    best: "Best time",
    asTable: "The same as a table",
    round: "Round",
    date: "Date",
    time: "Time",
    answer: "Answer",
    when: (at: Date) => at.toLocaleDateString("en-GB"),
    none: "Nothing yet: set up a table for yourself alone and play a round.",
    kept: "Only this browser remembers it, the last sixty rounds are shown.",
    clear: "Forget it all",
    clearSure: "Really forget it all?",
  },

  rest: {
    name: "Speed",
    why: "Speed is everything else: how quickly a player was right, and how quickly the others were.",
  },

  clock: (n: number) => `${n} s`,
  clockLabel: "Time left",
};
