/** What lessons and pictures point at on each board. */
import { describe, expect, it } from "vitest";

import { layout } from "../src/games/dog/board";
import * as dog from "../src/games/dog/marks";
import type { View as DogView } from "../src/games/dog/types";
import { lay } from "../src/games/overload/geometry";
import * as overload from "../src/games/overload/marks";
import { stands } from "../src/games/overload/stand";
import { layout as table } from "../src/games/wuerfel-express/layout";
import * as express from "../src/games/wuerfel-express/marks";
import { pieces } from "../src/games/wuerfel-express/pieces";
import type { View as ExpressView } from "../src/games/wuerfel-express/types";
import * as blitz from "../src/games/wuerfelblitz/marks";
import { markedOf, readMark } from "../src/kit/board/marks";

describe("a mark", () => {
  it("has a kind, and says which one", () => {
    expect(readMark("pawn 1a")).toEqual({ kind: "pawn", of: "1a", crossed: false });
    expect(readMark("crossed arrow 12>21")).toEqual({ kind: "arrow", of: "12>21", crossed: true });
    expect(readMark("lantern")).toEqual({ kind: "lantern", of: "", crossed: false });
    expect(markedOf(["dice R", "strip R4", "dice G"], "dice")).toEqual(["R", "G"]);
  });
});

describe("DOG", () => {
  const view = { options: { players: 4 }, colour: 0 } as DogView;
  const board = layout(4, "clockwise", 0);

  it.each([
    ["13 enter", ["card 13", "square 0"]],
    ["8 6>14", ["card 8", "pawn 6", "arrow 6>14"]],
    ["+ 40>44", ["pawn 40", "arrow 40>44"]],
    ["6 60>h2", ["card 6", "pawn 60", "arrow 60>h2"]],
    ["swap 20x58", ["card swap", "pawn 20", "pawn 58"]],
    ["1 gives 13", ["card 13"]],
    ["lay down", ["lay down"]],
  ])("%s touches %s", (notation, touched) => {
    expect(dog.marks(notation, view)).toEqual(touched);
  });

  it("rings places and lanes, and draws ways; other marks are no matter of the ring", () => {
    const shown = dog.shownOn(board, view, [
      "pawn 14",
      "square 0",
      "lane 3",
      "crossed arrow 6>14",
      "card 13",
    ]);

    expect(shown.places).toEqual([board.ring[14], board.ring[0]]);
    expect(shown.lanes).toHaveLength(1);
    expect(shown.ways).toHaveLength(1);
    expect(shown.ways[0]).toMatchObject({ crossed: true });
    expect(shown.ways[0]?.points).toHaveLength(9);
  });
});

describe("Overload", () => {
  const board = lay(400, 500, 18);
  const at = stands(board, [3, 10, 5, 0]);

  it.each([
    ["move 1a", ["pawn 1a"]],
    ["load 3", ["load 3"]],
    ["give 2a", ["give 2a"]],
    ["fly", []],
  ])("%s touches %s", (notation, touched) => {
    expect(overload.marks(notation)).toEqual(touched);
  });

  it("rings pawns and spaces", () => {
    const shown = overload.shownOn(board, at, ["pawn 2a", "finish", "space 14", "pawn 5b", "dial"]);

    expect(shown.pawns).toMatchObject([{ x: at[2]?.x, y: at[2]?.y }]);
    expect(shown.spaces).toHaveLength(2);
  });
});

describe("Würfel Express", () => {
  const strip = (colour: number, length: number) => ({ is: "Strip", colour, length });
  const track = (strips: unknown[], lantern = false) => ({ marker: 0, end: 0, strips, lantern });
  const view = {
    players: 2,
    turn: 0,
    supply: [strip(0, 5)],
    tracks: [track([strip(0, 4), strip(1, 2)]), track([strip(3, 3)], true)],
  } as unknown as ExpressView;
  const place = table({ width: 400, height: 700, players: 2, tray: 165, rem: 16, furthest: 6 });

  it.each([
    ["take R5", ["strip R5"]],
    ["steal 2", ["track 2"]],
    ["keep RRG", ["dice R", "dice G"]],
    ["keep -", []],
    ["drop 2", ["strip R4", "strip G2"]],
    ["stop", ["stop"]],
  ])("%s touches %s", (notation, touched) => {
    expect(express.marks(notation, view)).toEqual(touched);
  });

  it("takes the same dice in any order for the same choice", () => {
    expect(express.means("keep RBW", "keep WBR")).toBe(true);
    expect(express.means("keep RB", "keep RBB")).toBe(false);
    expect(express.means("take R4", "take R4")).toBe(true);
    expect(express.means("stop", "keep R")).toBe(false);
  });

  it("rings strips, empty places, tracks, the marker and the goal; dice ring themselves", () => {
    const shown = [
      "strip R4",
      "supply Y4",
      "track 2",
      "lantern",
      "marker 1",
      "goal",
      "dice R",
      "track 7",
      "moon",
    ];

    expect(express.shownOn(place, pieces(view, place), view, shown)).toHaveLength(6);
    expect(express.markedDice(shown)).toBe("R");
  });
});

describe("Würfelblitz", () => {
  it("knows a number by itself, and as it is written", () => {
    expect(blitz.means("10", "1 says 10 at 8000")).toBe(true);
    expect(blitz.means("1", "1 says 10 at 8000")).toBe(false);
    expect(blitz.means("1 silent", "1 silent")).toBe(true);
    expect(blitz.means("10", "1 silent")).toBe(false);
  });

  it("crosses dice out, and draws what puts them out", () => {
    expect(blitz.crossed(["cross black", "cross moon", "dice"])).toEqual(["black"]);
    expect(blitz.arrows(["arrow red>orange", "arrow moon>red"])).toEqual([{ from: "red", to: "orange" }]);
  });
});
