/** What a lesson shows while others play: never more than the moment on the board. */
import { flushSync, mount, unmount } from "svelte";
import { afterEach, describe, expect, it, vi } from "vitest";

import { text as words } from "../src/games/overload/text/en";
import { ui } from "../src/games/overload/ui";
import FinalePage from "../src/learn/FinalePage.svelte";
import Stage from "../src/learn/Stage.svelte";
import type { Lesson } from "../src/learn/lesson";
import { PracticeTable } from "../src/learn/practice.svelte";
import { Playback, type Frame } from "../src/table/playback.svelte";
import type { Session } from "../src/table/session.svelte";
import { view, who } from "./overloadTable";

vi.stubGlobal("fetch", async () => new Response("{}"));
let shown: Record<string, unknown> | null = null;
afterEach(async () => {
  if (shown) await unmount(shown);
  shown = null;
  document.body.innerHTML = "";
});

const frame = (changes: Partial<Frame>): Frame => ({
  revision: 4,
  view: view(),
  events: [],
  seat: null,
  onTurn: [0],
  turn: 4,
  ...changes,
});

/** A table at which another seat is to decide by now, whatever is shown. */
function sessionOf(moment: Frame, said = ""): Session {
  const playback = new Playback({ ui, turnAt: (revision) => revision }, () => "normal");
  playback.shown = moment;
  const session = {
    playback,
    ui,
    words,
    who,
    seat: 0,
    table: { stage: "playing" },
    latest: { revision: 9, on_turn: [0], legal: [], clock: { deadline: null }, undo: false },
    connection: { ask: vi.fn(async () => 9), status: "open" },
    past: [],
    log: [],
    story: { seat: null, text: said },
    get focus() {
      return playback.acting ? [playback.shown?.seat ?? -1] : (playback.shown?.onTurn ?? []);
    },
    close: () => {},
  };
  return session as unknown as Session;
}

describe("the board of a lesson", () => {
  const tips = [
    { is: "Moved", pawn: 0, left: 2, reached: 5 },
    { is: "Overloaded", pawn: 2, seat: 0, reward: 1 },
  ];
  const before = frame({ view: view({}, "2+1 0+0 4+8 0+0 0+0 0+0") });
  const after = frame({ revision: 5, view: view({}, "5+1 0+0 0+0 0+0 0+0 0+0"), events: tips, seat: 0 });

  it("leaves a moment as it is when only somebody else is waited for", () => {
    const session = sessionOf(before);
    shown = mount(Stage, {
      target: document.body,
      props: { session, legal: [], choose: vi.fn(), whyNot: vi.fn() },
    });
    flushSync();
    session.playback.shown = after;
    flushSync();
    const sign = () => document.querySelector(".sign.tipped");
    const first = sign();
    const place = first?.getAttribute("style");
    expect(place).toContain("translate");

    session.playback.shown = { ...after, onTurn: [1] };
    flushSync();
    expect(sign()).toBe(first);
    expect(sign()?.getAttribute("style")).toBe(place);
  });

  it("marks who acts, not who comes next", () => {
    const session = sessionOf(frame({ view: view({ turn: 2 }), seat: 1 }));
    session.playback.acting = true;
    shown = mount(Stage, {
      target: document.body,
      props: { session, legal: [], choose: vi.fn(), whyNot: vi.fn() },
    });
    flushSync();
    expect(document.querySelector(".board .turn")?.textContent).toContain("Ben");
  });
});

describe("the finale of a lesson", () => {
  const lesson: Lesson = {
    game: "overload",
    title: "Overload",
    minutes: 5,
    seat: 0,
    players: ["you", "ben", "cleo"].map((id) => ({ id, name: id, face: "inge" })),
    steps: [],
    finale: {
      position: "p 0+0 0+0 0+0",
      title: "A real finish.",
      say: "Get there first.",
      bots: "gentle",
      dice: null,
      retry: "same",
      won: "You win!",
      lost: "Once more.",
    } as unknown as Lesson["finale"],
  };

  async function open(session: Session): Promise<void> {
    vi.spyOn(PracticeTable, "open").mockResolvedValue({
      session,
      close: () => {},
    } as unknown as PracticeTable);
    shown = mount(FinalePage, { target: document.body, props: { lesson, leave: "/", go: vi.fn() } });
    flushSync();
    await Promise.resolve();
    await Promise.resolve();
    flushSync();
  }
  const told = () => document.querySelector(".task")?.textContent;

  it("says whose move is shown, though the server has come further, and what it does", async () => {
    const session = sessionOf(frame({ seat: 1, onTurn: [2] }), "Ben loads two discs and rolls a 3.");
    session.playback.reached = 4;
    session.playback.acting = true;
    await open(session);
    expect(told()).toBe("Ben’s turn");
    expect(document.querySelector(".bubble")?.textContent).toContain("Ben loads two discs and rolls a 3.");

    session.playback.acting = false;
    flushSync();
    expect(told()).toBe("Cléo is thinking…");
  });
});
