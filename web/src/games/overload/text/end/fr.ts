/** Ce qu’on dit de chacun à la fin d’une partie de Overload. */
import type { end as english } from "./en";

const times = (n: number) => (n === 1 ? "une fois" : n === 2 ? "deux fois" : `${n} fois`);

export const end: typeof english = {
  points: (n) => (n > 1 ? "points" : "point"),
  twelves: (n) => (n === 1 ? "+12 à l’arrivée" : `+12 à l’arrivée, ${times(n)}`),
  tipped: (n) => (n === 1 ? "une pile pleine renversée" : `${n} piles pleines renversées`),
  overloaded: (n) => `trop de rondelles, ${times(n)}`,
  handed: (n) => (n === 1 ? "une rondelle donnée" : `${n} rondelles données`),
  walked: (n) => (n === 1 ? "une case parcourue" : `${n} cases parcourues`),
};
