import type { View } from "./types";

export type Space = View["track"][number];
export type Special = Exclude<Space, "plain">;

/** The places of special spaces with their kinds. */
export function specials(track: Space[]): { place: number; kind: Special }[] {
  return track.flatMap((kind, place) => (kind === "plain" ? [] : [{ place, kind }]));
}

/** Each kind once, in the order of the track. */
export function kinds(track: Space[]): Special[] {
  return [...new Set(specials(track).map(({ kind }) => kind))];
}
