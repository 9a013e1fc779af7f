/** What may be done now, read from the notations that the server sends. */
import { LETTERS } from "./material";

export interface Choices {
  /** How many strips may be dropped. */
  drops: number[];
  /** Dice that may be kept, as counts by colour, each with its notation. */
  keeps: Map<string, string>;
  stop: boolean;
  /** Strips of the supply that may be taken: `R4`. */
  takes: Set<string>;
  /** Seats, counted from 0, that may be robbed. */
  steals: Set<number>;
  done: boolean;
}

/** The same dice in any order give the same word. */
export function multiset(counts: readonly number[]): string {
  return counts.join(",");
}

export function countLetters(word: string): number[] {
  return [...LETTERS].map((letter) => [...word].filter((sign) => sign === letter).length);
}

export function readChoices(legal: readonly string[]): Choices {
  const choices: Choices = {
    drops: [],
    keeps: new Map(),
    stop: false,
    takes: new Set(),
    steals: new Set(),
    done: false,
  };
  for (const notation of legal) read(notation, choices);
  return choices;
}

function read(notation: string, choices: Choices): void {
  const [verb, word = ""] = notation.split(" ");
  if (verb === "drop") choices.drops.push(Number(word));
  if (verb === "keep") choices.keeps.set(multiset(countLetters(word)), notation);
  if (verb === "stop") choices.stop = true;
  if (verb === "take") choices.takes.add(word);
  if (verb === "steal") choices.steals.add(Number(word) - 1);
  if (verb === "done") choices.done = true;
}
