import { readFileSync } from "node:fs";
import { join } from "node:path";

import { flushSync, mount, unmount } from "svelte";
import { afterEach, describe, expect, it, vi } from "vitest";

import Board from "../src/games/overload/Board.svelte";
import Thumb from "../src/games/overload/Thumb.svelte";
import { pawnName } from "../src/games/overload/notation";
import { SECTIONS, TRACK_NAMES, TRACKS } from "../src/games/overload/sections";
import { text as en } from "../src/games/overload/text/en";
import type { View } from "../src/games/overload/types";
import { view, who } from "./overloadTable";

const LIT_AREA = '[role="button"].lit > .area';

describe("the board", () => {
  let shown: Record<string, unknown> | undefined;
  afterEach(() => {
    if (shown) void unmount(shown);
    document.body.innerHTML = "";
  });
  function show(shows: View, legal: string[], seat: number | null = 0) {
    const choose = vi.fn();
    const whyNot = vi.fn();
    const props = {
      view: shows,
      legal,
      events: [],
      seat,
      who,
      text: en,
      choose,
      whyNot,
    };
    shown = mount(Board, { target: document.body, props }) as Record<string, unknown>;
    flushSync();
    const button = (label: string) => {
      const found = document.querySelector(`[aria-label="${label}"]`);
      if (!found) throw new Error(`no ${label}`);
      return found;
    };
    const press = async (label: string) => {
      button(label).dispatchEvent(new MouseEvent("click", { bubbles: true }));
      await Promise.resolve();
    };
    return { choose, whyNot, press, button };
  }

  it("loads what the dial shows", async () => {
    const { choose, press } = show(view(), ["load 0", "load 3"]);
    await press("3 discs");
    const go = document.querySelector<HTMLButtonElement>(".go");
    expect(go?.textContent).toBe("Load 3 and roll");
    go?.click();
    expect(choose).toHaveBeenCalledExactlyOnceWith("load 3");
  });
  it("asks why not where a load is not open", async () => {
    const { choose, whyNot, press } = show(view(), ["load 0"]);
    await press("8 discs");
    expect(whyNot).toHaveBeenCalledExactlyOnceWith("load 8");
    expect(choose).not.toHaveBeenCalled();
  });
  it("moves a pawn that is touched, by key as well", () => {
    const moving = view({ phase: { is: "Moving", die: 4 } }, "3+6 5+1 0+0 0+0 9+8 0+0");
    const { choose, whyNot, press, button } = show(moving, ["move 1a", "move 1b"]);
    void press("Ann’s pawn a: space 3, 6 discs");
    button("Ann’s pawn b: space 5, 1 disc").dispatchEvent(
      new KeyboardEvent("keydown", { key: "Enter", bubbles: true }),
    );
    void press("Cléo’s pawn a: space 9, 8 discs");
    expect(choose.mock.calls).toEqual([["move 1a"], ["move 1b"]]);
    expect(whyNot).toHaveBeenCalledExactlyOnceWith("move 3a");
  });
  it("takes a touch for the nearest of the pawns that stand close together", () => {
    const waiting = [2, 3, 4, 5];
    const meeting = view({ phase: { is: "Meeting", pawn: 0, waiting } }, "3+0 0+0 3+1 3+1 3+1 3+1");
    const takes = waiting.map((pawn) => `take ${pawnName(pawn)}`);
    const { choose } = show(meeting, takes);
    const targets = [...document.querySelectorAll<SVGRectElement>(LIT_AREA)];
    const centre = (rect: SVGRectElement, at: "x" | "y", size: "width" | "height") =>
      Number(rect.getAttribute(at)) + Number(rect.getAttribute(size)) / 2;
    for (const rect of targets) {
      const [clientX, clientY] = [centre(rect, "x", "width"), centre(rect, "y", "height")];
      // Whichever of them lies on top there.
      const touch = new MouseEvent("click", { bubbles: true, detail: 1, clientX, clientY });
      targets.at(-1)?.dispatchEvent(touch);
    }
    expect(choose.mock.calls.flat()).toEqual(takes);
  });
  it("is drawn in pixels, so that what is large enough for a finger stays so", () => {
    const moving = view({ phase: { is: "Moving", die: 4 } }, "3+6 5+1 0+0 0+0 9+8 0+0");
    show(moving, ["move 1a", "move 1b"]);
    expect(document.querySelector(".board [role=group]")?.hasAttribute("viewBox")).toBe(false);
    const targets = [...document.querySelectorAll(LIT_AREA)];
    expect(targets).toHaveLength(4);
    for (const rect of targets) {
      expect(Number(rect.getAttribute("width"))).toBeGreaterThanOrEqual(44);
      expect(Number(rect.getAttribute("height"))).toBeGreaterThanOrEqual(44);
    }
  });
  it("gives and takes", () => {
    const meeting = view({ phase: { is: "Meeting", pawn: 0, waiting: [2, 4] } }, "3+0 5+1 3+4 0+0 3+0 0+0");
    const { choose, whyNot, press } = show(meeting, ["take 2a", "skip 3a"]);
    void press("Take from Ben’s pawn a");
    void press("Give to Ben’s pawn a");
    void press("Nothing to exchange with Cléo’s pawn a");
    expect(choose.mock.calls).toEqual([["take 2a"], ["skip 3a"]]);
    expect(whyNot).toHaveBeenCalledExactlyOnceWith("give 2a");
  });
  it("shows a spectator everything and offers nothing", () => {
    show(view({ you: null, track: ["plain", "plus", ...view().track.slice(2)] }), [], null);
    expect(document.querySelectorAll('[role="button"][aria-disabled="true"][tabindex="-1"]')).toHaveLength(6);
    expect(document.querySelectorAll('[role="button"][tabindex="0"]')).toHaveLength(1);
    expect(
      document.querySelector(
        '[aria-label="space 1, Plus: A pawn that ends its move here gets a disc from the cup."]',
      ),
    ).not.toBeNull();
  });
  it("has a small drawing", () => {
    shown = mount(Thumb, { target: document.body }) as Record<string, unknown>;
    expect(document.querySelector("svg")?.getAttribute("aria-hidden")).toBe("true");
  });
});

describe("the sections at set-up", () => {
  it("show what the package's sections show, in the same order", () => {
    const track = readFileSync(join(import.meta.dirname, "../../src/tablee/games/overload/track.py"), "utf8");
    const listed = [...track.matchAll(/Section\("(\w+)", \d, Special\.(\w+), (\d), \d\)/g)].map(
      ([, name, kind, at]) => [name, { kind: kind?.toLowerCase(), at: Number(at) }],
    );

    expect(Object.entries(SECTIONS)).toEqual(listed);
  });

  it("make three tracks of those in play", () => {
    const inPlay = ["A", "curve1", "curve2", "B"];

    expect(TRACK_NAMES.map((name) => TRACKS[name](inPlay))).toEqual([[], ["curve1", "curve2"], inPlay]);
  });
});
