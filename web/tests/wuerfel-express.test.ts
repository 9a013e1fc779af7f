import { describe, expect, it } from "vitest";

import type { AnyEvent } from "../src/games/game";
import { beside } from "../src/games/wuerfel-express/besides";
import { arrange, keptCounts, type Die } from "../src/games/wuerfel-express/dice";
import { ghostsOf } from "../src/games/wuerfel-express/ghosts";
import { heading } from "../src/games/wuerfel-express/heading";
import { withinReach } from "../src/games/wuerfel-express/hints";
import {
  barY,
  inSupply,
  laneBox,
  layout,
  middleOf,
  onTrack,
  signBox,
  slotBox,
  type Room,
  nameSize,
} from "../src/games/wuerfel-express/layout";
import { seatColour, SLOTS } from "../src/games/wuerfel-express/material";
import { multiset, readChoices } from "../src/games/wuerfel-express/notation";
import { moved, pieces } from "../src/games/wuerfel-express/pieces";
import { tell } from "../src/games/wuerfel-express/tell";
import { rows } from "../src/games/wuerfel-express/tray";
import { text as de } from "../src/games/wuerfel-express/text/de";
import { text as en } from "../src/games/wuerfel-express/text/en";
import { text as fr } from "../src/games/wuerfel-express/text/fr";
import type { Strip, TrackView, View } from "../src/games/wuerfel-express/types";
import { ui } from "../src/games/wuerfel-express/ui";
import { areaOf, nearest, type Target } from "../src/kit/board/targets";

const strip = (colour: number, length: number): Strip => ({ is: "Strip", colour, length });
const track = (marker: number, ...strips: Strip[]): TrackView => ({
  is: "TrackView",
  marker,
  strips,
  end: strips.reduce((sum, laid) => sum + laid.length, marker),
  lantern: false,
});
const view = (given: Partial<View> = {}): View => ({
  is: "View",
  you: 0,
  players: 2,
  turn: 0,
  turns: 0,
  phase: { is: "Keeping", roll: 1, dice: [2, 2, 1, 0, 1, 1] },
  tracks: [track(0, strip(0, 3), strip(2, 4)), track(2, strip(1, 2), strip(3, 5))],
  supply: [strip(4, 2), strip(4, 3), strip(5, 4)],
  ...given,
});
const room = (given: Partial<Room> = {}): Room => ({
  width: 344,
  height: 577,
  players: 4,
  tray: 160,
  rem: 16,
  furthest: 20,
  ...given,
});
const who = (seat: number) => ["Ann", "Ben", "Cléo"][seat] ?? "?";
const rolled = (roll: number, dice: number[]): AnyEvent => ({
  is: "Rolled",
  seat: 0,
  roll,
  rolled: dice,
  dice,
});
const colours = (dice: Die[]) => dice.map((die) => die.colour);

describe("notation", () => {
  it("reads every kind of choice", () => {
    const choices = readChoices([
      "drop 0",
      "drop 1",
      "keep -",
      "keep RRG",
      "stop",
      "take R4",
      "steal 2",
      "done",
    ]);

    expect(choices.drops).toEqual([0, 1]);
    expect(choices.keeps.get(multiset([0, 0, 0, 0, 0, 0]))).toBe("keep -");
    expect(choices.keeps.get(multiset([2, 1, 0, 0, 0, 0]))).toBe("keep RRG");
    expect([...choices.takes]).toEqual(["R4"]);
    expect([...choices.steals]).toEqual([1]);
    expect(choices.stop && choices.done).toBe(true);
  });
});

describe("dice", () => {
  it("lie in the order of their colours after the first roll", () => {
    const dice = arrange([], view(), [rolled(1, [2, 2, 1, 0, 1, 1])]);

    expect(colours(dice)).toEqual([0, 0, 1, 1, 2, 4, 5]);
    expect(dice.every((die) => die.fresh && !die.kept)).toBe(true);
  });

  it("stay where they are while the others roll", () => {
    const first = arrange([], view(), []).map((die) => ({
      ...die,
      kept: die.place === 1 || die.place === 4,
    }));
    const phase = { is: "Rolling", roll: 2, number: 5, kept: [1, 0, 1, 0, 0, 0] } as const;
    const between = arrange(first, view({ phase: { ...phase, kept: [...phase.kept] } }), []);
    const second = arrange(between, view(), [rolled(2, [1, 0, 4, 2, 0, 0])]);

    expect(colours(between)).toEqual([null, 0, null, null, 2, null, null]);
    expect(colours(second)).toEqual([2, 0, 2, 2, 2, 3, 3]);
    expect(keptCounts(second)).toEqual([1, 0, 1, 0, 0, 0]);
    expect(second.filter((die) => die.fresh)).toHaveLength(5);
  });

  it("show the last roll of a turn that ends with it, and none of it in the next turn", () => {
    const next = view({ turn: 1, phase: { is: "Rolling", roll: 1, number: 7, kept: [0, 0, 0, 0, 0, 0] } });
    const last = arrange([], next, [rolled(3, [2, 1, 1, 1, 1, 1]), { is: "Spared", seat: 0, lantern: true }]);

    expect(colours(last)).toEqual([0, 0, 1, 2, 3, 4, 5]);
    expect(colours(arrange(last, next, []))).toEqual([null, null, null, null, null, null, null]);
    expect(keptCounts(arrange(last, view({ turn: 1 }), [rolled(1, [2, 2, 1, 0, 1, 1])]))).toEqual([
      0, 0, 0, 0, 0, 0,
    ]);
  });
});

describe("what kept dice would claim", () => {
  it("is the exact strip, else a shorter one, never a colour that is there", () => {
    expect([...withinReach(view(), [3, 0, 0, 0, 3, 0])]).toEqual(["W3"]);
    expect([...withinReach(view(), [0, 0, 0, 0, 0, 5])]).toEqual(["K4"]);
    expect([...withinReach(view(), [0, 2, 0, 0, 0, 0])]).toEqual(["G2"]);
  });
});

describe("what would be laid", () => {
  it("is the longest strip of each colour, end to end", () => {
    const { strips, more, end } = ghostsOf(new Set(["R2", "R3", "W4"]), 14);

    expect(strips.map(({ name, from }) => [name, from])).toEqual([
      ["R3", 14],
      ["W4", 17],
    ]);
    expect([more, end]).toEqual([7, 21]);
    expect(ghostsOf(new Set(), 14).strips).toEqual([]);
  });
});

describe("the tray", () => {
  const dice = arrange([], view(), [rolled(1, [2, 2, 1, 0, 1, 1])]);
  const kept = (...places: number[]) => dice.map((die) => ({ ...die, kept: places.includes(die.place) }));
  const overlap = (spots: { x: number; y: number }[], side: number) =>
    spots.some((one, index) =>
      spots
        .slice(index + 1)
        .some((other) => Math.abs(one.x - other.x) < side && Math.abs(one.y - other.y) < side),
    );

  it("has large dice that lie apart, within it", () => {
    for (const set of [kept(), kept(0, 1), kept(4, 5, 6)]) {
      const { die, height, spots } = rows(set, 400, 300, false);
      expect(die).toBeGreaterThanOrEqual(72);
      expect(overlap(spots, die)).toBe(false);
      for (const { x, y } of spots) {
        expect(x).toBeGreaterThanOrEqual(0);
        expect(x + die).toBeLessThanOrEqual(400);
        expect(y + die).toBeLessThanOrEqual(height);
      }
    }
  });

  it("leaves dice under the finger where they are, and pushes many kept ones together", () => {
    const [before, after] = [rows(kept(), 400, 300, false), rows(kept(0), 400, 300, false)];
    const all = rows(kept(0, 1, 2, 3, 4, 5, 6), 400, 300, false);

    expect(after.spots.slice(1)).toEqual(before.spots.slice(1));
    expect(after.spots[0]?.y).toBeLessThan(after.shelf);
    expect(Math.max(...all.spots.map(({ x }) => x + all.die))).toBeLessThanOrEqual(400);
    expect(new Set(all.spots.map(({ x }) => x.toFixed(1))).size).toBe(7);
  });

  it("shows all dice in the middle once the rolling is over", () => {
    const { spots, die } = rows(kept(0, 1, 2, 3, 4, 5, 6), 400, 300, true);

    expect(overlap(spots, die)).toBe(false);
  });
});

describe("layout", () => {
  const rooms: [string, Partial<Room>][] = [
    ["upright", { width: 344, height: 577 }],
    ["upright", { width: 360, height: 420 }],
    ["broad", { width: 768, height: 860 }],
    ["broad", { width: 868, height: 868 }],
    ["low", { width: 740, height: 300 }],
    ["broad", { width: 1264, height: 620 }],
    ["broad", { width: 1600, height: 1000 }],
  ];
  for (const [kind, size] of rooms)
    for (const players of [2, 3, 4, 5, 6])
      it(`is ${kind} for ${players} at ${size.width}×${size.height}, and nothing lies outside`, () => {
        const place = layout(room({ ...size, players, furthest: 33 }));
        const boxes = SLOTS.map((slot) => inSupply(place, slot.colour, slot.length));
        const front = onTrack(place, players - 1, 28, 5);

        expect(place.kind).toBe(kind);
        for (const box of [...boxes, front, place.tray, laneBox(place, players - 1)]) {
          expect(box.x).toBeGreaterThanOrEqual(0);
          expect(box.x + box.width).toBeLessThanOrEqual((size.width ?? 0) + 0.01);
          expect(box.y + box.height).toBeLessThanOrEqual(place.height + 0.01);
        }
      });

  it("fits an upright phone without scrolling, for six too", () => {
    expect(layout(room({ players: 6 })).height).toBe(577);
  });

  it("gives what can be chosen the size of a finger", () => {
    const place = layout(room({ players: 6 }));
    const slot = middleOf(slotBox(place, 0, 2));

    expect(slot.height).toBeLessThan(44);
    expect(slot.width).toBeGreaterThanOrEqual(44);
    expect(areaOf({ ...slot, lit: true }, 1).height).toBe(44);
  });

  it("takes a touch for the nearest strip where short ones lie closer than fingers are wide", () => {
    const place = layout(room({ furthest: 36 }));
    const row = [0, 2, 4].map((rear) => onTrack(place, 0, rear, 2));
    row.push(onTrack(place, 0, 6, 6));
    const strips = row.map((box) => ({ ...middleOf(box), lit: true, act: () => undefined }));
    const [first, second, , long] = strips as [Target, Target, Target, Target];
    const touched = (x: number) =>
      strips.indexOf(nearest({ x, y: first.y }, strips, 1) as (typeof strips)[0]);

    expect(second.x - first.x).toBeLessThan(22);
    expect(strips.map(({ x }) => touched(x))).toEqual([0, 1, 2, 3]);
    expect(touched(first.x - 20)).toBe(0);
    expect([long.x - long.width / 2 + 1, long.x + long.width / 2 - 1].map(touched)).toEqual([3, 3]);
  });

  it("lays strips end to end from the marker", () => {
    const place = layout(room({ players: 2 }));
    const [red, , blue] = [0, 1, 2].map((colour) =>
      pieces(view(), place).find((piece) => piece.colour === colour),
    );

    expect(red?.box.x).toBeCloseTo(place.course.x);
    expect(blue?.box.x).toBeCloseTo(place.course.x + 3 * place.course.cell);
    expect(blue?.box.y).toBe(barY(place, 0));
  });

  it("puts a name before the train, or behind it when there is more room", () => {
    const place = layout(room());

    expect(signBox(place, 0, 0, 5).behind).toBe(false);
    expect(signBox(place, 0, 20, 28).behind).toBe(true);
  });

  it("sets a name so large that no word of it is broken, and never too small to read", () => {
    const rem = 16;
    expect(nameSize("Mo", 80, rem)).toBe(17);
    const professor = nameSize("Professor Okoye", 80, rem);
    expect(professor).toBeLessThan(17);
    expect(professor * 0.58 * "Professor".length).toBeLessThanOrEqual(80);
    expect(nameSize("Donaudampfschifffahrt", 80, rem)).toBe(13);
  });
});

describe("what happened last", () => {
  it("marks the stolen strip and what both tracks lost and won", () => {
    const stolen = strip(1, 2);
    const news = moved([
      { is: "Stole", seat: 0, victim: 1, strip: stolen, lantern: false, end: 7 },
      { is: "Took", seat: 0, strip: stolen, end: 9 },
    ]);

    expect([...news.strips]).toEqual(["G2"]);
    expect(Object.fromEntries(news.changes)).toEqual({ 0: 2, 1: -2 });
  });
});

describe("words", () => {
  const languages = { en, fr, de };

  it("tell a theft, with and without the lantern", () => {
    const stole = { is: "Stole", seat: 0, victim: 1, strip: strip(0, 3), lantern: false, end: 7 };

    expect(tell(stole, who, en, view())).toBe("Ann steals the red 3 ● from Ben, who slides back to space 7.");
    expect(tell(stole, who, fr, view())).toBe("Ann vole le 3 rouge ● à Ben, qui recule jusqu’à la case 7.");
    expect(tell(stole, who, de, view())).toBe(
      "Ann stiehlt die rote 3 ● von Ben; Ben rutscht zurück auf Feld 7.",
    );
    for (const text of Object.values(languages))
      expect(tell({ ...stole, lantern: true }, who, text, view())).toMatch(/lantern|Laterne/);
  });

  for (const [code, text] of Object.entries(languages))
    it(`tell every kind of event in ${code}`, () => {
      const events: AnyEvent[] = [
        { is: "TakenOut", strips: [strip(0, 2), strip(1, 3)] },
        { is: "Dropped", seat: 0, strips: [strip(0, 2)], marker: 2 },
        rolled(2, [2, 0, 3, 1, 1, 0]),
        { is: "Kept", seat: 0, dice: [0, 0, 0, 0, 0, 0] },
        { is: "Stopped", seat: 0 },
        { is: "Took", seat: 0, strip: strip(5, 4), end: 12 },
        { is: "Declined", seat: 0 },
        { is: "Returned", seat: 0, strip: strip(3, 4), end: 2 },
        { is: "SlidBack", seat: 0, spaces: 1, end: 2 },
        { is: "Spared", seat: 0, lantern: false },
        { is: "Spared", seat: 0, lantern: true },
        { is: "Ended", seat: 0, reached: true },
        { is: "Ended", seat: 0, reached: false },
      ];

      for (const event of events) expect(tell(event, who, text, view())).toMatch(/^\S.*\.$/);
      expect(tell({ is: "Dropped", seat: 0, strips: [], marker: 0 }, who, text, view())).toBe("");
    });

  it("say what is to be decided, and nothing to those who wait", () => {
    expect(ui.task(view(), ["keep -", "stop"], en)).toBe("Keep dice — two rolls left");
    expect(ui.task(view({ phase: { is: "Dropping" } }), ["drop 0", "drop 1"], de)).toBe(de.taskDrop);
    expect(ui.task(view({ phase: { is: "Taking", dice: [], robbed: [] } }), ["done"], fr)).toBe(fr.taskTake);
    expect(ui.task(view(), [], en)).toBe("");
  });

  it("say which roll it is and whose", () => {
    expect(heading(view(), [], 0, who, en)).toBe("First roll, two left");
    expect(heading(view(), [], 1, who, fr)).toBe("Ann\u00a0: premier lancer, encore deux");
    expect(heading(view(), [{ is: "Spared", seat: 1, lantern: true }], null, who, de)).toBe(
      "Ben: Nichts passt",
    );
  });

  it("count spaces for the standing", () => {
    expect(ui.standing(view(), 1, en)).toBe("9 / 30");
  });
});

it("gives every seat its own colour", () => {
  expect(new Set([0, 1, 2, 3, 4, 5].map(seatColour)).size).toBe(6);
});

describe("a reason", () => {
  const green = strip(1, 2);

  it("is told with the names of the table", () => {
    const why = { is: "OnTrack", strip: green, seat: 1, robbable: true };

    expect(ui.reason?.(why, who, en, view())).toBe(
      "On Ben’s track lies the green 2 ▲, first in line: you can steal it.",
    );
  });

  it.each([
    [{ is: "OnTrack", strip: green, seat: 1, robbable: true }, ["strip G2"]],
    [{ is: "ExactThere", claimed: green, number: 2 }, ["strip G2"]],
    [{ is: "OwnColour", colour: 2, victim: null }, ["strip B4"]],
    [{ is: "TooLong", strip: green, number: 1 }, ["dice G"]],
    [{ is: "TooFew", colour: 5, number: 1 }, ["dice K"]],
    [{ is: "OnlyStrip", seat: 1 }, ["track 2"]],
    [{ is: "Yourself" }, []],
  ])("rings what it names: %o", (why, marks) => {
    expect(ui.ringed?.(why, view())).toEqual(marks);
  });
});

describe("words beside a strip", () => {
  const strip = (x: number, y = 100, width = 40) => ({ x, y, width, height: 20 });
  const label = { width: 90, height: 18 };

  it("stand behind it, or before it where the room ends", () => {
    expect(beside(strip(10), label, 400, [])).toEqual({ x: 56, y: 101 });
    expect(beside(strip(320), label, 400, [])).toEqual({ x: 224, y: 101 });
  });

  it("hide no other strip that may be chosen", () => {
    expect(beside(strip(10), label, 400, [strip(60)])).toEqual({ x: 10, y: 122 });
    expect(beside(strip(10), label, 400, [strip(60), strip(20, 124)])).toEqual({ x: 56, y: 101 });
  });
});
