/** How a decision about the load is laid out in the room that it has. */
export interface Form {
  /** The words below the dial, beside it, or rows of numbers instead of a dial. */
  kind: "below" | "beside" | "rows";
  /** How large the dial is; 0 without one. */
  dial: number;
}

interface Room {
  width: number;
  height: number;
  /** The size of the root's text. */
  rem: number;
  /** Whether the button that decides is in it as well. */
  acts: boolean;
}

const LEAST = 172;
const MOST = 580;
/** In the size of the root's text. */
const WORDS = { high: 5.7, wide: 11 };
const BUTTON = 3.7;

export function formOf({ width, height, rem, acts }: Room): Form {
  const high = WORDS.high + (acts ? BUTTON : 0);
  const below = Math.min(width - 4, height - high * rem, MOST);
  if (below >= LEAST) return { kind: "below", dial: below };
  const beside = Math.min(height - 8, width - WORDS.wide * rem, MOST);
  if (beside >= LEAST) return { kind: "beside", dial: beside };
  return { kind: "rows", dial: 0 };
}
