/** Dice on the screen: the view only counts colours, so the places are kept here. */
import type { AnyEvent } from "../game";
import { COLOURS, DICE } from "./material";
import type { Rolled, View } from "./types";

export interface Die {
  /** Its place from left to right, the same for the whole turn. */
  place: number;
  /** Not known while it rolls. */
  colour: number | null;
  kept: boolean;
  /** It got its face by the last roll. */
  fresh: boolean;
}

const NONE = COLOURS.map(() => 0);

/** Where the dice lie now, with every die that stays in its old place. */
export function arrange(before: readonly Die[], view: View, events: readonly AnyEvent[]): Die[] {
  const rolled = events.find((event) => event.is === "Rolled") as unknown as Rolled | undefined;
  const phase = view.phase;
  if (rolled) return faced(rolled.roll === 1 ? [] : before, rolled.dice, phase.is !== "Keeping", true);
  if (events.some((event) => event.is === "Stopped"))
    return before.map((die) => ({ ...die, kept: true, fresh: false }));
  if (phase.is === "Rolling") return pending(phase.roll === 1 ? [] : before, phase.kept, phase.number);
  if (phase.is === "Keeping") return faced(before, phase.dice, false, false);
  if (phase.is === "Taking") return faced(before, phase.dice, true, false);
  return pending([], NONE, DICE);
}

/** Dice that were set aside stay; the others roll. */
function pending(before: readonly Die[], kept: readonly number[], number: number): Die[] {
  const left = [...kept];
  const dice = matched(before, left, sum(kept) + number);
  return dice.map((die) => {
    const colour = die.colour ?? next(left);
    return { ...die, colour, kept: colour !== null, fresh: false };
  });
}

/** Every die shows a colour; those that already showed it stay as they are. */
function faced(before: readonly Die[], counts: readonly number[], over: boolean, rolled: boolean): Die[] {
  const left = [...counts];
  const dice = matched(before, left, sum(counts));
  return dice.map((die) => {
    const stays = die.colour !== null;
    const colour = die.colour ?? next(left);
    return { ...die, colour, kept: over || (stays && die.kept), fresh: rolled && !stays };
  });
}

/** Finds the dice that need not change, those set aside first; the others lose their faces. */
function matched(before: readonly Die[], left: number[], total: number): Die[] {
  const old = before.length === total ? before : blanks(total);
  const found = new Set<number>();
  for (const die of [...old].sort((a, b) => Number(b.kept) - Number(a.kept))) {
    if (die.colour !== null && (left[die.colour] ?? 0) > 0) {
      left[die.colour] = (left[die.colour] ?? 0) - 1;
      found.add(die.place);
    }
  }
  return old.map((die) => (found.has(die.place) ? die : { ...die, colour: null, kept: false }));
}

function blanks(total: number): Die[] {
  return Array.from({ length: total }, (_, place) => ({ place, colour: null, kept: false, fresh: false }));
}

/** Takes the first colour that is left. */
function next(left: number[]): number | null {
  const colour = left.findIndex((count) => count > 0);
  if (colour < 0) return null;
  left[colour] = (left[colour] ?? 0) - 1;
  return colour;
}

export function sum(counts: readonly number[]): number {
  return counts.reduce((total, count) => total + count, 0);
}

/** How many dice of each colour are set aside. */
export function keptCounts(dice: readonly Die[]): number[] {
  return COLOURS.map((_, colour) => dice.filter((die) => die.kept && die.colour === colour).length);
}
