/** Reading what is legal: one notation is one use of a card. */
import { AREA, FIRST_LANE_PLACE } from "./board";

export type Kind = "give" | "enter" | "move" | "split" | "part" | "swap" | "idle" | "down" | "discard";

export interface Use {
  notation: string;
  kind: Kind;
  /** The card as it is called; null where none is chosen: another part of a 7, or all cards laid down. */
  card: string | null;
  source: number | null;
  target: number | null;
}

export function formatPlace(place: number): string {
  return place < FIRST_LANE_PLACE ? String(place) : `h${place - FIRST_LANE_PLACE + 1}`;
}

export function parsePlace(word: string): number {
  return word.startsWith("h") ? FIRST_LANE_PLACE + Number(word.slice(1)) - 1 : Number(word);
}

/** `start` is the start square of the colour that moves: where an entering pawn goes. */
export function parse(notation: string, start: number): Use {
  const [first = "", second = "", third = ""] = notation.split(" ");
  const use = { notation, card: first, source: null, target: null };
  if (notation === "lay down") return { ...use, kind: "down", card: null };
  if (first === "discard") return { ...use, kind: "discard", card: second };
  if (second === "gives") return { ...use, kind: "give", card: third };
  if (second === "enter") return { ...use, kind: "enter", source: AREA, target: start };
  if (second === "idle") return { ...use, kind: "idle" };
  const [source = "", target = ""] = second.split(/[>x]/);
  const ends = { source: parsePlace(source), target: parsePlace(target) };
  if (second.includes("x")) return { ...use, kind: "swap", ...ends };
  if (first === "+") return { ...use, kind: "part", card: null, ...ends };
  if (first === "joker=7") return { ...use, kind: "split", card: "joker", ...ends };
  return { ...use, kind: first === "7" ? "split" : "move", ...ends };
}
