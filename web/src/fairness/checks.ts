/** What a browser can check about the dice of a finished game. */
import type { DiceMessage } from "../api/http";

/** Open means that this browser cannot tell. */
export type Finding = "good" | "bad" | "open";

export interface Findings {
  /** Whether the table shows the fingerprint that this browser saw before. */
  promise: Finding;
  /** Whether the seed has that fingerprint. */
  seed: Finding;
  /** Whether all draws follow from the seed. */
  draws: Finding;
}

/** The SHA-256 of a seed; null on pages without TLS, where browsers do not calculate it. */
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

/** The worst of the findings. */
export function verdictOf(findings: Findings): Finding {
  const all = Object.values(findings) as Finding[];
  return (["bad", "open"] as const).find((finding) => all.includes(finding)) ?? "good";
}

/** The beginning of a fingerprint in groups, for reading aloud. */
export function spoken(fingerprint: string): string {
  return fingerprint.slice(0, 16).replace(/(.{4})(?=.)/g, "$1 ");
}
