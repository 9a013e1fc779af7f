/** What is heard of each event of Overload. */
import { soundsBy, type Cue } from "../game";
import { owner } from "./notation";
import type { GameEvent, View } from "./types";

export const sounds = soundsBy<GameEvent, View>({
  Loaded: ({ discs }) => (discs ? { sound: "coin", times: discs, height: 1 } : { sound: "hush" }),
  Rolled: () => ({ sound: "rattle", times: 1 }),
  Moved: ({ left, reached }) => ({ sound: "hop", times: Math.max(1, Math.abs(reached - left)) }),
  Received: ({ pawn }, view) => stacked(pawn, view),
  Returned: () => ({ sound: "coin" }),
  Handed: ({ taker }, view) => stacked(taker, view),
  Overloaded: ({ pawn }) => ({ sound: "tumble", to: [owner(pawn)] }),
  Arrived: ({ discs }) => ({ sound: "coin", times: Math.max(1, discs), height: 1 }),
  Landed: () => null,
  Skipped: () => ({ sound: "hush" }),
  Won: () => null,
});

/** A disc on top of a pawn's stack. */
function stacked(pawn: number, view: View): Cue {
  return { sound: "coin", height: view.pawns[pawn]?.discs ?? 1 };
}
