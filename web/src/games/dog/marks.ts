/** What lessons and pictures point at on this board. */
import { readMarks } from "../../kit/board/marks";
import { FIRST_LANE_PLACE, pointOf, startOf, way, type Layout } from "./board";
import type { Point } from "./geometry";
import { formatPlace, parse, parsePlace } from "./notation";
import type { View } from "./types";

/** The pieces of a choice. */
export function marks(notation: string, view: View): string[] {
  const start = startOf(view.options.players, view.colour);
  const { kind, card, source, target } = parse(notation, start);
  const played = card === null ? [] : [`card ${card}`];
  if (kind === "enter") return [...played, `square ${start}`];
  if (source === null || target === null) return kind === "down" ? [notation] : played;
  const from = formatPlace(source);
  if (kind === "swap") return [...played, `pawn ${from}`, `pawn ${formatPlace(target)}`];
  return [...played, `pawn ${from}`, `arrow ${from}>${formatPlace(target)}`];
}

export interface Way {
  points: Point[];
  crossed: boolean;
}

export interface Shown {
  /** Rings around places. */
  places: Point[];
  /** Lines along lanes. */
  lanes: string[];
  ways: Way[];
}

/** Where the marks lie, for the colour that moves. */
export function shownOn(board: Layout, view: View, shown: readonly string[]): Shown {
  const found: Shown = { places: [], lanes: [], ways: [] };
  for (const { kind, of, crossed } of readMarks(shown)) {
    if (kind === "pawn" || kind === "square") found.places.push(pointOf(board, view.colour, parsePlace(of)));
    if (kind === "lane") found.lanes.push(laneOf(board, Number(of) - 1));
    if (kind === "arrow") found.ways.push({ points: pointsOf(board, view, of), crossed });
  }
  return found;
}

function pointsOf(board: Layout, view: View, of: string): Point[] {
  const [source = 0, target = 0] = of.split(">").map(parsePlace);
  return way(board, view.colour, source, target).map((place) => pointOf(board, view.colour, place));
}

/** Around the four spaces of a lane. */
function laneOf(board: Layout, seat: number): string {
  const [first, last] = [0, 3].map((space) => pointOf(board, seat, FIRST_LANE_PLACE + space));
  if (!first || !last) return "";
  const length = Math.hypot(last.x - first.x, last.y - first.y);
  const along = { x: (last.x - first.x) / length, y: (last.y - first.y) / length };
  const aside = { x: -along.y, y: along.x };
  const corner = (at: Point, on: number, out: number) =>
    `${at.x + on * along.x + out * aside.x},${at.y + on * along.y + out * aside.y}`;
  const wide = board.pawn + 6;
  const corners = [corner(first, -wide, -wide), corner(last, wide, -wide), corner(last, wide, wide)];
  return `M${[...corners, corner(first, -wide, wide)].join("L")}Z`;
}
