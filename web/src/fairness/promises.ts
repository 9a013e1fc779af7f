/** The first fingerprint of the dice that this browser saw at each table before the game was over. */
import type { TableMessage } from "../api/http";
import { remember, remembered } from "../app/storage";

const PLACE = "promises";
const MOST = 200;

function all(): [string, string][] {
  try {
    const known: unknown = JSON.parse(remembered(PLACE) ?? "[]");
    return Array.isArray(known) ? (known as [string, string][]) : [];
  } catch {
    return [];
  }
}

export function promised(table: string): string | null {
  return all().find(([id]) => id === table)?.[1] ?? null;
}

/** Remembers a fingerprint; one that comes after the game promises nothing. */
export function notePromise({
  id,
  stage,
  commitment,
}: Pick<TableMessage, "id" | "stage" | "commitment">): void {
  if (stage === "over" || promised(id) !== null) return;
  remember(PLACE, JSON.stringify([...all(), [id, commitment]].slice(-MOST)));
}
