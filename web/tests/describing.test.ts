/** Choices in words: every form that a game's notation has for a seat, in every language. */
import { describe, expect, it } from "vitest";

import { CARDS } from "../src/games/dog/cards";
import { describe as dog, teams } from "../src/games/dog/describe";
import type { View as DogView } from "../src/games/dog/types";
import { describe as overload } from "../src/games/overload/describe";
import type { View as OverloadView } from "../src/games/overload/types";
import { describe as express } from "../src/games/wuerfel-express/describe";
import { SLOTS } from "../src/games/wuerfel-express/material";
import type { View as ExpressView } from "../src/games/wuerfel-express/types";
import { describe as blitz } from "../src/games/wuerfelblitz/describe";
import type { View as BlitzView } from "../src/games/wuerfelblitz/types";

const texts = import.meta.glob<{ text: unknown }>(["../src/games/*/text/*.ts", "!**/type.ts"], {
  eager: true,
});
const LANGUAGES = ["en", "fr", "de"];
const who = (seat: number) => ["Ann", "Ben", "Cléo", "Dan"][seat] ?? "?";

type Describe<V> = (notation: string, view: V, who: (seat: number) => string, text: never) => string;

function say<V>(game: string, work: Describe<V>, view: V, language = "en"): (notation: string) => string {
  const text = texts[`../src/games/${game}/text/${language}.ts`]?.text as never;
  return (notation) => work(notation, view, who, text);
}

/** Each is told, none as it is written, no two alike. */
function expectWords(notations: string[], work: (language: string) => (notation: string) => string): void {
  for (const language of LANGUAGES) {
    const said = notations.map(work(language));
    expect(said.filter((words, number) => !words || words === notations[number])).toEqual([]);
    expect(said.join()).not.toMatch(/undefined|NaN|-1/);
    expect(new Set(said).size).toBe(new Set(notations).size);
  }
}

describe("a choice of Würfel Express", () => {
  const strip = (colour: number, length: number) => ({ is: "Strip" as const, colour, length });
  const track = (...strips: ReturnType<typeof strip>[]) => ({
    is: "TrackView" as const,
    marker: 0,
    strips,
    end: 0,
    lantern: false,
  });
  const view: ExpressView = {
    is: "View",
    you: 0,
    players: 3,
    turn: 0,
    turns: 4,
    phase: { is: "Keeping", roll: 1, dice: [2, 0, 1, 0, 2, 1] },
    tracks: [track(), track(strip(1, 3), strip(0, 2)), track(strip(4, 6))],
    supply: [],
  };
  const said = say("wuerfel-express", express, view);

  it.each([
    ["drop 0", "Roll all 7 dice"],
    ["drop 2", "Drop 2, roll 5 dice"],
    ["keep RRW", "Keep ●● ◯, roll 3 dice"],
    ["keep RRBWW", "Keep ●● ■ ◯◯, roll 1 die"],
    ["keep -", "Roll all 6 again"],
    ["stop", "Keep them all and stop"],
    ["take K4", "Take the black 4 ◆"],
    ["steal 2", "Steal the green 3 ▲ from Ben"],
    ["done", "Take nothing more"],
  ])("%s is: %s", (notation, words) => {
    expect(said(notation)).toBe(words);
  });

  it("has words in every language", () => {
    const drops = [0, 1, 2, 3, 4, 5].map((number) => `drop ${number}`);
    const takes = SLOTS.map(({ name }) => `take ${name}`);
    const notations = [
      ...drops,
      ...takes,
      "keep -",
      "keep R",
      "keep RW",
      "stop",
      "steal 2",
      "steal 3",
      "done",
    ];

    expectWords(notations, (language) => say("wuerfel-express", express, view, language));
  });

  it("leaves chance as it is written", () => {
    expect(said("roll RRGBYWK")).toBe("roll RRGBYWK");
    expect(said("out R2 G3")).toBe("out R2 G3");
  });
});

describe("a choice of Overload", () => {
  const view = (phase: OverloadView["phase"]): OverloadView => ({
    is: "View",
    you: 0,
    options: { is: "Options", players: 2, special: [] },
    players: 2,
    turn: 0,
    phase,
    track: Array.from({ length: 18 }, () => "plain"),
    target: 40,
    points: [0, 0],
    pawns: [0, 4, 14, 9].map((place) => ({ is: "PawnView", place, discs: 2 })),
    cup: 70,
  });
  const moving = view({ is: "Moving", die: 5 });
  const stepping = view({ is: "Stepping", pawn: 1 });
  const meeting = view({ is: "Meeting", pawn: 0, waiting: [2, 3] });

  it.each<[string, OverloadView, string]>([
    ["load 0", view({ is: "Loading" }), "Load 0 discs"],
    ["load 8", view({ is: "Loading" }), "Load 8 discs"],
    ["move 1a", moving, "Pawn a, 2 discs: to space 5"],
    ["move 2a", moving, "Pawn a, 2 discs: to Finish"],
    ["step forward", stepping, "Forward, to: space 5"],
    ["step back", stepping, "Back, to: space 3"],
    ["give 2a", meeting, "Give to Ben’s pawn a"],
    ["take 2b", meeting, "Take from Ben’s pawn b"],
    ["skip 2b", meeting, "Nothing to exchange with Ben’s pawn b"],
  ])("%s is said", (notation, seen, words) => {
    expect(say("overload", overload, seen)(notation)).toBe(words);
  });

  it("has words in every language", () => {
    const pawns = ["1a", "1b", "2a", "2b"];
    const met = ["give", "take", "skip"].flatMap((verb) => pawns.map((pawn) => `${verb} ${pawn}`));
    const loads = [0, 1, 2, 3, 4, 5, 6, 7, 8].map((discs) => `load ${discs}`);
    const words = (seen: OverloadView) => (language: string) => say("overload", overload, seen, language);

    expectWords([...met, ...loads], words(meeting));
    expectWords(["move 1a", "move 1b"], words(moving));
    expectWords(["step forward", "step back"], words(stepping));
  });

  it("leaves chance as it is written", () => {
    expect(say("overload", overload, moving)("roll 5")).toBe("roll 5");
  });
});

describe("a choice of DOG", () => {
  const view: DogView = {
    is: "View",
    you: null,
    options: { is: "Options", players: 4, direction: "clockwise", idle_swap: "plays" },
    phase: "play",
    round: 2,
    dealer: 0,
    turn: 0,
    colour: 0,
    pawns: [
      [-1, 17, 60, 96],
      [-1, -1, -1, 33],
      [-1, -1, -1, -1],
      [-1, -1, -1, -1],
    ],
    hand: [],
    cards: [4, 4, 4, 4],
    pile: 60,
    discards: [],
    offered: [],
    offer: [],
    gave: [],
    got: [],
    points: 4,
    moved: [],
  };
  const said = say("dog", dog, view);

  it.each([
    ["2 gives joker", "Give joker to Dan"],
    ["13 enter", "13: Bring out a pawn"],
    ["5 17>22", "5: from space 17, 5 forward"],
    ["4 17>13", "4: from space 17, 4 back"],
    ["8 60>h4", "8: from space 60, 8 forward, to lane space 4"],
    ["joker 17>18", "joker: from space 17, 1 forward"],
    ["7 17>20", "7: from space 17, 3 forward"],
    ["joker=7 17>20", "joker = 7: from space 17, 3 forward"],
    ["+ h1>h3", "7: from lane space 1, 2 forward, to lane space 3"],
    ["swap 17x33", "swap: from space 17, swap with Ben on space 33"],
    ["swap idle", "swap: Play it with no effect"],
    ["lay down", "Lay down your hand"],
    ["discard 6", "Discard 6"],
  ])("%s is: %s", (notation, words) => {
    expect(said(notation)).toBe(words);
  });

  it("has words in every language, with every card", () => {
    const cards = CARDS.flatMap((card) => [
      `1 gives ${card}`,
      `${card} enter`,
      `${card} idle`,
      `${card} 17x33`,
      `${card} 17>18`,
      `discard ${card}`,
    ]);

    expectWords([...cards, "joker=7 17>20", "+ 17>19", "lay down"], (language) =>
      say("dog", dog, view, language),
    );
  });

  it.each(["dealer 2", "deal 7,8 9,10", "draw 7"])("leaves chance as it is written: %s", (notation) => {
    expect(said(notation)).toBe(notation);
  });

  it("is made in teams where there are four or six", () => {
    expect(teams(2)).toEqual([[0], [1]]);
    expect(teams(3)).toEqual([[0], [1], [2]]);
    expect(teams(4)).toEqual([
      [0, 2],
      [1, 3],
    ]);
    expect(teams(5)).toHaveLength(5);
    expect(teams(6)).toEqual([
      [0, 3],
      [1, 4],
      [2, 5],
    ]);
  });
});

describe("a choice of Würfelblitz", () => {
  const view = (teaser: string, dots: number[]): BlitzView => ({
    is: "View",
    you: 0,
    options: {
      is: "Options",
      players: 2,
      whites: 2,
      teaser,
      handicap: [1, 1],
      window: 150,
      seconds: 30,
      fastest: 400,
    },
    phase: "answer",
    white: [0, 0],
    black: [0, 0],
    roller: 0,
    idle: 0,
    faces: [4, 0, 1, 3, 4, 4],
    dots,
    done: [],
    own: [],
  });
  const plain = view("no", [0, 3]);

  it("says the right number with the dice that make it", () => {
    expect(say("wuerfelblitz", blitz, plain)("1 says 8 at 400")).toBe("Answer 8 (▲ 4 + ■ 4)");
    expect(say("wuerfelblitz", blitz, view("yes", [0, 0]))("1 says 5 at 400")).toBe("Answer 5 (● 4 + ◆ 1)");
  });

  it("says any other number by itself", () => {
    expect(say("wuerfelblitz", blitz, plain)("2 says 13 at 2000")).toBe("Answer 13");
    expect(say("wuerfelblitz", blitz, plain)("8")).toBe("Answer 8 (▲ 4 + ■ 4)");
  });

  it("has words in every language", () => {
    expectWords(["1 says 8 at 400", "1 says 9 at 400", "1 silent"], (language) =>
      say("wuerfelblitz", blitz, plain, language),
    );
  });

  it.each(["first 2", "roll 5*4123 RG"])("leaves chance as it is written: %s", (notation) => {
    expect(say("wuerfelblitz", blitz, plain)(notation)).toBe(notation);
  });
});
