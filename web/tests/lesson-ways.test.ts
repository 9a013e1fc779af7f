/** The buttons that lead through a lesson. */
import { flushSync, mount, unmount } from "svelte";
import { afterEach, describe, expect, it, vi } from "vitest";

import Foot from "../src/learn/Foot.svelte";

let shown: Record<string, unknown> | null = null;
afterEach(async () => {
  if (shown) await unmount(shown);
  shown = null;
});

describe("the ways through a lesson", () => {
  const last = () => document.querySelector(".ways button:last-child")?.textContent.trim();
  const ways = (done: boolean) => {
    const props = { back: vi.fn(), again: vi.fn(), on: vi.fn(), done };
    shown = mount(Foot, { target: document.body, props });
    flushSync();
  };

  it("go on at the end of the row", () => {
    ways(true);
    expect(last()).toBe("Next");
  });

  it("skip elsewhere, so that a second tap on “Next” skips nothing", () => {
    ways(false);
    expect(document.querySelector(".ways")?.textContent).toContain("Skip");
    expect(last()).toBe("Start again");
  });
});
