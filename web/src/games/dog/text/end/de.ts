/** Was am Ende einer Partie DOG über jeden gesagt wird. */
import type { end as english } from "./en";

const times = (n: number) => (n === 1 ? "einmal" : n === 2 ? "zweimal" : `${n}-mal`);

export const end: typeof english = {
  home: (n) => (n === 1 ? "Figur daheim" : "Figuren daheim"),
  captures: (n) => (n === 1 ? "eine Figur geschlagen" : `${n} Figuren geschlagen`),
  first: "zuerst alle daheim",
  captured: (n) => `${times(n)} geschlagen worden`,
  swaps: (n) => `${times(n)} den Platz getauscht`,
  jokers: (n) => (n === 1 ? "einen Joker gespielt" : `${n} Joker gespielt`),
  walked: (n) => (n === 1 ? "ein Feld gelaufen" : `${n} Felder gelaufen`),
  laidDown: (n) => `${times(n)} die Karten abgelegt`,
};
