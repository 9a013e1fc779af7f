/** Choosing among what a choice would do, to show it in little room. */

/** Something that a choice would do, in words; `bad` is a warning. */
export interface Pill {
  is: string;
  tone: "good" | "bad" | "plain";
  text: string;
}

/** What fits on a button. */
export const MOST = 2;

/** All of it, to be read aloud. */
export function spoken(told: readonly Pill[]): string {
  return told.map(({ text }) => text).join("; ");
}
