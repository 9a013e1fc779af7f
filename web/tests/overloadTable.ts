/** A table of Overload to look at. */
import type { View } from "../src/games/overload/types";

const names = ["Ann", "Ben", "Cléo", "Dan", "Eva"];
export const who = (seat: number) => names[seat] ?? "?";

export function view(changes: Partial<View> = {}, pawns = "0+0 0+0 0+0 0+0 0+0 0+0"): View {
  return {
    is: "View",
    you: 0,
    options: { is: "Options", players: 3, special: [] },
    players: 3,
    turn: 0,
    phase: { is: "Loading" },
    track: Array.from({ length: 18 }, () => "plain"),
    target: 40,
    points: [6, 0, 1],
    pawns: pawns.split(" ").map((word) => {
      const [place = 0, discs = 0] = word.split("+").map(Number);
      return { is: "PawnView", place, discs };
    }),
    cup: 67,
    ...changes,
  };
}
