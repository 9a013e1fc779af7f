/** A preview only: which strips dice would claim if no more were rolled. What may be done is never read from here. */
import { LENGTHS, nameOf } from "./material";
import type { Strip, TrackView, View } from "./types";

const LONGEST = LENGTHS[LENGTHS.length - 1] as number;

/** WE9, WE10, WE12 Strips of the supply and first strips of others, as names. */
export function withinReach(view: View, counts: readonly number[]): Set<string> {
  const own = view.tracks[view.turn];
  const free = (strip: Strip) => !own?.strips.some((laid) => laid.colour === strip.colour);
  const reach = [...fromSupply(view.supply, counts), ...fromOthers(view, counts)];
  return new Set(reach.filter(free).map(nameOf));
}

function fromSupply(supply: readonly Strip[], counts: readonly number[]): Strip[] {
  return counts.flatMap((count, colour) => {
    const fitting = supply.filter((strip) => strip.colour === colour && strip.length <= count);
    const exact = fitting.filter((strip) => strip.length === Math.min(count, LONGEST));
    return exact.length ? exact : fitting;
  });
}

function fromOthers(view: View, counts: readonly number[]): Strip[] {
  const others = view.tracks.filter((_, seat) => seat !== view.turn);
  return others.flatMap((track: TrackView) => {
    const [first, second] = track.strips;
    return first && second && first.length <= (counts[first.colour] ?? 0) ? [first] : [];
  });
}
