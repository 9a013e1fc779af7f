/** Where the signs of what happened are drawn. */
import type { Sign } from "./emphasis";
import { beside, middle, reach, type Layout, type Point } from "./geometry";
import { standing } from "./shapes";
import type { Stand } from "./stand";
import type { GameText } from "./text/type";
import type { View } from "./types";

export interface Placed extends Sign {
  x: number;
  y: number;
  wide: number;
  tall: number;
  word: string;
  /** Points, with the colour of the player who gains them; null without any. */
  award: string | null;
}

/** The pawn itself, or the middle of the space from which it has gone. */
export function spot(where: { pawn: number; place: number }, layout: Layout, view: View, at: Stand[]): Point {
  const stand = at[where.pawn];
  if (stand && view.pawns[where.pawn]?.place === where.place) return stand;
  const box = standing(layout, where.place);
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

/** Discs beside their pawn, points at the inner edge of the track; never one on another. */
export function placed(signs: Sign[], layout: Layout, view: View, at: Stand[], text: GameText): Placed[] {
  const done: Placed[] = [];
  const zoom = signScale(layout);
  for (const sign of signs) {
    const words = wording(sign, text);
    const point = isOfDiscs(sign) ? above(sign, layout, view, at) : edge(sign.place, layout);
    const half = (words.wide / 2) * zoom + 2;
    const x = Math.max(half, Math.min(point.x, layout.width - half));
    const here = { ...sign, ...words, x, y: Math.max((words.tall / 2) * zoom + 1, point.y) };
    while (done.some((other) => meets(here, other, zoom))) here.y += 4;
    done.push(here);
  }
  return done;
}

/** Otherwise it is of points. */
function isOfDiscs({ kind }: Sign): boolean {
  return kind === "more" || kind === "less";
}

function wording({ kind, amount }: Sign, text: GameText) {
  switch (kind) {
    case "more":
    case "less": {
      const word = `${kind === "more" ? "+" : "−"}${amount}`;
      return { word, award: null, wide: 9 + 7 * word.length, tall: 16 };
    }
    case "home":
      return { word: "", award: `+${amount}`, wide: 46, tall: 20 };
    case "tipped": {
      // Nobody has a point for tipping a pawn of the same colour.
      const award = amount ? `+${amount}` : null;
      return { word: text.overload, award, wide: 10 + 5.9 * text.overload.length, tall: award ? 32 : 20 };
    }
  }
}

function above(sign: Sign, layout: Layout, view: View, at: Stand[]): Point {
  const { x, y } = spot(sign, layout, view, at);
  const scale = at[sign.pawn]?.scale ?? 1;
  return { x: x + 9 * scale, y: y - 27 * scale };
}

function edge(place: number, layout: Layout): Point {
  if (place === layout.finish) return layout.at(reach(layout, place)[0]);
  const spot = layout.at(middle(layout, place));
  return beside(spot, -layout.broad * 0.42 * Math.abs(spot.along.x));
}

function meets(one: Placed, other: Placed, zoom: number): boolean {
  const across = Math.abs(one.x - other.x) < ((one.wide + other.wide) / 2) * zoom;
  return across && Math.abs(one.y - other.y) < ((one.tall + other.tall) / 2) * zoom;
}

/** Signs grow with the board. */
export function signScale(layout: Layout): number {
  return Math.min(1.6, Math.max(1, layout.broad / 80));
}
