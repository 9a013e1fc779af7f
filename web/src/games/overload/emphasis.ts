/** What happened last, as signs at the pawns, ways gone and discs that fly. */
import type { AnyEvent } from "../game";
import type { GameEvent, View } from "./types";

/** Where a disc starts or ends: at the cup, or at a pawn on a place. */
export type End = "cup" | { pawn: number; place: number };
export interface Flight {
  from: End;
  to: End;
}
export interface Sign {
  kind: "more" | "less" | "tipped" | "home";
  pawn: number;
  place: number;
  amount: number;
  /** Who gains the points, where it is not the pawn's owner. */
  seat?: number;
}
export interface Way {
  pawn: number;
  left: number;
  reached: number;
}
export interface Emphasis {
  signs: Sign[];
  flights: Flight[];
  ways: Way[];
}

/** `before` tells where a pawn stood that is back on start by now. */
export function emphasis(events: AnyEvent[], view: View, before: View | null): Emphasis {
  const found: Emphasis = { signs: [], flights: [], ways: [] };
  const places = (before ?? view).pawns.map(({ place }) => place);
  for (const event of events as unknown as GameEvent[]) note(event, found, places, view);
  return found;
}

function note(event: GameEvent, found: Emphasis, places: number[], view: View): void {
  const at = (pawn: number) => ({ pawn, place: places[pawn] ?? 0 });
  const fly = (from: End, to: End, times = 1) => {
    for (let one = 0; one < times; one++) found.flights.push({ from, to });
  };
  switch (event.is) {
    case "Moved":
      places[event.pawn] = event.reached;
      found.ways.push({ pawn: event.pawn, left: event.left, reached: event.reached });
      break;
    case "Loaded":
      fly("cup", at(event.pawn), event.discs);
      break;
    case "Received":
      fly("cup", at(event.pawn));
      add(found, "more", at(event.pawn));
      break;
    case "Returned":
      fly(at(event.pawn), "cup");
      add(found, "less", at(event.pawn));
      break;
    case "Handed":
      fly(at(event.giver), at(event.taker));
      add(found, "less", at(event.giver));
      add(found, "more", at(event.taker));
      break;
    case "Overloaded":
      fly(at(event.pawn), "cup", 8);
      found.signs = found.signs.filter(({ pawn }) => pawn !== event.pawn);
      found.signs.push({ kind: "tipped", ...at(event.pawn), amount: event.reward, seat: event.seat });
      places[event.pawn] = 0;
      break;
    case "Arrived": {
      const home = { pawn: event.pawn, place: view.track.length - 1 };
      fly(home, "cup", Math.min(event.discs, 5));
      found.signs.push({ kind: "home", ...home, amount: event.points });
      break;
    }
  }
}

/** Signs of one kind at one pawn add up. */
function add(found: Emphasis, kind: "more" | "less", at: { pawn: number; place: number }): void {
  const same = found.signs.find((sign) => sign.kind === kind && sign.pawn === at.pawn);
  if (same) same.amount += 1;
  else found.signs.push({ kind, ...at, amount: 1 });
}
