/** What a choice would do: asked for once, told in words, and put where there is room. */
import { flushSync, mount, unmount } from "svelte";
import { afterEach, describe, expect, it, vi } from "vitest";

import type { StakesMessage } from "../src/api/http";
import { cardMarks } from "../src/games/dog/cardMarks";
import { parse } from "../src/games/dog/notation";
import { aimedAt, NOTHING } from "../src/games/dog/picking";
import { preview } from "../src/games/dog/preview";
import type { Told, Tone } from "../src/games/game";
import { placed } from "../src/kit/board/pills";
import Stakes from "../src/kit/Stakes.svelte";
import { spoken } from "../src/kit/stakes";
import { AtStake, told } from "../src/table/stakes.svelte";

const one = (is: string, tone: Tone = "plain", text = is): Told => ({ is, tone, text });
const answer = (revision: number, notation: string) =>
  ({
    kind: "stakes",
    command: "c",
    revision,
    stakes: { [notation]: [{ is: "Wins", tone: "good" }] },
  }) as never;

describe("stakes", () => {
  const asking = () => ({
    askStakes: vi.fn((): Promise<StakesMessage> => Promise.resolve(answer(1, "stop"))),
  });

  it("are asked for once for a decision", async () => {
    const [atStake, from] = [new AtStake(), asking()];
    atStake.ask(from, 1, ["stop", "keep R"], false);
    atStake.ask(from, 1, ["stop", "keep R"], false);

    await vi.waitFor(() => expect(Object.keys(atStake.found)).toEqual(["stop"]));
    expect(from.askStakes).toHaveBeenCalledTimes(1);
  });

  it("are forgotten with the decision, and asked for again at the next that looks the same", async () => {
    const [atStake, from] = [new AtStake(), asking()];
    atStake.ask(from, 1, ["stop"], false);
    await vi.waitFor(() => expect(atStake.found).not.toEqual({}));
    atStake.ask(from, 2, ["stop"], false);

    expect(atStake.found).toEqual({});
    expect(from.askStakes).toHaveBeenCalledTimes(2);
    atStake.ask(from, 3, [], false);
    expect(from.askStakes).toHaveBeenCalledTimes(2);
  });

  it("stay while others decide at the same time", async () => {
    const [atStake, from] = [new AtStake(), asking()];
    atStake.ask(from, 1, ["1 gives 2"], true);
    await vi.waitFor(() => expect(atStake.found).not.toEqual({}));
    atStake.ask(from, 2, ["1 gives 2"], true);

    expect(atStake.found).not.toEqual({});
  });

  it("that come too late or not at all are not shown", async () => {
    const atStake = new AtStake();
    atStake.ask({ askStakes: () => Promise.reject(new Error("busy")) }, 1, ["stop"], false);
    atStake.ask(null, 2, ["stop"], false);
    await Promise.resolve();

    expect(atStake.found).toEqual({});
  });

  it("are told in the words of the game, if it has any", () => {
    const found = { stop: [{ is: "Wins", tone: "good" }] };
    const ui = { stake: (stake: { is: string }) => `it ${stake.is}` };

    expect(told(found, ui, String, {}, {})).toEqual({ stop: [one("Wins", "good", "it Wins")] });
    expect(told(found, {}, String, {}, {})).toEqual({});
  });
});

describe("on a button", () => {
  afterEach(() => (document.body.innerHTML = ""));

  it("there are two at most, and a warning has its sign", () => {
    const rows = [one("A", "bad"), one("B", "good"), one("C")];
    const shown = mount(Stakes, { target: document.body, props: { told: rows } });
    flushSync();

    expect([...document.querySelectorAll(".stake")].map((each) => each.textContent.trim())).toEqual([
      "A",
      "B",
    ]);
    expect(document.querySelectorAll(".bad svg")).toHaveLength(1);
    expect(document.querySelectorAll(".good svg")).toHaveLength(0);
    expect(spoken(rows)).toBe("A; B; C");
    void unmount(shown);
  });
});

describe("words on a board", () => {
  const view = { x: -500, y: -500, width: 1000, height: 1000 };
  const label = (x: number, y: number, text = "captures Ada") => ({ x, y, text, item: text });

  it("stay on it, and do not cover each other", () => {
    const found = placed([label(-470, 0), label(-470, 20), label(490, -490)], 20, 30, {
      view,
      free: [],
      side: 0,
    });

    for (const { x, y, width, height } of found) {
      expect(Math.abs(x) + width / 2).toBeLessThanOrEqual(500);
      expect(Math.abs(y) + height / 2).toBeLessThanOrEqual(500);
    }
    expect(found.map(({ item }) => item)).toHaveLength(3);
    expect(Math.abs((found[0]?.y ?? 0) - (found[1]?.y ?? 0))).toBeGreaterThan(30);
  });

  it("leave targets free, but for what insists where everything is full", () => {
    const room = { view, free: [{ x: 0, y: 0 }], side: 1000 };
    const labels = [label(0, 0), { ...label(100, 100, "home"), insists: true }];

    expect(placed(labels, 20, 30, room).map(({ item }) => item)).toEqual(["home"]);
  });
});

describe("the cards of DOG", () => {
  const uses = ["8 6>14", "8 20>28", "5 6>11", "6 60>h2", "4 9>13", "4 9>5"].map((text) => parse(text, 0));
  const stakes = {
    "8 6>14": [one("Captures", "good", "captures Lotte")],
    "6 60>h2": [one("Home", "good", "home, lane 2")],
    "4 9>13": [one("CapturesOwn", "bad", "captures your own pawn")],
    "4 9>5": [one("CapturesPartner", "bad"), one("Captures", "good")],
  };

  it("are marked by the best that they can do, and by a warning where they can do nothing else", () => {
    const marks = cardMarks(uses, stakes);

    expect([...marks].map(([card, { mark }]) => [card, mark])).toEqual([
      ["8", "capture"],
      ["6", "home"],
      ["4", "warning"],
    ]);
    expect(marks.get("8")?.text).toBe("captures Lotte");
  });

  it("say on the board what a capture is, and of the target pointed out everything", () => {
    const left = uses.filter(({ card }) => card === "8");
    const plain = { ...stakes, "8 20>28": [one("InReach", "plain", "1 pawn can reach it")] };
    const aimed = aimedAt(uses, { ...NOTHING, card: "8", source: 20 }, 28);

    expect(preview(left, null, plain)).toEqual([{ place: 14, told: stakes["8 6>14"][0] }]);
    expect(aimed?.notation).toBe("8 20>28");
    expect(preview(left, aimed, plain).map(({ place }) => place)).toEqual([28, 14]);
    expect(aimedAt(uses, NOTHING, 14)).toBeNull();
    expect(aimedAt(uses, { ...NOTHING, card: "8", source: 6 }, null)).toBeNull();
  });

  it("say on the board what is good before what is bad, as there may be room for one of them", () => {
    const left = ["9 58>3", "9 58>h3"].map((text) => parse(text, 0));
    const rows = { "9 58>3": [one("AnotherLap", "bad")], "9 58>h3": [one("Home", "good")] };

    expect(preview(left, null, rows).map(({ told }) => told.is)).toEqual(["Home", "AnotherLap"]);
  });

  it("say the same of a 7 that goes on only once, and nothing of what its rest might do", () => {
    const seven = ["7 20>23", "7 20>24", "7 20>21"].map((text) => parse(text, 0));
    const rows = {
      "7 20>23": [one("Captures", "good", "captures Ada")],
      "7 20>24": [one("Captures", "good", "captures Ada")],
      "7 20>21": [one("CanCapture", "good")],
    };

    expect(preview(seven, null, rows).map(({ place }) => place)).toEqual([23]);
  });
});
