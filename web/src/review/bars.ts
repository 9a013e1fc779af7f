/** Bars to both sides of the middle, in percent of the width. */

/** The change that fills half the width; at least a tenth, so that small changes are not blown up. */
export function widest(changes: readonly number[]): number {
  return Math.max(0.1, ...changes.map(Math.abs));
}

export function barOf(change: number, most: number): { left: number; width: number } {
  const width = (50 * Math.abs(change)) / most;
  return { left: change < 0 ? 50 - width : 50, width };
}
