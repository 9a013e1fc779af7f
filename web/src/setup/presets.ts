/** What suits an evening: the game says which options, the house says how long one may think, and who helps. */
import type { GameEntry, NewTable } from "../api/http";

export const PRESETS = ["family", "quick", "experts"] as const;
export type PresetName = (typeof PRESETS)[number];

/** Everything that a preset sets. */
export interface Terms {
  options: Record<string, unknown>;
  hints: boolean;
  clock: Required<NonNullable<NewTable["clock"]>> | null;
  stand_in: number | null;
}

/** After so many seconds a bot takes over. */
export const STAND_IN = 120;
/** The usual clock, in seconds. */
export const CLOCK = { bank: 600, increment: 10, at_zero: "bot" } as const;

const COMMON: Record<PresetName, Omit<Terms, "options">> = {
  family: { hints: true, clock: null, stand_in: STAND_IN },
  quick: { hints: false, clock: { ...CLOCK, bank: 180 }, stand_in: 60 },
  experts: { hints: false, clock: CLOCK, stand_in: STAND_IN },
};

/** In a game against time nobody waits for a turn: it has no clock. */
export function termsOf(entry: GameEntry, name: PresetName, isRealTime: boolean): Terms {
  const preset = entry.presets.find((one) => one.name === name);
  const common = COMMON[name];
  return { ...common, clock: isRealTime ? null : common.clock, options: { ...preset?.options } };
}

/** Whether two agreements are the same, whatever the order of their parts. */
export function isSame(one: unknown, other: unknown): boolean {
  return canonical(one) === canonical(other);
}

function canonical(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonical).join()}]`;
  if (typeof value !== "object" || value === null) return JSON.stringify(value) ?? "";
  const parts = Object.entries(value).map(([name, part]) => `${name}:${canonical(part)}`);
  return `{${parts.sort().join()}}`;
}

/** The words that so many players can agree on. */
export function wordsFor(
  option: Pick<GameEntry["options"][number], "words" | "fewest">,
  players: number,
): string[] {
  return (option.words ?? []).filter((word) => (option.fewest[word] ?? 0) <= players);
}

/** The options as they are sent: without words that need more players, and with a number for each seat or none. */
export function fitted(
  options: Record<string, unknown>,
  entry: Pick<GameEntry, "options">,
  players: number,
): Record<string, unknown> {
  const fit = entry.options.flatMap((option) => {
    const value = options[option.name];
    if (value === undefined) return [];
    if (option.kind === "several")
      return [[option.name, wordsFor(option, players).filter((word) => (value as string[]).includes(word))]];
    if (option.kind === "numbers")
      return [[option.name, perSeat(value as number[], option.usual ?? 0, players)]];
    return [[option.name, value]];
  });
  return Object.fromEntries(fit) as Record<string, unknown>;
}

function perSeat(numbers: number[], usual: number, players: number): number[] {
  return numbers.length ? Array.from({ length: players }, (_, seat) => numbers[seat] ?? usual) : [];
}
