import { afterEach, describe, expect, it, vi } from "vitest";

import { newKey, Refused, server } from "../src/api/http";

function answer(body: string, status = 200, statusText = ""): ReturnType<typeof vi.fn> {
  const fetch = vi.fn(async () => new Response(body, { status, statusText }));
  vi.stubGlobal("fetch", fetch);
  return fetch;
}

async function refusal(asked: Promise<unknown>): Promise<Refused> {
  const error = await asked.catch((caught: unknown) => caught);
  expect(error).toBeInstanceOf(Refused);
  return error as Refused;
}

afterEach(() => vi.unstubAllGlobals());

describe("asking the server", () => {
  it("gives what it answers", async () => {
    const fetch = answer('[{"name":"dog"}]');

    expect(await server.games()).toEqual([{ name: "dog" }]);
    expect(fetch).toHaveBeenCalledWith("/api/games", { method: "GET", headers: {}, body: null });
  });

  it("shows the key in the header, never in the address", async () => {
    const fetch = answer("{}");
    await server.start("one", "secret");

    expect(fetch).toHaveBeenCalledWith("/api/tables/one/start", {
      method: "POST",
      headers: { Authorization: "Bearer secret" },
      body: null,
    });
  });

  it("sends what is said as JSON", async () => {
    const fetch = answer("{}");
    await server.order("one", "secret", [1, 0]);

    expect(fetch).toHaveBeenCalledWith("/api/tables/one/order", {
      method: "POST",
      headers: { Authorization: "Bearer secret", "Content-Type": "application/json" },
      body: '{"seats":[1,0]}',
    });
  });

  it("asks for a replay by seat, or as a spectator", async () => {
    const fetch = answer("{}");
    await server.replay("one", null, null, 0, 50);
    await server.replay("one", "key", 2, 50, 50);

    expect(fetch.mock.calls.map(([path]) => path)).toEqual([
      "/api/tables/one/replay?first=0&count=50",
      "/api/tables/one/replay?first=50&count=50&seat=2",
    ]);
  });

  it("brings the key that was given up when coming back", async () => {
    const fetch = answer("{}");
    await server.sit("one", "Dan", 3, undefined, "the key of before");

    expect(JSON.parse(fetch.mock.calls[0]?.[1].body)).toEqual({
      name: "Dan",
      face: "",
      seat: 3,
      key: "the key of before",
    });
  });

  it("brings a key of its own when sitting down", async () => {
    const fetch = answer("{}");
    await server.sit("one", "Ann", null);
    const body = JSON.parse((fetch.mock.calls[0]?.[1] as { body: string }).body) as Record<string, unknown>;

    expect(body).toMatchObject({ name: "Ann", seat: null });
    expect(body.key).toMatch(/^[\w-]{32}$/);
  });
});

describe("a refusal", () => {
  it("is thrown with its code, clause and sentence", async () => {
    answer('{"error":"illegal","clause":"DG9","text":"not your turn"}', 409);
    const refused = await refusal(server.games());

    expect([refused.code, refused.clause, refused.message]).toEqual(["illegal", "DG9", "not your turn"]);
  });

  it("needs no clause", async () => {
    answer('{"error":"unknown-table","clause":null,"text":"no table x"}', 404);

    expect(await refusal(server.about("x"))).toMatchObject({ code: "unknown-table", clause: null });
  });

  it("is “unreachable” when nobody answers", async () => {
    vi.stubGlobal("fetch", vi.fn().mockRejectedValue(new TypeError("Failed to fetch")));

    expect(await refusal(server.house())).toMatchObject({ code: "unreachable", clause: null });
  });

  it("is “unreachable” when something before the server answers for it", async () => {
    answer("<h1>Bad Gateway</h1>", 502, "Bad Gateway");

    expect(await refusal(server.house())).toMatchObject({ code: "unreachable", message: "Bad Gateway" });
  });
});

describe("a key of one’s own", () => {
  it("is new each time and can stand in an address", () => {
    const keys = Array.from({ length: 50 }, newKey);

    expect(new Set(keys).size).toBe(50);
    for (const key of keys) expect(key).toMatch(/^[\w-]{32}$/);
  });
});
