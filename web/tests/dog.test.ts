import { describe, expect, test } from "vitest";

import { layout, pointOf, receiver, startOf, steps, way } from "../src/games/dog/board";
import type { AnyReason } from "../src/games/game";
import { distance } from "../src/games/dog/geometry";
import { formatPlace, parse } from "../src/games/dog/notation";
import {
  attempt,
  attemptAway,
  attemptCard,
  narrow,
  NOTHING,
  sourceOf,
  touched,
} from "../src/games/dog/picking";
import { follow, setUp } from "../src/games/dog/pieces";
import { reason, ringed } from "../src/games/dog/reasons";
import { shownBy } from "../src/games/dog/shown";
import { standing, task, tell } from "../src/games/dog/tell";
import { text as de } from "../src/games/dog/text/de";
import { text as en } from "../src/games/dog/text/en";
import { text as fr } from "../src/games/dog/text/fr";
import type { View } from "../src/games/dog/types";
import { colour, fullWord, shortWord, useWord } from "../src/games/dog/words";

const NONE = Array<number>(14).fill(0);

function seen(changes: Partial<View> = {}): View {
  return {
    is: "View",
    you: 0,
    options: { is: "Options", players: 4, direction: "clockwise", idle_swap: "plays" },
    phase: "play",
    round: 7,
    dealer: 2,
    turn: 0,
    colour: 0,
    pawns: [
      [-1, -1, 0, 5],
      [-1, -1, 36, 99],
      [-1, -1, -1, 97],
      [-1, 4, 60, 99],
    ],
    hand: [6, 6, 10],
    cards: [3, 3, 0, 2],
    pile: 90,
    discards: NONE,
    offered: [],
    offer: [],
    gave: [],
    got: [],
    points: 0,
    moved: [],
    ...changes,
  };
}

const who = (seat: number) => ["Ann", "Ben", "Cléo", "Dan"][seat] ?? "?";
const board = layout(4, "clockwise", 0);
const read = (...legal: string[]) => legal.map((notation) => parse(notation, 0));

describe("notation", () => {
  test.each([
    ["13 enter", "enter", "13", -1, 48],
    ["5 17>22", "move", "5", 17, 22],
    ["joker 60>h2", "move", "joker", 60, 97],
    ["7 17>20", "split", "7", 17, 20],
    ["joker=7 17>20", "split", "joker", 17, 20],
    ["+ h1>h3", "part", null, 96, 98],
    ["swap 17x33", "swap", "swap", 17, 33],
    ["joker 17x33", "swap", "joker", 17, 33],
    ["swap idle", "idle", "swap", null, null],
    ["2 gives 1/11", "give", "1/11", null, null],
    ["discard 8", "discard", "8", null, null],
    ["lay down", "down", null, null, null],
  ])("%s is read", (notation, kind, card, source, target) => {
    expect(parse(notation, 48)).toEqual({ notation, kind, card, source, target });
  });

  test("places are written as they are read", () => {
    expect([formatPlace(17), formatPlace(97)]).toEqual(["17", "h2"]);
  });
});

describe("the board", () => {
  test.each([2, 3, 4, 5, 6])("has a place for everything with %i players", (players) => {
    const { ring, corners, lanes, starts } = layout(players, "clockwise", 0);

    expect(ring.length).toBe(players <= 4 ? 64 : 96);
    expect([corners.length, lanes.length, starts.length]).toEqual([players, players, players]);
    expect(corners[0]?.holes.length).toBe([4, 6].includes(players) ? 4 : 5);
  });

  test("shows the viewer's start square at the bottom", () => {
    for (const seat of [0, 1, 2, 3]) {
      const seenFrom = layout(4, "clockwise", seat);
      const start = pointOf(seenFrom, seat, startOf(4, seat));
      expect([Math.round(start.x), Math.round(start.y)]).toEqual([0, 447]);
    }
  });

  test("numbers the spaces clockwise: from the bottom to the left", () => {
    expect(board.ring[16]?.x).toBeCloseTo(-447);
    expect(board.ring[48]?.x).toBeCloseTo(447);
  });

  test.each([4, 6])("never lets pawns of neighbouring spaces cover each other with %i players", (players) => {
    const { ring, pawn } = layout(players, "clockwise", 0);
    const gaps = ring.map((spot, place) => distance(spot, ring[(place + 1) % ring.length] ?? spot));

    expect(Math.min(...gaps)).toBeGreaterThan(pawn * 1.6);
  });

  test("counts steps forward, back and into the lane, both ways round", () => {
    const other = layout(4, "counter-clockwise", 0);

    expect([steps(board, 0, 60, 5), steps(board, 0, 2, 62), steps(board, 0, 62, 97)]).toEqual([9, -4, 4]);
    expect([steps(other, 0, 5, 60), steps(other, 0, 62, 2), steps(other, 0, 2, 97)]).toEqual([9, -4, 4]);
    expect(steps(board, 0, 96, 98)).toBe(2);
  });

  test("knows the spaces a pawn passes", () => {
    expect(way(board, 0, 62, 97)).toEqual([62, 63, 0, 96, 97]);
    expect(way(board, 0, 2, 62)).toEqual([2, 1, 0, 63, 62]);
    expect(way(board, 0, 96, 98)).toEqual([96, 97, 98]);
  });

  test("knows who gets a card", () => {
    expect([receiver(4, 1), receiver(6, 4), receiver(2, 1), receiver(3, 2), receiver(5, 4)]).toEqual([
      3, 1, 0, 0, 0,
    ]);
  });
});

describe("picking", () => {
  const uses = read("12 0>12", "12 5>17", "7 0>5", "7 5>12", "13 enter");

  test("a card, a pawn and a target leave one choice", () => {
    const card = { ...NOTHING, card: "12" };
    const pawn = touched(uses, card, 5);
    const target = pawn && touched(uses, pawn, 17);

    expect(target && narrow(uses, target).map((use) => use.notation)).toEqual(["12 5>17"]);
  });

  test("the only pawn needs no touch", () => {
    const card = { ...NOTHING, card: "13" };

    expect(sourceOf(narrow(uses, card), card)).toBe(-1);
  });

  test("a pawn that could be captured by a part can still be picked first", () => {
    const card = { ...NOTHING, card: "7" };

    expect(touched(uses, card, 5)).toMatchObject({ source: 5, target: null });
    expect(touched(uses, { ...card, source: 0 }, 5)).toMatchObject({ source: 0, target: 5 });
  });

  test("meanings of a joker are told apart only where several remain", () => {
    const joker = read("joker 5>9", "joker=7 5>9", "joker 5x36");
    const at = { ...NOTHING, card: "joker", source: 5 };

    expect(narrow(joker, { ...at, target: 36 }).length).toBe(1);
    expect(narrow(joker, { ...at, target: 9 }).map((use) => use.kind)).toEqual(["move", "split"]);
  });

  test("what is not legal is asked about as it would be written", () => {
    expect(touched(uses, { ...NOTHING, card: "12", source: 5 }, 20)).toBeNull();
    expect(attempt(board, seen(), "12", { ...NOTHING, card: "12", source: 5 }, 20)).toBe("12 5>20");
    expect(attempt(board, seen(), "12", NOTHING, 5)).toBe("12 5>17");
    expect(attempt(board, seen(), "12", NOTHING, -1)).toBe("12 enter");
    expect(attempt(board, seen(), "swap", { ...NOTHING, source: 5 }, 36)).toBe("swap 5x36");
    expect(attempt(board, seen({ phase: "seven", points: 3 }), "2", { ...NOTHING, source: 5 }, 9)).toBe(
      "+ 5>9",
    );
    expect(attempt(board, seen(), "joker", { ...NOTHING, source: 5 }, 12)).toBe("joker=7 5>12");
    expect(attemptCard(board, seen(), 0, "10")).toBe("10 0>10");
    expect(attemptCard(board, seen({ phase: "exchange" }), 1, "swap")).toBe("2 gives swap");
  });
});

describe("a touch that is not legal asks about what was touched", () => {
  const pawns = (own: number[]) => ({ pawns: [own, [36, -1, -1, -1], [40, -1, -1, -1], [-1, -1, -1, -1]] });
  const several = seen(pawns([-1, -1, 0, 5]));
  const card = { ...NOTHING, card: "12" };

  test.each([
    ["another’s pawn", several, card, 36, "12 36>48"],
    ["the partner’s pawn", several, card, 40, "12 40>52"],
    ["another’s pawn, no card chosen", several, NOTHING, 36, "12 36>48"],
    ["another’s pawn as a target", several, { ...card, source: 5 }, 36, "12 5>36"],
    ["an empty space", several, card, 20, "12 20>32"],
    ["an empty space, the only pawn meant", seen(pawns([-1, -1, -1, 5])), card, 20, "12 5>20"],
    ["an empty space, no card chosen", seen(pawns([-1, -1, -1, 5])), NOTHING, 20, "12 20>32"],
    ["another’s pawn, the only pawn not picked", seen(pawns([-1, -1, -1, 5])), card, 36, "12 36>48"],
    ["a lane space", seen(pawns([-1, 98, 50, 60])), card, 97, "12 60>h2"],
    ["a lane space that lies behind", seen(pawns([-1, -1, -1, 98])), card, 97, "12 h3>h2"],
    ["another’s pawn, all own ones waiting", seen(pawns([-1, -1, -1, -1])), card, 36, "12 36>48"],
    ["an empty space, all own ones waiting", seen(pawns([-1, -1, -1, -1])), card, 20, "12 enter"],
  ] as const)("%s", (_, view, pick, place, asked) => {
    expect(attempt(board, view, "12", pick, place)).toBe(asked);
  });

  test("in the middle of a 7 too", () => {
    const seven = { ...several, phase: "seven" as const, points: 3 };

    expect(attempt(board, seven, "12", NOTHING, 36)).toBe("+ 36>39");
    expect(attempt(board, seven, "swap", NOTHING, 36)).toBe("+ 36>39");
  });

  test("a swap takes a pawn that could be swapped", () => {
    const swap = { ...NOTHING, card: "swap" };

    expect(attempt(board, several, "swap", swap, 36)).toBe("swap 5x36");
    expect(attempt(board, seen(pawns([-1, -1, 0, 98])), "swap", swap, 36)).toBe("swap 0x36");
    expect(attempt(board, seen(pawns([-1, -1, -1, 98])), "swap", swap, 36)).toBe("swap h3x36");
  });
});

describe("a reason", () => {
  const told = (why: AnyReason) => reason(why, who, en, seen());

  test("is told with the names of the table", () => {
    expect(told({ is: "NotYours", owner: 3, colour: 0, place: 4 })).toBe(
      "That is Dan’s pawn: you move your own.",
    );
    expect(told({ is: "LaneFull", colour: 0, place: 98 })).toContain("your pawn on lane space 3");
    expect(told({ is: "Unknown" })).toBe("");
  });

  test("rings what it names", () => {
    expect(ringed({ is: "Blocked", owner: 1, place: 16 })).toEqual(["pawn 16"]);
    expect(ringed({ is: "LaneFull", colour: 0, place: 98 })).toEqual(["pawn h3"]);
    expect(ringed({ is: "MustSwap", places: [20, 40] })).toEqual(["pawn 20", "pawn 40"]);
    expect(ringed({ is: "MustPlay", cards: [8, 13] })).toEqual(["card 9", "card joker"]);
    expect(ringed({ is: "GameOver" })).toEqual([]);
  });
});

describe("pawns", () => {
  const places = (pieces: { id: string; place: number }[]) =>
    Object.fromEntries(pieces.map((piece) => [piece.id, piece.place]));

  test("keep who they are when they move, capture and swap", () => {
    const before = setUp(seen());
    const pawns = [
      [-1, -1, 4, 5],
      [-1, -1, 36, 99],
      [-1, -1, -1, 97],
      [-1, -1, 60, 99],
    ];
    const after = follow(before, seen({ pawns }), [
      { is: "Moved", colour: 0, source: 0, target: 4 },
      { is: "Captured", colour: 3, place: 4 },
    ]);

    expect(places(after)).toMatchObject({ "0-2": 4, "0-3": 5, "3-1": -1 });
    expect(after.find((piece) => piece.id === "3-1")?.came).toBe("captured");
  });

  test("of one colour that capture each other are told apart", () => {
    const pawns = [[-1, -1, -1, 5], ...seen().pawns.slice(1)];
    const after = follow(setUp(seen()), seen({ pawns }), [
      { is: "Moved", colour: 0, source: 0, target: 5 },
      { is: "Captured", colour: 0, place: 5 },
    ]);

    expect(places(after)).toMatchObject({ "0-2": 5, "0-3": -1 });
  });

  test("find their places without events", () => {
    const pawns = [[-1, 0, 5, 97], ...seen().pawns.slice(1)];
    const after = follow(setUp(seen()), seen({ pawns }), []);

    expect(
      after
        .filter((piece) => piece.seat === 0)
        .map((piece) => piece.place)
        .sort(),
    ).toEqual([-1, 0, 5, 97]);
    expect(places(after)).toMatchObject({ "0-2": 0, "0-3": 5 });
  });

  test("stay as they are when the same view comes again", () => {
    const before = setUp(seen());

    expect(follow(before, seen(), [{ is: "Moved", colour: 0, source: 0, target: 4 }])).toBe(before);
  });
});

test("the last card stays open until the discards are shuffled", () => {
  const played = [{ is: "Played", seat: 1, card: 4 }];
  const discards = [1, ...NONE.slice(1)];

  expect(shownBy([], seen({ discards }), played)).toEqual([4]);
  expect(shownBy([4], seen({ discards }), [])).toEqual([4]);
  expect(shownBy([4], seen({ discards }), [{ is: "LaidDown", seat: 1, cards: [2, 3] }])).toEqual([2, 3]);
  expect(shownBy([4], seen(), [])).toEqual([]);
});

describe("words", () => {
  test("of a choice name its card once, and say forward where there is room", () => {
    const say = (notation: string) => fullWord(parse(notation, 0), board, seen(), who, en);
    expect([say("swap 5x36"), say("5 5>10")]).toEqual(["Swap with Ben on space 36", "5: 5 forward"]);

    const short = (choices: number) => shortWord(parse("4 5>9", 0), choices, board, seen(), who, en);
    expect([short(2), short(9)]).toEqual(["4 forward", "4"]);
  });
  test("seats have colours of their own", () => {
    expect(new Set([0, 1, 2, 3, 4, 5].map(colour)).size).toBe(6);
  });

  test("standing: pawns home and cards", () => {
    expect([en, fr, de].map((text) => standing(seen(), 1, text))).toEqual([
      "1/4 home · 3 cards",
      "1/4 rentré · 3 cartes",
      "1/4 zu Hause · 3 Karten",
    ]);
  });

  test("choices say what they do", () => {
    const [back, inside, swap] = read("4 2>62", "joker 62>h2", "swap 5x36");
    const say = (use: typeof back) => use && useWord(use, board, seen(), who, en);

    expect([say(back), say(inside), say(swap)]).toEqual([
      "4 back",
      "4 forward, to lane space 2",
      "Swap with Ben on space 36",
    ]);
  });

  test.each([en, fr, de])("every option has words in $swap", (text) => {
    expect(Object.keys(text.options)).toEqual(["direction", "idle-swap"]);
    expect(Object.keys(text.words)).toEqual(["clockwise", "counter-clockwise", "plays", "folds"]);
  });

  const FOLDING = { ...seen().options, idle_swap: "folds" };
  const tasks: [string, Partial<View>, string[], string, string, string][] = [
    [
      "exchange",
      { phase: "exchange" },
      ["1 gives 5"],
      en.taskGivePartner("P2"),
      fr.taskGivePartner("P2"),
      de.taskGivePartner("P2"),
    ],
    [
      "exchange without partners",
      { phase: "exchange", options: { ...seen().options, players: 3 } },
      ["1 gives 5"],
      en.taskGive("P1"),
      fr.taskGive("P1"),
      de.taskGive("P1"),
    ],
    ["play", {}, ["12 0>12"], en.taskPlay, fr.taskPlay, de.taskPlay],
    ["partner", { colour: 2 }, ["12 0>12"], en.taskPartner, fr.taskPartner, de.taskPartner],
    ["7", { phase: "seven", points: 4 }, ["+ 5>9"], en.taskSeven(4), fr.taskSeven(4), de.taskSeven(4)],
    ["lay down", {}, ["lay down"], en.taskLayDown, fr.taskLayDown, de.taskLayDown],
    ["discard", {}, ["discard 8"], en.taskDiscard, fr.taskDiscard, de.taskDiscard],
    ["drawn", { phase: "redrawn" }, ["5 0>5"], en.taskDrawn, fr.taskDrawn, de.taskDrawn],
    [
      "drawn beside a swap that folds",
      { phase: "redrawn", options: FOLDING },
      ["5 0>5", "swap idle"],
      en.taskPlay,
      fr.taskPlay,
      de.taskPlay,
    ],
    [
      "again",
      { phase: "redrawn" },
      ["discard 8"],
      en.taskDiscardAgain,
      fr.taskDiscardAgain,
      de.taskDiscardAgain,
    ],
    ["given", { phase: "exchange", offered: [0] }, [], en.waitGive, fr.waitGive, de.waitGive],
    ["others", { turn: 1 }, [], "It is ■ blue’s turn.", "C’est à ■ bleu de jouer.", "■ Blau ist am Zug."],
    ["moving", {}, [], "", "", ""],
    ["over", { phase: "over" }, [], en.over, fr.over, de.over],
  ];
  test.each(tasks)("task: %s", (_, changes, legal, ...expected) => {
    expect([en, fr, de].map((text) => task(seen(changes), legal, text, false, (seat) => `P${seat}`))).toEqual(
      expected,
    );
  });

  const EVENTS = [
    { is: "DealerChosen", seat: 1 },
    { is: "Dealt", round: 2, dealer: 1, size: 5 },
    { is: "HandDealt", seat: 0, cards: [0, 12, 13] },
    { is: "Offered", seat: 1 },
    { is: "OwnOffer", seat: 0, card: 12 },
    { is: "Received", seat: 0, giver: 2, card: 13 },
    { is: "Played", seat: 1, card: 3 },
    { is: "LaidDown", seat: 1, cards: [3, 4] },
    { is: "Discarded", seat: 1, card: 3 },
    { is: "Drew", seat: 1 },
    { is: "OwnDraw", seat: 0, card: 3 },
    { is: "Shuffled" },
    { is: "Entered", colour: 1 },
    { is: "Moved", colour: 1, source: 5, target: 97 },
    { is: "Captured", colour: 1, place: 5 },
    { is: "Swapped", colour: 1, own: 5, other_colour: 2, other: 7 },
    { is: "WithoutEffect", seat: 1 },
    { is: "AllHome", seat: 1 },
    { is: "Won", seats: [0, 2] },
  ];
  test.each(EVENTS)("tell: $is in three languages", (event) => {
    const lines = [en, fr, de].map((text) => tell(event, who, text, seen()));

    expect(new Set(lines).size).toBe(3);
    for (const line of lines) expect(line).toMatch(/^\S.*\.$/);
  });

  test("what the viewer is told more exactly is told once", () => {
    const told = [{ is: "Offered", seat: 0 }, { is: "Drew", seat: 0 }, { is: "Exchanged" }];

    expect(told.map((event) => tell(event, who, en, seen()))).toEqual(["", "", ""]);
    expect(tell({ is: "Exchanged" }, who, en, seen({ you: null }))).toBe("The cards are exchanged.");
  });

  test("tell names players and places", () => {
    const [moved, won] = [EVENTS[13], EVENTS[18]];

    expect(moved && tell(moved, who, fr, seen())).toBe(
      "Le pion de Ben va de la case 5 à la case 2 du couloir.",
    );
    expect(won && tell(won, who, de, seen())).toBe("Ann und Cléo gewinnen das Spiel.");
  });
});

test("another’s pawn that is not on the ring is asked about by its owner", () => {
  const board = layout(4, "clockwise", 0);
  const view = seen({ pawns: [[20, -1, -1, -1], [96, -1, -1, -1], [], []] });

  expect(attemptAway(board, view, "5", NOTHING, 1)).toBe("5 @2>0");
  expect(attemptAway(board, view, "swap", NOTHING, 1)).toBe("swap 20x@2");
  expect(attemptAway(board, { ...view, phase: "seven" }, "5", NOTHING, 3)).toBe("+ @4>0");
});
