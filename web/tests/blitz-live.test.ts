/** Würfelblitz in real time: the count, buzzers at one screen, training. */
import { beforeEach, describe, expect, it, vi } from "vitest";

import type { Noted, Together } from "../src/games/game";
import { Buzzing, keyOf, SAME_TIME } from "../src/games/wuerfelblitz/buzzing.svelte";
import { BEAT, countAt, untilNext } from "../src/games/wuerfelblitz/counting";
import {
  bestOf,
  clearTraining,
  medianOf,
  noteTraining,
  trained,
  type Trained,
} from "../src/games/wuerfelblitz/training";
import type { Settled, View } from "../src/games/wuerfelblitz/types";

describe("the count", () => {
  it("says one and two before the dice are seen at three", () => {
    expect([3000, 2 * BEAT, BEAT + 1, BEAT, 0, -50].map(countAt)).toEqual([
      "ready",
      "one",
      "one",
      "two",
      "two",
      "two",
    ]);
  });

  it("knows when to go on", () => {
    expect([3000, 2 * BEAT, BEAT + 10].map(untilNext)).toEqual([3000 - 2 * BEAT, BEAT, 10]);
  });
});

describe("buzzers", () => {
  let now = 0;
  let legal: Record<number, string[]>;
  const buzz = vi.fn<Together["buzz"]>();
  const say = vi.fn<Together["say"]>();

  function buzzing(): Buzzing {
    const together: Together = { seats: [0, 1, 2], legal: (seat) => legal[seat] ?? [], buzz, say };
    return new Buzzing(
      () => together,
      () => now,
    );
  }

  beforeEach(() => {
    now = 0;
    legal = { 0: ["<0-35>"], 1: ["<0-35>"], 2: [] };
    buzz.mockReset().mockResolvedValue("stopped");
    say.mockReset().mockResolvedValue();
  });

  it("have keys of their own for seven", () => {
    expect(new Set(Array.from({ length: 7 }, (_, place) => keyOf(place))).size).toBe(7);
  });

  it("let who presses enter the number, and nobody twice", async () => {
    const buzzers = buzzing();
    await buzzers.press(1);
    await buzzers.press(1);
    await buzzers.say("17");

    expect(buzz.mock.calls).toEqual([[1]]);
    expect(say.mock.calls).toEqual([[1, "17"]]);
  });

  it("count for several at about the same time, one after the other", async () => {
    const buzzers = buzzing();
    await buzzers.press(0);
    now = SAME_TIME;
    await buzzers.press(1);

    expect(buzzers.pressed.map(({ seat }) => seat)).toEqual([0, 1]);
    buzzers.keep((seat) => seat !== 0);
    expect(buzzers.entering?.seat).toBe(1);
  });

  it("are dead while another enters the number, and for who is done", async () => {
    const buzzers = buzzing();
    await buzzers.press(2);
    expect(buzzers.entering).toBeNull();
    await buzzers.press(0);
    now = SAME_TIME + 1;
    await buzzers.press(1);

    expect(buzz.mock.calls).toEqual([[0]]);
  });

  it("show the dice again when they are refused, or the answer was given", async () => {
    const buzzers = buzzing();
    buzz.mockResolvedValueOnce(null);
    await buzzers.press(0);
    expect(buzzers.entering).toBeNull();
    await buzzers.press(0);
    say.mockImplementationOnce(async () => void (legal[0] = []));
    await buzzers.say("3");

    expect(buzzers.entering).toBeNull();
  });

  it("let the time run on where not everybody sits at this screen", async () => {
    const buzzers = buzzing();
    buzz.mockResolvedValueOnce("running");
    await buzzers.press(0);

    expect(buzzers.entering?.isStopped).toBe(false);
  });
});

describe("training", () => {
  const settled = (number: number | null, ms = 0): Settled =>
    ({
      is: "Settled",
      solution: 8,
      heard: [number === null ? { is: "Silence", seat: 0 } : { is: "Answer", seat: 0, number, ms }],
    }) as unknown as Settled;
  const noted = (events: unknown[], players = 1, seat: number | null = 0): Noted<View> =>
    ({
      table: "one",
      steps: events.map((event, index) => ({ revision: index + 1, at: 1000 * index, events: [event] })),
      view: { options: { players } },
      seat,
    }) as unknown as Noted<View>;
  const round = (ms: number | null, result: Trained["result"]): Trained => ({ id: "", at: 0, ms, result });

  beforeEach(() => localStorage.clear());

  it("remembers times and errors, each once", () => {
    const rounds = noted([settled(8, 2500), settled(7, 900), settled(null), { is: "Revealed" }]);
    noteTraining(rounds);
    noteTraining(rounds);

    expect(trained().map(({ ms, result }) => [ms, result])).toEqual([
      [2500, "right"],
      [900, "wrong"],
      [null, "silent"],
    ]);
    clearTraining();
    expect(trained()).toEqual([]);
  });

  it("remembers nothing of games with others, nor of what one only watches", () => {
    noteTraining(noted([settled(8, 2500)], 2));
    noteTraining(noted([settled(8, 2500)], 1, null));

    expect(trained()).toEqual([]);
  });

  it("bears with a memory that is spoilt", () => {
    for (const spoilt of ["{", "{}", '[null, 3, {"id": 4}]']) {
      localStorage.setItem("tablee.training", spoilt);

      expect(trained()).toEqual([]);
    }
  });

  it("reckons with right answers alone", () => {
    const rounds = [round(3000, "right"), round(500, "wrong"), round(1000, "right"), round(null, "silent")];

    expect(medianOf(rounds)).toBe(2000);
    expect(medianOf([...rounds, round(1500, "right")])).toBe(1500);
    expect(bestOf(rounds)).toBe(1000);
    expect([medianOf([]), bestOf([])]).toEqual([null, null]);
  });
});
