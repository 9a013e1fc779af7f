import type { text } from "./en";

export type GameText = typeof text;
