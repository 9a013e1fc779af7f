/** Stepping Stones in the app: found by its name, shown, chosen by touch. */
import { flushSync, mount, unmount } from "svelte";
import { describe, expect, it, vi } from "vitest";

import { loadText, loadThumb, loadUi } from "../src/games/discovery";
import type { AnyEvent, BoardProps } from "../src/games/game";
import { lay, stand, way } from "../src/games/stepping-stones/layout";
import type { GameText } from "../src/games/stepping-stones/text/type";
import type { View } from "../src/games/stepping-stones/types";

const NAME = "stepping-stones";
const who = (seat: number) => ["Ann", "Ben"][seat] ?? "";
const view: View = {
  is: "View",
  you: 0,
  options: { is: "Options", players: 2, stones: 30, splash: "no" },
  turn: 0,
  places: [4, 9],
  at: 12,
  far_bank: 31,
  rolling: false,
};

async function shown(legal: string[], others: Partial<BoardProps> = {}) {
  const [ui, text] = await Promise.all([loadUi(NAME), loadText(NAME, "en")]);
  const target = document.createElement("div");
  const events: AnyEvent[] = [{ is: "Rolled", seat: 0, pips: 3 }];
  const choose = vi.fn();
  const props = { view, legal, events, seat: 0, who, text, choose, whyNot: vi.fn(), ...others };
  const board = mount(ui.Board, { target, props });
  flushSync();
  return { target, board, choose };
}

describe("the app", () => {
  it("finds the game with its words and its picture", async () => {
    const ui = await loadUi(NAME);
    const words = await Promise.all((["en", "fr", "de"] as const).map((code) => loadText(NAME, code)));

    expect(ui.task(view, ["hop", "rest"], words[0])).toBe("You are 8 steps on: hop again, or rest?");
    expect(words.map((text) => ui.describe("rest", view, who, text))).toEqual([
      "Rest on stone 12",
      "Se reposer sur la pierre 12",
      "Rasten auf Stein 12",
    ]);
    expect(await loadThumb(NAME)).not.toBeNull();
  });

  it("tells what happens", async () => {
    const [ui, text] = await Promise.all([loadUi(NAME), loadText(NAME, "en")]);
    const told = (event: AnyEvent) => ui.tell(event, who, text as GameText, view);

    expect(told({ is: "Hopped", seat: 0, left: 0, reached: 4 })).toBe(
      "Ann hops from the near bank to stone 4.",
    );
    expect(told({ is: "Crossed", seat: 1, left: 27 })).toBe(
      "Ben hops from stone 27 to the far bank and wins.",
    );
  });
});

describe("the board", () => {
  it("shows where everybody is, and what the die shows", async () => {
    const { target, board } = await shown([]);
    const labels = [...target.querySelectorAll("[role=img]")].map((part) => part.getAttribute("aria-label"));

    expect(labels).toEqual(["Ann: stone 12", "Ben: stone 9", "The die shows 3"]);
    expect(target.querySelectorAll("button")).toHaveLength(0);
    void unmount(board);
  });

  it("says what was chosen", async () => {
    const { target, board, choose } = await shown(["hop", "rest"]);
    for (const button of target.querySelectorAll("button")) button.click();

    expect(choose.mock.calls).toEqual([["hop"], ["rest"]]);
    void unmount(board);
  });

  it("lays stones to and fro, and pawns that share one around its middle", () => {
    const river = lay(30);
    const [first, second] = [0, 1].map((seat) => stand(river, 7, seat, 2, [0, 1]));

    expect(river.stones[6]?.x).toBe(river.stones[5]?.x);
    expect(first).not.toEqual(second);
    expect(stand(river, 31, 0, 2, [0]).y).toBeLessThan(river.stones[29]?.y ?? 0);
  });

  it("leads a pawn from stone to stone, and from the bank to the first", () => {
    const river = lay(30);
    const hop = (left: number, reached: number) =>
      way(river, { is: "Hopped", seat: 0, left, reached }, 2).map(({ x, y }) => [x, y]);

    expect(hop(5, 7)).toEqual([
      [90, 112],
      [110, 112],
      [110, 92],
    ]);
    expect(hop(0, 1)).toEqual([
      [30, 136],
      [10, 112],
    ]);
  });

  it("keeps the last roll in sight while nothing is rolled", async () => {
    const { target, board } = await shown([], { events: [], past: [{ is: "Rolled", seat: 1, pips: 5 }] });

    expect(target.querySelector(".panel [role=img]")?.getAttribute("aria-label")).toBe("The die shows 5");
    void unmount(board);
  });
});
