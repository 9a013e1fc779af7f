/** Ce qu’on dit de chacun à la fin d’une partie de DOG. */
import type { end as english } from "./en";

const times = (n: number) => (n === 1 ? "une fois" : n === 2 ? "deux fois" : `${n} fois`);

export const end: typeof english = {
  home: (n) => (n > 1 ? "pions rentrés" : "pion rentré"),
  captures: (n) => (n === 1 ? "un pion capturé" : `${n} pions capturés`),
  first: "première équipe de pions au complet",
  captured: (n) => `retour au départ, ${times(n)}`,
  swaps: (n) => (n === 1 ? "un échange de places" : `${n} échanges de places`),
  jokers: (n) => (n === 1 ? "un joker joué" : `${n} jokers joués`),
  walked: (n) => (n === 1 ? "une case parcourue" : `${n} cases parcourues`),
  laidDown: (n) => `cartes posées ${times(n)}`,
};
