/** Where each strip lies now, by its name. */
import { inSupply, onTrack, type Box, type Layout } from "./layout";
import { nameOf, type Slot, SLOTS } from "./material";
import type { AnyEvent } from "../game";
import type { GameEvent, View } from "./types";

export interface Piece extends Slot {
  box: Box;
  /** Its size compared with one on a track. */
  scale: number;
  /** The seat whose track it lies on, and its number there from the rear; null in the supply. */
  seat: number | null;
  index: number;
}

export function pieces(view: View, place: Layout): Piece[] {
  const laid = onTracks(view, place);
  const there = new Set(view.supply.map(nameOf));
  return SLOTS.flatMap((slot) => {
    const found = laid.get(slot.name);
    if (found) return [found];
    return there.has(slot.name) ? [supplied(slot, place)] : [];
  });
}

function supplied(slot: Slot, place: Layout): Piece {
  return {
    ...slot,
    box: inSupply(place, slot.colour, slot.length),
    scale: place.supply.scale,
    seat: null,
    index: 0,
  };
}

function onTracks(view: View, place: Layout): Map<string, Piece> {
  const found = new Map<string, Piece>();
  view.tracks.forEach((track, seat) => {
    let from = track.marker;
    track.strips.forEach((strip, index) => {
      const name = nameOf(strip);
      const box = onTrack(place, seat, from, strip.length);
      found.set(name, { name, colour: strip.colour, length: strip.length, box, scale: 1, seat, index });
      from += strip.length;
    });
  });
  return found;
}

/** What the last events moved, and by how much each track grew or shrank. */
export interface Moved {
  strips: Set<string>;
  changes: Map<number, number>;
  spared: Set<number>;
}

export function moved(events: readonly AnyEvent[]): Moved {
  const found: Moved = { strips: new Set(), changes: new Map(), spared: new Set() };
  for (const event of events as unknown as readonly GameEvent[]) note(event, found);
  return found;
}

function note(event: GameEvent, found: Moved): void {
  if (event.is === "Took" || event.is === "Returned") {
    found.strips.add(nameOf(event.strip));
    found.changes.set(event.seat, event.is === "Took" ? event.strip.length : -event.strip.length);
  }
  if (event.is === "Dropped") event.strips.forEach((strip) => found.strips.add(nameOf(strip)));
  if (event.is === "SlidBack") found.changes.set(event.seat, -event.spaces);
  if (event.is === "Stole" && !event.lantern) found.changes.set(event.victim, -event.strip.length);
  if (event.is === "Stole" && event.lantern) found.spared.add(event.victim);
  if (event.is === "Spared" && event.lantern) found.spared.add(event.seat);
}
