/** What is said stands at a coaster as long as it takes to read it, and is counted until it has been read. */
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

import type { ChatLine } from "../src/api/http";
import { language } from "../src/i18n/language.svelte";
import { DRAWN } from "../src/kit/ReactionSign.svelte";
import { Bubbles } from "../src/table/talk/bubbles.svelte";

const OPENED = 1000;
const heard = vi.fn();
let bubbles: Bubbles;

const line = (number: number, name: string, said: string, reaction = false): ChatLine => ({
  number,
  at: OPENED + number,
  name,
  said,
  reaction,
});

beforeEach(async () => {
  vi.useFakeTimers();
  await language.use("en");
  heard.mockClear();
  bubbles = new Bubbles(heard);
});
afterEach(() => {
  bubbles.close();
  vi.useRealTimers();
});

it("has a drawing for every reaction, and no other", () => {
  expect([...DRAWN].sort()).toEqual(Object.keys(language.text.table.reactions).sort());
});

describe("bubbles", () => {
  it("stand for four seconds and 60 ms a letter", () => {
    bubbles.take([line(1, "Lotte", "It was just lying around")], OPENED, "Mia");
    expect([bubbles.at("Lotte"), bubbles.at("Mo")]).toEqual(["It was just lying around", ""]);
    expect(bubbles.reactionAt("Lotte")).toBe("");

    vi.advanceTimersByTime(4000 + 60 * 24 - 1);
    expect(bubbles.at("Lotte")).not.toBe("");
    vi.advanceTimersByTime(1);
    expect(bubbles.at("Lotte")).toBe("");
  });

  it("of reactions are shorter, and the next one replaces the last", () => {
    const lines = [line(1, "Mo", "wow", true)];
    bubbles.take(lines, OPENED, "Mia");
    expect([bubbles.at("Mo"), bubbles.reactionAt("Mo")]).toEqual(["Wow!", "wow"]);

    vi.advanceTimersByTime(2000);
    bubbles.take([...lines, line(2, "Mo", "sorry", true)], OPENED, "Mia");
    vi.advanceTimersByTime(2000);
    expect(bubbles.at("Mo")).toContain("Sorry!");
    vi.advanceTimersByTime(500);
    expect(bubbles.at("Mo")).toBe("");
  });

  it("are not shown of what was said before the page was opened", () => {
    bubbles.take([{ ...line(1, "Mo", "hello"), at: OPENED - 1 }], OPENED, "Mia");

    expect([bubbles.at("Mo"), bubbles.unread, heard.mock.calls.length]).toEqual(["", 0, 0]);
  });

  it("of others count until they are read, one's own do not", () => {
    const lines = [line(1, "Mo", "hello"), line(2, "Mia", "hi"), line(3, "Lotte", "hey")];
    bubbles.take(lines, OPENED, "Mia");
    bubbles.take(lines, OPENED, "Mia");
    expect([bubbles.unread, heard.mock.calls.length]).toEqual([2, 1]);

    bubbles.readAll();
    expect(bubbles.unread).toBe(0);
  });
});
