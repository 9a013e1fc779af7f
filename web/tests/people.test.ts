/** Who sits at the table: the regulars, their faces, and who plays with whom. */
import { mount, unmount } from "svelte";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

import { server, type House, type Regular } from "../src/api/http";
import { regulars } from "../src/app/regulars.svelte";
import type { GameUi } from "../src/games/game";
import { partnersOf, teamsOf } from "../src/games/partners";
import { ui as dog } from "../src/games/dog/ui";
import { text as english } from "../src/i18n/text/en";
import Coaster from "../src/kit/Coaster.svelte";
import { pictureOf } from "../src/kit/Face.svelte";

const ALL: Regular[] = [
  { id: "inge", name: "Tante Inge", level: "easy" },
  { id: "mo", name: "Mo", level: "easy" },
  { id: "basile", name: "Basile", level: "medium" },
];

describe("the regulars", () => {
  afterEach(() => void vi.restoreAllMocks());

  it("are asked for again after a failure, and never after an answer", async () => {
    const house = vi.spyOn(server, "house").mockRejectedValueOnce(new Error("away"));
    await regulars.load();
    expect(regulars.all).toEqual([]);
    house.mockResolvedValue({ regulars: ALL } as House);
    await Promise.all([regulars.load(), regulars.load()]);
    await regulars.load();

    expect(house).toHaveBeenCalledTimes(2);
    expect(regulars.named("mo")?.name).toBe("Mo");
    expect(regulars.named("hal")).toBeNull();
  });

  it("who are free come first by level, then those of the nearest", () => {
    const levels = ["random", "gentle", "easy", "medium", "hard"];

    expect(regulars.free("easy", [], levels)?.id).toBe("inge");
    expect(regulars.free("easy", ["inge"], levels)?.id).toBe("mo");
    expect(regulars.free("easy", ["inge", "mo"], levels)?.id).toBe("basile");
    expect(regulars.free("gentle", [], levels)?.id).toBe("inge");
    expect(regulars.free("easy", ["inge", "mo", "basile"], levels)).toBeNull();
  });

  it("each have a temper and a picture", () => {
    const ids = Object.keys(english.setUp.tempers);

    expect(ids).toHaveLength(8);
    expect(ids.filter((id) => !pictureOf(id))).toEqual([]);
    expect(pictureOf("")).toBeUndefined();
  });
});

describe("partners", () => {
  it("are the others of a team, in DOG with four and six", () => {
    expect(teamsOf(dog, 4)).toEqual([
      [0, 2],
      [1, 3],
    ]);
    expect([0, 1, 2, 3].map((seat) => partnersOf(dog, 4, seat))).toEqual([[2], [3], [0], [1]]);
    expect(partnersOf(dog, 6, 1)).toEqual([4]);
  });

  it("are none where everybody plays alone, and none of a spectator", () => {
    expect(partnersOf(dog, 3, 0)).toEqual([]);
    expect(partnersOf({} as GameUi, 4, 0)).toEqual([]);
    expect(partnersOf(null, 4, 0)).toEqual([]);
    expect(partnersOf(dog, 4, null)).toEqual([]);
  });
});

describe("a coaster", () => {
  let shown: ReturnType<typeof mount>;
  beforeEach(() => void (document.body.innerHTML = ""));
  afterEach(() => void unmount(shown));

  it("shows the face of a regular, the colour and its shape", () => {
    shown = mount(Coaster, { target: document.body, props: { face: "mo", name: "Mo", colour: "blue" } });

    expect(document.querySelector("img")?.getAttribute("src")).toContain("mo");
    expect(document.querySelector<HTMLElement>(".coaster")?.style.getPropertyValue("--rim")).toBe(
      "var(--blue)",
    );
    expect(document.querySelector("svg path")).not.toBeNull();
  });

  it("shows the first letter of a player without a picture, be it of any length", () => {
    shown = mount(Coaster, {
      target: document.body,
      props: { face: "", name: "🦊 Fox", colour: "red", partner: true },
    });

    expect(document.querySelector(".rim")?.textContent).toBe("🦊");
    expect(document.querySelector(".partner")).not.toBeNull();
  });
});
