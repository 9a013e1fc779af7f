/** What is worth knowing of a card before it is touched: the best that it can do. */
import type { Stakes, Told } from "../game";
import type { Use } from "./notation";

export type Mark = "win" | "capture" | "home" | "warning";

/** In this order. */
const GREAT: [Mark, string[]][] = [
  ["win", ["Wins"]],
  ["capture", ["Captures", "CapturesSeveral"]],
  ["home", ["Home", "HelpsPartner"]],
];

export interface CardMark {
  mark: Mark;
  text: string;
}

/** By card; those without anything special have none. */
export function cardMarks(uses: readonly Use[], stakes: Stakes): Map<string, CardMark> {
  const cards = new Map<string, Told[][]>();
  for (const { card, kind, notation } of uses)
    if (card !== null && kind !== "give")
      cards.set(card, [...(cards.get(card) ?? []), stakes[notation] ?? []]);
  const marks = [...cards].flatMap(([card, rows]) => {
    const marked = best(rows);
    return marked ? [[card, marked] as const] : [];
  });
  return new Map(marks);
}

/** Something great without a warning; else a warning, if every way to play the card has one. */
function best(rows: Told[][]): CardMark | null {
  const isSafe = (row: Told[]) => row.every(({ tone }) => tone !== "bad");
  const safe = rows.filter(isSafe).flat();
  for (const [mark, kinds] of GREAT) {
    const found = safe.find(({ is }) => kinds.includes(is));
    if (found) return { mark, text: found.text };
  }
  const warning = rows.some(isSafe) ? undefined : rows.flat().find(({ tone }) => tone === "bad");
  return warning ? { mark: "warning", text: warning.text } : null;
}
