/** Steps as turns, and turns in words. */
import { describe, expect, it } from "vitest";

import type { StepMessage } from "../src/api/http";
import type { AnyEvent, GameUi } from "../src/games/game";
import { ui as dog } from "../src/games/dog/ui";
import { text } from "../src/i18n/text/en";
import { details, narration, turnsOf, type Narrator } from "../src/table/show/turns";

let revision = 0;

function step(seat: number | null, ...events: AnyEvent[]): StepMessage {
  revision += 1;
  const told = events as unknown as StepMessage["events"];
  return { revision, seat, by: "bot", at: 0, undone: 0, events: told, on_turn: [], view: null };
}

const counts = (steps: StepMessage[], goesOn?: GameUi["goesOn"]) =>
  turnsOf(steps, goesOn).map((turn) => [turn.seat, turn.steps.length]);

describe("steps", () => {
  it("of one player are one turn, with what chance does for that player", () => {
    const steps = [
      step(1, { is: "Loaded" }),
      step(null, { is: "Rolled", seat: 1 }),
      step(1, { is: "Moved" }),
      step(null, { is: "Rolled", seat: 2 }),
      step(2, { is: "Moved" }),
    ];

    expect(counts(steps)).toEqual([
      [1, 3],
      [2, 2],
    ]);
  });

  it("of chance alone belong to nobody", () => {
    expect(counts([step(null, { is: "Dealt" }), step(null, { is: "Dealt" })])).toEqual([
      [null, 1],
      [null, 1],
    ]);
  });

  it("that take something back stand alone", () => {
    const back = { ...step(1), undone: 2 };

    expect(counts([step(1, { is: "Moved" }), back, step(1, { is: "Moved" })])).toEqual([
      [1, 1],
      [1, 1],
      [1, 1],
    ]);
  });

  it("of DOG's exchange are one turn of all", () => {
    const steps = [
      step(null, { is: "Dealt" }, { is: "HandDealt", seat: 0 }),
      step(2, { is: "Offered", seat: 2 }),
      step(0, { is: "OwnOffer", seat: 0 }, { is: "Offered", seat: 0 }),
      step(1, { is: "Offered", seat: 1 }, { is: "Exchanged" }),
      step(1, { is: "Played", seat: 1 }, { is: "Entered" }),
    ];

    expect(counts(steps, dog.goesOn)).toEqual([
      [null, 1],
      [2, 3],
      [1, 1],
    ]);
  });

  it("of DOG are turns of their own for a player who is left alone, but a 7 is one", () => {
    const steps = [
      step(1, { is: "Played", seat: 1, card: 6 }, { is: "Moved" }),
      step(1, { is: "Moved" }),
      step(1, { is: "Played", seat: 1, card: 2 }, { is: "Moved" }),
      step(1, { is: "Discarded", seat: 1 }),
      step(null, { is: "Drew", seat: 1 }),
      step(1, { is: "Played", seat: 1, card: 3 }, { is: "Moved" }),
    ];

    expect(counts(steps, dog.goesOn)).toEqual([
      [1, 2],
      [1, 1],
      [1, 3],
    ]);
  });
});

describe("a turn in words", () => {
  const narrator = (ui: Partial<Narrator["ui"]>): Narrator => ({
    ui: { tell: (event) => event.is, ...ui },
    words: {},
    who: (seat) => `P${seat}`,
    text,
  });
  const [turn] = turnsOf([step(1, { is: "Rolled" }), step(1, { is: "Moved" })], undefined);
  if (!turn) throw new Error("no turn");

  it("is what the game says of all its events", () => {
    const narrate = (events: AnyEvent[]) => events.map(({ is }) => is).join("+");

    expect(narration(turn, {}, narrator({ narrate }))).toBe("Rolled+Moved");
  });

  it("is the last event where the game says nothing, or does not narrate", () => {
    expect(narration(turn, {}, narrator({ narrate: () => "" }))).toBe("Moved");
    expect(narration(turn, {}, narrator({}))).toBe("Moved");
    expect(details(turn, {}, narrator({}))).toEqual(["Rolled", "Moved"]);
  });

  it("says when a bot stood in, or time was up", () => {
    const by = (by: StepMessage["by"]) => ({ ...turn, steps: turn.steps.map((step) => ({ ...step, by })) });
    const told = narrator({ narrate: () => "So it goes." });

    expect(narration(by("stand-in"), {}, told)).toBe(text.table.byBot("So it goes."));
    expect(narration(by("clock"), {}, told)).toBe(text.table.byClock("So it goes."));
    expect(narration(by("clock"), {}, narrator({ narrate: () => "Done.", realTime: true }))).toBe("Done.");
  });

  it("says that something was taken back", () => {
    const [back] = turnsOf([{ ...step(1), undone: 2 }], undefined);
    if (!back) throw new Error("no turn");

    expect(narration(back, {}, narrator({ narrate: () => "Never." }))).toBe(text.table.undone("P1", 2));
  });
});
