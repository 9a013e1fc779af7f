/** What happens for the first time is explained once, in at most 25 words. */
import { beforeEach, describe, expect, it } from "vitest";

import { settings } from "../src/app/settings.svelte";
import { loadText, loadUi } from "../src/games/discovery";
import type { AnyEvent } from "../src/games/game";
import { firstNote } from "../src/table/show/firsts";
import type { Frame } from "../src/table/show/frames";

const NAMES = ["Ann", "Lotte", "Mo", "Basile"];
const who = (seat: number) => NAMES[seat] ?? "";
const MOST = 25;

const DOG = { you: 0, options: { players: 4 } };
const OVERLOAD = { you: 0, pawns: [{ discs: 8 }, { discs: 3 }, { discs: 8 }] };
const EXPRESS = { you: 0, tracks: [{ end: 9 }, { end: 12 }] };

/** What is explained of an event to the first seat. */
const EXPLAINED: [string, object, AnyEvent, string][] = [
  ["dog", DOG, { is: "LaidDown", seat: 1, cards: [] }, "lays-down"],
  ["dog", DOG, { is: "Captured", colour: 0, place: 3 }, "captured"],
  ["dog", DOG, { is: "Dealt", round: 2, dealer: 1, size: 5 }, "shorter"],
  ["dog", DOG, { is: "Swapped", colour: 1, own: 3, other_colour: 0, other: 9 }, "swapped"],
  ["dog", DOG, { is: "WithoutEffect", seat: 2 }, "without-effect"],
  ["dog", DOG, { is: "AllHome", seat: 1 }, "all-home"],
  ["dog", DOG, { is: "AllHome", seat: 2 }, "all-home"],
  ["overload", OVERLOAD, { is: "Overloaded", pawn: 1, seat: 1, reward: 1 }, "overloaded"],
  ["overload", OVERLOAD, { is: "Overloaded", pawn: 1, seat: 0, reward: 0 }, "overloaded"],
  ["overload", OVERLOAD, { is: "Arrived", pawn: 1, discs: 0, points: 0 }, "empty"],
  ["overload", OVERLOAD, { is: "Received", pawn: 0 }, "full"],
  ["overload", OVERLOAD, { is: "Landed", pawn: 2, special: "double" }, "double"],
  [
    "wuerfel-express",
    EXPRESS,
    { is: "Stole", seat: 1, victim: 0, strip: {}, lantern: false, end: 12 },
    "stolen",
  ],
  [
    "wuerfel-express",
    EXPRESS,
    { is: "Stole", seat: 1, victim: 0, strip: {}, lantern: true, end: 12 },
    "stolen-lantern",
  ],
  ["wuerfel-express", EXPRESS, { is: "Returned", seat: 0, strip: {}, end: 4 }, "returned"],
  ["wuerfel-express", EXPRESS, { is: "SlidBack", seat: 0, spaces: 2, end: 3 }, "slid-back"],
  ["wuerfel-express", EXPRESS, { is: "Spared", seat: 0, lantern: true }, "spared"],
  ["wuerfel-express", EXPRESS, { is: "Dropped", seat: 1, strips: [{}], marker: 4 }, "dropped"],
];
/** What says enough itself, or happens to others. */
const PLAIN: [string, object, AnyEvent][] = [
  ["dog", DOG, { is: "LaidDown", seat: 0, cards: [] }],
  ["dog", DOG, { is: "Captured", colour: 1, place: 3 }],
  ["dog", DOG, { is: "Dealt", round: 1, dealer: 1, size: 6 }],
  ["dog", DOG, { is: "AllHome", seat: 0 }],
  ["overload", OVERLOAD, { is: "Overloaded", pawn: 2, seat: 0, reward: 1 }],
  ["overload", OVERLOAD, { is: "Received", pawn: 1 }],
  ["overload", OVERLOAD, { is: "Landed", pawn: 0, special: "plain" }],
  ["wuerfel-express", EXPRESS, { is: "Stole", seat: 0, victim: 1, strip: {}, lantern: false, end: 12 }],
  ["wuerfel-express", EXPRESS, { is: "Dropped", seat: 1, strips: [], marker: 4 }],
];

const frame = (view: object, event: AnyEvent) => ({ view, events: [event] }) as unknown as Frame;

async function explained(game: string, language: "en" | "fr" | "de" = "en") {
  const [ui, words] = await Promise.all([loadUi(game), loadText(game, language)]);
  return { game, ui, words, who };
}

beforeEach(() => {
  localStorage.clear();
  settings.notes = true;
});

describe("a first-time note", () => {
  it.each(EXPLAINED)("of %s, seen with %o, on %o is told once", async (game, view, event, name) => {
    const to = await explained(game);

    expect(firstNote(frame(view, event), to)).toBeTruthy();
    expect(localStorage.getItem("tablee.firsts")).toBe(`${game}/${name}`);
    expect(firstNote(frame(view, event), to)).toBe("");
  });

  it.each(["en", "fr", "de"] as const)(
    "is short, and addresses the viewer by no name in %s",
    async (language) => {
      for (const [game, view, event] of EXPLAINED) {
        localStorage.clear();
        const text = firstNote(frame(view, event), await explained(game, language));
        expect(text.split(/\s+/).length, text).toBeLessThanOrEqual(MOST);
        expect(text).toMatch(/^\p{Lu}.*[.!]$/u);
        expect(text).not.toContain("Ann");
      }
    },
  );

  it.each(PLAIN)("of %s, seen with %o, on %o is none", async (game, view, event) => {
    expect(firstNote(frame(view, event), await explained(game))).toBe("");
  });

  it("is not told to who wants none", async () => {
    settings.notes = false;

    expect(firstNote(frame(DOG, { is: "WithoutEffect", seat: 2 }), await explained("dog"))).toBe("");
    expect(localStorage.getItem("tablee.firsts")).toBeNull();
  });
});
