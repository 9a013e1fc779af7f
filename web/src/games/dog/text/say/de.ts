/** Was man am Tisch über einen Zug bei DOG sagt. */
import type { Person } from "../../../../kit/narrating";
import type { say as english } from "./en";

const list = (names: string[]) => new Intl.ListFormat("de").format(names);
const one = (person: Person) => (person.you ? "Du" : person.name);
const does = (person: Person, you: string, other: string) => `${one(person)} ${person.you ? you : other}`;
/** Wen? */
const whom_ = (people: Person[]) => list(people.map(({ you, name }) => (you ? "dich" : name)));
/** Wem? */
const toWhom = (person: Person) => (person.you ? "dir" : person.name);
/** „mit einer 5“, „mit einem Joker“. */
const withCard = (card: string) => `mit ${card.replace(/^einen/, "einem").replace(/^eine /, "einer ")}`;
/** „deine Figur“, „die Figur von Lotte“. */
const pawn = (whose: Person) => (whose.you ? "deine Figur" : `die Figur von ${whose.name}`);
const mustBack = (people: Person[]) => {
  const names = list(people.map(({ you, name }) => (you ? "du" : name)));
  const verb =
    people.length === 1
      ? people[0]?.you
        ? "musst"
        : "muss"
      : people.some(({ you }) => you)
        ? "müsst"
        : "müssen";
  return `${names.charAt(0).toUpperCase()}${names.slice(1)} ${verb} zurück zum Start`;
};

const allOf = (cards: number) => ["die letzte Karte", "beide Karten"][cards - 1] ?? `alle ${cards} Karten`;

export const say: typeof english = {
  spell: (said) => said,
  aCard: (card) => (card === "Tausch" || card === "Joker" ? `einen ${card}` : `eine ${card}`),

  dealerChosen: (by) => does(by, "gibst zuerst.", "gibt zuerst."),
  dealt: (by, round, size) =>
    `Runde ${round}. ${does(by, "gibst", "gibt")} allen ${size === 1 ? "eine Karte" : `${size} Karten`}.`,
  offered: (by) => does(by, "legst eine Karte verdeckt hin.", "legt eine Karte verdeckt hin."),
  offers: (to, card) => `Du gibst ${to.name} ${card}.`,
  exchanged: "Alle geben eine Karte weiter.",
  traded: (to, gave, got) => `Du hast ${to.name} ${gave} gegeben und ${got} zurückbekommen.`,
  passed: (to, gave, giver, got) =>
    `Du hast ${to.name} ${gave} gegeben. Von ${giver.name} hast du ${got} bekommen.`,
  received: (giver, got) => `${giver.name} hat dir ${got} gegeben.`,

  plays: (by, card) => `${does(by, "spielst", "spielt")} ${card}.`,
  playsFor: (by, card, whose) => `${does(by, "spielst", "spielt")} ${card} für ${pawn(whose)}.`,
  moves: (by, card, spaces) =>
    `${does(by, "spielst", "spielt")} ${card} und ${by.you ? "ziehst" : "zieht"} ${spaces} vor.`,
  backs: (by, card, spaces) =>
    `${does(by, "spielst", "spielt")} ${card} und ${by.you ? "gehst" : "geht"} ${spaces} zurück.`,
  splits: (by, card, parts) => `${does(by, "teilst", "teilt")} ${card} auf: ${list(parts.map(String))}.`,
  enters: (by, card) => `${does(by, "kommst", "kommt")} ${withCard(card)} raus.`,
  entersFor: (by, card, whose) => `${does(by, "bringst", "bringt")} ${pawn(whose)} ${withCard(card)} raus.`,

  captures: [
    (by, whom, card) => `${does(by, "schlägst", "schlägt")} ${whom_(whom)} ${withCard(card)}.`,
    (by, whom, card) => `${does(by, "schickst", "schickt")} ${whom_(whom)} ${withCard(card)} heim.`,
  ],
  capturesJest: (by, whom) =>
    `${does(by, "schickst", "schickt")} ${whom_(whom)} heim. ${whom.length === 1 && !whom[0]?.you ? `${whom_(whom)} winkt.` : "War ein schöner Spaziergang."}`,
  ownGoal: (by, card) =>
    `Eigentor: ${does(by, "schickst", "schickt")} ${withCard(card)} ${by.you ? "deine" : "die"} eigene Figur heim.`,
  capturesOwn: (by) =>
    by.you ? "Eine eigene Figur trifft es auch." : `Eine eigene Figur von ${by.name} trifft es auch.`,

  home: (by, card) => `${does(by, "bringst", "bringt")} ${withCard(card)} eine Figur nach Hause.`,
  firstHome: [
    (whose) =>
      whose.you ? "Deine erste Figur ist zu Hause." : `Die erste Figur von ${whose.name} ist zu Hause.`,
    (whose) => `Die erste Figur in Sicherheit für ${whose.you ? "dich" : whose.name}.`,
  ],
  allHome: (whose, partner) =>
    whose.you
      ? `Alle deine Figuren sind zu Hause. Jetzt spielst du für ${partner.name}.`
      : `Alle Figuren von ${whose.name} sind zu Hause. Jetzt spielt ${whose.name} für ${partner.you ? "dich" : partner.name}.`,

  swaps: [
    (by, whom) => `${does(by, "tauschst", "tauscht")} den Platz mit ${toWhom(whom)}.`,
    (by, whom) =>
      whom.you
        ? `Platztausch: ${by.name} steht, wo du warst, und umgekehrt.`
        : `Platztausch: ${does(by, "stehst", "steht")}, wo ${whom.name} war, und umgekehrt.`,
  ],
  swapsFor: (by, whose, whom) =>
    `${does(by, "tauschst", "tauscht")} ${pawn(whose)} gegen ${whom.you ? "deine" : `die von ${whom.name}`}.`,
  swapsJest: (by, whom) =>
    `Reise nach Jerusalem: ${one(by)} und ${whom.you ? "du" : whom.name} ${by.you || whom.you ? "tauscht" : "tauschen"} die Plätze.`,
  idle: (by) => `${does(by, "spielst", "spielt")} einen Tausch, aber zum Tauschen ist niemand da.`,

  laysDown: [
    (by, cards) =>
      `${does(by, "hast", "hat")} nichts zu spielen und ${by.you ? "legst" : "legt"} ${allOf(cards)} ab.`,
    (by) => `Nichts passt. ${does(by, "legst deine Karten", "legt die Karten")} ab.`,
  ],
  laysDownJest: (by) =>
    `Nichts passt. ${does(by, "legst deine Karten ab und schaust zu", "legt die Karten ab und setzt Tee auf")}.`,
  discards: (by, card) =>
    `Nichts passt. ${does(by, "legst", "legt")} ${card} ab und ${by.you ? "ziehst" : "zieht"} neu.`,
  draws: (card) => `Du ziehst ${card}.`,

  wins: (winners) => {
    const others = list(winners.filter(({ you }) => !you).map(({ name }) => name));
    if (!winners.some(({ you }) => you)) return `${others} ${winners.length > 1 ? "gewinnen" : "gewinnt"}.`;
    return others ? `Gewonnen, zusammen mit ${others}!` : "Du gewinnst!";
  },

  moment: {
    captured: "Geschlagen",
    swapped: "Getauscht",
    down: "Nichts passt",
    firstHome: "Die Erste ist daheim",
    allHome: "Alle daheim",
    goesBack: (whom) => mustBack(whom),
    laysDown: (by) => does(by, "legst deine Karten ab", "legt alle Karten ab"),
    swaps: (by, whom) => `${one(by)} und ${whom.you ? "du" : whom.name}`,
    whose: (whose) => `Für ${whose.you ? "dich" : whose.name}`,
  },
};
