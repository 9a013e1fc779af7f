/** What lies inside the U: die, cup and, below or beside them, the decision. */
import type { Box, Layout, Point } from "./geometry";

export interface Room {
  die: Point;
  cup: Point;
  /** Of die and cup, across. */
  size: number;
  panel: Box;
  /** Where the cup stands, and how large, while discs fall into it. */
  spill: { cup: Point; size: number };
}

/** So much broader than high, the decision goes beside die and cup. */
const BROAD = 1.25;

export function furnish({ inside }: Layout): Room {
  return inside.width > BROAD * inside.height ? beside(inside) : below(inside);
}

function below(inside: Box): Room {
  const { x, y, width, height } = inside;
  const size = Math.min(width * 0.34, Math.max(52, height * 0.19), 200);
  const middle = y + size / 2 + size * 0.12;
  const low = size * 1.2;
  const apart = Math.min(width * 0.23, size * 0.85);
  return {
    die: { x: x + width / 2 - apart, y: middle },
    cup: { x: x + width / 2 + apart, y: middle },
    size,
    panel: { x, y: y + low, width, height: height - low },
    spill: spilt(inside),
  };
}

/** A low room: die over cup, the decision beside them. */
function beside(inside: Box): Room {
  const { x, y, width, height } = inside;
  const size = Math.min(width * 0.2, height * 0.42, 170);
  const side = size * 1.25;
  return {
    die: { x: x + side / 2, y: y + height / 2 - size * 0.58 },
    cup: { x: x + side / 2, y: y + height / 2 + size * 0.58 },
    size,
    panel: { x: x + side, y, width: width - side, height },
    spill: spilt(inside),
  };
}

/** In the middle, with room above it for the discs and for a word. */
function spilt({ x, y, width, height }: Box): Room["spill"] {
  const size = Math.min(width * 0.55, height * 0.4, 240);
  return { cup: { x: x + width / 2, y: y + height - size * 0.62 }, size };
}
