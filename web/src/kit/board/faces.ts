/** What dice show, and the outlines of which they are drawn, 100 wide around 0,0. */
import type { Colour } from "../colours";

/** What lies on top: pips or a large mark in the shape of the die's colour, a number, a dot in another colour. */
export type Face =
  | { is: "blank" }
  | { is: "pips"; count: number }
  | { is: "number"; value: number }
  | { is: "shape" }
  | { is: "dot"; colour: Colour };

const FAR = 26.5;
const CORNERS = [
  [-FAR, -FAR],
  [FAR, FAR],
  [FAR, -FAR],
  [-FAR, FAR],
] as const;
const SLOPE = [CORNERS[2], CORNERS[3]] as const;
const MIDDLE = [0, 0] as const;
/** Where pips lie, and how large so many of them are. */
export const PIPS = [
  { at: [], size: 0 },
  { at: [MIDDLE], size: 19 },
  { at: SLOPE, size: 15.5 },
  { at: [...SLOPE, MIDDLE], size: 14 },
  { at: CORNERS, size: 14 },
  { at: [...CORNERS, MIDDLE], size: 13.5 },
  { at: [...CORNERS, [-FAR, 0], [FAR, 0]], size: 11.4 },
] as const;

const corner = (number: number) => {
  const angle = ((number * 60 - 90) * Math.PI) / 180;
  return `${(46 * Math.cos(angle)).toFixed(1)},${(46 * Math.sin(angle)).toFixed(1)}`;
};
export const OUTLINE = `M${[0, 1, 2, 3, 4, 5].map(corner).join("L")}Z`;
export const FRONT = `M${[0, 2, 4].map(corner).join("L")}Z`;
export const LIT = `M${[0, 1, 2].map(corner).join("L")}Z`;
export const LOW = `M${[2, 3, 4].map(corner).join("L")}Z`;
export const CROSS = "M-46,-46 L46,46 M46,-46 L-46,46";
