/** The note that says why a choice is illegal. */
import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

import { Refused } from "../src/api/http";
import type { GameUi } from "../src/games/game";
import { explained } from "../src/table/explained";
import { language } from "../src/i18n/language.svelte";
import WhyNot from "../src/table/WhyNot.svelte";

const refusal = new Refused("illegal", "DG17", "in English", { is: "NoneOut", colour: 0 });
let note: ReturnType<typeof mount> | null = null;
const close = vi.fn();

function show(given: { short?: string; isAsking?: boolean } = {}): HTMLElement {
  note = mount(WhyNot, { target: document.body, props: { refusal, game: "dog", close, ...given } });
  flushSync();
  return document.querySelector("[role=alert]") as HTMLElement;
}

beforeEach(() => close.mockClear());
afterEach(async () => {
  if (note) await unmount(note);
  note = null;
  document.body.replaceChildren();
});

describe("the note", () => {
  it("says the reason first, then leads to the clause", () => {
    const alert = show({ short: "None of your pawns is out." });

    expect(alert.querySelector("span")?.textContent).toBe("None of your pawns is out.");
    expect(alert.querySelector("a")?.getAttribute("href")).toBe("/rules/dog#DG17");
    expect(alert.textContent).not.toContain("in English");
  });

  it("has the server’s sentence where there is no reason", () => {
    expect(show().querySelector("span")?.textContent).toBe("in English");
  });

  it("goes when anything else is touched, by hand or by key, and on Escape", () => {
    show();
    document.body.click();
    window.dispatchEvent(new KeyboardEvent("keydown", { key: "Enter" }));
    window.dispatchEvent(new KeyboardEvent("keydown", { key: "Escape" }));
    window.dispatchEvent(new KeyboardEvent("keydown", { key: "Tab" }));

    expect(close).toHaveBeenCalledTimes(3);
  });

  it("stays while another question is asked, and when its own link is followed", () => {
    const link = show({ isAsking: true }).querySelector("a");
    document.body.click();
    link?.addEventListener("click", (event) => event.preventDefault());
    link?.click();

    expect(close).not.toHaveBeenCalled();
  });
});

describe("a refusal in words", () => {
  const words = { who: String, words: null, view: null };
  const told = (ui: Pick<GameUi, "reason">, of = refusal) => explained(of, { ui, ...words });

  it("is the game’s own sentence, else the server’s", () => {
    expect(told({ reason: (why) => `because ${why.is}` })).toBe("because NoneOut");
    expect(told({ reason: () => "" })).toBe("in English");
    expect(told({})).toBe("in English");
    expect(told({ reason: () => "because" }, new Refused("stale", null, "too late"))).toBe("too late");
  });

  it("is said in the viewer’s language where it is not about a rule", async () => {
    await language.use("de");
    const late = told({}, new Refused("late", null, "the time is up"));
    const early = told({}, new Refused("not-your-turn", null, "seat 2 decides"));
    await language.use("en");

    expect(late).toBe("Zu spät: Die Zeit dafür war um.");
    expect(early).toBe("Du bist nicht an der Reihe: einen Augenblick.");
  });
});
