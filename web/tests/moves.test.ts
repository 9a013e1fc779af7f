/** What the viewer asks of the server during a game. */
import { describe, expect, it, vi } from "vitest";

import { Refused } from "../src/api/http";
import { Moves } from "../src/table/moves.svelte";
import type { Session } from "../src/table/session.svelte";

function movesAnswered(answer: () => Promise<number>) {
  const ask = vi.fn(answer);
  const latest = { revision: 7, clock: { deadline: null } };
  const playback = { shown: { revision: 7 }, goOn: vi.fn() };
  const session = { id: "one", seat: 0, connection: { ask }, undoing: { ask }, latest, playback };
  return { ask, session, playback, moves: new Moves(session as unknown as Session) };
}

const refusing = (code: string) => () => Promise.reject(new Refused(code, "OV6", "pawns do not fly"));

describe("a choice", () => {
  it("is made at the revision that is shown", async () => {
    const { ask, moves } = movesAnswered(async () => 8);
    const choosing = moves.choose("stop");

    expect(moves.deciding).toBe(true);
    expect(await choosing).toBe(true);
    expect(ask.mock.calls).toEqual([[{ do: "stop", revision: 7 }, null]]);
    expect([moves.deciding, moves.refusal]).toEqual([false, null]);
  });

  it("that is refused leaves the reason, until the next one", async () => {
    const { ask, moves } = movesAnswered(refusing("illegal"));

    expect(await moves.choose("fly")).toBe(false);
    expect(moves.refusal).toMatchObject({ code: "illegal", clause: "OV6" });
    ask.mockResolvedValue(8);
    await moves.choose("stop");
    expect(moves.refusal).toBeNull();
  });

  it("that comes too late is dropped without a word", async () => {
    const { moves } = movesAnswered(refusing("stale"));

    expect(await moves.choose("stop")).toBe(false);
    expect([moves.deciding, moves.refusal]).toEqual([false, null]);
  });
});

describe("a refusal at a screen that several share", () => {
  it("is seen by the player who caused it, and by no other", async () => {
    const { session, moves } = movesAnswered(refusing("illegal"));
    await moves.whyNot("13 fly");
    expect(moves.refusal?.code).toBe("illegal");
    Object.assign(session, { seat: null });

    expect(moves.refusal).toBeNull();
  });

  it("that comes when the hand is covered already is not shown", async () => {
    const { session, moves } = movesAnswered(refusing("illegal"));
    const asking = moves.whyNot("13 fly");
    Object.assign(session, { seat: 1 });
    await asking;

    expect(moves.refusal).toBeNull();
  });
});

describe("a question, and taking back", () => {
  it("is not asked while the position that it would be about is not shown: the show goes on", async () => {
    const { ask, playback, moves } = movesAnswered(refusing("illegal"));
    playback.shown.revision = 5;
    await moves.whyNot("fly");

    expect([ask, playback.goOn].map(({ mock }) => mock.calls.length)).toEqual([0, 1]);
    expect(moves.refusal).toBeNull();
  });

  it.each([
    ["whyNot", { why: "fly" }],
    ["undo", { undo: true, revision: 7 }],
  ] as const)("leave the reason for a refusal: %s", async (asking, sent) => {
    const { ask, moves } = movesAnswered(refusing("stale"));
    await moves[asking]("fly");

    expect(moves.refusal?.code).toBe("stale");
    expect(ask.mock.calls).toEqual([[sent]]);
  });

  it("is known to wait for its answer, and a legal one ends the last refusal", async () => {
    const { ask, moves } = movesAnswered(refusing("illegal"));
    await moves.whyNot("fly");
    ask.mockResolvedValue(8);
    const asking = moves.whyNot("stop");

    expect([moves.asking, moves.refusal?.code]).toEqual([true, "illegal"]);
    await asking;
    expect([moves.asking, moves.refusal]).toEqual([false, null]);
  });
});
