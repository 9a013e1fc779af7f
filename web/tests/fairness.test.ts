/** The dice of a finished game: what a browser remembers, calculates and concludes. */
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

import type { DiceMessage } from "../src/api/http";
import { findingsOf, fingerprintOf, spoken, verdictOf } from "../src/fairness/checks";
import { notePromise, promised } from "../src/fairness/promises";

const SEED = "00".repeat(32);
/** The SHA-256 of 32 zero bytes. */
const PRINT = "66687aadf862bd776c8fc18b8e9f8e20089714856ee233b3902a591d0d5f2925";

function dice(...follows: boolean[]): DiceMessage {
  const draws = follows.map((good, number) => {
    return {
      move: number + 1,
      revision: number + 1,
      do: "roll 3",
      drawn: good ? "roll 3" : "roll 5",
      follows: good,
    };
  });
  return { commitment: PRINT, seed: SEED, draws };
}

beforeEach(() => localStorage.clear());
afterEach(() => vi.unstubAllGlobals());

describe("promises", () => {
  it("are remembered as they were first seen", () => {
    notePromise({ id: "t", stage: "gathering", commitment: "first" });
    notePromise({ id: "t", stage: "playing", commitment: "second" });
    notePromise({ id: "u", stage: "playing", commitment: "another" });

    expect([promised("t"), promised("u"), promised("v")]).toEqual(["first", "another", null]);
  });

  it("are none when the game is over", () => {
    notePromise({ id: "t", stage: "over", commitment: "late" });

    expect(promised("t")).toBeNull();
  });

  it("of long ago are forgotten", () => {
    for (let number = 0; number <= 200; number++)
      notePromise({ id: `t${number}`, stage: "playing", commitment: `${number}` });

    expect([promised("t0"), promised("t1"), promised("t200")]).toEqual([null, "1", "200"]);
  });

  it("survive nonsense in the storage", () => {
    localStorage.setItem("tablee.promises", "{nonsense");

    expect(promised("t")).toBeNull();
  });
});

describe("a fingerprint", () => {
  it("is the SHA-256 of the bytes of the seed", async () => {
    expect(await fingerprintOf(SEED)).toBe(PRINT);
    expect(await fingerprintOf("01" + SEED.slice(2))).not.toBe(PRINT);
  });

  it("is not known where the page is not secure", async () => {
    vi.stubGlobal("crypto", {});

    expect(await fingerprintOf(SEED)).toBeNull();
  });

  it("is read aloud in groups", () => {
    expect(spoken(PRINT)).toBe("6668 7aad f862 bd77");
  });
});

describe("the verdict", () => {
  const cases = [
    ["good", dice(true, true), PRINT, PRINT],
    ["open", dice(true), PRINT, null],
    ["open", dice(true), null, PRINT],
    ["bad", dice(true, false), PRINT, PRINT],
    ["bad", dice(true), "other", PRINT],
    ["bad", dice(true), PRINT, "other"],
    ["bad", dice(false), null, null],
  ] as const;

  it.each(cases)("is %s", (verdict, message, own, noted) => {
    expect(verdictOf(findingsOf(message, own, noted))).toBe(verdict);
  });

  it("says what does not fit", () => {
    expect(findingsOf(dice(true, false), "other", null)).toEqual({
      promise: "open",
      seed: "bad",
      draws: "bad",
    });
  });
});
