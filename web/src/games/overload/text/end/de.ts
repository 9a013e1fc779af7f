/** Was am Ende einer Partie Overload über jeden gesagt wird. */
import type { end as english } from "./en";

const times = (n: number) => (n === 1 ? "einmal" : n === 2 ? "zweimal" : `${n}-mal`);

export const end: typeof english = {
  points: (n) => (n === 1 ? "Punkt" : "Punkte"),
  twelves: (n) => (n === 1 ? "+12 im Ziel" : `${times(n)} +12 im Ziel`),
  tipped: (n) => (n === 1 ? "einen vollen Stapel gekippt" : `${n} volle Stapel gekippt`),
  overloaded: (n) => `${times(n)} überladen`,
  handed: (n) => (n === 1 ? "eine Scheibe verteilt" : `${n} Scheiben verteilt`),
  walked: (n) => (n === 1 ? "ein Feld gelaufen" : `${n} Felder gelaufen`),
};
