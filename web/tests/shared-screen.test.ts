/** Several players at one screen: whose view is shown, and what is told. */
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

import { server, type TableMessage, type UpdateMessage } from "../src/api/http";
import { hold } from "../src/api/keys";
import { settings } from "../src/app/settings.svelte";
import * as discovery from "../src/games/discovery";
import type { GameUi } from "../src/games/game";
import { Session } from "../src/table/session.svelte";
import { FakeSocket, type Message } from "./fakeServer";

const PEOPLE = ["Ann", "Ben", "Cleo"];
const CHAIRS = PEOPLE.map((name) => ({ name, sitter: "person" }));
const CARDS = ["joker", "swap"];

let session: Session;

/** A game of cards, in which the events of a seat say what it holds. */
function cards(changes: Partial<GameUi> = {}): GameUi {
  return { secret: true, tell: (event: { is: string }) => event.is, ...changes } as unknown as GameUi;
}

function table(you: number | null, changes: Partial<TableMessage> = {}): Message {
  return { kind: "table", id: "one", game: "cards", chairs: CHAIRS, numbers: [], you, ...changes };
}

async function sitDown(keys: string[], ui = cards()): Promise<void> {
  vi.spyOn(discovery, "loadUi").mockResolvedValue(ui);
  vi.spyOn(discovery, "loadText").mockResolvedValue({});
  vi.spyOn(server, "about").mockResolvedValue({ id: "one", game: "cards", chairs: CHAIRS } as never);
  vi.spyOn(server, "update").mockResolvedValue(update(null, 0, []) as never);
  hold("one", "cards", keys);
  session = new Session("one");
  await vi.waitFor(() => expect(FakeSocket.all.length).toBeGreaterThanOrEqual(keys.length));
  FakeSocket.all.forEach((socket, number) => {
    const you = number < keys.length && keys[number] ? number : null;
    socket.open().say(table(you));
  });
}

/** What a viewer is told: everybody that something happened, a seat also which card it has. */
function update(you: number | null, revision: number, onTurn: number[]): Partial<UpdateMessage> {
  const own = you === null ? [] : [{ is: CARDS[you] ?? "ace" }];
  const events = [{ is: `step ${revision}` }, ...own];
  const step = { revision, seat: 0, by: "player", at: 0, undone: 0, events, view: null };
  const view = { you, hand: own };
  const clock = { now: 0, left: null, deadline: null, reveal: null };
  const steps = [step] as unknown as UpdateMessage["steps"];
  return { kind: "update", revision, you, steps, view, clock, on_turn: onTurn, undo: false } as never;
}

/** All connections of this screen are told, in the given order. */
function tell(revision: number, onTurn: number[], order = [0, 1, 2]): void {
  for (const number of order) {
    const you = number === 2 ? null : number;
    FakeSocket.all[number]?.say(update(you, revision, onTurn) as never);
  }
}

const shown = () => JSON.stringify([session.playback.shown, session.log, session.past]);

beforeEach(() => {
  FakeSocket.all = [];
  localStorage.clear();
  settings.setPace("instant");
  vi.stubGlobal("WebSocket", FakeSocket);
  vi.stubGlobal("matchMedia", () => ({ matches: true }));
});
afterEach(() => {
  session.close();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

describe("two players with hidden hands at one screen", () => {
  beforeEach(() => sitDown(["ann", "ben"]));

  it("throw in a number for each of them", () => {
    const numbers = CHAIRS.map(() => ({ state: "silent", pledge: null, number: null }) as const);
    FakeSocket.all.forEach((socket, number) =>
      socket.say(table(number < 2 ? number : null, { stage: "gathering", numbers })),
    );
    const promised = FakeSocket.all.map(({ sent }) => sent.flatMap(({ pledge }) => pledge ?? []));

    expect(promised.map(({ length }) => length)).toEqual([1, 1, 0]);
    expect(promised[0]).not.toEqual(promised[1]);
  });

  it("read in the log whose number is not in the dice", () => {
    const [given, silent] = [
      { state: "given", pledge: "a", number: "b" },
      { state: "silent", pledge: null, number: null },
    ] as const;
    FakeSocket.all[2]?.say(table(null, { stage: "playing", numbers: [given, silent, given] }));

    expect(session.log.map(({ text }) => text)).toEqual([expect.stringContaining("without Ben’s number")]);
  });

  it("have a connection for each, and one for what all may see", () => {
    const hellos = FakeSocket.all.map(({ sent }) => sent[0]);

    expect(hellos).toMatchObject([{ key: "ann" }, { key: "ben" }, { key: "ann", shared: true }]);
    expect(hellos.map((hello) => hello && "shared" in hello)).toEqual([false, false, true]);
  });

  it("see no hand until the player whose turn it is asks for it", () => {
    tell(1, [0, 1]);
    expect([session.awaited, session.seat]).toEqual([0, null]);
    expect(shown()).not.toMatch(/joker|swap/);
    session.uncover();

    expect([session.awaited, session.seat]).toEqual([null, 0]);
    expect(JSON.stringify(session.playback.shown)).toContain("joker");
  });

  it.each([
    ["first", [2, 0, 1]],
    ["last", [0, 1, 2]],
  ])("see no hand any more once its player has decided, told to all %s", (_, order) => {
    tell(1, [0, 1]);
    session.uncover();
    tell(2, [1], order);

    expect([session.awaited, session.seat]).toEqual([1, null]);
    expect(shown()).not.toMatch(/joker|swap/);
    expect(session.playback.shown?.revision).toBe(2);
  });

  it("are asked to come when what was decided has been shown, without any hand", () => {
    settings.setPace("normal");
    tell(1, [0, 1]);
    session.uncover();
    tell(2, [1]);

    expect([session.awaited, session.seat, session.focus]).toEqual([null, null, [0]]);
    expect(shown()).not.toMatch(/joker|swap/);
    session.playback.skip();
    expect([session.awaited, session.focus]).toEqual([1, [1]]);
  });

  it("cover the hand at the first word of the decision", () => {
    tell(1, [0]);
    session.uncover();
    FakeSocket.all[0]?.say(update(0, 2, [2]) as never);

    expect(session.seat).toBeNull();
    expect(shown()).not.toMatch(/joker|swap/);
  });

  it("see what a spectator sees while others decide", () => {
    tell(1, [2]);

    expect([session.awaited, session.seat]).toEqual([null, null]);
    expect(session.playback.shown?.view).toEqual({ you: null, hand: [] });
  });

  it("keep the hand open while the same player decides again", () => {
    tell(1, [0]);
    session.uncover();
    tell(2, [0]);

    expect([session.awaited, session.seat]).toEqual([null, 0]);
  });

  it("are told in the log what everybody may know, even over an open hand", () => {
    tell(1, [0]);
    session.uncover();

    expect(session.log.map(({ text }) => text)).toEqual(["step 1"]);
    expect(session.past.map(({ is }) => is)).toEqual(["step 1"]);
  });

  it("can take back the last decision of any of them while others decide", () => {
    tell(1, [2]);
    expect(session.undoing).toBeNull();
    FakeSocket.all[1]?.say({ ...update(1, 2, [2]), undo: true } as never);

    expect(session.undoing?.seat).toBe(1);
  });
});

describe("at one screen", () => {
  it("a single player needs no cover", async () => {
    await sitDown(["ann"]);
    tell(1, [0]);

    expect(FakeSocket.all).toHaveLength(1);
    expect([session.shared, session.awaited, session.seat]).toEqual([null, null, 0]);
    expect(session.log.map(({ details }) => details)).toEqual([["step 1", "joker"]]);
  });

  it("two players of an open game are shown in turn", async () => {
    await sitDown(["ann", "ben"], cards({ secret: false }));
    tell(1, [1]);
    session.turnToNext();

    expect(FakeSocket.all).toHaveLength(2);
    expect([session.shared, session.awaited, session.seat]).toEqual([null, null, 1]);
  });

  it("players who decide at the same time are not covered, but what they said is not told", async () => {
    await sitDown(["ann", "ben"], cards({ realTime: true }));
    tell(1, [0, 1]);

    expect([session.awaited, session.seat]).toEqual([null, null]);
    expect(session.seats).toEqual([0, 1]);
    expect(shown()).not.toMatch(/joker|swap/);
  });
});
