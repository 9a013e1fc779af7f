/** WB4 "One, two, three!": the dice are seen at three. */

/** Milliseconds from one number to the next. */
export const BEAT = 700;

export type Count = "ready" | "one" | "two";

/** What is said so long before the reveal. */
export function countAt(left: number): Count {
  if (left > 2 * BEAT) return "ready";
  return left > BEAT ? "one" : "two";
}

/** How long until something else is said. */
export function untilNext(left: number): number {
  return Math.max(0, left > 2 * BEAT ? left - 2 * BEAT : left - BEAT);
}
