/** A lesson as it is answered, its order, and what the device remembers of it. */
import { beforeEach, describe, expect, it, vi } from "vitest";

import { hold } from "../src/api/keys";
import {
  advance,
  BEGINNING,
  help,
  judge,
  miss,
  model,
  point,
  refuse,
  ringed,
  type Means,
} from "../src/learn/decision";
import { neighbour, order, placeOf, seatsAt, type Decision, type Lesson } from "../src/learn/lesson";
import { planOf } from "../src/learn/seating";
import { settings } from "../src/app/settings.svelte";
import { countMiss, finish, leaveAt, offered, progressOf, reach, shouldOffer } from "../src/learn/progress";

/** What was counted, as the last part of an address and what it was. */
const counted: string[] = [];
vi.stubGlobal("fetch", async (address: string, { body }: { body: string }) => {
  counted.push(`${address.split("/").at(-1)} ${JSON.parse(body).what}`);
  return new Response("{}");
});

const decision = (changes: Partial<Decision> = {}): Decision => ({
  say: "Which pawn?",
  right: [{ do: "move 1a", say: "Home!", then: ["roll 4"] }],
  poor: [{ do: "move 1b", say: "Only on space 9." }],
  wrong: [{ do: "move 2a", say: "That is Lotte’s." }],
  other: "Not that.",
  ...changes,
});

describe("a choice", () => {
  it("that is right is played with what follows it", () => {
    expect(judge(decision(), "move 1a")).toEqual({
      kind: "right",
      text: "Home!",
      do: "move 1a",
      then: ["roll 4"],
    });
  });

  it("is followed by its own script, then by that of the decision", () => {
    const right = [{ do: "load 3", say: "Good.", then: ["give 2a"] }];

    expect(judge(decision({ right, then: ["roll 2"] }), "load 3").then).toEqual(["give 2a", "roll 2"]);
  });

  it("that is poor, or anything else, is played without what follows", () => {
    expect(judge(decision(), "move 1b")).toMatchObject({ kind: "poor", text: "Only on space 9.", then: [] });
    expect(judge(decision(), "load 3")).toMatchObject({ kind: "other", text: "Not that.", do: "load 3" });
  });

  it("that is illegal gets the lesson’s own sentence, where there is one", () => {
    expect(refuse(decision(), "move 2a")).toEqual({ kind: "wrong", text: "That is Lotte’s." });
    expect(refuse(decision(), "fly")).toBeNull();
  });

  it("may be anything but the poor one where any wrong number will do", () => {
    const any = decision({
      any_wrong: true,
      right: [{ do: "1 says 20", say: "One gone.", then: ["3 silent"] }],
    });

    expect(judge(any, "7")).toEqual({ kind: "right", text: "One gone.", do: "7", then: ["3 silent"] });
    expect(judge(any, "move 1b").kind).toBe("poor");
  });

  it("is compared as the game writes it", () => {
    const means: Means = (chosen, listed) => listed.startsWith(`1 says ${chosen} at `);
    const says = decision({ right: [{ do: "1 says 10 at 8000", say: "Ten." }] });

    expect(judge(says, "10", means)).toMatchObject({ kind: "right", do: "1 says 10 at 8000" });
    expect(judge(says, "1", means).kind).toBe("other");
  });
});

it("a right answer that can be given now is shown to who needs help", () => {
  const right = [
    { do: "take G3", say: "" },
    { do: "take R2", say: "" },
  ];

  expect(model(decision({ right }), ["done", "take R2"])?.do).toBe("take R2");
  expect(model(decision({ right }), ["<0-35>"])?.do).toBe("take G3");
});

describe("the course of a step", () => {
  it("goes on to the next decision, then ends with what is said last", () => {
    const decisions = [decision(), decision({ done: "Well done." })];
    const once = advance(miss(BEGINNING, null), decisions, judge(decision(), "move 1a"));
    const twice = advance(once, decisions, judge(decision(), "move 1a"));

    expect(once).toMatchObject({ at: 1, misses: 0, missed: 1, done: false });
    expect(once.said?.text).toBe("Home!");
    expect(twice).toMatchObject({ at: 1, done: true, said: { text: "Home! Well done." } });
    expect(twice.path).toHaveLength(2);
  });

  it("helps after two misses, and more after three", () => {
    const missed = (times: number) =>
      Array.from({ length: times }).reduce<typeof BEGINNING>((course) => miss(course, null), BEGINNING);

    expect([0, 1, 2, 3, 4].map((times) => help(missed(times)))).toEqual([
      "none",
      "none",
      "glow",
      "way",
      "way",
    ]);
  });

  it("rings what the question speaks of, then the pieces of the answer, then its way", () => {
    const shows = decision({ show: ["pawn 14"] });
    const own = ["card 8", "pawn 14", "arrow 6>14"];
    const missed = (misses: number) => ringed({ ...BEGINNING, misses }, shows, own);

    expect(missed(1)).toEqual(["pawn 14"]);
    expect(missed(2)).toEqual(["pawn 14", "card 8"]);
    expect(missed(3)).toEqual(["pawn 14", "card 8", "arrow 6>14"]);
  });

  it("remembers the pieces that were rightly pointed out", () => {
    const dice = decision({ mark: ["red", "green"] });
    const said = { kind: "wrong", text: "It counts." } as const;
    const one = point(BEGINNING, dice, "red", said);
    const wrong = point(one, dice, "blue", said);
    const both = point(wrong, dice, "green", said);

    expect(wrong).toMatchObject({ misses: 1, said, marked: ["red"] });
    expect(point(one, dice, "red", said)).toBe(one);
    expect(both.marked).toEqual(["red", "green"]);
  });
});

describe("the order of a lesson", () => {
  const step = (id: string, extra = false) => ({ id, title: id, extra, position: {}, decisions: [] });
  const lesson = {
    players: [{}, {}, {}],
    steps: [step("home"), step("plus", true), step("load"), step("minus", true)],
  } as unknown as Lesson;

  it("has the finale after the main steps, then the variants", () => {
    expect(order(lesson)).toEqual(["home", "load", "finale", "plus", "minus"]);
    expect(neighbour(lesson, "load", 1)).toBe("finale");
    expect(neighbour(lesson, "home", -1)).toBeNull();
    expect(neighbour(lesson, "minus", 1)).toBeNull();
  });

  it("counts the variants apart", () => {
    expect(placeOf(lesson, "finale")).toEqual({ number: 3, of: 3, extra: false });
    expect(placeOf(lesson, "plus")).toEqual({ number: 1, of: 2, extra: true });
  });

  it("seats as many as the position says", () => {
    expect(seatsAt({ options: { players: 1 } }, lesson)).toBe(1);
    expect(seatsAt({}, lesson)).toBe(3);
  });
});

describe("what the device remembers", () => {
  beforeEach(() => localStorage.clear());

  it("is the step, the misses and whether the lesson is done", () => {
    reach("dog", "enter");
    countMiss("dog", "enter");
    countMiss("dog", "enter");
    reach("dog", "move");
    finish("dog");

    expect(progressOf("dog")).toEqual({ step: "move", done: true, misses: { enter: 2 } });
    expect(progressOf("overload")).toBeNull();
  });

  it("survives what it cannot read", () => {
    localStorage.setItem("tablee.lessons", "{");

    expect(progressOf("dog")).toBeNull();
  });

  it("offers a lesson once, and to nobody who has played or begun to learn", () => {
    expect(shouldOffer("dog")).toBe(true);
    offered("dog");
    expect(shouldOffer("dog")).toBe(false);

    hold("table", "overload", ["key"]);
    reach("wuerfelblitz", "one-out");
    expect([shouldOffer("overload"), shouldOffer("wuerfelblitz")]).toEqual([false, false]);
  });
});

describe("a learner at a practice table", () => {
  const lesson = {
    game: "dog",
    seat: 0,
    players: [
      { id: "you", name: "", face: "" },
      { id: "mo", name: "Mo", face: "mo" },
    ],
  } as unknown as Lesson;
  const nameOf = () => planOf(lesson, { options: { players: 2 } }, { waits: false }).name;

  it("is called by name, else you", () => {
    settings.name = "Ann";
    expect(nameOf()).toBe("Ann");
    settings.name = "Mo";
    expect(nameOf()).toBe("You");
    settings.name = "";
    expect(nameOf()).toBe("You");
  });
});

describe("what comes of a lesson", () => {
  beforeEach(() => {
    localStorage.clear();
    counted.length = 0;
  });

  it("is counted by step, and the lesson itself once", () => {
    reach("dog", "enter");
    reach("dog", "move");
    for (let misses = 0; misses < 3; misses += 1) countMiss("dog", "move");
    finish("dog");
    finish("dog");

    expect(counted).toEqual([
      "enter started",
      "enter reached",
      "move reached",
      "move missed",
      "move missed",
      "move missed-twice",
      "move missed",
      "finale finished",
    ]);
  });

  it("includes where it is left, unless it has been finished", () => {
    reach("dog", "enter");
    leaveAt("dog", "enter");
    finish("dog");
    leaveAt("dog", "finale");

    expect(counted.filter((count) => count.endsWith("left"))).toEqual(["enter left"]);
  });
});
