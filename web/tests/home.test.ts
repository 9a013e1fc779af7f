/** Home: whose turn it is, the way to a table, the lids that play, the person at this device. */
import { readdirSync, readFileSync } from "node:fs";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

import type { TableMessage } from "../src/api/http";
import { faces, me } from "../src/app/me.svelte";
import { settings } from "../src/app/settings.svelte";
import { loadFilm, loadTagline, loadThumb } from "../src/games/discovery";
import { isSaving, LidShow, type Player } from "../src/home/lidShow";
import { isMyTurn, myTurnFirst, standing, waiting, type Mine } from "../src/home/news";
import { idIn, pathOf } from "../src/home/tableLink";
import { text as german } from "../src/i18n/text/de";
import { text as english } from "../src/i18n/text/en";
import { text as french } from "../src/i18n/text/fr";
import { pictureOf } from "../src/kit/Face.svelte";

const NOW = 1_000_000_000;
const chair = (name: string) => ({ sitter: name ? "person" : "nobody", name });

function table(id: string, about: Partial<TableMessage>): Mine {
  const chairs = ["Ann", "Ben", "Cleo"].map(chair);
  const whole = { stage: "playing", chairs, you: 0, on_turn: [], moved: NOW, ...about };
  return {
    id,
    held: { game: "dog", owner: null, seats: [], used: 0 },
    about: whole as unknown as TableMessage,
  };
}

describe("one’s own tables", () => {
  it("come first where one is to decide, else in their order", () => {
    const tables = [
      table("a", { on_turn: [1] }),
      table("b", { on_turn: [0, 1] }),
      table("c", { stage: "gathering" }),
      table("d", { on_turn: [0] }),
      table("e", { on_turn: [0], you: null }),
    ];

    expect(myTurnFirst(tables).map(({ id }) => id)).toEqual(["b", "d", "a", "c", "e"]);
    expect(tables.filter(isMyTurn).map(({ id }) => id)).toEqual(["b", "d"]);
  });

  it("say who is thinking, and for how long", () => {
    const ago = (minutes: number) => ({ on_turn: [1], moved: NOW - minutes * 60_000 });
    const said = (minutes: number, text = english) => waiting(table("a", ago(minutes)).about, NOW, text);

    expect(said(0)).toBe("Ben is thinking…");
    expect(said(1)).toBe("Ben has been thinking for 1 minute.");
    expect(said(14)).toBe("Ben has been thinking for 14 minutes.");
    expect(said(150, french)).toBe("Ben réfléchit depuis 2\u00a0heures.");
    expect(said(60 * 24, german)).toBe("Ben überlegt seit einem Tag.");
    expect(said(3 * 60 * 24, german)).toBe("Ben überlegt seit 3 Tagen.");
  });

  it("say for whom several wait, which chairs are free, and when all are there", () => {
    const all = ["Ann", "Ben", "Cleo"].map(chair);
    const free = ["Ann", "", ""].map(chair);
    const said = (about: Partial<TableMessage>) => standing(table("a", about), NOW, english);

    expect(said({ on_turn: [1, 2] })).toBe("Waiting for Ben and Cleo");
    expect(said({ on_turn: [0] })).toBe("The table is waiting for you.");
    expect(said({ on_turn: [] })).toBe("The table is having a rest.");
    expect(said({ stage: "gathering", chairs: free as TableMessage["chairs"] })).toBe(
      "2 chairs are still free.",
    );
    expect(said({ stage: "gathering", chairs: all as TableMessage["chairs"] })).toBe(
      "All here. The game can begin.",
    );
  });
});

describe("the code field", () => {
  const ID = "abcdefgh2345";

  it.each([
    ID,
    ` ${ID.toUpperCase()} `,
    `/t/${ID}`,
    `https://tablee.example/t/${ID}`,
    `tablee.example/t/${ID}?x=1`,
  ])("takes %s", (pasted) => expect(pathOf(pasted)).toBe(`/t/${ID}`));

  it("keeps the seats that a link brings", () => {
    const path = pathOf(`https://tablee.example/t/${ID}#seats=abc.DEF`);

    expect(path).toBe(`/t/${ID}#seats=abc.DEF`);
    expect(idIn(path ?? "")).toBe(ID);
  });

  it.each(["", "KIWI", "abcdefgh234", "abcdefgh23451", "il0o1abcdefg", "https://tablee.example/learn/dog"])(
    "refuses %j",
    (pasted) => expect(pathOf(pasted)).toBeNull(),
  );
});

describe("the lids", () => {
  const played: string[] = [];
  const lid = (name: string, inView = true): Player => ({
    isInView: () => inView,
    step: () => void played.push(name),
  });
  let show: LidShow;
  beforeEach(() => {
    show = new LidShow();
    played.length = 0;
  });
  afterEach(() => void vi.restoreAllMocks());

  it("play one after the other, as far as they are in view", async () => {
    for (const player of [lid("a"), lid("b", false), lid("c")]) show.join(player);
    for (let tick = 0; tick < 4; tick++) await show.tick();

    expect(played).toEqual(["a", "c", "a", "c"]);
  });

  it("let the one under the pointer play alone, until it is gone", async () => {
    const favourite = lid("b");
    show.join(lid("a"));
    const leave = show.join(favourite);
    show.favour(favourite);
    for (let tick = 0; tick < 2; tick++) await show.tick();
    leave();
    await show.tick();

    expect(played).toEqual(["b", "b", "a"]);
  });

  it("rest where people want no motion, and where nobody looks", async () => {
    show.join(lid("a"));
    const media = vi.spyOn(window, "matchMedia").mockReturnValue({ matches: true } as MediaQueryList);
    await show.tick();
    media.mockReturnValue({ matches: false } as MediaQueryList);
    vi.spyOn(document, "visibilityState", "get").mockReturnValue("hidden");
    await show.tick();

    expect(played).toEqual([]);
  });

  it("rest on a device that saves power or data", async () => {
    const battery = (charging: boolean, level: number) => ({
      getBattery: () => Promise.resolve({ charging, level }),
    });

    expect(await isSaving({})).toBe(false);
    expect(await isSaving({ connection: { saveData: true } })).toBe(true);
    expect(await isSaving(battery(false, 0.15))).toBe(true);
    expect(await isSaving(battery(true, 0.15))).toBe(false);
    expect(await isSaving(battery(false, 0.8))).toBe(false);
    expect(await isSaving({ getBattery: () => Promise.reject(new Error("no")) })).toBe(false);
  });

  const games = readdirSync("src/games", { withFileTypes: true }).filter((entry) => entry.isDirectory());
  it.each(games.map(({ name }) => name))("of %s has a picture, a film and three taglines", async (game) => {
    const taglines = await Promise.all((["en", "fr", "de"] as const).map((code) => loadTagline(game, code)));

    expect(await loadThumb(game)).not.toBeNull();
    expect((await loadFilm(game)).length).toBeGreaterThan(10);
    expect(new Set(taglines).size).toBe(3);
    expect(taglines.every((said) => said.length <= 50)).toBe(true);
  });

  it("of an unknown game do without", async () => {
    expect(await loadThumb("chess")).toBeNull();
    expect(await loadFilm("chess")).toEqual([]);
  });
});

describe("the person at this device", () => {
  beforeEach(() => {
    settings.setName("");
    settings.setFace("");
    settings.introduced = false;
  });

  it("chooses from the faces that the server knows, each with a picture and a name in every language", () => {
    const source = readFileSync("../src/tablee/server/common/people.py", "utf8");
    const list = /FACES: Final = \(([^)]*)\)/.exec(source)?.[1] ?? "";
    const known = [...list.matchAll(/"(\w+)"/g)].map(([, face]) => face);

    expect(faces()).toEqual(known);
    expect(known.length).toBeGreaterThanOrEqual(24);
    expect(faces().filter((face) => !pictureOf(face))).toEqual([]);
    for (const { me: words } of [french, german]) expect(Object.keys(words.faces)).toEqual(known);
  });

  it("has a face by lot that stays", () => {
    const face = me.face();

    expect(faces()).toContain(face);
    expect(me.face()).toBe(face);
  });

  it("is asked once, and what comes next waits for it", () => {
    const then = vi.fn();
    me.introduce(then);
    expect(me.isAsking).toBe(true);
    expect(then).not.toHaveBeenCalled();
    me.keep(" Mia ", "beret");
    me.close();
    expect(then).toHaveBeenCalledOnce();
    me.introduce(then);

    expect(then).toHaveBeenCalledTimes(2);
    expect(me.isAsking).toBe(false);
    expect([settings.name, settings.face, me.called]).toEqual(["Mia", "beret", "Mia"]);
  });

  it("is called “You” without a name", () => {
    me.introduce(() => undefined);
    me.close();

    expect(me.called).toBe("You");
    expect(settings.introduced).toBe(true);
  });
});
