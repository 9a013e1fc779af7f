/** What went wrong before: each of these was a fault of the app. */
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

import { Refused, server } from "../src/api/http";
import { held, hold } from "../src/api/keys";
import { Connection } from "../src/api/connection.svelte";
import { language, preferred } from "../src/i18n/language.svelte";
import { read } from "../src/app/router.svelte";

function forbidStorage(): void {
  const forbid = () => {
    throw new DOMException("forbidden", "SecurityError");
  };
  vi.stubGlobal("localStorage", { getItem: forbid, setItem: forbid });
}

beforeEach(() => localStorage.clear());
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

describe("src/app/router.svelte.ts", () => {
  it("leads nowhere, but does not break, where an address is badly written", () => {
    expect(read("/t/%E0%A4%A")).toEqual({ page: "nowhere" });
  });
});

describe("src/api/keys.ts", () => {
  it("reads a storage that holds no tables as empty", () => {
    localStorage.setItem("tablee.tables", "null");

    expect(held("one")).toBeNull();
  });

  it("lets a browser that stores nothing play until the page is closed", () => {
    forbidStorage();
    hold("one", "dog", ["a"], "owner");

    expect(held("one")).toMatchObject({ seats: ["a"], owner: "owner" });
  });
});

describe("src/i18n/language.svelte.ts", () => {
  it("starts without a storage", () => {
    forbidStorage();

    expect(["en", "fr", "de"]).toContain(preferred());
  });

  it("switches without a storage", async () => {
    forbidStorage();
    await language.choose("de");

    expect(language.code).toBe("de");
  });
});

describe("src/api/http.ts", () => {
  it("says that the server cannot be reached when something else answers in its place", async () => {
    vi.stubGlobal("fetch", async () => new Response("<h1>Log in to the hotel</h1>"));

    await expect(server.games()).rejects.toBeInstanceOf(Refused);
    await expect(server.games()).rejects.toMatchObject({ code: "unreachable" });
  });
});

describe("src/api/connection.svelte.ts", () => {
  it("has one connection only, also when the network comes back while it is connecting", () => {
    const sockets: WebSocket[] = [];
    class FakeSocket {
      static readonly OPEN = 1;
      readyState = 0;
      onmessage: ((event: { data: string }) => void) | null = null;
      onclose: ((event: { code: number }) => void) | null = null;
      constructor() {
        sockets.push(this as unknown as WebSocket);
      }
      send(): void {
        // What is sent does not matter here.
      }
      close(): void {
        this.readyState = 3;
      }
    }
    vi.useFakeTimers();
    vi.stubGlobal("WebSocket", FakeSocket);
    const connection = new Connection("one", "key", () => undefined);
    const said = { number: 1, at: 0, name: "Ann", said: "hello", reaction: true };
    const hear = (socket: WebSocket | undefined) =>
      (socket as unknown as FakeSocket).onmessage?.({
        data: JSON.stringify({ kind: "chat", lines: [said] }),
      });
    (sockets[0] as unknown as FakeSocket).onclose?.({ code: 1006 });
    vi.advanceTimersByTime(150);
    // The second is connecting; now a third is opened beside it, and both will be heard.
    dispatchEvent(new Event("online"));
    for (const socket of sockets.slice(1)) if (socket.readyState < 2) hear(socket);

    expect(connection.received.chat.map(({ number }) => number)).toEqual([1]);
    connection.close();
  });
});
