/**
 * The numbers that the seats of this browser throw in for the dice. Each is promised by its SHA-256 before the game and
 * shown when it begins, for the promises of all that this browser has seen then and for no others.
 */
import type { TableMessage } from "../api/http";
import { remember, remembered } from "../app/storage";
import { bytesOf, digitsOf, sha256 } from "./sha256";

export interface OwnNumber {
  table: string;
  /** The beginning of the seat's key, by which a seat is known. */
  seat: string;
  number: string;
  /** The promises of all seats when the game began; null before. */
  fixed: (string | null)[] | null;
}

/** What a client says about its number. */
export type Said = { pledge: string } | { number: string };

const PLACE = "numbers";
const MOST = 200;
const SEAT = 12;

function all(): OwnNumber[] {
  try {
    const known: unknown = JSON.parse(remembered(PLACE) ?? "[]");
    return Array.isArray(known) ? (known as OwnNumber[]) : [];
  } catch {
    return [];
  }
}

function keep(own: OwnNumber): void {
  const others = all().filter(({ table, seat }) => table !== own.table || seat !== own.seat);
  remember(PLACE, JSON.stringify([...others, own].slice(-MOST)));
}

/** The numbers of this browser at a table. */
export function ownNumbers(id: string): OwnNumber[] {
  return all().filter(({ table }) => table === id);
}

/** The number of a seat; it is drawn when it is first needed. */
export function numberFor(table: string, key: string): OwnNumber {
  const seat = key.slice(0, SEAT);
  const known = ownNumbers(table).find((own) => own.seat === seat);
  if (known) return known;
  const number = digitsOf(crypto.getRandomValues(new Uint8Array(32)));
  const made = { table, seat, number, fixed: null };
  keep(made);
  return made;
}

export function pledgeTo(number: string): string {
  return digitsOf(sha256(bytesOf(number)));
}

/** What the seat with this key has to say to its table's message, if anything. */
export function answerTo({ id, stage, you, numbers }: TableMessage, key: string): Said | null {
  const seat = you === null ? undefined : numbers[you];
  if (!seat) return null;
  if (stage === "gathering")
    return seat.state === "silent" ? { pledge: pledgeTo(numberFor(id, key).number) } : null;
  if (stage !== "playing" || seat.state !== "pledged") return null;
  const own = numberFor(id, key);
  const pledges = numbers.map(({ pledge }) => pledge);
  return seat.pledge === pledgeTo(own.number) && isFixed(own, pledges) ? { number: own.number } : null;
}

/** Whether the promises are those that this seat has seen first. */
function isFixed(own: OwnNumber, pledges: (string | null)[]): boolean {
  if (own.fixed) return own.fixed.join() === pledges.join();
  keep({ ...own, fixed: pledges });
  return true;
}

/** The game waits for the numbers of the players. */
export function isWaiting({ stage, numbers }: TableMessage): boolean {
  return stage === "playing" && numbers.some(({ state }) => state === "pledged");
}

/** The seats of people whose numbers are not in the dice of a game that has begun. */
export function leftOut(table: TableMessage): number[] {
  if (table.stage === "gathering" || isWaiting(table)) return [];
  return table.numbers.flatMap(({ state }, seat) =>
    state === "silent" || state === "withheld" ? [seat] : [],
  );
}
