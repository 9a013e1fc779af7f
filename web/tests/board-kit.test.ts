import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

import Pieces from "../gallery/Pieces.svelte";
import Targets from "../gallery/Targets.svelte";
import { along, lasting, travel, travelTime } from "../src/kit/board/motion";
import { areaOf, nearest, type Target } from "../src/kit/board/targets";
import { pixelIn, toUnits } from "../src/kit/board/units";

const VIEW = { x: -100, y: -50, width: 200, height: 100 };
const target = (x: number, y: number, given: Partial<Target> = {}): Target => ({
  x,
  y,
  width: 10,
  height: 10,
  lit: true,
  act: () => undefined,
  ...given,
});

describe("units of a board", () => {
  it("are as many in a pixel as fit the drawing into its room", () => {
    expect(pixelIn(VIEW, { width: 400, height: 400 })).toBe(0.5);
    expect(pixelIn(VIEW, { width: 400, height: 50 })).toBe(2);
  });

  it("are pixels where there is no viewBox, or no room yet", () => {
    expect(pixelIn(null, { width: 400, height: 400 })).toBe(1);
    expect(pixelIn(VIEW, { width: 0, height: 0 })).toBe(1);
    expect(toUnits({ x: 7, y: 9 }, null, { width: 400, height: 400 })).toEqual({ x: 7, y: 9 });
  });

  it("count from the middle of the room, in which the drawing lies", () => {
    const room = { width: 400, height: 400 };

    expect(toUnits({ x: 200, y: 200 }, VIEW, room)).toEqual({ x: 0, y: 0 });
    expect(toUnits({ x: 0, y: 100 }, VIEW, room)).toEqual({ x: -100, y: -50 });
  });
});

describe("targets", () => {
  it("are never too small for a finger, whatever the scale", () => {
    for (const pixel of [0.2, 1, 5])
      expect(areaOf({ width: 10, height: 10, lit: true }, pixel).width / pixel).toBeGreaterThanOrEqual(44);
    expect(areaOf({ width: 60, height: 10, lit: undefined }, 1)).toEqual({ width: 60, height: 44 });
  });

  it("do not grow over others where they cannot be chosen", () => {
    expect(areaOf({ width: 10, height: 12, lit: false }, 1)).toEqual({ width: 10, height: 12 });
  });

  it("are meant by a touch if no other is nearer", () => {
    const [left, right] = [target(0, 0), target(20, 0)];

    expect(nearest({ x: 9, y: 0 }, [left, right], 1)).toBe(left);
    expect(nearest({ x: 11, y: 0 }, [left, right], 1)).toBe(right);
    expect(nearest({ x: 43, y: 0 }, [left, right], 1)).toBeNull();
  });

  it("are nearer the larger they are", () => {
    const [small, large] = [target(0, 0), target(40, 0, { width: 60 })];

    expect(nearest({ x: 14, y: 0 }, [small, large], 1)).toBe(large);
  });
});

describe("motion", () => {
  const animate = vi.fn(() => ({ cancel: vi.fn() }));
  const piece = Object.assign(document.createElement("div"), { animate });
  const way = [0, 10, 20, 30].map((x) => ({ x, y: 0 }));
  let isReduced = false;

  beforeEach(() => {
    isReduced = false;
    document.documentElement.style.setProperty("--quick", "150ms");
    document.documentElement.style.setProperty("--calm", "0.32s");
    vi.stubGlobal("matchMedia", () => ({ matches: isReduced }));
  });
  afterEach(() => {
    document.documentElement.removeAttribute("style");
    vi.unstubAllGlobals();
    animate.mockClear();
  });

  it("lasts as long as the tokens say, in either unit", () => {
    expect([lasting("quick"), lasting("calm")]).toEqual([150, 320]);
  });

  it("takes longer for a longer way, but not much", () => {
    expect(travelTime(way)).toBe(270);
    expect(travelTime([...way, ...way, ...way, ...way])).toBe(400);
  });

  it("leads along the way", () => {
    travel(piece, way);

    expect(animate).toHaveBeenCalledExactlyOnceWith(along(way), { duration: 270, easing: "ease-in-out" });
    expect(along(way).map(({ transform }) => transform)).toContain("translate(10.0px, 0.0px)");
  });

  it("takes the time that the table gives the moment", () => {
    piece.style.setProperty("--travel", "640ms");
    document.body.append(piece);

    expect(travelTime(way, piece)).toBe(640);
    piece.removeAttribute("style");
    expect(travelTime(way, piece)).toBe(270);
    piece.remove();
  });

  it("is left out where people want none, and for a straight way", () => {
    travel(piece, way.slice(0, 2));
    isReduced = true;
    travel(piece, way);

    expect(animate).not.toHaveBeenCalled();
  });
});

describe("a board with targets", () => {
  let shown: object;
  const said = () => document.querySelector("output")?.textContent;
  const button = (label: string) => {
    const found = document.querySelector(`[data-scale="1"] [role=button][aria-label="${label}"]`);
    if (!found) throw new Error(`no ${label}`);
    return found;
  };
  const touch = (element: Element, x: number, y: number) => {
    const place = { bubbles: true, detail: 1, clientX: x, clientY: y };
    element.dispatchEvent(new MouseEvent("click", place));
    flushSync();
  };

  beforeEach(() => {
    vi.spyOn(Element.prototype, "getBoundingClientRect").mockReturnValue(new DOMRect(0, 0, 200, 90));
    shown = mount(Targets, { target: document.body });
    flushSync();
  });
  afterEach(() => {
    void unmount(shown);
    vi.restoreAllMocks();
  });

  it("tells by roles and names what can be touched", () => {
    const states = ["lit", "picked", "shut", "tells"].map((label) =>
      ["tabindex", "aria-disabled", "aria-pressed"].map((name) => button(label).getAttribute(name)),
    );

    expect(states).toEqual([
      ["0", "false", "false"],
      ["0", "false", "true"],
      ["-1", "true", null],
      ["0", "false", null],
    ]);
  });

  it.each(["Enter", " "])("is used with the key %j", (key) => {
    const press = new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true });
    button("picked").dispatchEvent(press);
    flushSync();

    expect(said()).toBe("picked");
    expect(press.defaultPrevented).toBe(true);
  });

  it("takes a touch for the nearest of those that may be chosen, whichever lies on top", () => {
    for (const number of [1, 2, 3, 4, 5]) {
      touch(button("close 5"), 16 + 18 * number, 70);

      expect(said()).toBe(`close ${number}`);
    }
    touch(button("shut"), 125, 25);
    expect(said()).toBe("shut");
    touch(button("shut"), 96, 25);
    expect(said()).toBe("picked");
  });

  it("takes the click of a screen reader for what was clicked", () => {
    const click = new MouseEvent("click", { bubbles: true, detail: 0, clientX: 25, clientY: 25 });
    button("close 2").dispatchEvent(click);
    flushSync();

    expect(said()).toBe("close 2");
  });

  it("says where a touch beside all targets was", () => {
    touch(button("lit").closest("svg") as Element, 199, 2);

    expect(said()).toBe("beside, at 199,2");
  });
});

describe("the gallery", () => {
  it("shows every piece", () => {
    const shown = mount(Pieces, { target: document.body });
    flushSync();
    const names = [...document.querySelectorAll("svg[aria-label]")].map((svg) =>
      svg.getAttribute("aria-label"),
    );

    expect(names.slice(0, 4)).toEqual(["Dice", "Pawns", "Discs", "Cards"]);
    expect(document.querySelectorAll("[role=img]")).toHaveLength(1);
    expect(document.querySelectorAll("[data-scale]")).toHaveLength(3);
    void unmount(shown);
  });
});
