/** Was am Ende einer Partie Würfelblitz über jeden gesagt wird. */
import type { end as english } from "./en";

export const end: typeof english = {
  tokens: (n) => (n === 1 ? "Chip" : "Chips"),
  fastest: (time) => `richtig nach ${time}`,
  right: (n) => (n === 1 ? "einmal richtig" : `${n}-mal richtig`),
  tried: (n) => (n === 1 ? "einmal mutig geraten" : `${n}-mal mutig geraten`),
  silent: (n) => (n === 1 ? "eine Runde geschwiegen" : `${n} Runden geschwiegen`),
};
