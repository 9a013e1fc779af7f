/** The coach at the table: hints, and what may come of a choice. */
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

import { Refused, server, type Hint } from "../src/api/http";
import { Odds } from "../src/games/wuerfel-express/odds.svelte";
import { byStrip, stripIn } from "../src/games/wuerfel-express/prospects";
import type { View } from "../src/games/wuerfel-express/types";
import { decimals, percent, signed } from "../src/app/format";
import { Advice } from "../src/table/coach/advice.svelte";
import { Prospects } from "../src/table/coach/prospects";

afterEach(() => vi.restoreAllMocks());

const hint: Hint = { revision: 7, choices: [{ do: "stop", chance: 0.6 }] };

describe("a hint", () => {
  it("is asked for, and there until the decision is another one", async () => {
    vi.spyOn(server, "hint").mockResolvedValue(hint);
    const advice = new Advice();
    const asking = advice.ask("abc", "key", "stop|keep R");

    expect([advice.asking, advice.open]).toEqual([true, true]);
    await asking;
    advice.keepFor("stop|keep R");
    expect([advice.said, advice.asking]).toEqual([hint, false]);
    advice.keepFor("take R2");
    expect([advice.said, advice.open]).toEqual([null, false]);
  });

  it("that comes too late is not shown", async () => {
    vi.spyOn(server, "hint").mockResolvedValue(hint);
    const advice = new Advice();
    const asking = advice.ask("abc", "key", "stop");
    advice.keepFor("");
    await asking;

    expect(advice.open).toBe(false);
  });

  it("may be refused", async () => {
    vi.spyOn(server, "hint").mockRejectedValue(new Refused("no-hints", null, "nobody asks a coach"));
    const advice = new Advice();
    await advice.ask("abc", "key", "stop");

    expect([advice.problem, advice.asking, advice.said]).toEqual(["no-hints", false, null]);
    advice.close();
    expect(advice.open).toBe(false);
  });
});

describe("prospects", () => {
  const told = (revision: number) => ({ revision, prospects: [{ what: "take R2", chance: 0.5 }] });

  it("asks once for a choice, and anew at another revision", async () => {
    const ask = vi.fn(async (notation: string) => told(notation === "keep R" ? 3 : 4));
    const prospects = new Prospects(ask);

    expect(await prospects.at(3, "keep R")).toEqual(told(3).prospects);
    expect(await prospects.at(3, "keep R")).toEqual(told(3).prospects);
    expect(ask).toHaveBeenCalledTimes(1);
    await prospects.at(4, "keep G");
    await prospects.at(3, "keep R");
    expect(ask).toHaveBeenCalledTimes(3);
  });

  it("tells nothing of another revision", async () => {
    expect(await new Prospects(async () => told(4)).at(3, "stop")).toEqual([]);
  });

  it("is not waited for once something is decided", async () => {
    const signals: AbortSignal[] = [];
    const prospects = new Prospects(async (_, signal) => {
      signals.push(signal);
      return told(3);
    });
    await prospects.at(3, "keep R");
    prospects.stop();
    await prospects.at(3, "keep G");

    expect(signals.map((signal) => signal.aborted)).toEqual([true, false]);
  });

  it("is not waited for once something else is asked, and asked for again then", async () => {
    const asked: string[] = [];
    const prospects = new Prospects((notation, signal) => {
      asked.push(notation);
      return new Promise((done, failed) => {
        signal.addEventListener("abort", () => failed(new DOMException("", "AbortError")));
        if (asked.length > 1) done(told(3));
      });
    });
    const first = prospects.at(3, "keep R");

    expect(await prospects.at(3, "keep G")).toEqual(told(3).prospects);
    expect(await first).toEqual([]);
    expect(await prospects.at(3, "keep R")).toEqual(told(3).prospects);
    expect(asked).toEqual(["keep R", "keep G", "keep R"]);
  });

  it("asks again after a failure", async () => {
    const ask = vi
      .fn()
      .mockRejectedValueOnce(new Refused("busy", null, ""))
      .mockResolvedValue(told(3));
    const prospects = new Prospects(ask);

    expect(await prospects.at(3, "stop")).toEqual([]);
    expect(await prospects.at(3, "stop")).toEqual(told(3).prospects);
  });
});

describe("the chances of strips", () => {
  const strip = (colour: number, length: number) => ({ is: "Strip" as const, colour, length });
  const view = { tracks: [{ strips: [] }, { strips: [strip(1, 3), strip(0, 2)] }] } as unknown as View;
  const prospects = [
    { what: "take R4", chance: 0.25 },
    { what: "steal 2", chance: 0.5 },
    { what: "steal 1", chance: 0.5 },
  ];

  beforeEach(() => vi.useFakeTimers());
  afterEach(() => vi.useRealTimers());

  it("are those of the supply and of the first strips of others", () => {
    expect([...byStrip(prospects, view)]).toEqual([
      ["R4", 0.25],
      ["G3", 0.5],
    ]);
    expect(stripIn("keep R", view)).toBeNull();
  });

  it("are asked for when the dice lie still", async () => {
    const foresee = vi.fn().mockResolvedValue(prospects);
    const odds = new Odds();
    odds.ask("keep R", view, foresee);
    odds.ask("keep RR", view, foresee);
    expect(odds.stale).toBe(true);
    await vi.runAllTimersAsync();

    expect(foresee.mock.calls).toEqual([["keep RR"]]);
    expect([odds.chances.size, odds.stale]).toEqual([2, false]);
    odds.ask(null, view, foresee);
    expect([odds.chances.size, odds.stale]).toEqual([0, false]);
  });

  it("of other dice are not shown any more", async () => {
    let answer = (_: typeof prospects): void => undefined;
    const odds = new Odds();
    odds.ask("keep R", view, () => new Promise((done) => (answer = done)));
    await vi.runAllTimersAsync();
    odds.ask(null, view, null);
    answer(prospects);
    await vi.runAllTimersAsync();

    expect(odds.chances.size).toBe(0);
  });
});

describe("numbers", () => {
  it("are whole hundredths unless these would look the same", () => {
    expect(decimals([0.6, 0.5, 0.1])).toBe(0);
    expect(decimals([0.602, 0.598])).toBe(1);
    // 29 % and 28 %, but no whole hundredth apart.
    expect(decimals([0.2852, 0.2849])).toBe(1);
    expect(decimals([0.6, 0.6])).toBe(0);
  });

  it("are written as the language does", () => {
    expect([percent(0.374, "en"), percent(0.374, "de", 1)]).toEqual(["37%", "37,4\u00a0%"]);
    expect([signed(-0.04, "en"), signed(0.04, "en"), signed(0, "en")]).toEqual(["−4%", "+4%", "0%"]);
  });
});
