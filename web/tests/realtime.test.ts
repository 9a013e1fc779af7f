/** Real time: the server's clock, sealed dice, answers for one round alone. */
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

import { ServerClock } from "../src/api/clock";
import { SyncSchedule } from "../src/api/clockSync";
import { Sealed, sealOf } from "../src/api/sealed";
import { Reaction } from "../src/table/realtime";

beforeEach(() => void vi.useFakeTimers({ now: 1_000_000 }));
afterEach(() => void vi.useRealTimers());

const dice = (reveal: number | null, onTurn = [0, 1]) =>
  JSON.stringify({
    kind: "update",
    revision: 3,
    steps: [],
    view: { faces: [1, 2, 3, 4, 5, 6] },
    on_turn: onTurn,
    clock: { now: 1, left: null, deadline: null, reveal },
  });

describe("the server’s clock", () => {
  it("is told best by the shortest trip", () => {
    const clock = new ServerClock(() => 0);
    clock.travelled(0, 200, 5160);
    clock.travelled(300, 310, 5385);
    clock.travelled(400, 500, 5500);

    expect(clock.ahead).toBe(5080);
  });

  it("is guessed from what was heard before the first trip", () => {
    const clock = new ServerClock(() => 40);
    clock.heard(1000);
    expect(clock.ahead).toBe(960);
    clock.travelled(40, 50, 1005);
    clock.heard(9000);

    expect(clock.ahead).toBe(960);
  });

  it("is measured anew when this machine’s clock stood still meanwhile", () => {
    const clock = new ServerClock(() => 0);
    clock.travelled(0, 2, 5001);
    clock.travelled(100, 140, 65_120);

    expect(clock.ahead).toBe(65_000);
  });

  it("does not jump for a trip that only took long one way", () => {
    const clock = new ServerClock(() => 0);
    clock.travelled(0, 10, 5005);
    clock.travelled(100, 500, 5490);

    expect(clock.ahead).toBe(5000);
  });

  it("says how long something is still to come", () => {
    let now = 0;
    const clock = new ServerClock(() => now);
    clock.travelled(0, 10, 5005);
    now = 100;

    expect(clock.until(5350)).toBe(250);
  });
});

describe("asking for the time", () => {
  it("is often at first, then every four seconds", () => {
    const ask = vi.fn();
    const schedule = new SyncSchedule(ask, vi.fn());
    schedule.start();
    vi.advanceTimersByTime(600);
    expect(ask).toHaveBeenCalledTimes(6);
    vi.advanceTimersByTime(8000);

    expect(ask).toHaveBeenCalledTimes(8);
    schedule.stop();
    vi.advanceTimersByTime(60_000);
    expect(ask).toHaveBeenCalledTimes(8);
  });

  it("notices that the machine was asleep", () => {
    const woken = vi.fn();
    const schedule = new SyncSchedule(vi.fn(), woken);
    schedule.start();
    vi.advanceTimersByTime(1000);
    expect(woken).not.toHaveBeenCalled();
    vi.setSystemTime(Date.now() + 600_000);
    vi.advanceTimersByTime(4000);

    expect(woken).toHaveBeenCalledOnce();
  });
});

describe("a sealed update", () => {
  const until = (reveal: number) => reveal - performance.now();

  it("is one with something to decide that is to be seen later", () => {
    expect(sealOf(dice(1700))).toBe(1700);
    expect(sealOf(dice(1700, []))).toBeNull();
    expect(sealOf(dice(null))).toBeNull();
    expect(sealOf(JSON.stringify({ kind: "echo", echo: 4 }))).toBeNull();
  });

  it("is opened at its time, and not a moment before", () => {
    const open = vi.fn();
    const sealed = new Sealed(until, open);
    const message = dice(performance.now() + 300);
    expect(sealed.keeps(message)).toBe(true);
    vi.advanceTimersByTime(299);
    expect(open).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);

    expect(open.mock.calls).toEqual([[message]]);
  });

  it("that comes too late is read at once", () => {
    expect(new Sealed(until, vi.fn()).keeps(dice(performance.now() - 1))).toBe(false);
  });

  it("keeps later updates behind it, but nothing else", () => {
    const open = vi.fn();
    const sealed = new Sealed(until, open);
    const [first, second] = [dice(performance.now() + 50), dice(null)];

    expect(sealed.keeps(first)).toBe(true);
    expect(sealed.keeps(second)).toBe(true);
    expect(sealed.keeps(JSON.stringify({ kind: "chat", lines: [] }))).toBe(false);
    vi.advanceTimersByTime(50);
    expect(open.mock.calls).toEqual([[first], [second]]);
    expect(sealed.keeps(second)).toBe(false);
  });

  it("never waits longer than a second, whatever the clock says", () => {
    const open = vi.fn();
    const sealed = new Sealed(until, open);
    sealed.keeps(dice(performance.now() + 3_600_000));
    vi.advanceTimersByTime(1000);

    expect(open).toHaveBeenCalledOnce();
  });

  it("is dropped with its connection", () => {
    const open = vi.fn();
    const sealed = new Sealed(until, open);
    sealed.keeps(dice(performance.now() + 100));
    sealed.clear();
    vi.advanceTimersByTime(1000);

    expect(open).not.toHaveBeenCalled();
  });
});

describe("a reaction time", () => {
  it("runs from the frame in which a round is seen", () => {
    const reaction = new Reaction();
    expect(reaction.ms).toBeNull();
    reaction.show(30_000);
    expect(reaction.ms).toBeNull();
    vi.advanceTimersToNextFrame();
    vi.advanceTimersByTime(750);
    reaction.show(30_000);

    expect(reaction.ms).toBe(750);
  });

  it("begins anew with each round, and ends with it", () => {
    const reaction = new Reaction();
    reaction.show(30_000);
    vi.advanceTimersToNextFrame();
    vi.advanceTimersByTime(500);
    reaction.show(null);
    expect(reaction.ms).toBeNull();
    reaction.show(60_000);
    vi.advanceTimersToNextFrame();
    vi.advanceTimersByTime(20);

    expect(reaction.ms).toBe(20);
  });
});
