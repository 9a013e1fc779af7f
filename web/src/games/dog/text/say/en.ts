/** What a friend at the table says of a turn of DOG, in English. */
import type { Person } from "../../../../kit/narrating";

const list = (names: string[]) => new Intl.ListFormat("en-GB").format(names);
const one = (person: Person) => (person.you ? "You" : person.name);
const them = (person: Person) => (person.you ? "you" : person.name);
const own = (person: Person) => (person.you ? "your" : `${person.name}’s`);
const Own = (person: Person) => (person.you ? "Your" : `${person.name}’s`);
const does = (person: Person, you: string, other: string) => `${one(person)} ${person.you ? you : other}`;
const all = (people: Person[]) => list(people.map(them));
const All = (people: Person[]) => all(people).replace(/^you\b/, "You");
const goes = (people: Person[]) => (people.length > 1 || people[0]?.you ? "go" : "goes");

const allOf = (cards: number) => ["the last card", "both cards"][cards - 1] ?? `all ${cards} cards`;

export const say = {
  spell: (said: string) => said,
  aCard: (card: string) => `${/^8/.test(card) ? "an" : "a"} ${card}`,

  dealerChosen: (by: Person) => does(by, "deal first.", "deals first."),
  dealt: (by: Person, round: number, size: number) =>
    `Round ${round}. ${does(by, "deal", "deals")} ${size === 1 ? "1 card" : `${size} cards`} each.`,
  offered: (by: Person) => does(by, "put a card face down.", "puts a card face down."),
  offers: (to: Person, card: string) => `You give ${them(to)} ${card}.`,
  exchanged: "Everyone passes on a card.",
  traded: (to: Person, gave: string, got: string) => `You gave ${to.name} ${gave} and got ${got} back.`,
  passed: (to: Person, gave: string, giver: Person, got: string) =>
    `You gave ${to.name} ${gave}. From ${giver.name} you got ${got}.`,
  received: (giver: Person, got: string) => `${giver.name} gave you ${got}.`,

  plays: (by: Person, card: string) => `${does(by, "play", "plays")} ${card}.`,
  playsFor: (by: Person, card: string, whose: Person) =>
    `${does(by, "play", "plays")} ${card} with ${own(whose)} pawn.`,
  moves: (by: Person, card: string, spaces: number) =>
    `${does(by, "play", "plays")} ${card} and ${by.you ? "move" : "moves"} ${spaces}.`,
  backs: (by: Person, card: string, spaces: number) =>
    `${does(by, "play", "plays")} ${card} and ${by.you ? "back" : "backs"} up ${spaces}.`,
  splits: (by: Person, card: string, parts: number[]) =>
    `${does(by, "split", "splits")} ${card}: ${list(parts.map(String))}.`,
  enters: (by: Person, card: string) => `${does(by, "come", "comes")} out with ${card}.`,
  entersFor: (by: Person, card: string, whose: Person) =>
    `${does(by, "bring", "brings")} out ${own(whose)} pawn with ${card}.`,

  captures: [
    (by: Person, whom: Person[], card: string) =>
      `${does(by, "capture", "captures")} ${all(whom)} with ${card}.`,
    (by: Person, whom: Person[], card: string) =>
      `${Own(by)} ${card.replace(/^an? /, "")} sends ${all(whom)} back to the start.`,
  ],
  capturesJest: (by: Person, whom: Person[]) =>
    `${does(by, "send", "sends")} ${all(whom)} back to the start. ${whom.length === 1 && !whom[0]?.you ? `${all(whom)} waves.` : "It was a nice walk."}`,
  ownGoal: (by: Person, card: string) =>
    `An own goal: ${own(by)} ${card.replace(/^an? /, "")} sends ${own(by)} own pawn back to the start.`,
  capturesOwn: (by: Person) => `One of ${own(by)} own pawns goes back, too.`,

  home: (by: Person, card: string) => `${does(by, "bring", "brings")} a pawn home with ${card}.`,
  firstHome: [
    (whose: Person) => `${Own(whose)} first pawn is home.`,
    (whose: Person) => `One pawn safe at home for ${them(whose)}.`,
  ],
  allHome: (whose: Person, partner: Person) =>
    `All ${own(whose)} pawns are home. Now ${whose.you ? "you play" : `${whose.name} plays`} for ${them(partner)}.`,

  swaps: [
    (by: Person, whom: Person) => `${does(by, "swap", "swaps")} places with ${them(whom)}.`,
    (by: Person, whom: Person) =>
      `${does(by, "take", "takes")} ${own(whom)} space, and ${them(whom)} ${whom.you ? "get" : "gets"} the old one.`,
  ],
  swapsFor: (by: Person, whose: Person, whom: Person) =>
    `${does(by, "swap", "swaps")} ${own(whose)} pawn with ${whom.you ? "yours" : own(whom)}.`,
  swapsJest: (by: Person, whom: Person) => `Musical chairs: ${them(by)} and ${them(whom)} swap places.`,
  idle: (by: Person) => `${does(by, "play", "plays")} a swap, with nobody to swap with.`,

  laysDown: [
    (by: Person, cards: number) =>
      `${does(by, "have", "has")} nothing to play and ${by.you ? "lay" : "lays"} down ${allOf(cards)}.`,
    (by: Person) => `Nothing fits. ${does(by, "lay down your hand", "lays down the cards")}.`,
  ],
  laysDownJest: (by: Person) =>
    `Nothing fits. ${does(by, "lay down your hand and watch", "lays down the cards and puts the kettle on")}.`,
  discards: (by: Person, card: string) =>
    `Nothing fits. ${does(by, "discard", "discards")} ${card} for a new card.`,
  draws: (card: string) => `You draw ${card}.`,

  wins: (winners: Person[]) => {
    if (!winners.some(({ you }) => you)) return `${all(winners)} ${winners.length > 1 ? "win" : "wins"}.`;
    const others = winners.filter(({ you }) => !you);
    return others.length ? `You and ${all(others)} win!` : "You win!";
  },

  moment: {
    captured: "Captured",
    swapped: "Swapped",
    down: "Nothing fits",
    firstHome: "First one home",
    allHome: "All home",
    goesBack: (whom: Person[]) => `${All(whom)} ${goes(whom)} back to the start`,
    laysDown: (by: Person) => does(by, "lay down your cards", "lays down all cards"),
    swaps: (by: Person, whom: Person) => `${one(by)} and ${them(whom)}`,
    whose: (whose: Person) => `For ${them(whose)}`,
  },
};
