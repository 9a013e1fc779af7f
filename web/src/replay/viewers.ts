/** The seats through whose eyes a replay can be seen. */
import { server, type TableMessage } from "../api/http";

/** The seats of this browser, with their keys. */
export type Own = ReadonlyMap<number, string>;
export const NOBODY: Own = new Map();

/** After the game every seat may be seen; before, one's own, unless others at the same screen would see its hand. */
export function seatsToSee(
  table: Pick<TableMessage, "stage" | "chairs">,
  own: Own,
  secret: boolean,
): number[] {
  const seats = table.chairs.map((_, seat) => seat);
  if (table.stage === "over") return seats;
  return own.size > 1 && secret ? [] : seats.filter((seat) => own.has(seat));
}

/** The viewer's own seat, if it may be seen. */
export function firstViewer(
  table: Pick<TableMessage, "stage" | "chairs">,
  own: Own,
  secret: boolean,
): number | null {
  return [...own.keys()].find((seat) => seatsToSee(table, own, secret).includes(seat)) ?? null;
}

/** The seats that the keys are for; a void key has none. */
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
