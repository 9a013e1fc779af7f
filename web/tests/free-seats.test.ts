/** What somebody without a seat is offered during the game: nothing that the server would refuse. */
import { describe, expect, it } from "vitest";

import type { TableMessage } from "../src/api/http";
import { offer } from "../src/table/waiting/freeSeats";

type Chair = TableMessage["chairs"][number];

const chair = (changes: Partial<Chair> = {}): Chair => ({
  sitter: "person",
  name: "Ann",
  face: "",
  level: "",
  screen: 0,
  present: true,
  stand_in: false,
  kept: false,
  host: false,
  ...changes,
});
const FREE = chair({ sitter: "nobody", name: "" });
const KEPT = chair({ sitter: "nobody", name: "", kept: true });
const BOT = chair({ sitter: "bot" });
const DANS = { seat: 1, key: "of Dan" };

const playing = (...chairs: Chair[]) => ({ stage: "playing" as const, chairs });
const visitor = { seats: [], owner: null, left: [] };
const owner = { ...visitor, owner: "owner" };
const dan = { ...visitor, left: [DANS] };

describe("a seat during the game", () => {
  it("can be taken where anybody may", () => {
    expect(offer(playing(chair(), FREE), visitor)).toEqual({ kind: "free" });
    expect(offer(playing(KEPT, FREE), visitor)).toEqual({ kind: "free" });
    expect(offer(playing(chair(), FREE), owner)).toEqual({ kind: "free" });
  });

  it("is to be asked for where it is kept for whoever left it", () => {
    expect(offer(playing(chair(), KEPT), visitor)).toEqual({ kind: "ask" });
  });

  it("is not to be asked for by whoever can give it", () => {
    expect(offer(playing(chair(), KEPT), owner)).toBeNull();
  });

  it.each([
    ["kept", KEPT],
    ["free", FREE],
  ])("is there for whoever left it while it is %s", (_, left) => {
    expect(offer(playing(FREE, left), dan)).toEqual({ kind: "back", ...DANS });
  });

  it("is lost to whoever left it once somebody else sits there", () => {
    expect(offer(playing(KEPT, chair()), dan)).toEqual({ kind: "ask" });
    expect(offer(playing(FREE, chair()), dan)).toEqual({ kind: "free" });
    expect(offer(playing(BOT, chair()), dan)).toBeNull();
  });

  it("is nothing for whoever has one", () => {
    expect(offer(playing(chair(), FREE, KEPT), { ...dan, seats: [0] })).toBeNull();
  });

  it("is offered neither before the game, where there is a page for it, nor after it", () => {
    expect(offer({ stage: "gathering", chairs: [FREE] }, visitor)).toBeNull();
    expect(offer({ stage: "over", chairs: [FREE] }, dan)).toBeNull();
  });
});
