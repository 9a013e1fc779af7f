/** A game gone over: sides, the chart, the bars, and which moments are told. */
import { describe, expect, it } from "vitest";

import type { Review } from "../src/api/http";
import { teams } from "../src/games/dog/describe";
import { startOf } from "../src/replay/frames";
import { barOf, widest } from "../src/review/bars";
import { chartOf, lineOf, marksOf, placeAt, spread, xOf, yOf } from "../src/review/chart";
import { chunksOf, span, toldOf } from "../src/review/moments";
import { gains, sidesOf } from "../src/review/sides";

const review: Review = {
  before: [0.4, 0.6, 0.4, 0.6],
  turns: [
    { revision: 5, seat: 0, chances: [0.5, 0.5, 0.5, 0.5] },
    { revision: 9, seat: 1, chances: [0.1, 0.9, 0.1, 0.9] },
  ],
  accounts: [],
  turning_points: [{ turn: 1, swing: [-0.4, 0.4, -0.4, 0.4] }],
  mistakes: [{ revision: 3, seat: 0, did: "stop", better: "keep -", missed: 0.1 }],
};
const colour = (seat: number) => (seat % 2 ? "blue" : "red") as "blue" | "red";

describe("sides", () => {
  it("are teams where seats win together", () => {
    expect(sidesOf(review, { colour, teams })).toEqual([
      { seats: [0, 2], colour: "red", chances: [0.4, 0.5, 0.1] },
      { seats: [1, 3], colour: "blue", chances: [0.6, 0.5, 0.9] },
    ]);
  });

  it("are seats elsewhere", () => {
    expect(sidesOf(review, { colour }).map((side) => side.seats)).toEqual([[0], [1], [2], [3]]);
  });

  it("gain by a turn what another loses", () => {
    const [one, other] = gains(sidesOf(review, { colour, teams }), 1).map(({ gain }) => gain.toFixed(2));

    expect([one, other]).toEqual(["-0.40", "0.40"]);
  });
});

describe("the chart", () => {
  const chart = chartOf(600, 16, 11);

  it("goes from the start to the last turn, and from none to sure", () => {
    expect([xOf(chart, 0), xOf(chart, 10)]).toEqual([chart.left, chart.right]);
    expect(yOf(chart, 0)).toBeCloseTo(chart.bottom);
    expect(yOf(chart, 1)).toBeCloseTo(chart.top);
    expect(chart.right).toBeLessThan(600);
  });

  it("finds the place next to a point", () => {
    for (const place of [0, 3, 10]) expect(placeAt(chart, xOf(chart, place) + 3)).toBe(place);
    expect([placeAt(chart, -50), placeAt(chart, 5000)]).toEqual([0, 10]);
  });

  it("draws a line through all places", () => {
    expect(lineOf(chartOf(600, 16, 3), [0, 1, 0.5])).toMatch(/^M\S+ L\S+ L\S+$/);
    expect(lineOf(chartOf(600, 16, 1), [0.5])).toMatch(/^M\S+$/);
  });

  it("shows shapes at different places of different lines", () => {
    const long = chartOf(600, 16, 121);
    const marks = [0, 1, 2, 3].map((line) => marksOf(long, line, 4));

    expect(new Set(marks.flat()).size).toBe(marks.flat().length);
    expect(Math.min(...marks.map((places) => places.length))).toBeGreaterThan(2);
    expect(marksOf(chartOf(300, 16, 2), 0, 2).every((place) => place < 2)).toBe(true);
  });

  it("keeps apart what would lie on each other", () => {
    expect(spread([100, 100, 20], 10, 0, 100)).toEqual([90, 100, 20]);
    expect(spread([0, 0, 0], 10, 0, 100)).toEqual([0, 10, 20]);
    expect(spread([50, 70], 10, 0, 100)).toEqual([50, 70]);
  });
});

describe("bars", () => {
  it("go to both sides of the middle", () => {
    expect(barOf(-0.5, 1)).toEqual({ left: 25, width: 25 });
    expect(barOf(1, 1)).toEqual({ left: 50, width: 50 });
    expect(barOf(0, 1)).toEqual({ left: 50, width: 0 });
  });

  it("are not blown up where little happened", () => {
    expect(widest([0.01, -0.02])).toBe(0.1);
    expect(widest([0.3, -0.7])).toBe(0.7);
  });
});

describe("the moments told", () => {
  it("are whole turns, and positions before mistakes", () => {
    expect([span(review, 0), span(review, 1)]).toEqual([
      [1, 5],
      [6, 9],
    ]);
    expect(toldOf(review)).toEqual([6, 7, 8, 9, 2]);
    expect(chunksOf([6, 7, 2, 130])).toEqual([1, 101]);
  });

  it("are places where a replay may begin", () => {
    expect(["?at=12", "", "?at=x"].map(startOf)).toEqual([12, 0, 0]);
  });
});
