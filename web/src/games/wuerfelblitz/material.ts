/** WB1 The dice, as in the package's material.py: colours are indices into COLOURS. */
import type { Face } from "../../kit/board/faces";
import type { Colour } from "../../kit/colours";

export const COLOURS = ["red", "orange", "black", "yellow", "green", "blue"] as const satisfies Colour[];
export type DieColour = (typeof COLOURS)[number];

/** The number that a die's dot replaces, and the colour of that dot: another die's. */
export const DICE = [
  { replaced: 1, dot: 1 },
  { replaced: 2, dot: 2 },
  { replaced: 3, dot: 3 },
  { replaced: 4, dot: 4 },
  { replaced: 5, dot: 5 },
  { replaced: 6, dot: 0 },
] as const;

export const WINNING_BLACK = 3;
const DOT = 0;

/** A die as it lies there: pips, or a dot in a colour. */
export interface ShownDie {
  colour: DieColour | "white";
  pips: number;
  dot: DieColour | null;
}

export function colourNamed(index: number): DieColour {
  const colour = COLOURS[index];
  if (!colour) throw new Error(`no die of colour ${index}`);
  return colour;
}

/** First the coloured dice in the order of COLOURS, then the white ones. */
export function shownDice(faces: number[], dots: number[]): ShownDie[] {
  return [...faces.map(coloured), ...dots.map(white)];
}

function coloured(pips: number, index: number): ShownDie {
  const dot = pips === DOT ? colourNamed(DICE[index]?.dot ?? 0) : null;
  return { colour: colourNamed(index), pips, dot };
}

function white(dot: number): ShownDie {
  return { colour: "white", pips: 0, dot: colourNamed(dot) };
}

export function faceOf({ pips, dot }: ShownDie): Face {
  return dot ? { is: "dot", colour: dot } : { is: "pips", count: pips };
}

/** WB5 From each dot to the die whose colour it shows, as places in `shownDice`. */
export function links(dice: ShownDie[]): { from: number; to: number; colour: DieColour }[] {
  return dice.flatMap(({ dot }, from) => (dot ? [{ from, to: COLOURS.indexOf(dot), colour: dot }] : []));
}
