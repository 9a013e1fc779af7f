import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

import type { ReplayMessage, StepMessage } from "../src/api/http";
import { linesOf } from "../src/games/told";
import { text } from "../src/i18n/text/en";
import { Film } from "../src/replay/film.svelte";
import { chunkStart, framesOf, join, missing, NONE, within } from "../src/replay/frames";
import { motionOf } from "../src/replay/keyboard";
import { firstViewer, seatsToSee } from "../src/replay/viewers";

function step(revision: number, given: Partial<StepMessage> = {}): StepMessage {
  return {
    revision,
    seat: 0,
    by: "person",
    at: 0,
    undone: 0,
    events: [],
    on_turn: [],
    view: { revision },
    ...given,
  };
}

function message(first: number, last: number, revisions = last): ReplayMessage {
  const steps = Array.from({ length: Math.max(0, last - first + 1) }, (_, number) => step(first + number));
  return { revisions, start: { revision: 0 }, steps, outcome: null };
}

describe("frames", () => {
  it("begin with the start", () => {
    const frames = join(NONE, framesOf(message(1, 2)));

    expect([...frames.keys()]).toEqual([0, 1, 2]);
    expect(frames.get(0)).toMatchObject({ view: { revision: 0 }, events: [], step: null });
    expect(frames.get(2)?.view).toEqual({ revision: 2 });
  });

  it("are fetched in chunks", () => {
    expect([0, 1, 100, 101, 250].map(chunkStart)).toEqual([1, 1, 1, 101, 201]);
  });

  it("are fetched where they are missing, and a little ahead", () => {
    const known = join(NONE, framesOf(message(1, 100)));

    expect(missing(known, 10, 300)).toBeNull();
    expect(missing(known, 90, 300)).toBe(101);
    expect(missing(known, 250, 300)).toBe(201);
    expect(missing(known, 100, 100)).toBeNull();
  });

  it("stay within the game", () => {
    expect([-1, 3, 12].map((revision) => within(revision, 10))).toEqual([0, 3, 10]);
  });
});

describe("a step in words", () => {
  const teller = {
    ui: { tell: ({ is }: { is: string }) => (is === "Silent" ? "" : `It ${is}.`) },
    words: {},
    who: (seat: number) => `P${seat}`,
    text,
  };
  const told = (given: Partial<StepMessage>) => linesOf(step(1, given), {}, teller);

  it("tells all that need be told", () => {
    expect(told({ events: [{ is: "Rolled" }, { is: "Silent" }, { is: "Moved" }] })).toEqual([
      "It Rolled.",
      "It Moved.",
    ]);
  });

  it("says who decided in somebody's place", () => {
    expect(told({ by: "clock", events: [{ is: "Rolled" }] })).toEqual([text.table.byClock("It Rolled.")]);
    expect(told({ by: "stand-in", events: [{ is: "Rolled" }] })).toEqual([text.table.byBot("It Rolled.")]);
  });

  it("says what was taken back", () => {
    expect(told({ undone: 2, seat: 1, events: [{ is: "Rolled" }] })).toEqual([text.table.undone("P1", 2)]);
  });
});

describe("viewers", () => {
  const chairs = Array.from({ length: 3 }, () => ({}) as never);
  const own = new Map([[1, "key"]]);

  it("are all seats after the game, before it one's own", () => {
    expect(seatsToSee({ stage: "over", chairs }, own, true)).toEqual([0, 1, 2]);
    expect(seatsToSee({ stage: "playing", chairs }, own, true)).toEqual([1]);
  });

  it("begin with oneself, but with no hand while others sit at the same screen", () => {
    const both = new Map([...own, [2, "other"]]);

    expect(firstViewer({ stage: "playing", chairs }, new Map(), true)).toBeNull();
    expect(firstViewer({ stage: "playing", chairs }, own, true)).toBe(1);
    expect(firstViewer({ stage: "playing", chairs }, both, true)).toBeNull();
    expect(seatsToSee({ stage: "playing", chairs }, both, true)).toEqual([]);
    expect(seatsToSee({ stage: "playing", chairs }, both, false)).toEqual([1, 2]);
    expect(firstViewer({ stage: "over", chairs }, both, true)).toBe(1);
  });
});

describe("keys", () => {
  const press = (key: string, html = "<p></p>", more: KeyboardEventInit = {}) => {
    document.body.innerHTML = html;
    let motion: ReturnType<typeof motionOf> = null;
    const listen = (event: KeyboardEvent) => (motion = motionOf(event));
    document.addEventListener("keydown", listen);
    document.body.firstElementChild?.dispatchEvent(
      new KeyboardEvent("keydown", { key, bubbles: true, ...more }),
    );
    document.removeEventListener("keydown", listen);
    return motion;
  };

  it("move through the game", () => {
    const keys = ["ArrowLeft", "ArrowRight", "Home", "End", " ", "x"];

    expect(keys.map((key) => press(key))).toEqual(["earlier", "later", "first", "last", "play", null]);
  });

  it("are left to what needs them", () => {
    expect(press("ArrowLeft", "<select></select>")).toBeNull();
    expect(press("ArrowLeft", "<input type='range'>")).toBeNull();
    expect(press(" ", "<input type='range'>")).toBe("play");
    expect(press(" ", "<button></button>")).toBeNull();
    expect(press("ArrowLeft", "<button></button>")).toBe("earlier");
    expect(press("ArrowLeft", "<p></p>", { altKey: true })).toBeNull();
  });
});

describe("a film", () => {
  const asked: string[] = [];
  const answers: Record<string, unknown> = {
    "/api/tables/T": {
      id: "T",
      game: "overload",
      stage: "over",
      chairs: [{ name: "Ada" }, { name: "" }],
      you: null,
    },
    "/api/games": [{ name: "overload", title: "Overload" }],
  };

  beforeEach(() => {
    asked.length = 0;
    vi.stubGlobal("fetch", (path: string) => {
      asked.push(path);
      const found = path.includes("/replay") ? chunk(path) : answers[path];
      const refusal = { error: "unknown-table", clause: null, text: "no such table" };
      return Promise.resolve(new Response(JSON.stringify(found ?? refusal), { status: found ? 200 : 404 }));
    });
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  function chunk(path: string): ReplayMessage {
    const first = Number(/first=(\d+)/.exec(path)?.[1]);
    return message(first, Math.min(first + 99, 250), 250);
  }

  async function open(id = "T"): Promise<Film> {
    const film = new Film(id);
    vi.useRealTimers();
    await film.open();
    vi.useFakeTimers();
    return film;
  }
  const settle = () => vi.advanceTimersByTimeAsync(0);

  it("shows the start", async () => {
    const film = await open();

    expect(film.shown?.revision).toBe(0);
    expect(film.last).toBe(250);
    expect(film.seats).toEqual([0, 1]);
    expect([0, 1].map(film.who)).toEqual(["Ada", "Seat 2"]);
  });

  it("fetches what is missing, once", async () => {
    const film = await open();
    film.move("last");
    film.move("earlier");
    expect(film.waiting).toBe(true);
    await settle();

    expect(film.shown?.revision).toBe(249);
    expect(asked.filter((path) => path.includes("/replay"))).toHaveLength(2);
  });

  it("stays at its place when seen by another", async () => {
    const film = await open();
    film.go(30);
    film.look(1);
    await settle();

    expect(film.shown?.revision).toBe(30);
    expect(asked.at(-1)).toContain("seat=1");
  });

  it("plays to the end and stops", async () => {
    const film = await open();
    film.move("last");
    await settle();
    film.go(248);
    film.move("play");
    await vi.advanceTimersByTimeAsync(950);
    expect([film.at, film.playing]).toEqual([249, true]);
    await vi.advanceTimersByTimeAsync(950);

    expect([film.at, film.playing]).toEqual([250, false]);
  });

  it("plays from the start again at the end, and pauses when somebody moves", async () => {
    const film = await open();
    film.move("last");
    await settle();
    film.move("play");
    await vi.advanceTimersByTimeAsync(950);
    expect([film.at, film.playing]).toEqual([1, true]);
    film.move("later");

    expect([film.at, film.playing]).toEqual([2, false]);
  });

  it("says what is wrong", async () => {
    const film = await open("nope");

    expect(film.refusal?.code).toBe("unknown-table");
  });
});
