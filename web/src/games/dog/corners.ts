/** What lies around the start square of each player: the start area, the coaster, the cards. */
import { shifted, type Point, type Spot } from "./geometry";

export interface Corner {
  /** The start area: its middle and a hole for every pawn. */
  tray: Point;
  holes: Point[];
  /** The player's coaster; its words stand below it, or above it where that is nearer to the ring. */
  coaster: Point;
  isWordsAbove: boolean;
  /** Whether they go on to the right (1), to the left (-1) or to both sides of it (0). */
  wordsTo: number;
  /** Without coasters: the cards in hand, and the name. */
  hand: Point;
  name: Point;
  /** Where a card for another player is put. */
  offer: Point;
  /** Degrees by which cards are turned so that they face the player. */
  facing: number;
}

/** Distances from a start square: inwards, and along the ring to the side of the start area. */
interface Measured {
  tray: [number, number];
  coaster: [number, number];
}

/** At the top and at the bottom; with six players everything is a little closer. */
const UPRIGHT: Measured = { tray: [158, 110], coaster: [161, 256] };
const UPRIGHT_OF_SIX: Measured = { tray: [104, 94], coaster: [156, 198] };
/** At the sides; words need room between a coaster and the start area below it. */
const SIDEWAYS: Measured = { tray: [155, 110], coaster: [153, 238] };
const UP = 64;
const SIDEWAYS_OF_SIX: Measured = { tray: [104, 98], coaster: [252, 150] };
const UP_OF_SIX = -64;

export function corner(home: Spot, wide: boolean, step: number, pawns: number): Corner {
  const { inwards } = home;
  const upright = Math.abs(inwards.y) > Math.abs(inwards.x);
  const aside = sideOfTray(home, step, upright);
  const at = ([deep, along]: [number, number]) => shifted(shifted(home, inwards, deep), aside, along);
  const measured = measuredFor(wide, upright);
  const tray = at(measured.tray);
  return {
    tray,
    holes: holes(tray, pawns, wide),
    coaster: at(lifted(measured.coaster, wide, upright, aside)),
    isWordsAbove: !wide && upright && home.y < 0,
    wordsTo: !wide && upright ? Math.sign(aside.x) : 0,
    hand: at([wide ? 100 : upright ? 100 : 132, -(wide ? 104 : upright ? 88 : 76)]),
    name: { x: tray.x, y: tray.y + (upright ? inwards.y : Math.sign(aside.y)) * (wide ? 90 : 76) },
    offer: shifted(home, inwards, wide ? 262 : 250),
    facing: (Math.atan2(-inwards.x, inwards.y) * 180) / Math.PI + 180,
  };
}

function measuredFor(wide: boolean, upright: boolean): Measured {
  if (wide) return upright ? UPRIGHT : SIDEWAYS;
  return upright ? UPRIGHT_OF_SIX : SIDEWAYS_OF_SIX;
}

/** Words are below a coaster, whichever way it lies from the start area. */
function lifted(
  [deep, along]: [number, number],
  wide: boolean,
  upright: boolean,
  aside: Point,
): [number, number] {
  if (upright) return [deep, along];
  if (wide) return [deep, along + (aside.y < 0 ? UP : 0)];
  return [deep, along + (aside.y > 0 ? UP_OF_SIX : 0)];
}

/** Beside the start square: where pawns come from, but never in a corner of the ring. */
function sideOfTray(home: Spot, step: number, upright: boolean): Point {
  if (!upright && Math.abs(home.y) > 100) return { x: 0, y: -Math.sign(home.y) };
  const along = { x: home.inwards.y, y: -home.inwards.x };
  return { x: -along.x * step, y: -along.y * step };
}

function holes(tray: Point, pawns: number, wide: boolean): Point[] {
  const far = (pawns === 5 ? 36 : 27) * (wide ? 1 : 0.84);
  const square = [
    { x: -far, y: -far },
    { x: far, y: -far },
    { x: -far, y: far },
    { x: far, y: far },
    { x: 0, y: 0 },
  ];
  return square.slice(0, pawns).map((at) => ({ x: tray.x + at.x, y: tray.y + at.y }));
}
