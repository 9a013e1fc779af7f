/** A television stays awake while the page is in view, whatever the browser can do. */
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

import { stayAwake } from "../src/tv/wakeLock";

const lock = { released: false, release: vi.fn(() => Promise.resolve()) };
const request = vi.fn(() => Promise.resolve(lock));

function show(state: DocumentVisibilityState): void {
  vi.spyOn(document, "visibilityState", "get").mockReturnValue(state);
  document.dispatchEvent(new Event("visibilitychange"));
}

/** Until the answer to a request has come. */
const settled = () => new Promise((done) => setTimeout(done));

beforeEach(() => {
  Object.defineProperty(navigator, "wakeLock", { value: { request }, configurable: true });
  lock.released = false;
  vi.clearAllMocks();
});
afterEach(() => vi.restoreAllMocks());

describe("the screen", () => {
  it("is kept awake, and again when the page comes back into view", async () => {
    const stop = stayAwake();
    await vi.waitFor(() => expect(request).toHaveBeenCalledWith("screen"));
    await settled();
    show("visible");
    expect(request).toHaveBeenCalledTimes(1);

    lock.released = true;
    show("hidden");
    expect(request).toHaveBeenCalledTimes(1);
    show("visible");
    expect(request).toHaveBeenCalledTimes(2);
    await settled();
    stop();
    expect(lock.release).toHaveBeenCalled();
    show("visible");
    expect(request).toHaveBeenCalledTimes(2);
  });

  it("may sleep where the browser refuses, or cannot keep it awake", async () => {
    request.mockRejectedValueOnce(new Error("low battery"));
    stayAwake()();
    Object.defineProperty(navigator, "wakeLock", { value: undefined, configurable: true });
    stayAwake()();

    await expect(settled()).resolves.toBeUndefined();
  });
});
