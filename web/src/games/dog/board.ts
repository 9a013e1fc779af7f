/** Where everything lies on the board, seen from the viewer's side; 1000 by 1000 around 0,0. */
import { shifted, spread, type Point, type Rounded, type Spot } from "./geometry";

export const AREA = -1;
export const FIRST_LANE_PLACE = 96;
const LANE = 4;
const SECTION = 16;
const FARTHEST = 13;
export const SHAPE: Rounded = { halfWidth: 462, halfHeight: 462, corner: 170 };

/** DG2 Which section of the ring belongs to each seat: two players sit opposite each other. */
function sectionOf(players: number, seat: number): number {
  return players === 2 ? seat * 2 : seat;
}

export interface Corner {
  /** The start area: its middle and a hole for every pawn. */
  tray: Point;
  holes: Point[];
  /** The cards in hand. */
  hand: Point;
  name: Point;
  /** Where a card for somebody else is put. */
  offer: Point;
  /** Degrees by which cards are turned so that they face the player. */
  facing: number;
}

export interface Layout {
  players: number;
  size: number;
  /** +1 clockwise, -1 counter-clockwise. */
  step: number;
  ring: Spot[];
  starts: number[];
  lanes: Point[][];
  corners: Corner[];
  pawn: number;
}

export function startOf(players: number, seat: number): number {
  return SECTION * sectionOf(players, seat);
}

/** DG3, DG8 Who gets the card that a seat gives: the partner, or the neighbour on the left. */
export function receiver(players: number, seat: number): number {
  return (seat + (players % 2 || players === 2 ? 1 : players / 2)) % players;
}

/** DG3 The partner of a seat, with four and with six. */
export function partnerOf(players: number, seat: number): number | null {
  return players === 4 || players === 6 ? (seat + players / 2) % players : null;
}

/** DG3, DG4 Alone everybody has one pawn more. */
export function pawnsEach(players: number): number {
  return players === 4 || players === 6 ? 4 : 5;
}

/** What one needs to count spaces. */
export type Measures = Pick<Layout, "size" | "step" | "starts">;

export function measures(players: number, direction: string): Measures {
  return {
    size: players <= 4 ? 64 : 96,
    step: direction === "clockwise" ? 1 : -1,
    starts: Array.from({ length: players }, (_, seat) => startOf(players, seat)),
  };
}

export function layout(players: number, direction: string, viewer: number): Layout {
  const { size, step, starts } = measures(players, direction);
  const turned = spread(SHAPE, size).map((spot, number) => staggered(spot, number, size));
  const first = startOf(players, viewer);
  const ring = turned.map((_, place) => turned[(place - first + size) % size] as Spot);
  const homes = starts.map((start) => ring[start] as Spot);
  const wide = size === 64;
  return {
    players,
    size,
    step,
    ring,
    starts,
    lanes: homes.map((home) => lane(home, wide)),
    corners: homes.map((home) => corner(home, wide, step, pawnsEach(players))),
    pawn: wide ? 23.5 : 19,
  };
}

/** On the long ring the spaces stand alternately further in and out, which leaves room for larger pawns. */
function staggered(spot: Spot, number: number, size: number): Spot {
  if (size === 64) return spot;
  return { ...shifted(spot, spot.inwards, number % 2 ? 19 : -6), inwards: spot.inwards };
}

function lane(home: Spot, wide: boolean): Point[] {
  const [gap, pitch] = wide ? [58, 50] : [56, 42];
  return Array.from({ length: LANE }, (_, space) => shifted(home, home.inwards, gap + space * pitch));
}

function corner(home: Spot, wide: boolean, step: number, pawns: number): Corner {
  const { inwards } = home;
  const upright = Math.abs(inwards.y) > Math.abs(inwards.x);
  const aside = sideOfTray(home, step, upright);
  const beside = shifted(home, inwards, wide ? 112 : 104);
  const tray = shifted(beside, aside, wide ? 112 : 98);
  const apart = wide ? 104 : upright ? 88 : 76;
  const hand = shifted(shifted(home, inwards, wide ? 100 : upright ? 100 : 132), aside, -apart);
  const below = upright ? inwards.y : Math.sign(aside.y);
  return {
    tray,
    holes: holes(tray, pawns, wide),
    hand,
    name: { x: tray.x, y: tray.y + below * (wide ? 90 : 76) },
    offer: shifted(home, inwards, wide ? 269 : 258),
    facing: (Math.atan2(-inwards.x, inwards.y) * 180) / Math.PI + 180,
  };
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

export function trayHalf(board: Layout): number {
  return (pawnsEach(board.players) === 5 ? 68 : 58) * (board.size === 64 ? 1 : 0.84);
}

/** The point of a place; a pawn in the start area stands in its own hole. */
export function pointOf(board: Layout, seat: number, place: number, hole = 0): Point {
  if (place === AREA) return (board.corners[seat] as Corner).holes[hole] as Point;
  if (place >= FIRST_LANE_PLACE) return (board.lanes[seat] as Point[])[place - FIRST_LANE_PLACE] as Point;
  return board.ring[place] as Point;
}

/** How many steps forward it is from one place to another, into the lane of a seat where it leads there. */
export function stepsForward(board: Measures, seat: number, source: number, target: number): number {
  if (source >= FIRST_LANE_PLACE) return target - source;
  const start = board.starts[seat] as number;
  const inside = target >= FIRST_LANE_PLACE;
  const goal = inside ? start : target;
  const round = ((goal - source) * board.step + board.size) % board.size;
  return inside ? round + target - FIRST_LANE_PLACE + 1 : round;
}

/** The same, less than 0 where only going back explains it. */
export function steps(board: Measures, seat: number, source: number, target: number): number {
  const forward = stepsForward(board, seat, source, target);
  return forward > FARTHEST && target < FIRST_LANE_PLACE ? forward - board.size : forward;
}

/** The places a pawn passes, both ends included. */
export function way(board: Layout, seat: number, source: number, target: number): number[] {
  const count = steps(board, seat, source, target);
  const start = board.starts[seat] as number;
  const toStart = source >= FIRST_LANE_PLACE ? 0 : ((start - source) * board.step + board.size) % board.size;
  return Array.from({ length: Math.abs(count) + 1 }, (_, number) => {
    if (source >= FIRST_LANE_PLACE) return source + number;
    if (target >= FIRST_LANE_PLACE && number > toStart) return FIRST_LANE_PLACE + number - toStart - 1;
    return (source + Math.sign(count) * number * board.step + 2 * board.size) % board.size;
  });
}

/** The space so many steps ahead on the ring. */
export function ahead(board: Layout, source: number, count: number): number {
  if (source >= FIRST_LANE_PLACE) return Math.min(source + count, FIRST_LANE_PLACE + LANE - 1);
  return (source + count * board.step + board.size) % board.size;
}
