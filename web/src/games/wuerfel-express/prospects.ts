/** The chances of strips, from what the server foresees. */
import type { Prospect } from "../game";
import { nameOf } from "./material";
import type { View } from "./types";

export type Chances = ReadonlyMap<string, number>;
export const NONE: Chances = new Map();

/** The strip that a choice is about: `take R4` is one of the supply, `steal 2` the first of seat 2. */
export function stripIn(notation: string, view: View): string | null {
  const [verb, word = ""] = notation.split(" ");
  const first = view.tracks[Number(word) - 1]?.strips[0];
  if (verb === "take") return word;
  return verb === "steal" && first ? nameOf(first) : null;
}

export function byStrip(prospects: readonly Prospect[], view: View): Chances {
  const named = prospects.map(({ what, chance }) => [stripIn(what, view), chance] as const);
  return new Map(named.filter((entry): entry is [string, number] => entry[0] !== null));
}
