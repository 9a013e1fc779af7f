import sentences from "../../../../../src/tablee/games/wuerfelblitz/sentences/en.json";
import { secondsIn, teller, tellerOf } from "../../sentences";
import type { GameEvent } from "../types";
import { end } from "./end/en";
import { say } from "./say/en";

const list = (parts: string[]) => new Intl.ListFormat("en").format(parts);
const seconds = (ms: number) => secondsIn("en-GB", ms);

export const text = {
  summary: "All the dice at once, and some don’t count. The first to say the right sum wins a token.",
  options: {
    whites: "White dice",
    teaser: "Brain-teaser: if a dot colour shows twice, add up the dice that don’t count",
    handicap: "White tokens for a black one: fewer for younger players",
    window: "Photo finish: answers this close are a tie (in thousandths of a second)",
    seconds: "Seconds for a round",
    fastest: "Too fast to be human: answers this quick don’t count (in thousandths of a second)",
  } as Record<string, string>,
  words: { yes: "yes", no: "no" } as Record<string, string>,
  presets: {
    family: "Gentle company, a minute for each round.",
    quick: "Twenty seconds a round, no dawdling.",
    experts: "Three white dice, brain-teaser, tough company.",
  },
  whites: {
    2: { title: "Two", line: "More dice count: easier." },
    3: { title: "Three", line: "Fewer dice count: harder to see." },
  },

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
    lot: "Drawing lots for the first roll.",
    shake: "Shaking the dice…",
    look: "Add up the dice that count and say the sum.",
    teaser: "Say the sum. If a dot colour shows twice, add up the dice that are out.",
    buzz: "Know the sum? Hit your buzzer.",
    waiting: (n: number) => (n === 1 ? "Waiting for one more answer." : `Waiting for ${n} more answers.`),
    over: "The game is over.",
  },

  end,
  say,
  tell: teller<GameEvent["is"]>("en", sentences),
  reason: tellerOf("en", sentences.reasons, sentences.terms),
  mistake: tellerOf("en", sentences.terms.mistake, sentences.terms),
  stake: tellerOf("en", sentences.stakes, sentences.terms),

  dice: {
    mismarked: (colour: string) => `No ${colour} dot on any die: it counts.`,
    pips: (colour: string, n: number) => `${colour} ${n}`,
    dot: (colour: string, dot: string) => `${colour} with ${/^[aeiou8]/.test(dot) ? "an" : "a"} ${dot} dot`,
    white: (dots: string) => `white dice: ${dots}`,
    covered: "The dice are under the box.",
    lie: (dice: string) => `The dice: ${dice}`,
    lay: (dice: string) => `The dice of the last round: ${dice}`,
  },

  pad: {
    label: "Your answer",
    empty: "Your sum",
    erase: "Delete the last digit",
    say: "Answer",
    sayNumber: (n: string) => `Answer ${n}`,
    silent: "Skip this one",
    range: (lowest: number, highest: number) => `${lowest} to ${highest}`,
  },

  waiting: {
    said: (n: number) => `You said ${n}`,
    after: (ms: number) => `after ${seconds(ms)}`,
    silent: "You sit this round out.",
    looking: (n: number): string => (n === 1 ? "One still looking" : "Still looking"),
    watching: "You are watching.",
    shaking: "Get ready: the dice are coming.",
  },

  round: {
    title: "Last round",
    open: "Show the last round",
    close: "Close the last round",
    solution: (n: number) => `Sum ${n}`,
    nothing: "No die counted",
    around: "Brain-teaser: a dot colour showed twice, so only the dice that were out counted.",
    lateWhy: (ms: number) => `Too late: more than ${seconds(ms)} after the fastest right answer.`,
    measured: "timed by the server",
    measuredWhy: "* Timed by the server: the connection was slower than usual.",
    verdict: {
      right: "right",
      wrong: "wrong",
      late: "too late",
      lateRight: "right, too late",
      silent: "no answer",
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
    slowed: "They’ll take more time from now on.",
    waiting: (names: string) => `Waiting for ${names}`,
    soon: "The next round is coming up",
    begins: (n: number) =>
      n === 1 ? "The next round begins in one second." : `The next round begins in ${n} seconds.`,
    isReady: "is ready",
  },

  count: { ready: "Get ready…", one: "One", two: "Two" },

  buzz: {
    label: "Buzzers",
    press: (who: string, key: string) => `${who}: Got it! (key ${key})`,
    turn: (who: string) => `${who}, what is the sum?`,
    back: "Back to the dice",
    giveUp: "Nobody knows",
  },

  players: {
    label: "Tokens",
    tokens: (black: number, white: number, needed: number) =>
      needed === 1 ? `${black} of 3 black` : `${black} of 3 black, ${white} of ${needed} white`,
    rolls: "rolls",
    done: "has answered",
    winner: "winner",
  },

  training: {
    chart: "Your times, round after round",
    key: "Dots are right answers, crosses wrong ones, dashes rounds without an answer; the dashed line is the median.",
    median: "Median",
    best: "Best time",
    asTable: "Show as a table",
    round: "Round",
    date: "Date",
    time: "Time",
    answer: "Answer",
    when: (at: Date) => at.toLocaleDateString("en-GB"),
    none: "Nothing yet. Play a round on your own, and your times appear here.",
    kept: "Kept in this browser only. The last sixty rounds are shown.",
    clear: "Delete my times",
    clearSure: "Delete all your times?",
  },

  rest: {
    name: "Speed",
    why: "Speed is everything else: how quickly a player was right, and how quickly the others were.",
  },

  clock: (n: number) => `${n} s`,
  clockLabel: "Time left",
};
