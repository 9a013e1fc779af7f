/** Ce qu’on dit de chacun à la fin d’une partie de Würfel Express. */
import type { end as english } from "./en";

const times = (n: number) => (n === 1 ? "une fois" : n === 2 ? "deux fois" : `${n} fois`);

export const end: typeof english = {
  spaces: (n) => (n > 1 ? "cases" : "case"),
  thefts: (n) => (n === 1 ? "une bande chipée" : `${n} bandes chipées`),
  robbed: (n) => `on lui a chipé une bande, ${times(n)}`,
  spared: (n) => `la lanterne au secours, ${times(n)}`,
  longest: (n) => `une bande de ${n} posée`,
  slid: (n) => (n === 1 ? "recul d’une case" : `recul de ${n} cases`),
  dropped: (n) => (n === 1 ? "une bande défaussée" : `${n} bandes défaussées`),
  laid: (n) => (n === 1 ? "une bande posée" : `${n} bandes posées`),
};
