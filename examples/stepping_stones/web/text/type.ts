import type { text as english } from "./en";

export type GameText = typeof english;
