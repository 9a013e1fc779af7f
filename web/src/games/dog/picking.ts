/** What has been picked so far, and what remains possible. No rules: only what is legal, narrowed. */
import { ahead, AREA, FIRST_LANE_PLACE, type Layout } from "./board";
import { stepsOf, type CardName } from "./cards";
import { formatPlace, type Kind, type Use } from "./notation";
import type { View } from "./types";

export interface Pick {
  card: string | null;
  source: number | null;
  target: number | null;
  kind: Kind | null;
}

export const NOTHING: Pick = { card: null, source: null, target: null, kind: null };

export function narrow(uses: Use[], pick: Pick): Use[] {
  const fits = <T>(wanted: T | null, there: T | null) => wanted === null || wanted === there;
  return uses.filter(
    (use) =>
      fits(pick.card, use.card) &&
      fits(pick.kind, use.kind) &&
      fits(pick.source, use.source) &&
      fits(pick.target, use.target),
  );
}

export function distinct<T>(items: (T | null)[]): T[] {
  return [...new Set(items)].filter((item): item is T => item !== null);
}

/** The pawn picked, or the only one there is to pick. */
export function sourceOf(uses: Use[], pick: Pick): number | null {
  if (pick.source !== null) return pick.source;
  const sources = distinct(uses.map((use) => use.source));
  return sources.length === 1 ? (sources[0] as number) : null;
}

/** Whether a card has been chosen, or none needs to be. */
export function carded(uses: Use[], pick: Pick): boolean {
  return pick.card !== null || uses.some((use) => use.kind === "part");
}

/** What a touch of a place picks: the pawn, its target, nothing (again), or something illegal (null). */
export function touched(uses: Use[], pick: Pick, place: number): Pick | null {
  const narrowed = narrow(uses, { ...pick, target: null });
  if (pick.source === place) return { ...pick, source: null, target: null };
  if (pick.target !== null && narrow(uses, { ...pick, source: place }).length)
    return { ...pick, source: place };
  const asTarget = carded(uses, pick) && narrowed.some((use) => use.target === place);
  const asSource = narrow(uses, { ...pick, source: null, target: null }).some((use) => use.source === place);
  if (asTarget && (pick.source !== null || !asSource)) return { ...pick, target: place };
  if (asSource) return { ...pick, source: place, target: null };
  return null;
}

/** The notation that touching a place would have been. */
export function attempt(board: Layout, view: View, card: CardName, pick: Pick, place: number): string {
  const own = view.pawns[view.colour] ?? [];
  const out = own.filter((pawn) => pawn !== AREA);
  const isOwn = place !== AREA && own.includes(place);
  const word = view.phase === "seven" ? "+" : card;
  const source = pick.source !== null && pick.source !== AREA ? pick.source : isOwn ? place : out[0];
  if (place === AREA || source === undefined) return word === "+" ? "+ 0>1" : `${card} enter`;
  if (card === "swap" && word !== "+") return `swap ${formatPlace(source)}x${formatPlace(place)}`;
  const count = word === "+" ? view.points : stepsOf(card);
  const target = source === place ? ahead(board, source, count) : place;
  return `${word} ${formatPlace(source)}>${formatPlace(target)}`;
}

/** The notation that playing a card would have been, on the first pawn that is out. */
export function attemptCard(board: Layout, view: View, seat: number, card: CardName): string {
  if (view.phase === "exchange") return `${seat + 1} gives ${card}`;
  const out = (view.pawns[view.colour] ?? []).filter((pawn) => pawn !== AREA);
  const source = out.find((pawn) => pawn < FIRST_LANE_PLACE) ?? out[0];
  if (card === "swap") return "swap idle";
  if (source === undefined) return `${card} enter`;
  return `${card} ${formatPlace(source)}>${formatPlace(ahead(board, source, stepsOf(card)))}`;
}
