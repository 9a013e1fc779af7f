/** The words that every language has. */
import type { text as english } from "./en";

export type GameText = typeof english;
