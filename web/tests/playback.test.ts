import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

import type { StepMessage, UpdateMessage } from "../src/api/http";
import { framesOf, pause, Playback } from "../src/table/playback.svelte";

type View = StepMessage["view"];
type Told = StepMessage["events"][number];

function step(revision: number, view: unknown = `view ${revision}`): StepMessage {
  const events = [{ is: "Happened", revision }] as unknown as Told[];
  return { revision, seat: 0, by: "person", at: 0, undone: 0, events, view: view as View };
}

/** An update to a revision; as the server does, the view of its last step is the update's own. */
function update(revision: number, steps: StepMessage[] = []): UpdateMessage {
  return {
    kind: "update",
    revision,
    you: 0,
    steps,
    view: `now ${revision}` as unknown as View,
    legal: [],
    on_turn: [],
    clock: {} as UpdateMessage["clock"],
    undo: false,
    outcome: null,
  };
}

const steps = (first: number, last: number) =>
  Array.from({ length: last - first + 1 }, (_, number) => step(first + number));

function shown(playback: Playback): unknown {
  return playback.shown?.view;
}

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
});

describe("frames of an update", () => {
  it("are one for each step, the last with the view of the update", () => {
    expect(framesOf(update(3, steps(2, 3)))).toEqual([
      { revision: 2, view: "view 2", events: [{ is: "Happened", revision: 2 }] },
      { revision: 3, view: "now 3", events: [{ is: "Happened", revision: 3 }] },
    ]);
  });

  it("leave out steps whose view is not known", () => {
    expect(framesOf(update(3, [step(2, null), step(3, null)])).map((frame) => frame.revision)).toEqual([3]);
  });

  it("are none without steps", () => {
    expect(framesOf(update(3))).toEqual([]);
  });
});

describe("the pause after a step", () => {
  it("is none where motion is not wanted", () => {
    expect(pause(0, true)).toBe(0);
    expect(pause(7, true)).toBe(0);
  });

  it("is shorter the more steps wait, within what can still be seen", () => {
    const pauses = Array.from({ length: 20 }, (_, waiting) => pause(waiting, false));

    expect(pauses).toEqual([...pauses].sort((one, other) => other - one));
    expect(pauses[0]).toBeLessThanOrEqual(420);
    expect(pauses.at(-1)).toBe(120);
  });
});

describe("playback", () => {
  function opened(): Playback {
    const playback = new Playback();
    playback.push(update(1, [step(1)]), false);
    return playback;
  }

  it("shows the present at once when the page is opened", () => {
    const playback = new Playback();
    playback.push(update(9, steps(1, 9)), false);

    expect(shown(playback)).toBe("now 9");
    expect(playback.shown?.events).toEqual([{ is: "Happened", revision: 9 }]);
    expect(playback.idle).toBe(true);
  });

  it("shows steps one after the other, in order, each with its events", () => {
    const playback = opened();
    playback.push(update(4, steps(2, 4)), false);

    expect([shown(playback), playback.idle]).toEqual(["view 2", false]);
    vi.advanceTimersByTime(pause(2, false));
    expect([shown(playback), playback.idle]).toEqual(["view 3", false]);
    expect(playback.shown?.events).toEqual([{ is: "Happened", revision: 3 }]);
    vi.advanceTimersByTime(pause(1, false));
    expect([shown(playback), playback.idle]).toEqual(["now 4", true]);
  });

  it("queues what comes while it is moving", () => {
    const playback = opened();
    playback.push(update(3, steps(2, 3)), false);
    playback.push(update(4, [step(4)]), false);

    expect(shown(playback)).toBe("view 2");
    vi.advanceTimersByTime(420);
    expect(shown(playback)).toBe("now 3");
    vi.advanceTimersByTime(420);
    expect([shown(playback), playback.idle]).toEqual(["now 4", true]);
  });

  it("shows a single step without any wait", () => {
    const playback = opened();
    playback.push(update(2, [step(2)]), false);

    expect([shown(playback), playback.idle]).toEqual(["now 2", true]);
  });

  it("goes through the steps at once where motion is not wanted", () => {
    const playback = opened();
    playback.push(update(4, steps(2, 4)), true);
    vi.advanceTimersByTime(5);

    expect([shown(playback), playback.idle]).toEqual(["now 4", true]);
  });

  it("jumps when many steps wait", () => {
    const playback = opened();
    playback.push(update(5, steps(2, 5)), false);
    playback.push(update(12, steps(6, 12)), false);

    expect([shown(playback), playback.idle]).toEqual(["now 12", true]);
    vi.runAllTimers();
    expect(shown(playback)).toBe("now 12");
  });

  it("jumps where nobody looks", () => {
    const playback = opened();
    vi.spyOn(document, "hidden", "get").mockReturnValue(true);
    playback.push(update(4, steps(2, 4)), false);

    expect([shown(playback), playback.idle]).toEqual(["now 4", true]);
  });

  it("jumps to the view of an update without steps, as after taking back", () => {
    const playback = opened();
    playback.push(update(3, steps(2, 3)), false);
    playback.push(update(1), false);

    expect([shown(playback), playback.idle]).toEqual(["now 1", true]);
    expect(playback.shown?.events).toEqual([]);
    vi.runAllTimers();
    expect(shown(playback)).toBe("now 1");
  });

  it("can be skipped to the last step", () => {
    const playback = opened();
    playback.push(update(4, steps(2, 4)), false);
    playback.skip();

    expect([shown(playback), playback.idle]).toEqual(["now 4", true]);
    vi.runAllTimers();
    expect(shown(playback)).toBe("now 4");
  });

  it("stays as it is when there is nothing to skip", () => {
    const playback = opened();
    playback.skip();

    expect([shown(playback), playback.idle]).toEqual(["now 1", true]);
  });
});
