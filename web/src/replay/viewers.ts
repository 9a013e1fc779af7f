/** Through whose eyes one may look. */
import { server, type TableMessage } from "../api/http";

/** Seats of this browser with their keys. */
export type Own = ReadonlyMap<number, string>;
export const NOBODY: Own = new Map();

/** After the game anybody may be looked at; before, only oneself. */
export function seatsToSee(table: Pick<TableMessage, "stage" | "chairs">, own: Own): number[] {
  const seats = table.chairs.map((_, seat) => seat);
  return table.stage === "over" ? seats : seats.filter((seat) => own.has(seat));
}

/** One's own seat, unless hands would be shown to others at the same screen. */
export function firstViewer(table: Pick<TableMessage, "stage">, own: Own, secret: boolean): number | null {
  const [seat = null] = own.keys();
  return own.size > 1 && secret && table.stage !== "over" ? null : seat;
}

/** Which seats the keys are for; a void key is for none. */
export async function ownSeats(table: string, keys: string[]): Promise<Own> {
  const seats = await Promise.all(keys.map((key) => seatOf(table, key)));
  return new Map(
    keys.flatMap((key, number) => (seats[number] == null ? [] : [[seats[number], key] as const])),
  );
}

async function seatOf(table: string, key: string): Promise<number | null> {
  try {
    return (await server.about(table, key)).you;
  } catch {
    return null;
  }
}
