/** The keys of seats that this browser holds, by table. It shows them to the server only. */

import { remember, remembered } from "../app/storage";

/** A seat that was given up during the game; its key can take it again. */
export interface Left {
  seat: number;
  key: string;
}

export interface Held {
  game: string;
  owner: string | null;
  seats: string[];
  left?: Left[];
  used: number;
}

const PLACE = "tables";
const MOST = 40;

function all(): Record<string, Held> {
  try {
    const tables: unknown = JSON.parse(remembered(PLACE) ?? "{}");
    return tables && typeof tables === "object" ? (tables as Record<string, Held>) : {};
  } catch {
    return {};
  }
}

function keep(tables: Record<string, Held>): void {
  const newest = Object.entries(tables).sort(([, one], [, other]) => other.used - one.used);
  remember(PLACE, JSON.stringify(Object.fromEntries(newest.slice(0, MOST))));
}

export function heldTables(): [string, Held][] {
  return Object.entries(all()).sort(([, one], [, other]) => other.used - one.used);
}

export function held(table: string): Held | null {
  return all()[table] ?? null;
}

export function hold(table: string, game: string, seats: string[], owner: string | null = null): Held {
  const tables = all();
  const known = tables[table];
  const left = (known?.left ?? []).filter(({ key }) => !seats.includes(key));
  const now: Held = {
    game,
    owner: owner ?? known?.owner ?? null,
    seats: [...new Set([...(known?.seats ?? []), ...seats])],
    ...(left.length && { left }),
    used: Date.now(),
  };
  keep({ ...tables, [table]: now });
  return now;
}

export function dropSeat(table: string, key: string): void {
  const tables = all();
  const known = tables[table];
  if (known) keep({ ...tables, [table]: { ...known, seats: known.seats.filter((seat) => seat !== key) } });
}

/** Drops a seat, but remembers how to come back to it. */
export function leaveSeat(table: string, seat: number, key: string): void {
  dropSeat(table, key);
  const tables = all();
  const known = tables[table];
  if (known) keep({ ...tables, [table]: { ...known, left: [...(known.left ?? []), { seat, key }] } });
}

export function forget(table: string): void {
  keep(Object.fromEntries(Object.entries(all()).filter(([id]) => id !== table)));
}

/** A link that takes the seats to another device; the keys follow the #, which browsers do not send to servers. */
export function seatsLink(table: string, held: Held): string {
  const parts = new URLSearchParams();
  if (held.seats.length) parts.set("seats", held.seats.join("."));
  if (held.owner) parts.set("owner", held.owner);
  return `${location.origin}/t/${table}#${parts}`;
}

/** Takes the seats that such a link brings, and clears them from the address. */
export function takeSeatsFromLink(table: string, game: string): void {
  const parts = new URLSearchParams(location.hash.slice(1));
  const seats = parts.get("seats")?.split(".") ?? [];
  const owner = parts.get("owner");
  if (!seats.length && !owner) return;
  hold(table, game, seats, owner);
  history.replaceState(history.state, "", location.pathname + location.search);
}
