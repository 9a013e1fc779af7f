/** Where everything lies on the board, seen from the viewer's side; 1000 by 1000 around 0,0. */
import type { ViewBox } from "../../kit/board/units";
import { corner, type Corner } from "./corners";
import { shifted, spread, type Point, type Rounded, type Spot } from "./geometry";

export const AREA = -1;
export const FIRST_LANE_PLACE = 96;
const LANE = 4;
const SECTION = 16;
const FARTHEST = 13;
/** The ring; the plate under it is a little larger. */
export const SHAPE: Rounded = { halfWidth: 447, halfHeight: 447, corner: 165 };

/** What is seen of the board: the plate, and its thickness below. */
export const VIEW: ViewBox = { x: -500, y: -500, width: 1000, height: 1012 };

/** DG2 Which section of the ring belongs to each seat: two players sit opposite each other. */
function sectionOf(players: number, seat: number): number {
  return players === 2 ? seat * 2 : seat;
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
    pawn: wide ? 22.5 : 18.5,
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
