/** Ce qu’on dit d’un tour d’Overload autour de la table. */
import type { Person } from "../../../../kit/narrating";
import { spelled } from "../../../sentences";
import type { say as english } from "./en";

const list = (names: string[]) => new Intl.ListFormat("fr").format(names);
const does = (person: Person, you: string, other: string) =>
  person.you ? `Vous ${you}` : `${person.name} ${other}`;
const them = (person: Person) => (person.you ? "vous" : person.name);
const all = (people: Person[]) => list(people.map(them));
const discs = (n: number) => (n > 1 ? `${n} rondelles` : `${n} rondelle`);
const points = (n: number) => (n > 1 ? `${n} points` : `${n} point`);
const award = (by: Person) => ` Un point pour ${them(by)}.`;

export const say: typeof english = {
  spell: (said) => spelled("fr", said),

  loads: (by, n) =>
    n ? `${does(by, "chargez", "charge")} ${discs(n)}.` : `${does(by, "ne chargez", "ne charge")} rien.`,
  loadsAndRolls: (by, n, pips) =>
    `${n ? `${does(by, "chargez", "charge")} ${discs(n)}` : `${does(by, "ne chargez", "ne charge")} rien`} et ${by.you ? "faites" : "fait"} ${pips}.`,
  rolls: (by, pips) => `${does(by, "faites", "fait")} ${pips}.`,
  passes: (whom, n) => {
    const names = all(whom).replace(/^vous/, "Vous");
    if (whom.length > 1) return `${names} : une rondelle chacun, offerte au passage.`;
    return n === 1
      ? `${names} : une rondelle offerte au passage.`
      : `${names} : ${n} rondelles offertes au passage.`;
  },
  gives: (by, whom, n) => {
    const what = n === 1 ? "une rondelle" : discs(n);
    return whom.you
      ? `${by.name} vous donne ${what}.`
      : `${does(by, "donnez", "donne")} ${what} à ${whom.name}.`;
  },
  takes: (by, whom, n) => {
    const what = n === 1 ? "une rondelle" : discs(n);
    return whom.you
      ? `${by.name} vous prend ${what}.`
      : `${does(by, "prenez", "prend")} ${what} à ${whom.name}.`;
  },
  shifts: (by) => `${does(by, "passez", "passe")} une rondelle d’un pion à l’autre.`,
  gets: (by, n) => `${does(by, "recevez", "reçoit")} ${n === 1 ? "une rondelle" : discs(n)}.`,
  returns: (by) => `${does(by, "rendez", "rend")} une rondelle à la coupe.`,
  nothing: "Aucun des deux n’a de rondelle à donner.",

  overloads: [
    (by, whom, gift, reward) =>
      `${gift ? (whom.you ? `${by.name} vous donne une neuvième rondelle` : `${does(by, "donnez", "donne")} une neuvième rondelle à ${whom.name}`) : `Une rondelle de trop pour ${them(whom)}`} : tout retourne dans la coupe.${reward ? award(by) : ""}`,
    (by, whom, _, reward) =>
      `C’était la neuvième rondelle : ${whom.you ? "tout bascule, vous repartez" : `tout bascule, ${whom.name} repart`} de zéro.${reward ? award(by) : ""}`,
  ],
  overloadsJest: (by, whom, gift) =>
    whom.you
      ? `${gift ? `${by.name} vous donne une neuvième rondelle` : "Une neuvième rondelle pour vous"}. Vous aviez des projets pour les huit autres.`
      : `${gift && by.you ? "Vous donnez une" : "Une"} neuvième rondelle ${gift && by.you ? "à" : "pour"} ${whom.name}, qui avait des projets pour les huit autres.`,
  overloadsOwn: (by) =>
    by.you
      ? "Une rondelle de trop : vous surchargez votre propre pion, qui repart de zéro."
      : `Une rondelle de trop : ${by.name} surcharge son propre pion, qui repart de zéro.`,

  arrives: [
    (by, n, worth) =>
      `${does(by, "rapportez", "rapporte")} ${discs(n)} et ${by.you ? "marquez" : "marque"} ${points(worth)}.`,
    (by, n, worth) => `${points(worth)} pour ${them(by)}, avec ${discs(n)} à bon port.`,
  ],
  arrivesEmpty: (by) => `${does(by, "arrivez", "arrive")} sans la moindre rondelle.`,
  wins: (by, n) => `${does(by, "gagnez", "gagne")} avec ${points(n)}${by.you ? " !" : "."}`,

  moment: {
    overload: "Overload !",
    emptied: "Huit rondelles retournent dans la coupe.",
    award: (by) => `+1 pour ${them(by)}`,
    points: (n) => `+${n}`,
    arrived: (by, n) => `${discs(n)} à bon port pour ${them(by)}`,
  },
};
