/** Würfelblitz between two rounds: why a number was wrong, and ready for the next one. */
import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

import type { AnyEvent, NextRound } from "../src/games/game";
import Next from "../src/games/wuerfelblitz/Next.svelte";
import { blamed, lastOf, mistakesIn } from "../src/games/wuerfelblitz/round";
import { text as english } from "../src/games/wuerfelblitz/text/en";
import type { Mistaken, Settled } from "../src/games/wuerfelblitz/types";

describe("why a number was wrong", () => {
  const roll = { is: "Roll", faces: [5, 0, 4, 0, 2, 0], dots: [1, 1] };
  const round = { is: "Settled", roll } as unknown as Settled;
  const because = (why: object) => ({ is: "Mistaken", seat: 0, why }) as unknown as Mistaken;

  it("is known of the last round only", () => {
    const [old, fresh] = [because({ is: "OtherWay" }), because({ is: "FarOff" })];
    const events = [round, old, round, fresh] as unknown as AnyEvent[];

    expect(mistakesIn(events)).toEqual([fresh]);
    expect(lastOf(events)?.mistakes).toEqual([fresh]);
  });

  it.each([
    [{ is: "CountedAll", excluded: [0, 1, 2, 4] }, [0, 1, 2, 4]],
    [{ is: "CountedOut", dice: [{ colour: 0, pips: 5, on: 5 }] }, [0, 5]],
    [{ is: "CountedOut", dice: [{ colour: 1, pips: 5, on: null }] }, [1, 6]],
    [{ is: "CountedIn", dice: [{ colour: 2, pips: 4 }] }, [2]],
    [
      {
        is: "LeftOut",
        dice: [
          { colour: 2, pips: 4 },
          { colour: 4, pips: 2 },
        ],
      },
      [2, 4],
    ],
    [{ is: "CountedDot", colour: 3, pips: 4 }, [3]],
    [{ is: "NearMiss", dice: [] }, []],
  ])("rings the dice that %o names", (why, places) => {
    expect(blamed(round, because(why))).toEqual(places);
  });

  it("is said in the words of the package", () => {
    const why = { is: "CountedOut", number: 5, dice: [{ is: "ExcludedDie", colour: 0, pips: 5, on: 5 }] };

    expect(english.mistake(why, String, { you: 0 })).toBe(
      "5 counts the red 5, but there is a red dot on the blue die.",
    );
  });
});

describe("the next round", () => {
  const who = (seat: number) => ["Ann", "Ben", "Cleo"][seat] ?? "?";
  const ready = vi.fn();
  const slower = vi.fn<() => Promise<boolean>>();
  let shown: ReturnType<typeof mount> | null = null;

  beforeEach(() => {
    vi.useFakeTimers({ now: 0, toFake: ["setInterval", "clearInterval", "performance"] });
    ready.mockReset();
    slower.mockReset().mockResolvedValue(true);
  });
  afterEach(() => {
    if (shown) void unmount(shown);
    document.body.innerHTML = "";
    vi.useRealTimers();
  });

  function show(given: Partial<NextRound>): void {
    const next = { waiting: [0], at: null, ready, slower: null, ...given };
    shown = mount(Next, { target: document.body, props: { next, ahead: 0, who, text: english } });
    flushSync();
  }

  function wait(ms: number): void {
    vi.advanceTimersByTime(ms);
    flushSync();
  }

  function enter(target: Element = document.body): void {
    target.dispatchEvent(new KeyboardEvent("keydown", { key: "Enter", bubbles: true }));
  }

  const words = () => (document.querySelector(".said")?.textContent ?? "").trim();
  const button = (name: string) =>
    [...document.querySelectorAll("button")].find(({ textContent }) => textContent === name);

  it("begins when the button is pressed", () => {
    show({});
    button("Next round")?.click();

    expect(words()).toBe("Ready when you are.");
    expect(ready).toHaveBeenCalledOnce();
  });

  it("begins with Enter, but not with the one that was meant for the last round", () => {
    show({});
    enter();
    wait(800);
    enter(button("Next round"));
    expect(ready).not.toHaveBeenCalled();
    enter();

    expect(ready).toHaveBeenCalledOnce();
  });

  it("waits for others by name, and says how much longer", () => {
    show({ waiting: [1, 2], ready: null, at: 7000 });

    expect(words()).toBe("Waiting for Ben and Cleo · 7");
    wait(2000);
    expect(words()).toBe("Waiting for Ben and Cleo · 5");
    expect(document.querySelectorAll("button")).toHaveLength(0);
  });

  it("hurries nobody while there is time enough", () => {
    show({ waiting: [0, 1, 2], at: 40_000 });
    expect(words()).toBe("Ready when you are.");
    wait(31_000);

    expect(words()).toBe("The next round is coming up · 9");
  });

  it("may be slower", async () => {
    show({ slower });
    button("Slower, please")?.click();
    await vi.waitFor(() => expect(document.body.textContent).toContain("They’ll take more time"));

    expect(slower).toHaveBeenCalledOnce();
  });
});
