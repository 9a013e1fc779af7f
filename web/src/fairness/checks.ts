/** What a browser can check about the dice of a finished game. */
import type { DiceMessage } from "../api/http";
import { pledgeTo, type OwnNumber } from "./numbers";
import { bytesOf, digitsOf, hmac, sha256 } from "./sha256";

/** Open means that this browser cannot tell. */
export type Finding = "good" | "bad" | "open";

export interface Findings {
  /** Whether the table shows the fingerprint that this browser saw before. */
  promise: Finding;
  /** Whether the seed has that fingerprint. */
  seed: Exclude<Finding, "open">;
  /** Whether the numbers are those that were promised, this browser's own among them, and the dice's seed follows. */
  numbers: Finding;
  /** Whether all draws follow from the seed. */
  draws: Finding;
}

type SeatNumber = DiceMessage["numbers"][number];

/** The SHA-256 of a seed. */
export function fingerprintOf(seed: string): string {
  return digitsOf(sha256(bytesOf(seed)));
}

export function findingsOf(dice: DiceMessage, noted: string | null, own: OwnNumber[]): Findings {
  return {
    promise: noted === null ? "open" : foundBy(noted === dice.commitment),
    seed: foundBy(fingerprintOf(dice.seed) === dice.commitment),
    numbers: numbersFinding(dice, own),
    draws: foundBy(dice.draws.every(({ follows }) => follows)),
  };
}

function foundBy(isRight: boolean): "good" | "bad" {
  return isRight ? "good" : "bad";
}

/** Numbers that this browser showed for promises that it saw must be in the dice, and so must those promises. */
function numbersFinding(dice: DiceMessage, own: OwnNumber[]): Finding {
  const shown = own.filter(({ fixed }) => fixed);
  if (!isConsistent(dice) || !shown.every((number) => isKept(dice, number))) return "bad";
  return shown.length ? "good" : "open";
}

function isKept({ numbers }: DiceMessage, { number, fixed }: OwnNumber): boolean {
  const isIn = numbers.some((seat) => seat.state === "given" && seat.number === number);
  return isIn && numbers.every(({ pledge }, seat) => pledge === fixed?.[seat]);
}

/** Whether the dice's seed, the promises and the numbers of bots follow from the server's seed and the numbers. */
function isConsistent({ seed, numbers, game_seed }: DiceMessage): boolean {
  const made = (text: string) => digitsOf(hmac(bytesOf(seed), text));
  const isRight = ({ state, pledge, number }: SeatNumber, seat: number) =>
    (number === null || pledge === pledgeTo(number)) &&
    (state !== "bot" || number === made(`number:${seat + 1}`));
  if (!numbers.length) return game_seed === seed;
  return numbers.every(isRight) && game_seed === made(`numbers: ${numbers.map(wordOf).join(", ")}`);
}

function wordOf({ state, pledge, number }: SeatNumber): string {
  return [state, number ?? pledge ?? ""].join(" ").trim();
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
