/** Ce qu’on dit de chacun à la fin d’une partie de Würfelblitz. */
import type { end as english } from "./en";

export const end: typeof english = {
  tokens: (n) => (n > 1 ? "jetons" : "jeton"),
  fastest: (time) => `bonne réponse en ${time}`,
  right: (n) => (n === 1 ? "une bonne réponse" : `${n} bonnes réponses`),
  tried: (n) => (n === 1 ? "une réponse audacieuse" : `${n} réponses audacieuses`),
  silent: (n) => (n === 1 ? "une manche en silence" : `${n} manches en silence`),
};
