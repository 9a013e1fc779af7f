/** Where the choices would lead: a shadow of the pawn on the space it would reach. */
import { pawnName, type Choice } from "./notation";
import type { View } from "./types";

export interface Ghost {
  pawn: number;
  from: number;
  place: number;
  notation: string;
}

export function ghosts(view: View, open: Choice[]): Ghost[] {
  const { phase, track, pawns } = view;
  const ghost = (pawn: number, by: number, notation: string): Ghost => {
    const from = pawns[pawn]?.place ?? 0;
    return { pawn, from, place: Math.max(0, Math.min(from + by, track.length - 1)), notation };
  };
  if (phase.is === "Moving")
    return open.filter(({ verb }) => verb === "move").map((one) => ghost(one.value, phase.die, one.notation));
  if (phase.is === "Stepping")
    return open
      .filter(({ verb }) => verb === "step")
      .map((one) => ghost(phase.pawn, one.value, one.notation));
  return [];
}

/** What touching a pawn would mean: in a meeting one gives to it, else one moves it. */
export function touched(view: View, pawn: number): string {
  const verb = view.phase.is === "Meeting" && pawn !== view.phase.pawn ? "give" : "move";
  return `${verb} ${pawnName(pawn)}`;
}
