/** What lessons and pictures point at on this board: pawns, spaces, the finish; dial, points and buttons ring themselves. */
import { readMarks } from "../../kit/board/marks";
import type { Layout } from "./geometry";
import { parse, pawnName } from "./notation";
import { spaces } from "./shapes";
import { HALF_TALL, HALF_WIDE, type Stand } from "./stand";

/** The pieces of a choice: the pawn that moves, else the button. */
export function marks(notation: string): string[] {
  const choice = parse(notation);
  if (!choice) return [];
  return choice.verb === "move" ? [`pawn ${pawnName(choice.value)}`] : [notation];
}

export interface Ringed {
  x: number;
  y: number;
  width: number;
  height: number;
}

export interface Shown {
  pawns: Ringed[];
  /** Outlines of spaces. */
  spaces: string[];
}

export function shownOn(layout: Layout, stands: readonly Stand[], shown: readonly string[]): Shown {
  const found: Shown = { pawns: [], spaces: [] };
  for (const { kind, of } of readMarks(shown)) {
    const stand = kind === "pawn" ? standOf(stands, of) : undefined;
    if (stand) found.pawns.push(boxOf(stand));
    if (kind === "finish") found.spaces.push(spaces(layout, layout.finish, layout.finish, 1));
    if (kind === "space") found.spaces.push(spaces(layout, Number(of), Number(of), 1));
  }
  return found;
}

function standOf(stands: readonly Stand[], name: string): Stand | undefined {
  return stands.find((_, pawn) => pawnName(pawn) === name);
}

function boxOf({ x, y, scale }: Stand): Ringed {
  return { x, y, width: 2 * HALF_WIDE * scale, height: 2 * HALF_TALL * scale };
}
