/** The dice of a finished game: what a browser remembers, calculates and concludes. */
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

import type { DiceMessage } from "../src/api/http";
import { findingsOf, fingerprintOf, spoken, verdictOf } from "../src/fairness/checks";
import { pledgeTo, type OwnNumber } from "../src/fairness/numbers";
import { notePromise, promised } from "../src/fairness/promises";
import { bytesOf, digitsOf, hmac, sha256 } from "../src/fairness/sha256";

const SEED = "00".repeat(32);
/** The SHA-256 of 32 zero bytes. */
const PRINT = "66687aadf862bd776c8fc18b8e9f8e20089714856ee233b3902a591d0d5f2925";

/** A number of this browser, a bot's, one that was withheld, and a seat that threw in nothing. */
const OWN = "0a".repeat(32);
const BOT = digitsOf(hmac(bytesOf(SEED), "number:2"));
const NUMBERS: DiceMessage["numbers"] = [
  { state: "given", pledge: pledgeTo(OWN), number: OWN },
  { state: "bot", pledge: pledgeTo(BOT), number: BOT },
  { state: "withheld", pledge: PRINT, number: null },
  { state: "silent", pledge: null, number: null },
];
const LINE = `numbers: given ${OWN}, bot ${BOT}, withheld ${PRINT}, silent`;
const GAME_SEED = digitsOf(hmac(bytesOf(SEED), LINE));

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
  return { commitment: PRINT, seed: SEED, numbers: NUMBERS, game_seed: GAME_SEED, draws };
}

function own(changes: Partial<OwnNumber> = {}): OwnNumber {
  const fixed = NUMBERS.map(({ pledge }) => pledge);
  return { table: "t", seat: "key", number: OWN, fixed, ...changes };
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
  it("is the SHA-256 of the bytes of the seed, on any page", () => {
    vi.stubGlobal("crypto", {});

    expect(fingerprintOf(SEED)).toBe(PRINT);
    expect(fingerprintOf("01" + SEED.slice(2))).not.toBe(PRINT);
  });

  it("is read aloud in groups", () => {
    expect(spoken(PRINT)).toBe("6668 7aad f862 bd77");
  });
});

describe("hashes", () => {
  it.each([0, 1, 31, 55, 56, 63, 64, 65, 119, 120, 1000])(
    "of %i bytes are the browser’s own",
    async (length) => {
      const bytes = Uint8Array.from({ length }, (_, at) => (at * 7 + length) % 256);
      const right = new Uint8Array(await crypto.subtle.digest("SHA-256", bytes));

      expect(digitsOf(sha256(bytes))).toBe(digitsOf(right));
    },
  );

  it("with a key are those of the standard", () => {
    const key = bytesOf("0b".repeat(20));

    expect(digitsOf(hmac(key, "Hi There"))).toBe(
      "b0344c61d8db38535ca8afceaf0bf12b881dc200c9833da726e9376c2e32cff7",
    );
  });
});

describe("the verdict", () => {
  const fits = [own()];
  const cases = [
    ["good", dice(true, true), PRINT, fits],
    ["open", dice(true), null, fits],
    ["open", dice(true), PRINT, []],
    ["open", dice(true), PRINT, [own({ fixed: null })]],
    ["bad", dice(true, false), PRINT, fits],
    ["bad", dice(true), "other", fits],
    ["bad", { ...dice(true), seed: "01".repeat(32) }, PRINT, fits],
    ["bad", dice(false), null, []],
  ] as const;

  it.each(cases)("is %s", (verdict, message, noted, numbers) => {
    expect(verdictOf(findingsOf(message, noted, [...numbers]))).toBe(verdict);
  });

  it("says what does not fit", () => {
    expect(findingsOf({ ...dice(true, false), commitment: "other" }, null, fits)).toEqual({
      promise: "open",
      seed: "bad",
      numbers: "good",
      draws: "bad",
    });
  });
});

describe("the numbers of a finished game", () => {
  const finding = (changes: Partial<DiceMessage>, numbers = [own()]) =>
    findingsOf({ ...dice(true), ...changes }, PRINT, numbers).numbers;
  const changed = (seat: number, change: Partial<DiceMessage["numbers"][number]>) => {
    const numbers = NUMBERS.map((number, at) => (at === seat ? { ...number, ...change } : number));
    const words = numbers.map(({ state, pledge, number }) => `${state} ${number ?? pledge ?? ""}`.trim());
    return { numbers, game_seed: digitsOf(hmac(bytesOf(SEED), `numbers: ${words.join(", ")}`)) };
  };

  it("are good where this browser’s own is among them", () => {
    expect(finding({})).toBe("good");
  });

  it.each([
    ["this browser’s number was left out", changed(0, { state: "withheld", number: null })],
    ["it was replaced", changed(0, { number: "0b".repeat(32), pledge: pledgeTo("0b".repeat(32)) })],
    ["another seat promised something else", changed(2, { pledge: pledgeTo(OWN) })],
    ["a seat came in later", changed(3, { state: "given", number: OWN, pledge: pledgeTo(OWN) })],
    ["the server chose the number of a bot", changed(1, { number: OWN, pledge: pledgeTo(OWN) })],
    ["a number does not fit its promise", changed(0, { pledge: PRINT })],
    ["the seed is another one", { game_seed: SEED }],
    ["all of them are gone", { numbers: [], game_seed: SEED }],
  ])("are bad if %s", (_, changes) => {
    expect(finding(changes)).toBe("bad");
  });

  it("are unknown in games from before there were any", () => {
    expect(finding({ numbers: [], game_seed: SEED }, [])).toBe("open");
  });
});
