/** What a browser can find out about the dice of a finished game. */
import type { DiceMessage } from "../api/http";

/** Open where it cannot be known here. */
export type Finding = "good" | "bad" | "open";

export interface Findings {
  /** Whether the table shows the fingerprint that this browser saw before. */
  promise: Finding;
  /** Whether the seed has that fingerprint. */
  seed: Finding;
  /** Whether everything that chance did follows from the seed. */
  draws: Finding;
}

/** The SHA-256 of a seed; null where the browser does not calculate it: on pages that are not served securely. */
export async function fingerprintOf(seed: string): Promise<string | null> {
  const { subtle } = crypto as { subtle?: SubtleCrypto };
  if (!subtle) return null;
  const bytes = Uint8Array.from(seed.match(/../g) ?? [], (pair) => parseInt(pair, 16));
  const made = new Uint8Array(await subtle.digest("SHA-256", bytes));
  return Array.from(made, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

export function findingsOf(dice: DiceMessage, own: string | null, noted: string | null): Findings {
  return {
    promise: compared(noted, dice.commitment),
    seed: compared(own, dice.commitment),
    draws: dice.draws.every(({ follows }) => follows) ? "good" : "bad",
  };
}

function compared(known: string | null, shown: string): Finding {
  if (known === null) return "open";
  return known === shown ? "good" : "bad";
}

/** One thing that does not fit is enough. */
export function verdictOf(findings: Findings): Finding {
  const all = Object.values(findings) as Finding[];
  return (["bad", "open"] as const).find((finding) => all.includes(finding)) ?? "good";
}

/** As people read it to each other: the beginning, in groups. */
export function spoken(fingerprint: string): string {
  return fingerprint.slice(0, 16).replace(/(.{4})(?=.)/g, "$1 ");
}
