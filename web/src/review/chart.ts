/** The layout of the chart of chances, in CSS pixels. */

export interface Frame {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

export interface Chart extends Frame {
  width: number;
  height: number;
  /** The number of places from left to right: the start, and one after each turn. */
  places: number;
}

export const LEVELS = [0, 0.25, 0.5, 0.75, 1] as const;

export function chartOf(width: number, rem: number, places: number): Chart {
  const height = Math.max(210, Math.min(width * 0.45, 380));
  return {
    width,
    height,
    places,
    left: 2.9 * rem,
    right: width - 1.6 * rem,
    top: 1.8 * rem,
    bottom: height - 1.2 * rem,
  };
}

export function xOf(chart: Chart, place: number): number {
  const steps = Math.max(1, chart.places - 1);
  return chart.left + ((chart.right - chart.left) * place) / steps;
}

export function yOf(chart: Frame, chance: number): number {
  return chart.bottom - (chart.bottom - chart.top) * chance;
}

/** The place nearest to a point. */
export function placeAt(chart: Chart, x: number): number {
  const steps = chart.places - 1;
  const place = Math.round(((x - chart.left) / (chart.right - chart.left)) * steps);
  return Math.max(0, Math.min(place, steps));
}

export function lineOf(chart: Chart, chances: readonly number[]): string {
  return chances
    .map(
      (chance, place) =>
        `${place ? "L" : "M"}${xOf(chart, place).toFixed(1)},${yOf(chart, chance).toFixed(1)}`,
    )
    .join(" ");
}

/** The places where a line shows its shape; they differ from line to line, so that shapes do not hide each other. */
export function marksOf(chart: Chart, line: number, lines: number): number[] {
  const wanted = Math.max(1, Math.floor((chart.right - chart.left) / 110));
  const step = Math.max(1, Math.ceil(chart.places / wanted));
  const first = Math.round((step * (line + 0.5)) / lines);
  const marks: number[] = [];
  for (let place = first; place < chart.places - 1; place += step) marks.push(place);
  return marks;
}

/** Moves heights apart to a minimum distance, keeping their order and the bounds. */
export function spread(heights: readonly number[], gap: number, low: number, high: number): number[] {
  const order = heights.map((_, index) => index).sort((a, b) => (heights[a] ?? 0) - (heights[b] ?? 0));
  const found = [...heights];
  let least = low;
  for (const index of order) {
    found[index] = Math.max(found[index] ?? 0, least);
    least = (found[index] ?? 0) + gap;
  }
  let most = high;
  for (const index of order.reverse()) {
    found[index] = Math.min(found[index] ?? 0, most);
    most = (found[index] ?? 0) - gap;
  }
  return found;
}
