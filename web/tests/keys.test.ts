import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

import {
  dropSeat,
  forget,
  leaveSeat,
  held,
  heldTables,
  hold,
  seatsLink,
  takeSeatsFromLink,
} from "../src/api/keys";

const PLACE = "tablee.tables";

beforeEach(() => {
  localStorage.clear();
  vi.useFakeTimers({ now: 1000 });
  history.replaceState(null, "", "/t/one");
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

describe("holding keys", () => {
  it("remembers the seats and the owner of a table", () => {
    hold("one", "dog", ["a", "b"], "owner");

    expect(held("one")).toEqual({ game: "dog", owner: "owner", seats: ["a", "b"], used: 1000 });
    expect(held("other")).toBeNull();
  });

  it("adds seats, each once, and keeps the owner", () => {
    hold("one", "dog", ["a"], "owner");
    hold("one", "dog", ["a", "b"]);

    expect(held("one")).toMatchObject({ seats: ["a", "b"], owner: "owner" });
  });

  it("lists tables, the one used last first", () => {
    hold("one", "dog", ["a"]);
    vi.setSystemTime(2000);
    hold("two", "overload", ["b"]);
    vi.setSystemTime(3000);
    hold("one", "dog", []);

    expect(heldTables().map(([id]) => id)).toEqual(["one", "two"]);
  });

  it("forgets the oldest when there are very many", () => {
    for (let number = 0; number < 45; number += 1) {
      vi.setSystemTime(1000 + number);
      hold(`t${number}`, "dog", ["a"]);
    }

    expect(heldTables()).toHaveLength(40);
    expect(held("t4")).toBeNull();
    expect(held("t44")).not.toBeNull();
  });

  it("drops a seat and leaves the others", () => {
    hold("one", "dog", ["a", "b"], "owner");
    dropSeat("one", "a");
    dropSeat("nowhere", "a");

    expect(held("one")).toMatchObject({ seats: ["b"], owner: "owner" });
    expect(held("nowhere")).toBeNull();
  });

  it("remembers how to come back to a seat that was left, until it is taken again", () => {
    hold("one", "dog", ["a", "b"]);
    leaveSeat("one", 3, "b");
    leaveSeat("nowhere", 3, "b");
    const left = held("one");
    hold("one", "dog", []);
    const later = held("one");
    hold("one", "dog", ["b"]);

    expect(left).toMatchObject({ seats: ["a"], left: [{ seat: 3, key: "b" }] });
    expect(later?.left).toEqual([{ seat: 3, key: "b" }]);
    expect(held("one")).toEqual({ game: "dog", owner: null, seats: ["a", "b"], used: 1000 });
    expect(held("nowhere")).toBeNull();
  });

  it("takes no seat along that was left", () => {
    hold("one", "dog", ["a", "b"]);
    leaveSeat("one", 3, "b");
    const mine = held("one");

    expect(mine && seatsLink("one", mine)).not.toMatch(/b$/);
  });

  it("forgets a table", () => {
    hold("one", "dog", ["a"]);
    forget("one");

    expect(heldTables()).toEqual([]);
  });
});

describe("taking seats along", () => {
  it("puts the keys after the #", () => {
    const link = new URL(seatsLink("one", { game: "dog", owner: "o", seats: ["a-_", "b"], used: 0 }));

    expect(link.pathname + link.search).toBe("/t/one");
    expect(Object.fromEntries(new URLSearchParams(link.hash.slice(1)))).toEqual({
      seats: "a-_.b",
      owner: "o",
    });
  });

  it.each([
    { seats: ["a-_", "b"], owner: "o" },
    { seats: ["a"], owner: null },
    { seats: [], owner: "o" },
  ])("brings $seats and $owner over to another device", ({ seats, owner }) => {
    const link = seatsLink("one", { game: "dog", owner, seats, used: 0 });
    history.replaceState({ kept: true }, "", new URL(link).pathname + new URL(link).hash);
    takeSeatsFromLink("one", "dog");

    expect(held("one")).toMatchObject({ game: "dog", seats, owner });
    expect(location.hash).toBe("");
    expect(location.pathname).toBe("/t/one");
    expect(history.state).toEqual({ kept: true });
  });

  it("adds to what this device has", () => {
    hold("one", "dog", ["mine"], "owner");
    history.replaceState(null, "", "/t/one#seats=a");
    takeSeatsFromLink("one", "dog");

    expect(held("one")).toMatchObject({ seats: ["mine", "a"], owner: "owner" });
  });

  it("leaves any other # alone", () => {
    history.replaceState(null, "", "/t/one#content");
    takeSeatsFromLink("one", "dog");

    expect(held("one")).toBeNull();
    expect(location.hash).toBe("#content");
  });
});

describe("a broken storage", () => {
  it("is as good as empty when it holds nonsense", () => {
    localStorage.setItem(PLACE, "{nonsense");

    expect(held("one")).toBeNull();
    expect(heldTables()).toEqual([]);
    hold("one", "dog", ["a"]);
    expect(held("one")).toMatchObject({ seats: ["a"] });
  });

  it("does not stop the game when it is full or forbidden", () => {
    const forbid = () => {
      throw new DOMException("forbidden", "SecurityError");
    };
    vi.stubGlobal("localStorage", { getItem: forbid, setItem: forbid });

    expect(hold("one", "dog", ["a"], "o")).toMatchObject({ seats: ["a"], owner: "o" });
    expect(() => held("one")).not.toThrow();
    expect(() => forget("one")).not.toThrow();
  });
});
