/** Actions as the server writes them: seats from 1, the pawns of a seat are a and b. */
export type Verb = "load" | "move" | "step" | "give" | "take" | "skip";

export interface Choice {
  verb: Verb;
  /** Discs of a load; 1 or -1 of a step; else the pawn, counted through from 0. */
  value: number;
  notation: string;
}

export function pawnName(pawn: number): string {
  return `${Math.floor(pawn / 2) + 1}${letter(pawn)}`;
}

export function letter(pawn: number): "a" | "b" {
  return pawn % 2 ? "b" : "a";
}

export function owner(pawn: number): number {
  return Math.floor(pawn / 2);
}

export function parse(notation: string): Choice | null {
  const [verb, word = ""] = notation.split(" ");
  switch (verb) {
    case "load":
      return /^[0-8]$/.test(word) ? { verb, value: Number(word), notation } : null;
    case "step":
      return word === "forward" || word === "back"
        ? { verb, value: word === "forward" ? 1 : -1, notation }
        : null;
    case "move":
    case "give":
    case "take":
    case "skip":
      return /^[1-5][ab]$/.test(word) ? { verb, value: parsePawn(word), notation } : null;
    default:
      return null;
  }
}

function parsePawn(word: string): number {
  return 2 * (Number(word[0]) - 1) + (word[1] === "b" ? 1 : 0);
}

export function choices(legal: string[]): Choice[] {
  return legal.map(parse).filter((choice) => choice !== null);
}
