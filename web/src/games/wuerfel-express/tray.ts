/** Where the dice lie in their tray: in one line with a shelf above it, or, where there is room, in rows. */
import type { Die } from "./dice";

export interface Spot {
  x: number;
  y: number;
}

export interface Tray {
  /** The side of a die. */
  die: number;
  /** Of the part for dice that are set aside, and of all. */
  shelf: number;
  height: number;
  spots: Spot[];
}

const GAP = 8;
/** Dice in a row of those that were rolled. */
const ROW = 4;
const ROWS = 2;
const LARGEST = 120;

/** Rows: those set aside by colours in the upper one, closer together the more they are; the others where they fell.
 *  Once the rolling is over they all lie in the middle. */
export function rows(dice: readonly Die[], width: number, height: number, over: boolean): Tray {
  const across = (width - (ROW + 1) * GAP) / ROW;
  const down = (height - (ROWS + 3) * GAP) / (ROWS + 1);
  const die = Math.max(44, Math.min(across, down, LARGEST));
  const shelf = die + 2 * GAP;
  const left = (width - ROW * die - (ROW - 1) * GAP) / 2;
  const kept = dice.filter((one) => one.kept).sort(byColour);
  const step = Math.min(die + GAP, (width - 2 * left - die) / Math.max(1, kept.length - 1));
  const all = over ? [...dice].sort(byColour) : dice;
  const fallen = (one: Die, top: number): Spot => {
    const place = over ? all.indexOf(one) : one.place;
    return { x: left + (place % ROW) * (die + GAP), y: top + Math.floor(place / ROW) * (die + GAP) };
  };
  const spots = dice.map((one): Spot => {
    if (over) return fallen(one, (shelf + 2 * GAP) / 2);
    return one.kept ? { x: left + kept.indexOf(one) * step, y: GAP } : fallen(one, shelf + GAP);
  });
  return { die, shelf, height: shelf + GAP + ROWS * (die + GAP), spots };
}

function byColour(one: Die, other: Die): number {
  return (one.colour ?? 0) - (other.colour ?? 0) || one.place - other.place;
}
