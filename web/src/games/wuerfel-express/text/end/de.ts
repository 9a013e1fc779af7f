/** Was am Ende einer Partie Würfel Express über jeden gesagt wird. */
import type { end as english } from "./en";

const times = (n: number) => (n === 1 ? "einmal" : n === 2 ? "zweimal" : `${n}-mal`);

export const end: typeof english = {
  spaces: (n) => (n === 1 ? "Feld" : "Felder"),
  thefts: (n) => (n === 1 ? "einen Streifen geklaut" : `${n} Streifen geklaut`),
  robbed: (n) => `${times(n)} beklaut worden`,
  spared: (n) => `${times(n)} von der Laterne gerettet`,
  longest: (n) => `einen ${n}er-Streifen gelegt`,
  slid: (n) => (n === 1 ? "ein Feld zurückgerutscht" : `${n} Felder zurückgerutscht`),
  dropped: (n) => (n === 1 ? "einen Streifen abgeworfen" : `${n} Streifen abgeworfen`),
  laid: (n) => (n === 1 ? "einen Streifen gelegt" : `${n} Streifen gelegt`),
};
