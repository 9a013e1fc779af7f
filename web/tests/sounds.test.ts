/** What is heard and felt: how loud, when, of which events, and never before the player has touched the page. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

import { settings } from "../src/app/settings.svelte";
import type { AnyEvent, GameUi } from "../src/games/game";
import { BLOWS, pitchAt, SOUNDS, type Sound } from "../src/sound/sounds";
import { RATE, type Samples } from "../src/sound/synth";
import { render, VARIANTS } from "../src/sound/voices";
import { cueOf, feltBy, heardIn } from "../src/table/show/hearing";
import { beatOf } from "../src/table/show/timing";

const uis = import.meta.glob<{ ui: GameUi }>("../src/games/*/ui.ts", { eager: true });
const types = import.meta.glob<string>("../src/games/*/types.ts", {
  query: "?raw",
  import: "default",
  eager: true,
});
const GAMES = Object.keys(uis).map((file) => file.split("/")[3] ?? "");
const VARIANTS_OF = Array.from({ length: VARIANTS }, (_, variant) => variant);

function peakOf(samples: Samples): number {
  const peak = samples.reduce((most, value) => Math.max(most, Math.abs(value)), 0);
  return 20 * Math.log10(peak);
}

/** Where the sound sets in anew: windows of 4 ms that are much louder than the one before. */
function onsets(samples: Samples): number {
  const window = Math.round(0.004 * RATE);
  const loud = Array.from({ length: Math.floor(samples.length / window) }, (_, number) =>
    Math.max(...samples.slice(number * window, (number + 1) * window).map(Math.abs)),
  );
  return loud.filter((level, number) => level > 0.05 && level > 2 * (loud[number - 1] ?? 0)).length;
}

describe.each([...SOUNDS])("the sound %s", (sound) => {
  it.each(VARIANTS_OF)("is as loud as it should be, in variant %i", (variant) => {
    const samples = render(sound, variant, 5);

    expect(samples.every(Number.isFinite)).toBe(true);
    expect(peakOf(samples)).toBeCloseTo(BLOWS.includes(sound) ? -8 : -12, 1);
    expect(Math.abs(samples.at(-1) ?? 1)).toBeLessThan(0.002);
  });

  it("never repeats exactly, but is the same every evening", () => {
    const [one, other] = [render(sound, 0), render(sound, 1)];

    expect(one).not.toEqual(other);
    expect(render(sound, 0)).toEqual(one);
  });

  it("is short", () => {
    const most: Partial<Record<Sound, number>> = { tick: 0.04, hop: 0.15, bell: 1.2 };

    expect(render(sound, 0, 9).length / RATE).toBeLessThanOrEqual(most[sound] ?? 1);
  });
});

describe("sounds that count", () => {
  it("rattle with as many knocks as there are dice", () => {
    expect(onsets(render("rattle", 0, 1))).toBeLessThan(onsets(render("rattle", 0, 7)));
  });

  it("rise by 3 % a space and with the height of a stack; the eighth disc is a third higher", () => {
    expect(pitchAt("hop", 3)).toBeCloseTo(1.03 ** 3);
    expect(pitchAt("coin", 7)).toBeGreaterThan(pitchAt("coin", 6));
    expect(pitchAt("coin", 8) / pitchAt("coin", 7)).toBeGreaterThan(1.25);
    expect(pitchAt("thock", 5)).toBe(1);
  });
});

describe.each(GAMES)("the sounds of %s", (game) => {
  const ui = uis[`../src/games/${game}/ui.ts`]?.ui as GameUi;
  const folder = join(import.meta.dirname, "../../tests/games", game.replaceAll("-", "_"));
  const golden = JSON.parse(readFileSync(join(folder, "golden/sentences.json"), "utf8")) as {
    event: AnyEvent;
  }[];
  const [, union = ""] =
    /export type GameEvent =([^;]*);/.exec(types[`../src/games/${game}/types.ts`] ?? "") ?? [];
  const kinds = union.split("|").map((kind) => kind.trim());
  const source = readFileSync(join(import.meta.dirname, `../src/games/${game}/sounds.ts`), "utf8");
  const view = {
    options: { players: 4, direction: "clockwise" },
    pawns: Array.from({ length: 10 }, () => ({ discs: 3 })),
  };

  it("are chosen for every kind of event, or silence is", () => {
    expect(kinds.length).toBeGreaterThan(3);
    expect(kinds.filter((kind) => !new RegExp(`^  ${kind}:`, "m").test(source))).toEqual([]);
  });

  it("exist, and can be played for everything that happens", () => {
    const cues = golden.map(({ event }) => ui.sounds?.(event, view) ?? null);
    const played = cues.flatMap((cue) => (cue ? [cue] : []));

    expect(played.length).toBeGreaterThan(3);
    for (const { sound, times = 1, height = 0 } of played) {
      expect(SOUNDS).toContain(sound);
      expect(times).toBeGreaterThanOrEqual(0);
      expect(height).toBeGreaterThanOrEqual(0);
    }
    expect(ui.sounds?.({ is: "Other" }, view)).toBeNull();
  });
});

describe("a moment", () => {
  const ui = {
    weight: ({ is }: AnyEvent) =>
      (is === "Hit" ? "blow" : is === "Won" ? "win" : "step") as "blow" | "win" | "step",
    spaces: ({ spaces }: AnyEvent) => Number(spaces ?? 0),
  };
  const heard = (events: AnyEvent[], more = {}) => {
    const moment = { events, view: null };
    return heardIn(moment, beatOf(moment, { ...ui, ...more }), { ...ui, ...more });
  };

  it("hops on every space of the way, each a little higher", () => {
    const hops = heard([{ is: "Went", spaces: 4 }]);

    expect(hops.map(({ sound }) => sound)).toEqual(["hop", "hop", "hop", "hop"]);
    expect(hops.map(({ height }) => height)).toEqual([0, 1, 2, 3]);
    expect(hops.map(({ at }) => at)).toEqual([105, 210, 315, 420]);
  });

  it("strikes when the blow falls, and leaves the end to the scene", () => {
    const events = [{ is: "Went", spaces: 2 }, { is: "Hit" }];
    const { hit } = beatOf({ events, view: null }, ui);

    expect(heard(events).at(-1)).toMatchObject({ sound: "thock", at: hit });
    expect(heard([{ is: "Won" }])).toEqual([]);
  });

  it("drops discs one after the other, rattles dice at once, and is no noise", () => {
    const coins = { sounds: () => ({ sound: "coin" as const, times: 3, height: 2 }) };
    const dice = { sounds: () => ({ sound: "rattle" as const, times: 7 }) };

    expect(heard([{ is: "A" }], coins).map(({ height }) => height)).toEqual([2, 3, 4]);
    expect(heard([{ is: "A" }], dice)).toEqual([{ at: 0, sound: "rattle", times: 7, height: 0 }]);
    expect(heard([{ is: "Went", spaces: 60 }])).toHaveLength(14);
  });

  it("is felt by those who strike and by those who are struck", () => {
    const struck = { ...ui, sounds: () => ({ sound: "thock" as const, to: [2] }) };
    const frame = { events: [{ is: "Hit" }], view: null, seat: 1, revision: 1, onTurn: [], turn: 1 };

    expect(feltBy([1], frame, struck)).toBe("did");
    expect(feltBy([2], frame, struck)).toBe("suffered");
    expect(feltBy([0], frame, struck)).toBeNull();
    expect(feltBy([], frame, struck)).toBeNull();
    expect(feltBy([1], { ...frame, events: [{ is: "Went" }] }, struck)).toBeNull();
    expect(cueOf({ is: "Hit" }, null, ui)).toEqual({ sound: "thock", times: 1 });
  });
});

describe("playing", () => {
  const started = vi.fn();
  const made = vi.fn();
  const gain = { value: 1 };

  class Audio {
    state = "running";
    destination = {};
    constructor() {
      made();
    }
    createGain = () => ({ gain, connect: vi.fn() });
    createBuffer = () => ({ copyToChannel: vi.fn() });
    createBufferSource = () => ({ playbackRate: { value: 1 }, connect: vi.fn(), start: started });
  }

  beforeEach(() => {
    vi.resetModules();
    vi.stubGlobal("AudioContext", Audio);
    started.mockClear();
    made.mockClear();
  });
  afterEach(() => {
    vi.unstubAllGlobals();
    settings.setSound("on");
  });

  async function touched(): Promise<typeof import("../src/sound/player")> {
    const player = await import("../src/sound/player");
    (await import("../src/sound/gesture")).awaitTouch();
    dispatchEvent(new Event("pointerdown"));
    return player;
  }

  it("does nothing before the first touch, not even prepare", async () => {
    const player = await import("../src/sound/player");
    player.play("hop");
    await new Promise((done) => setTimeout(done, 60));

    expect(made).not.toHaveBeenCalled();
    expect(started).not.toHaveBeenCalled();
  });

  it("is heard after it", async () => {
    const { play } = await touched();
    play("hop");

    await vi.waitFor(() => expect(started).toHaveBeenCalledTimes(1));
  });

  it("leaves turn and talk on alone, or nothing", async () => {
    const { isWanted } = await touched();
    const { settings: chosen } = await import("../src/app/settings.svelte");
    const wanted = () => SOUNDS.filter(isWanted);

    chosen.setSound("calls");
    expect(wanted()).toEqual(["bell", "bubble", "tock"]);
    chosen.setSound("off");
    expect(wanted()).toEqual([]);
    chosen.setSound("on");
    chosen.setVolume(0);
    expect(wanted()).toEqual([]);
    chosen.setVolume(50);
    expect(wanted()).toEqual([...SOUNDS]);
  });

  it("is as loud as the player likes", async () => {
    const { play } = await touched();
    const { settings: chosen } = await import("../src/app/settings.svelte");
    chosen.setVolume(50);
    play("hop");
    await vi.waitFor(() => expect(started).toHaveBeenCalled());

    expect(gain.value).toBeCloseTo(0.25);
    chosen.setVolume(80);
  });
});

describe("the hand", () => {
  const vibrate = vi.fn();

  async function feel(touch: "press" | "win", still = false): Promise<void> {
    vi.stubGlobal("matchMedia", () => ({ matches: still, addEventListener: vi.fn() }));
    Object.assign(navigator, { vibrate });
    (await import("../src/sound/gesture")).awaitTouch();
    dispatchEvent(new Event("pointerdown"));
    (await import("../src/sound/haptics")).feel(touch);
  }

  beforeEach(() => {
    vi.resetModules();
    vibrate.mockClear();
  });
  afterEach(() => vi.unstubAllGlobals());

  it("feels a press and a victory", async () => {
    await feel("press");
    await feel("win");

    expect(vibrate.mock.calls).toEqual([[[8]], [[20, 40, 20, 40, 120]]]);
  });

  it("feels nothing where people want no motion, or no sound", async () => {
    await feel("win", true);
    const { settings: chosen } = await import("../src/app/settings.svelte");
    chosen.setSound("off");
    await feel("win");
    chosen.setSound("on");

    expect(vibrate).not.toHaveBeenCalled();
  });
});
