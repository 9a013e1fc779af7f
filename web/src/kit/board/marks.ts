/** What a lesson or a picture points at: `pawn 1a`, `arrow 6>14`, `crossed arrow 12>21`, `lantern`. */
export interface Mark {
  /** The first word: what is marked. */
  kind: string;
  /** Which one; "" where there is only one. */
  of: string;
  /** Marked as impossible. */
  crossed: boolean;
}

export function readMark(shown: string): Mark {
  const crossed = shown.startsWith("crossed ");
  const [kind = "", ...of] = (crossed ? shown.slice("crossed ".length) : shown).split(" ");
  return { kind, of: of.join(" "), crossed };
}

export function readMarks(shown: readonly string[]): Mark[] {
  return shown.map(readMark);
}

/** The ones of a kind that are marked. */
export function markedOf(shown: readonly string[], kind: string): string[] {
  return readMarks(shown).flatMap((mark) => (mark.kind === kind ? [mark.of] : []));
}
