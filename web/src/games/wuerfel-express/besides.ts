/** Where the words beside a strip go. */
import type { Box } from "./layout";

const GAP = 6;
/** From the edge of the room. */
const EDGE = 2;

/** The upper left corner of a label: behind the strip, before it, or below it, where it hides no strip that may be
 *  chosen; else behind it as far as there is room. */
export function beside(strip: Box, label: Pick<Box, "width" | "height">, room: number, others: Box[]) {
  const y = strip.y + (strip.height - label.height) / 2;
  const furthest = Math.max(EDGE, room - EDGE - label.width);
  const spots = [
    { x: strip.x + strip.width + GAP, y },
    { x: strip.x - label.width - GAP, y },
    { x: Math.min(strip.x, furthest), y: strip.y + strip.height + EDGE },
  ];
  const isFree = (spot: { x: number; y: number }) =>
    spot.x >= EDGE && spot.x <= furthest && !others.some((other) => overlap({ ...spot, ...label }, other));
  return spots.find(isFree) ?? { x: Math.min(strip.x + strip.width + GAP, furthest), y };
}

function overlap(one: Box, other: Box): boolean {
  return (
    one.x < other.x + other.width &&
    other.x < one.x + one.width &&
    one.y < other.y + other.height &&
    other.y < one.y + one.height
  );
}
