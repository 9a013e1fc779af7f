/** Ce qu’on dit d’un tour de DOG autour de la table. */
import type { Person } from "../../../../kit/narrating";
import { spelled } from "../../../sentences";
import type { say as english } from "./en";

const list = (names: string[]) => new Intl.ListFormat("fr").format(names);
const does = (person: Person, you: string, other: string) =>
  person.you ? `Vous ${you}` : `${person.name} ${other}`;
const them = (person: Person) => (person.you ? "vous" : person.name);
const all = (people: Person[]) => list(people.map(them));
const toAll = (people: Person[]) => list(people.map(({ name }) => `à ${name}`));
const isYou = (people: Person[]) => people.length === 1 && people[0]?.you;
/** « votre pion », « le pion de Lotte ». */
const pawn = (whose: Person) => (whose.you ? "votre pion" : `le pion de ${whose.name}`);

const allOf = (cards: number) => ["la dernière carte", "les deux cartes"][cards - 1] ?? `les ${cards} cartes`;

export const say: typeof english = {
  spell: (said) => spelled("fr", said),
  aCard: (card) => `un ${card}`,

  dealerChosen: (by) => does(by, "distribuez en premier.", "distribue en premier."),
  dealt: (by, round, size) =>
    `Manche ${round}. ${does(by, "distribuez", "distribue")} ${size > 1 ? `${size} cartes` : "une carte"} à chacun.`,
  offered: (by) => does(by, "posez une carte face cachée.", "pose une carte face cachée."),
  offers: (to, card) => `Vous donnez ${card} à ${to.name}.`,
  exchanged: "Chacun passe une carte.",
  traded: (to, gave, got) => `Vous avez donné ${gave} à ${to.name} et reçu ${got} en retour.`,
  passed: (to, gave, giver, got) =>
    `Vous avez donné ${gave} à ${to.name}. ${giver.name} vous a donné ${got}.`,
  received: (giver, got) => `${giver.name} vous a donné ${got}.`,

  plays: (by, card) => `${does(by, "jouez", "joue")} ${card}.`,
  playsFor: (by, card, whose) => `${does(by, "jouez", "joue")} ${card} avec ${pawn(whose)}.`,
  moves: (by, card, spaces) =>
    `${does(by, "jouez", "joue")} ${card} et ${by.you ? "avancez" : "avance"} de ${spaces}.`,
  backs: (by, card, spaces) =>
    `${does(by, "jouez", "joue")} ${card} et ${by.you ? "reculez" : "recule"} de ${spaces}.`,
  splits: (by, card, parts) => `${does(by, "partagez", "partage")} ${card} : ${list(parts.map(String))}.`,
  enters: (by, card) => `${does(by, "sortez", "sort")} avec ${card}.`,
  entersFor: (by, card, whose) => `${does(by, "sortez", "sort")} ${pawn(whose)} avec ${card}.`,

  captures: [
    (by, whom, card) => {
      const others = whom.filter(({ you }) => !you);
      if (others.length === whom.length)
        return `${does(by, "prenez", "prend")} un pion ${toAll(others)} avec ${card}.`;
      return `${by.name} vous prend un pion avec ${card}${others.length ? `, et un autre ${toAll(others)}` : ""}.`;
    },
    (by, whom, card) =>
      whom.some(({ you }) => you)
        ? `${card.replace(/^u/, "U")} de ${by.name}, et retour au départ pour ${all(whom)}.`
        : `${does(by, "renvoyez", "renvoie")} ${all(whom)} au départ avec ${card}.`,
  ],
  capturesJest: (by, whom) => {
    const others = whom.filter(({ you }) => !you);
    if (others.length < whom.length)
      return `${by.name} vous renvoie au départ${others.length ? `, avec ${all(others)}` : ""}. C’était une belle promenade.`;
    return `${does(by, "renvoyez", "renvoie")} ${all(whom)} au départ. ${whom.length === 1 ? `${all(whom)} salue.` : "C’était une belle promenade."}`;
  },
  ownGoal: (by, card) =>
    by.you
      ? `But contre votre camp : ${card} renvoie votre propre pion au départ.`
      : `But contre son camp : ${card} de ${by.name} renvoie son propre pion au départ.`,
  capturesOwn: (by) =>
    by.you ? "Un de vos propres pions y passe aussi." : `Un pion de ${by.name} y passe aussi.`,

  home: (by, card) => `${does(by, "rentrez", "rentre")} un pion avec ${card}.`,
  firstHome: [
    (whose) =>
      whose.you ? "Votre premier pion est rentré." : `Le premier pion de ${whose.name} est rentré.`,
    (whose) =>
      whose.you ? "Un premier pion à l’abri pour vous." : `${whose.name} a un premier pion à l’abri.`,
  ],
  allHome: (whose, partner) =>
    whose.you
      ? `Tous vos pions sont rentrés. Vous jouez maintenant pour ${partner.name}.`
      : `Tous les pions de ${whose.name} sont rentrés. ${whose.name} joue maintenant pour ${them(partner)}.`,

  swaps: [
    (by, whom) => `${does(by, "échangez votre", "échange sa")} place avec ${them(whom)}.`,
    (by, whom) =>
      whom.you
        ? `${by.name} prend votre place et vous laisse la sienne.`
        : by.you
          ? `Vous prenez la place de ${whom.name} et lui laissez la vôtre.`
          : `${by.name} prend la place de ${whom.name} et lui laisse la sienne.`,
  ],
  swapsFor: (by, whose, whom) =>
    `${does(by, "échangez", "échange")} ${pawn(whose)} avec ${whom.you ? "le vôtre" : `celui de ${whom.name}`}.`,
  swapsJest: (by, whom) =>
    whom.you
      ? `Chaises musicales : ${by.name} et vous changez de place.`
      : by.you
        ? `Chaises musicales : ${whom.name} et vous changez de place.`
        : `Chaises musicales : ${by.name} et ${whom.name} changent de place.`,
  idle: (by) => `${does(by, "jouez", "joue")} un échange, mais il n’y a personne avec qui échanger.`,

  laysDown: [
    (by, cards) =>
      `${does(by, "n’avez", "n’a")} rien à jouer et ${by.you ? "posez" : "pose"} ${allOf(cards)}.`,
    (by) => `Rien ne va. ${does(by, "posez vos cartes", "pose ses cartes")}.`,
  ],
  laysDownJest: (by) =>
    `Rien ne va. ${does(by, "posez vos cartes et regardez", "pose ses cartes et va faire le thé")}.`,
  discards: (by, card) => `Rien ne va. ${does(by, "défaussez", "défausse")} ${card} pour piocher.`,
  draws: (card) => `Vous piochez ${card}.`,

  wins: (winners) => {
    if (!winners.some(({ you }) => you))
      return `${all(winners)} ${winners.length > 1 ? "gagnent" : "gagne"}.`;
    const others = winners.filter(({ you }) => !you);
    return others.length ? `Gagné, avec ${all(others)} !` : "Vous gagnez !";
  },

  moment: {
    captured: "Pris",
    swapped: "Échange",
    down: "Rien ne va",
    firstHome: "Premier rentré",
    allHome: "Tous rentrés",
    goesBack: (whom) => (isYou(whom) ? "Retour au départ pour vous" : `Retour au départ pour ${all(whom)}`),
    laysDown: (by) => does(by, "posez vos cartes", "pose ses cartes"),
    swaps: (by, whom) => (by.you ? `${whom.name} et vous` : `${by.name} et ${them(whom)}`),
    whose: (whose) => `Pour ${them(whose)}`,
  },
};
