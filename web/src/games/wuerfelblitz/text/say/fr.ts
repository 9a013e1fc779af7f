/** Ce qu’on dit d’une manche de Würfelblitz autour de la table. */
import type { Person } from "../../../../kit/narrating";
import { spelled } from "../../../sentences";
import type { say as english } from "./en";

const list = (names: string[]) => new Intl.ListFormat("fr").format(names);
const does = (person: Person, you: string, other: string) =>
  person.you ? `Vous ${you}` : `${person.name} ${other}`;
const them = (person: Person) => (person.you ? "vous" : person.name);
const all = (people: Person[]) => list(people.map(them));

export const say: typeof english = {
  spell: (said) => spelled("fr", said),
  first: (by) => does(by, "lancez en premier.", "lance en premier."),
  revealed: "Les dés sont sur la table.",
  done: (by) => does(by, "avez terminé.", "a terminé."),
  says: (n) => `Vous dites ${n}.`,
  silent: "Vous ne dites rien.",
  right: [
    (by, sum, time) => `C’était ${sum}. ${does(by, "avez trouvé", "a trouvé")} en ${time}.`,
    (by, sum, time) => `${sum}, et ${by.you ? "vous étiez" : `${by.name} était`} là en premier, en ${time}.`,
  ],
  alsoRight: (people) => `À égalité : ${all(people)}.`,
  rightJest: (by, sum, time) =>
    `C’était ${sum}. ${does(by, "avez mis", "a mis")} ${time}, les autres comptent encore.`,
  nobody: [(sum) => `C’était ${sum}. Personne n’a trouvé.`, (sum) => `${sum}, et personne ne l’a vu.`],
  wrong: (by, n) => `${does(by, "avez dit", "a dit")} ${n}.`,
  wins: (winners) => {
    if (winners.length === 1 && winners[0]?.you) return "Votre troisième jeton noir : vous gagnez !";
    if (winners.length === 1) return `Troisième jeton noir pour ${all(winners)} : c’est gagné.`;
    return `Troisième jeton noir pour ${all(winners)} : victoire partagée.`;
  },
  abandoned: "Plus personne ne répond.",
};
