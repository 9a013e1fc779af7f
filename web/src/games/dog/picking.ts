/** What has been picked so far, and what remains possible. No rules: only what is legal, narrowed. */
import { ahead, AREA, FIRST_LANE_PLACE, stepsForward, type Layout } from "./board";
import { stepsOf, type CardName } from "./cards";
import { formatPlace, type Kind, type Use } from "./notation";
import type { View } from "./types";
import { ownerAt } from "./words";

const SEVEN = 7;

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

/** The one choice that a target stands for, where the pawn is known; null for none or several. */
export function aimedAt(uses: Use[], pick: Pick, place: number | null): Use | null {
  if (place === null || !carded(uses, pick)) return null;
  const source = sourceOf(narrow(uses, pick), pick);
  const [first, ...others] = narrow(uses, { ...pick, source, target: place });
  return first && !others.length ? first : null;
}

/** The notation that touching a place would have been. Only what was touched is asked about: another's pawn with none of
 *  one's own picked is that pawn, not a target. */
export function attempt(board: Layout, view: View, card: CardName, pick: Pick, place: number): string {
  const word = view.phase === "seven" ? "+" : card;
  const source = sourceMeant(board, view, pick, place, card);
  if (place === AREA || source === undefined) return word === "+" ? "+ 0>1" : `${card} enter`;
  if (card === "swap" && word !== "+") return `swap ${formatPlace(source)}x${formatPlace(place)}`;
  const count = word === "+" ? view.points : stepsOf(card);
  const target = source === place ? ahead(board, source, count) : place;
  return `${asSeven(board, view, word, source, target)} ${formatPlace(source)}>${formatPlace(target)}`;
}

/** The notation that asks about a pawn of another seat in its start area or lane. */
export function attemptAway(board: Layout, view: View, card: CardName, pick: Pick, seat: number): string {
  const there = `@${seat + 1}`;
  if (view.phase === "seven") return `+ ${there}>0`;
  const out = (view.pawns[view.colour] ?? []).filter((pawn) => pawn !== AREA);
  const own = pick.source ?? toSwap(board, view, out);
  return card === "swap" && own !== undefined ? `swap ${formatPlace(own)}x${there}` : `${card} ${there}>0`;
}

/** The pawn that was picked or touched; where it is clear which one is meant, that one. */
function sourceMeant(
  board: Layout,
  view: View,
  pick: Pick,
  place: number,
  card: CardName,
): number | undefined {
  const out = (view.pawns[view.colour] ?? []).filter((pawn) => pawn !== AREA);
  if (pick.source !== null && pick.source !== AREA) return pick.source;
  if (out.includes(place)) return place;
  if (card === "swap" && view.phase !== "seven") return toSwap(board, view, out);
  if (place < FIRST_LANE_PLACE && ownerAt(view, place) >= 0) return place;
  if (!out.length) return undefined;
  const [only, ...others] = out;
  if (place >= FIRST_LANE_PLACE) return nearestTo(board, view, out, place);
  return pick.card !== null && !others.length ? only : place;
}

/** The own pawn that a swap would take: one on the ring, if possible one that is not protected. */
function toSwap(board: Layout, view: View, out: number[]): number | undefined {
  const ring = out.filter((pawn) => pawn < FIRST_LANE_PLACE);
  return ring.find((pawn) => pawn !== board.starts[view.colour]) ?? ring[0] ?? out[0];
}

/** Of several pawns the one with the shortest way to a lane space. */
function nearestTo(board: Layout, view: View, out: number[], place: number): number | undefined {
  const far = (pawn: number) => stepsForward(board, view.colour, pawn, place);
  const before = out.filter((pawn) => far(pawn) > 0);
  return before.toSorted((one, other) => far(one) - far(other))[0] ?? out[0];
}

/** Seven steps with a joker are those of a 7. */
function asSeven(board: Layout, view: View, word: string, source: number, target: number): string {
  const isSeven = word === "joker" && stepsForward(board, view.colour, source, target) === SEVEN;
  return isSeven ? "joker=7" : word;
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
