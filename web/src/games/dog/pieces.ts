/** Which pawn is which from one view to the next, so that each slides from its old to its new place. */
import type { AnyEvent } from "../game";
import { AREA } from "./board";
import type { GameEvent, View } from "./types";

export interface Piece {
  id: string;
  seat: number;
  /** Its hole in the start area. */
  hole: number;
  place: number;
  /** Where it came from, and how. */
  from: number;
  came: "" | "moved" | "captured" | "swapped";
}

export function setUp(view: View): Piece[] {
  return view.pawns.flatMap((row, seat) =>
    row.map((place, hole) => ({ id: `${seat}-${hole}`, seat, hole, place, from: place, came: "" as const })),
  );
}

export function follow(pieces: Piece[], view: View, events: AnyEvent[]): Piece[] {
  const count = view.pawns.reduce((sum, row) => sum + row.length, 0);
  if (pieces.length !== count) return setUp(view);
  if (agrees(pieces, view)) return pieces;
  const rested = pieces.map((piece) => ({ ...piece, from: piece.place, came: "" as const }));
  const told = (events as unknown as GameEvent[]).reduce<Piece[]>(
    (now, event) => after(now, event, view),
    rested,
  );
  return agrees(told, view) ? told : matched(rested, view);
}

function agrees(pieces: Piece[], view: View): boolean {
  return view.pawns.every((row, seat) => {
    const places = pieces.filter((piece) => piece.seat === seat).map((piece) => piece.place);
    return sorted(places).join() === sorted(row).join();
  });
}

function sorted(places: readonly number[]): number[] {
  return [...places].sort((one, other) => one - other);
}

function after(pieces: Piece[], event: GameEvent, view: View): Piece[] {
  switch (event.is) {
    case "Moved":
      return sent(pieces, event.colour, event.source, event.target, "moved");
    case "Captured":
      return sent(pieces, event.colour, event.place, AREA, "captured");
    case "Entered":
      return sent(pieces, event.colour, AREA, startIn(view, event.colour), "moved");
    case "Swapped":
      return sent(
        sent(pieces, event.colour, event.own, event.other, "swapped"),
        event.other_colour,
        event.other,
        event.own,
        "swapped",
      );
    default:
      return pieces;
  }
}

function startIn(view: View, seat: number): number {
  return 16 * (view.options.players === 2 ? seat * 2 : seat);
}

/** One pawn somewhere else; if two of a colour share a place, the one that has not just come there. */
function sent(pieces: Piece[], seat: number, source: number, target: number, came: Piece["came"]): Piece[] {
  const there = pieces.filter((piece) => piece.seat === seat && piece.place === source);
  const chosen = there.find((piece) => piece.came === "") ?? there[0];
  return pieces.map((piece) => (piece === chosen ? { ...piece, from: source, place: target, came } : piece));
}

/** Without events to go by: who can stay stays, the others take the places left. */
function matched(pieces: Piece[], view: View): Piece[] {
  return view.pawns.flatMap((row, seat) => {
    const own = pieces.filter((piece) => piece.seat === seat);
    const left = [...row];
    const movers = own.filter((piece) => !takeOut(left, piece.place));
    return own.map((piece) => {
      if (!movers.includes(piece)) return piece;
      const place = left.shift() as number;
      return { ...piece, place, came: place === AREA ? ("captured" as const) : ("swapped" as const) };
    });
  });
}

function takeOut(places: number[], place: number): boolean {
  const index = places.indexOf(place);
  if (index >= 0) places.splice(index, 1);
  return index >= 0;
}
