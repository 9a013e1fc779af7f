/** What is shown, for how long, and how the viewer goes on. */
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

import type { StepMessage, UpdateMessage } from "../src/api/http";
import type { Pace } from "../src/app/settings.svelte";
import type { AnyEvent, Weight } from "../src/games/game";
import { Playback, type Frame } from "../src/table/playback.svelte";
import { framesOf, sinceTurnOf } from "../src/table/show/frames";
import { beatOf, hasteFor, paced } from "../src/table/show/timing";

type View = StepMessage["view"];
type Told = StepMessage["events"][number];

const QUIET = 350;
const STEP = 260;
const BLOW = 1500;
const NOTHING_WAITS = { steps: 1, blows: 1 };

/** A game whose events say themselves how much they matter and how far they go. */
const ui = {
  weight: (event: AnyEvent) => (event.weight as Weight | undefined) ?? "step",
  spaces: (event: AnyEvent) => (event.spaces as number | undefined) ?? 0,
};

function step(
  revision: number,
  given: Partial<StepMessage> = {},
  event: Record<string, unknown> = {},
): StepMessage {
  const events = [{ is: "Happened", ...event }] as unknown as Told[];
  const view = `view ${revision}` as unknown as View;
  return { revision, seat: 0, by: "person", at: 0, undone: 0, events, on_turn: [], view, ...given };
}

/** An update to a revision; as the server does, the view of its last step is the update's own. */
function update(revision: number, steps: StepMessage[] = [], on_turn: number[] = []): UpdateMessage {
  return {
    kind: "update",
    revision,
    you: 0,
    steps,
    view: `now ${revision}` as unknown as View,
    legal: [],
    on_turn,
    clock: {} as UpdateMessage["clock"],
    undo: false,
    outcome: null,
  };
}

/** One step after the other by players in turn, each a turn of its own. */
const steps = (first: number, last: number, event = {}) =>
  Array.from({ length: last - first + 1 }, (_, number) =>
    step(first + number, { seat: (first + number) % 4 }, event),
  );

const aTurnEach = (revision: number) => revision;

function opened(pace: Pace = "normal", turnAt = aTurnEach): Playback {
  const playback = new Playback({ ui, turnAt }, () => pace);
  playback.push(update(1, [step(1)]));
  return playback;
}

const revision = (playback: Playback) => playback.shown?.revision;

/** When each revision came, in milliseconds from now. */
function course(playback: Playback, until: number): Record<number, number> {
  const seen: Record<number, number> = {};
  for (let at = 0; at <= until; at += 5) {
    seen[revision(playback) ?? 0] ??= at;
    vi.advanceTimersByTime(5);
  }
  return seen;
}

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
});

describe("frames of an update", () => {
  it("are one for each step, the last with the view and the players to decide of the update", () => {
    const frames = framesOf(
      update(3, [step(2, { seat: 1, on_turn: [2] }), step(3, { seat: 2 })], [3]),
      aTurnEach,
    );

    expect(frames).toMatchObject([
      { revision: 2, view: "view 2", seat: 1, onTurn: [2], turn: 2 },
      { revision: 3, view: "now 3", seat: 2, onTurn: [3], turn: 3 },
    ]);
  });

  it("say whose roll it is, though chance made it", () => {
    const roll = step(2, { seat: null }, { seat: 3 });

    expect(framesOf(update(2, [roll]), aTurnEach)[0]?.seat).toBe(3);
    expect(framesOf(update(2, [step(2, { seat: null })]), aTurnEach)[0]?.seat).toBeNull();
  });

  it("leave out steps whose view is not known", () => {
    const unknown = { view: null };

    expect(framesOf(update(3, [step(2, unknown), step(3, unknown)]), aTurnEach)).toHaveLength(1);
  });
});

describe("the length of a moment", () => {
  const length = (weight: Weight, spaces = 0) =>
    beatOf({ events: [{ is: "A", weight, spaces }], view: null }, ui).length;

  it("follows the weight of what happens", () => {
    expect(length("step")).toBe(260);
    expect(length("step", 5)).toBe(460);
    expect(length("step", 40)).toBe(700);
    expect(length("act")).toBe(700);
    expect(length("blow")).toBe(1500);
    expect(length("blow", 40)).toBe(2000);
    expect(length("round")).toBe(2200);
    expect(length("win")).toBe(260 + 900);
  });

  it("is that of the heaviest event", () => {
    const events = [{ is: "A" }, { is: "B", weight: "blow" }, { is: "C", weight: "act" }];

    expect(beatOf({ events, view: null }, ui).weight).toBe("blow");
  });

  it("is that of a plain step in a game without weights", () => {
    expect(beatOf({ events: [{ is: "A" }], view: null }, {})).toMatchObject({ weight: "step", length: 260 });
  });

  it("leaves a blow standing for at least 900 ms after it fell", () => {
    const blow = beatOf({ events: [{ is: "A", weight: "blow", spaces: 9 }], view: null }, ui);
    for (const pace of ["calm", "normal", "brisk", "tap"] as const)
      for (const haste of [NOTHING_WAITS, { steps: 0.4, blows: 0.4 }]) {
        const { hit, length } = paced(blow, pace, haste);
        expect(length - hit).toBeGreaterThanOrEqual(900);
      }
  });

  it("follows one's own pace", () => {
    const act = beatOf({ events: [{ is: "A", weight: "act" }], view: null }, ui);
    const lengths = (["calm", "normal", "brisk", "tap", "instant"] as const).map(
      (pace) => paced(act, pace, NOTHING_WAITS).length,
    );

    expect(lengths).toEqual([1050, 700, 420, 700, 0]);
  });

  it("is shortened when much waits: steps first, blows last", () => {
    const of = (weight: Weight, count: number) =>
      Array.from({ length: count }, () => beatOf({ events: [{ is: "A", weight }], view: null }, ui));

    expect(hasteFor(of("step", 4))).toEqual(NOTHING_WAITS);
    expect(hasteFor(of("blow", 4)).steps).toBeLessThan(1);
    expect(hasteFor(of("blow", 4)).blows).toBe(1);
    expect(hasteFor(of("blow", 30))).toEqual({ steps: 0.4, blows: 0.4 });
  });
});

describe("playback", () => {
  it("shows the present at once when the page is opened", () => {
    const playback = new Playback({ ui, turnAt: aTurnEach }, () => "normal");
    playback.push(update(9, steps(1, 9)));

    expect([playback.shown?.view, playback.idle, playback.acting]).toEqual(["now 9", true, false]);
  });

  it("shows turns one after the other with some quiet between them", () => {
    const playback = opened();
    playback.push(update(4, steps(2, 4)));

    expect(course(playback, 3000)).toEqual({ 2: 0, 3: STEP + QUIET, 4: 2 * (STEP + QUIET) });
    expect(playback.idle).toBe(true);
  });

  it("shows the steps of one turn without a pause", () => {
    const playback = opened("normal", () => 1);
    playback.push(update(4, steps(2, 4)));

    expect(course(playback, 3000)).toEqual({ 2: 0, 3: STEP, 4: 2 * STEP });
  });

  it("is quiet between two players also when the second one comes later", () => {
    const playback = opened();
    playback.push(update(2, [step(2)]));
    vi.advanceTimersByTime(STEP + 100);
    expect(playback.idle).toBe(true);
    playback.push(update(3, [step(3)]));

    expect([revision(playback), playback.idle]).toEqual([2, false]);
    vi.advanceTimersByTime(QUIET - 100);
    expect(revision(playback)).toBe(3);
  });

  it("is not still before the last moment is over", () => {
    const playback = opened();
    playback.push(update(2, [step(2, {}, { weight: "blow" })]));

    expect([revision(playback), playback.acting, playback.idle]).toEqual([2, true, false]);
    vi.advanceTimersByTime(BLOW - 1);
    expect(playback.idle).toBe(false);
    vi.advanceTimersByTime(1);
    expect([playback.acting, playback.idle]).toEqual([false, true]);
  });

  it("shortens steps that pile up, but lets a blow stand", () => {
    const playback = opened();
    const blow = step(2, { seat: 2 }, { weight: "blow" });
    playback.push(update(22, [blow, ...steps(3, 22)]));
    const seen = course(playback, 20_000);
    const gap = (from: number) => (seen[from + 1] ?? 0) - (seen[from] ?? 0);

    expect(gap(2)).toBeGreaterThanOrEqual(900);
    expect(gap(3)).toBeLessThan(STEP + QUIET);
    expect(gap(21)).toBe(STEP + QUIET);
  });

  it("queues what comes while it is moving", () => {
    const playback = opened();
    playback.push(update(3, steps(2, 3)));
    playback.push(update(4, [step(4)]));

    expect(course(playback, 3000)).toMatchObject({ 2: 0, 4: 2 * (STEP + QUIET) });
  });

  it("goes through everything at once if that is one's pace, and shows each moment", () => {
    const playback = opened("instant");
    playback.push(update(4, steps(2, 4)));

    expect(revision(playback)).toBe(2);
    vi.advanceTimersByTime(5);
    expect([revision(playback), playback.idle]).toEqual([4, true]);
    playback.push(update(5, [step(5)]));
    expect([revision(playback), playback.idle]).toEqual([5, true]);
  });

  it("jumps when far too many steps wait", () => {
    const playback = opened();
    playback.push(update(31, steps(2, 31)));
    playback.push(update(61, steps(32, 61)));

    expect([revision(playback), playback.idle]).toEqual([61, true]);
  });

  it("jumps after a long absence, of which only the last views are known", () => {
    const playback = opened();
    playback.push(update(4, [step(2, { view: null }), step(3), step(4)]));

    expect([revision(playback), playback.idle]).toEqual([4, true]);
  });

  it("jumps where nobody looks", () => {
    const playback = opened();
    vi.spyOn(document, "hidden", "get").mockReturnValue(true);
    playback.push(update(4, steps(2, 4)));

    expect([revision(playback), playback.idle]).toEqual([4, true]);
  });

  it("jumps to the view of an update without steps", () => {
    const playback = opened();
    playback.push(update(3, steps(2, 3)));
    playback.push(update(1));

    expect([playback.shown?.view, playback.shown?.events, playback.idle]).toEqual(["now 1", [], true]);
    vi.runAllTimers();
    expect(playback.shown?.view).toBe("now 1");
  });

  it("learns who is to decide now, though nothing has happened", () => {
    const playback = opened();
    const before = playback.shown;
    playback.push(update(1, [], [0, 1]));

    expect(playback.shown).toEqual({ ...before, onTurn: [0, 1] });
    expect(playback.shown?.events).toBe(before?.events);
  });
});

describe("going on", () => {
  it("shows the next moment", () => {
    const playback = opened();
    playback.push(update(4, steps(2, 4, { weight: "blow" })));
    playback.goOn();

    expect([revision(playback), playback.acting]).toEqual([3, true]);
    vi.advanceTimersByTime(BLOW - 10);
    expect(revision(playback)).toBe(3);
    playback.goOn();
    playback.goOn();
    expect([revision(playback), playback.idle]).toEqual([4, true]);
    vi.runAllTimers();
    expect(revision(playback)).toBe(4);
  });

  it("can skip everything that waits, once more than one turn does", () => {
    const playback = opened();
    playback.push(update(3, steps(2, 3)));
    expect(playback.canSkip).toBe(false);
    playback.push(update(4, [step(4)]));
    expect(playback.canSkip).toBe(true);
    playback.skip();

    expect([revision(playback), playback.idle, playback.canSkip]).toEqual([4, true, false]);
    vi.runAllTimers();
    expect(revision(playback)).toBe(4);
  });

  it("stays where it is when there is nothing to skip", () => {
    const playback = opened();
    playback.skip();

    expect([revision(playback), playback.idle]).toEqual([1, true]);
  });

  it("waits for a tap before each turn, but not within one", () => {
    const playback = opened("tap", (revision) => Math.floor(revision / 2));
    playback.push(update(5, steps(2, 5)));
    vi.advanceTimersByTime(STEP);
    expect([revision(playback), playback.held]).toEqual([3, false]);
    vi.advanceTimersByTime(60_000);
    expect([revision(playback), playback.held, playback.idle]).toEqual([3, true, false]);
    playback.goOn();
    vi.advanceTimersByTime(60_000);

    expect([revision(playback), playback.held, playback.idle]).toEqual([5, false, true]);
  });
});

describe("a decision that one has while others have theirs", () => {
  it("stays open while theirs are shown", () => {
    const playback = opened();
    playback.push(update(2, [step(2, { seat: null })], [0, 1, 2]));
    vi.runAllTimers();
    playback.push(update(4, [step(3, { seat: 1, on_turn: [0, 2] }), step(4, { seat: 2 })], [0]));

    expect([playback.idle, playback.hasPatience(0)]).toEqual([false, true]);
    expect(playback.hasPatience(2)).toBe(false);
  });

  it("is not open before the moment that brings it is over, nor after one has decided", () => {
    const playback = opened();
    playback.push(update(2, [step(2, { seat: null })], [0, 1]));
    expect(playback.hasPatience(0)).toBe(false);
    vi.runAllTimers();
    playback.push(update(3, [step(3, { seat: 0 })], [0, 1]));
    expect(playback.hasPatience(0)).toBe(false);
  });
});

describe("what happened", () => {
  const frame = (revision: number, seat: number | null): Frame => {
    return { revision, view: `view ${revision}`, events: [], seat, onTurn: [], turn: revision };
  };
  const played = [0, 0, 1, 2, 3, 0, 1, 2, null, 3].map((seat, number) => frame(number + 1, seat));
  const numbers = (frames: Frame[]) => frames.map(({ revision }) => revision);

  it("is everything since one's own last turn", () => {
    expect(numbers(sinceTurnOf(0, played))).toEqual([6, 7, 8, 9, 10]);
    expect(numbers(sinceTurnOf(2, played))).toEqual([8, 9, 10]);
  });

  it("reaches back to the turn before while one is at it", () => {
    expect(numbers(sinceTurnOf(0, [...played, frame(11, 0)]))).toEqual([6, 7, 8, 9, 10, 11]);
  });

  it("is all that is known before one's first turn, and the last few moments for a spectator", () => {
    expect(numbers(sinceTurnOf(5, played))).toEqual(numbers(played));
    expect(sinceTurnOf(null, [...played, ...played])).toHaveLength(12);
  });

  it("is shown again from the position it began with, and then the present", () => {
    const playback = opened();
    playback.push(update(4, steps(2, 4)));
    vi.runAllTimers();
    playback.replay([2, 3, 4].map((revision) => frame(revision, revision)));

    expect([revision(playback), playback.replaying, playback.idle]).toEqual([2, true, false]);
    expect(course(playback, 3000)).toEqual({ 2: 0, 3: QUIET, 4: QUIET + STEP + QUIET });
    expect([playback.replaying, playback.idle, playback.reached]).toEqual([false, true, 4]);
  });

  it("does not hold back what comes meanwhile, and can be skipped", () => {
    const playback = opened();
    playback.push(update(3, steps(2, 3)));
    vi.runAllTimers();
    playback.replay([2, 3].map((revision) => frame(revision, revision)));
    playback.push(update(4, [step(4)]));
    expect(revision(playback)).toBe(2);
    playback.skip();

    expect([revision(playback), playback.replaying, playback.idle]).toEqual([4, false, true]);
  });

  it("is nothing where nothing happened", () => {
    const playback = opened();
    playback.replay([frame(1, 0)]);

    expect([playback.replaying, playback.idle]).toEqual([false, true]);
  });
});

describe("a moment that is explained", () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  const explaining = (revision: number, pace: Pace = "normal") => {
    const explain = (frame: Frame) => (frame.revision === revision ? "Look!" : "");
    const playback = new Playback({ ui, turnAt: aTurnEach, explain }, () => pace);
    playback.push(update(0));
    return playback;
  };

  it("stands until it is read", () => {
    const playback = explaining(1);
    playback.push(update(2, steps(1, 2)));
    vi.advanceTimersByTime(60_000);
    expect([playback.shown?.revision, playback.held, playback.note]).toEqual([1, true, "Look!"]);
    playback.goOn();
    vi.advanceTimersByTime(STEP + QUIET);

    expect([playback.shown?.revision, playback.idle, playback.note]).toEqual([2, true, ""]);
  });

  it("is read before what comes later, and by who decides", () => {
    const playback = explaining(1);
    playback.push(update(1, steps(1, 1)));
    vi.advanceTimersByTime(60_000);
    expect([playback.idle, playback.note]).toEqual([true, "Look!"]);
    playback.push(update(2, steps(2, 2)));
    vi.advanceTimersByTime(60_000);
    expect([playback.shown?.revision, playback.held]).toEqual([1, true]);

    const decided = explaining(1);
    decided.push(update(1, steps(1, 1)));
    vi.advanceTimersByTime(60_000);
    decided.heed();
    decided.push(update(2, steps(2, 2)));
    vi.advanceTimersByTime(60_000);
    expect([decided.shown?.revision, decided.held]).toEqual([2, false]);
  });

  it("is read by a viewer who decides while others have gone on: nothing is held any longer", () => {
    const playback = explaining(1);
    playback.push(update(1, steps(1, 1)));
    vi.advanceTimersByTime(60_000);
    playback.push(update(2, steps(2, 2)));
    expect([playback.shown?.revision, playback.held]).toEqual([1, true]);
    playback.heed();
    vi.advanceTimersByTime(STEP + QUIET);
    expect([playback.shown?.revision, playback.held, playback.idle]).toEqual([2, false, true]);

    const tapping = explaining(1, "tap");
    tapping.push(update(1, steps(1, 1)));
    vi.advanceTimersByTime(60_000);
    tapping.push(update(2, steps(2, 2)));
    tapping.heed();
    expect(tapping.held).toBe(true);
  });

  it("is not explained to who sees everything at once", () => {
    const playback = explaining(1, "instant");
    playback.push(update(2, steps(1, 2)));
    vi.advanceTimersByTime(10);

    expect([playback.shown?.revision, playback.note]).toEqual([2, ""]);
  });
});
