/** Numbers that the seats of a browser throw in for the dice. */
import { beforeEach, describe, expect, it, vi } from "vitest";

import { server, type TableMessage } from "../src/api/http";
import { answerTo, isWaiting, leftOut, numberFor, ownNumbers, pledgeTo } from "../src/fairness/numbers";
import { startNextGame, startWithNumbers, takePart } from "../src/fairness/throwIn";

type SeatNumber = TableMessage["numbers"][number];

const KEY = "k".repeat(32);
const silent: SeatNumber = { state: "silent", pledge: null, number: null };
const bot: SeatNumber = { state: "bot", pledge: "b", number: "b" };
const pledged = (pledge: string): SeatNumber => ({ state: "pledged", pledge, number: null });

function table(stage: TableMessage["stage"], numbers: SeatNumber[], you: number | null = 0): TableMessage {
  const chairs = numbers.map(({ state }) => ({ sitter: state === "bot" ? "bot" : "person" }));
  return { id: "t", stage, you, numbers, chairs } as unknown as TableMessage;
}

const ownPledge = () => pledgeTo(numberFor("t", KEY).number);

beforeEach(() => {
  localStorage.clear();
  vi.restoreAllMocks();
});

describe("the number of a seat", () => {
  it("is drawn once and survives a reload", () => {
    const first = numberFor("t", KEY);

    expect(first.number).toMatch(/^[0-9a-f]{64}$/);
    expect(numberFor("t", KEY)).toEqual(first);
    expect(ownNumbers("t")).toEqual([first]);
  });

  it("is another one for each seat and table", () => {
    const made = [numberFor("t", KEY), numberFor("t", "l".repeat(32)), numberFor("u", KEY)];

    expect(new Set(made.map(({ number }) => number)).size).toBe(3);
  });
});

describe("a seat", () => {
  it("promises its number before the game, once", () => {
    expect(answerTo(table("gathering", [silent, bot]), KEY)).toEqual({ pledge: ownPledge() });
    expect(answerTo(table("gathering", [pledged("x"), bot]), KEY)).toBeNull();
  });

  it("shows its number when its promise is fixed, and again after a reload", () => {
    const fixed = table("playing", [pledged(ownPledge()), pledged("x"), bot]);
    const { number } = numberFor("t", KEY);

    expect(answerTo(fixed, KEY)).toEqual({ number });
    expect(answerTo(fixed, KEY)).toEqual({ number });
    expect(ownNumbers("t")[0]?.fixed).toEqual([ownPledge(), "x", "b"]);
  });

  it("shows it for no other promises than those it has seen first", () => {
    answerTo(table("playing", [pledged(ownPledge()), pledged("x")]), KEY);

    expect(answerTo(table("playing", [pledged(ownPledge()), pledged("y")]), KEY)).toBeNull();
  });

  it.each([
    ["another device has promised for it", () => table("playing", [pledged("x")])],
    ["it was left out", () => table("playing", [silent])],
    ["the numbers are closed", () => table("playing", [{ ...pledged(ownPledge()), state: "withheld" }])],
    ["the game is over", () => table("over", [pledged(ownPledge())])],
    ["one only watches", () => table("gathering", [silent], null)],
    ["the table takes none", () => table("gathering", [])],
  ])("says nothing where %s", (_, about) => {
    expect(answerTo(about(), KEY)).toBeNull();
  });
});

describe("a table", () => {
  it("waits for promised numbers and then says who was left out", () => {
    const waiting = table("playing", [pledged("x"), silent]);
    const begun = table("playing", [{ ...pledged("x"), state: "withheld" }, silent, bot]);

    expect([isWaiting(waiting), leftOut(waiting)]).toEqual([true, []]);
    expect([isWaiting(begun), leftOut(begun)]).toEqual([false, [0, 1]]);
  });
});

describe("a page that is not at the table yet", () => {
  /** A server at which the game begins with `start`; what it was asked, in order. */
  function listening(others: SeatNumber): string[] {
    const asked: string[] = [];
    let [stage, own]: [TableMessage["stage"], SeatNumber] = ["gathering", silent];
    vi.spyOn(server, "about").mockImplementation(() => Promise.resolve(table(stage, [own, others])));
    vi.spyOn(server, "pledge").mockImplementation((_table, _key, pledge) => {
      asked.push("pledge");
      own = pledged(pledge);
      return Promise.resolve({});
    });
    vi.spyOn(server, "start").mockImplementation(() => {
      asked.push("start");
      stage = "playing";
      return Promise.resolve({});
    });
    vi.spyOn(server, "number").mockImplementation((_table, _key, number) => {
      asked.push(`number ${number}`);
      return Promise.resolve({});
    });
    return asked;
  }

  it("promises, starts and shows", async () => {
    const asked = listening(bot);
    await startWithNumbers("t", "owner", [KEY]);

    await vi.waitFor(() =>
      expect(asked).toEqual(["pledge", "start", `number ${numberFor("t", KEY).number}`]),
    );
  });

  it("starts all the same where no number is taken", async () => {
    const asked = listening(bot);
    vi.spyOn(server, "pledge").mockRejectedValue(new Error("refused"));
    await startWithNumbers("t", "owner", [KEY]);

    expect(asked).toEqual(["start"]);
  });

  it("waits a little for the others before the next game", async () => {
    vi.useFakeTimers();
    const asked = listening(silent);
    const started = startNextGame("t", "owner", [KEY]);
    await vi.advanceTimersByTimeAsync(1900);
    const early = [...asked];
    await vi.advanceTimersByTimeAsync(200);
    await started;
    vi.useRealTimers();

    expect(early).toEqual(["pledge"]);
    expect(asked).toContain("start");
  });

  it("does not wait where all have promised", async () => {
    const asked = listening(pledged("x"));
    await startNextGame("t", "owner", [KEY]);

    expect(asked.slice(0, 3)).toEqual(["pledge", "pledge", "start"]);
  });

  it("takes part in a game that another page starts", async () => {
    vi.useFakeTimers();
    const asked = listening(silent);
    const taking = takePart("t", [KEY]);
    await vi.advanceTimersByTimeAsync(600);
    await server.start("t", "owner");
    await vi.advanceTimersByTimeAsync(300);
    await taking;
    vi.useRealTimers();

    expect(asked).toEqual(["pledge", "start", `number ${numberFor("t", KEY).number}`]);
  });
});
