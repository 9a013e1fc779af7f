/** OV13 The sections of the board and what their special sides show, as in the package's track.py. */
import type { Special } from "./special";

export interface Section {
  kind: Special;
  /** The special space, counted from 1. */
  at: number;
}

export const SECTIONS: Record<string, Section> = {
  A: { kind: "plus", at: 2 },
  curve1: { kind: "double", at: 3 },
  C: { kind: "step", at: 2 },
  D: { kind: "minus", at: 3 },
  curve2: { kind: "step", at: 3 },
  B: { kind: "minus", at: 2 },
};

/** From no surprises to all of them: the names of the sections that are turned over, of those in play. */
export const TRACKS = {
  plain: () => [],
  spicy: (inPlay: string[]) => inPlay.filter((name) => name.startsWith("curve")),
  wild: (inPlay: string[]) => inPlay,
} satisfies Record<string, (inPlay: string[]) => string[]>;
export type TrackName = keyof typeof TRACKS;
export const TRACK_NAMES: TrackName[] = ["plain", "spicy", "wild"];
