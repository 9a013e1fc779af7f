/** What is agreed before a game: presets, options that fit the players, and who sits where. */
import { beforeEach, describe, expect, it } from "vitest";

import type { GameEntry, OptionEntry, Regular } from "../src/api/http";
import { regulars } from "../src/app/regulars.svelte";
import { settings } from "../src/app/settings.svelte";
import { nameOf } from "../src/setup/company";
import { Plan } from "../src/setup/plan.svelte";
import { fitted, isSame, termsOf, wordsFor } from "../src/setup/presets";
import { text } from "../src/i18n/text/en";

const option = (changes: Partial<OptionEntry>): OptionEntry => ({
  name: "players",
  kind: "number",
  default: 4,
  accepted: "",
  clause: "X1",
  text: "",
  low: 3,
  high: 5,
  usual: 4,
  words: null,
  fewest: {},
  ...changes,
});
const SPECIAL = option({
  name: "special",
  kind: "several",
  default: [],
  usual: null,
  words: ["A", "C", "D"],
  fewest: { C: 4, D: 5 },
});
const HANDICAP = option({ name: "handicap", kind: "numbers", default: [], usual: 3 });
const preset = (name: string, level: string, special: string[]) => ({
  name,
  level,
  minutes: 30,
  options: { special, handicap: [] },
});
const GAME: GameEntry = {
  name: "game",
  title: "Game",
  summary: "",
  minutes: 30,
  players: [3, 5],
  bots: ["random", "easy", "medium", "hard"],
  options: [option({}), SPECIAL, HANDICAP],
  presets: [preset("family", "easy", []), preset("quick", "medium", []), preset("experts", "hard", ["A"])],
  lesson: false,
};
const REGULARS: Regular[] = [
  { id: "inge", name: "Tante Inge", level: "easy" },
  { id: "mo", name: "Mo", level: "easy" },
  { id: "zero", name: "Madame Zéro", level: "hard" },
  { id: "okoye", name: "Professor Okoye", level: "hard" },
];

describe("presets", () => {
  it("set a clock, except where nobody waits for a turn", () => {
    expect(termsOf(GAME, "family", false)).toMatchObject({ clock: null, hints: true });
    expect(termsOf(GAME, "quick", false).clock?.bank).toBe(180);
    expect(termsOf(GAME, "experts", true)).toMatchObject({ clock: null, hints: false });
  });

  it("are the same whatever the order of their parts, and differ in the order of seats", () => {
    expect(isSame({ a: 1, b: [1, 2] }, { b: [1, 2], a: 1 })).toBe(true);
    expect(isSame({ a: null }, { a: {} })).toBe(false);
    expect(isSame([1, 2], [2, 1])).toBe(false);
  });

  it("leave out words that need more players", () => {
    expect(wordsFor(SPECIAL, 3)).toEqual(["A"]);
    expect(wordsFor(SPECIAL, 5)).toEqual(["A", "C", "D"]);
    expect(fitted({ special: ["D", "A", "C"], handicap: [1] }, GAME, 4)).toEqual({
      special: ["A", "C"],
      handicap: [1, 3, 3, 3],
    });
  });
});

describe("a table that is set up", () => {
  let plan: Plan;
  beforeEach(() => {
    regulars.all = REGULARS;
    settings.name = "Ann";
    plan = new Plan(GAME, false);
  });

  it("begins with the family, the viewer and friends", () => {
    expect(plan.chairs.map(({ sitter }) => sitter)).toEqual(["me", "friend", "friend", "friend"]);
    expect(plan.isChanged).toBe(false);
    expect(plan.isComplete).toBe(false);
    expect(plan.body()).toMatchObject({ game: "game", hints: true, clock: null, stand_in: 120 });
  });

  it("is changed by an option and is not once it is as before", () => {
    plan.agreeOption("special", ["A"]);
    expect(plan.isChanged).toBe(true);
    plan.agreeOption("special", []);
    expect(plan.isChanged).toBe(false);
    plan.agree({ hints: false });
    expect(plan.isChanged).toBe(true);
    plan.choose("family");
    expect(plan.isChanged).toBe(false);
  });

  it("is not changed by the number of chairs", () => {
    plan.choose("experts");
    plan.add();
    plan.remove();
    plan.remove();
    expect(plan.chairs).toHaveLength(3);
    expect(plan.isChanged).toBe(false);
  });

  it("gets bots of the level of its preset, nobody twice", () => {
    plan.place(1, plan.regular(1));
    plan.place(2, plan.regular(2));
    expect(plan.chairs.map(({ face }) => face)).toEqual(["", "inge", "mo", ""]);
    plan.choose("experts");
    expect(plan.chairs.map(({ face }) => face)).toEqual(["", "zero", "okoye", ""]);
    expect(plan.taken(1)).toEqual(["okoye"]);
  });

  it("has as many chairs as the game allows, and friends leave first", () => {
    plan.place(3, plan.regular(3));
    plan.remove();
    expect(plan.chairs.map(({ sitter }) => sitter)).toEqual(["me", "friend", "bot"]);
    plan.remove();
    expect(plan.chairs).toHaveLength(3);
    for (let more = 0; more < 4; more++) plan.add();
    expect(plan.chairs).toHaveLength(5);
  });

  it("lets two change places", () => {
    plan.place(1, plan.regular(1));
    plan.swap(0, 1);
    expect(plan.chairs.map(({ sitter }) => sitter)).toEqual(["bot", "me", "friend", "friend"]);
  });

  it("names people as far as they are known", () => {
    plan.place(1, plan.regular(1));
    plan.place(2, { sitter: "beside", name: " " });
    expect(plan.chairs.map((chair) => nameOf(chair, text))).toEqual([
      "Ann",
      "Tante Inge",
      "Someone here",
      "A friend",
    ]);
  });
});
