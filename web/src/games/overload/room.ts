/** What lies inside the U: die and cup, the decision, and the points. */
import type { Box, Layout, Point } from "./geometry";

export interface Room {
  die: Point;
  cup: Point;
  /** Of die and cup, across. */
  size: number;
  panel: Box;
  /** Beside the decision where there is room, else below it. */
  scores: Box | null;
}

const LEAST_HIGH = 290;
const LEAST_WIDE = 176;

export function furnish({ inside }: Layout): Room {
  const { width, height } = inside;
  if (width > 430 && height > 290) return threeColumns(inside);
  if (width > 430) return inARow(inside);
  const side = Math.min(64, width - LEAST_WIDE);
  return height - 64 < LEAST_HIGH && side > 44 ? besideIt(inside, side) : aboveIt(inside);
}

/** Die and cup over the points; the decision beside them. */
function threeColumns({ x, y, width, height }: Box): Room {
  const column = Math.min(Math.max(width * 0.3, 170), 280);
  const size = Math.min(column * 0.42, height * 0.34, 120);
  const middle = y + size / 2 + 12;
  const low = y + size + 24;
  return {
    die: { x: x + column * 0.25 + 4, y: middle },
    cup: { x: x + column * 0.75 - 4, y: middle },
    size,
    panel: { x: x + column + 12, y: y + 6, width: width - column - 12, height: height - 6 },
    scores: { x: x + 4, y: low, width: column - 8, height: y + height - low },
  };
}

/** A low room: die and cup, the decision, the points. */
function inARow({ x, y, width, height }: Box): Room {
  const size = Math.min(width * 0.12, height * 0.5, 96);
  const left = 2 * size + 26;
  const right = 72;
  return {
    die: { x: x + size / 2 + 8, y: y + height / 2 },
    cup: { x: x + size * 1.5 + 18, y: y + height / 2 },
    size,
    panel: { x: x + left, y, width: width - left - right - 12, height },
    scores: { x: x + width - right, y: y + 8, width: right, height: height - 16 },
  };
}

function besideIt({ x, y, width, height }: Box, side: number): Room {
  const size = side - 12;
  const low = y + size * 2 + 22;
  return {
    die: { x: x + side / 2, y: y + size / 2 + 6 },
    cup: { x: x + side / 2, y: y + size * 1.5 + 16 },
    size,
    panel: { x: x + side, y, width: width - side, height },
    scores: { x, y: low, width: side, height: y + height - low },
  };
}

function aboveIt({ x, y, width, height }: Box): Room {
  const size = Math.min(110, width * 0.36, Math.max(52, height * 0.16));
  const middle = y + size / 2 + 6;
  const low = size + 14;
  return {
    die: { x: x + width * 0.27, y: middle },
    cup: { x: x + width * 0.73, y: middle },
    size,
    panel: { x, y: y + low, width, height: height - low },
    scores: null,
  };
}

export interface Side {
  /** From the left edge of the panel. */
  left: number;
  down: "start" | "center" | "end";
}

/** Where a card of some width is nearest to a point, if the panel is wide enough for a choice. */
export function nearest({ panel }: Room, point: Point | undefined, card: number): Side | null {
  if (!point || panel.width < card * 1.2) return null;
  const left = Math.min(Math.max(0, point.x - panel.x - card / 2), panel.width - card);
  const part = (point.y - panel.y) / panel.height;
  return { left, down: part < 1 / 3 ? "start" : part > 2 / 3 ? "end" : "center" };
}
