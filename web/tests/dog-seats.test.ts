/** Nothing that lies on DOG's board covers anything else, however many play and whichever way the pawns run. */
import { flushSync, mount, unmount } from "svelte";
import { describe, expect, it } from "vitest";

import Coasters from "../src/games/dog/Coasters.svelte";
import { text } from "../src/games/dog/text/en";
import type { View } from "../src/games/dog/types";
import { layout, trayHalf, type Layout } from "../src/games/dog/board";
import type { Corner } from "../src/games/dog/corners";
import { distance, type Point } from "../src/games/dog/geometry";

/** Half of a coaster, as `Coasters.svelte` draws it: 10.6 and 8.8 hundredths of the plate. */
const halfCoaster = (board: Layout) => (board.size === 64 ? 53 : 44);
const COUNTS = [2, 3, 4, 5, 6].flatMap((players) => [
  [players, "clockwise"] as const,
  [players, "counter-clockwise"] as const,
]);

/** How far a circle is from a square with straight edges. */
function gap(circle: Point, radius: number, square: Point, half: number): number {
  const dx = Math.max(0, Math.abs(circle.x - square.x) - half);
  const dy = Math.max(0, Math.abs(circle.y - square.y) - half);
  return Math.hypot(dx, dy) - radius;
}

const pairs = <T>(all: T[]) =>
  all.flatMap((one, number) => all.slice(number + 1).map((other) => [one, other] as const));

describe.each(COUNTS)("with %i players, %s", (players, direction) => {
  const board = layout(players, direction, 0);
  const half = halfCoaster(board);
  const { corners } = board;

  it("coasters lie apart from each other", () => {
    const near = pairs(corners).map(([one, other]) => distance(one.coaster, other.coaster) - 2 * half);

    expect(Math.min(...near)).toBeGreaterThan(6);
  });

  it("coasters lie beside the start areas, the lanes and the ring", () => {
    const trays = (one: Corner) => corners.map(({ tray }) => gap(one.coaster, half, tray, trayHalf(board)));
    const spaces = [...board.ring, ...board.lanes.flat()];
    const holes = (one: Corner) => spaces.map((space) => distance(one.coaster, space) - half - board.pawn);

    expect(Math.min(...corners.flatMap(trays))).toBeGreaterThanOrEqual(2);
    expect(Math.min(...corners.flatMap(holes))).toBeGreaterThanOrEqual(2);
  });

  it("start areas lie beside the lanes and the ring", () => {
    const spaces = [...board.ring, ...board.lanes.flat()];
    const near = corners.flatMap(({ tray }) =>
      spaces.map((space) => gap(space, board.pawn, tray, trayHalf(board))),
    );

    expect(Math.min(...near)).toBeGreaterThanOrEqual(2);
  });
});

describe("at a coaster", () => {
  it("the viewer and the partner are told, and no level of a bot", async () => {
    const roles = ["you", "gentle", "your partner", "gentle"];
    const people = roles.map((role, seat) => ({
      name: `Player ${seat}`,
      face: "inge",
      role,
      absence: "",
      isPartner: seat === 2,
      isOnTurn: false,
      says: "",
      reaction: "",
    }));
    const view = { you: 0, cards: [6, 6, 6, 6] } as unknown as View;
    const props = { board: layout(4, "clockwise", 0), view, people, text };
    const shown = mount(Coasters, { target: document.body, props: props as never });
    flushSync();
    const told = [...document.querySelectorAll(".words")].map((words) =>
      words.textContent.replace(/\s+/g, " ").trim(),
    );

    expect(told).toEqual([
      "Player 0 you · 6 cards",
      "Player 1 6 cards",
      "Player 2 your partner 6 cards",
      "Player 3 6 cards",
    ]);
    await unmount(shown);
  });
});
