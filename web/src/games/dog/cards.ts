/** The cards, in the order of their kinds. */
export const CARDS = [
  "1/11",
  "2",
  "3",
  "4",
  "5",
  "6",
  "7",
  "8",
  "9",
  "10",
  "12",
  "13",
  "swap",
  "joker",
] as const;
export type CardName = (typeof CARDS)[number];

export type Sign = "forward" | "both" | "split" | "enter" | "swap" | "paw";

/** What is drawn on a card below its number. */
const SIGNS: Partial<Record<CardName, Sign>> = {
  "1/11": "enter",
  "4": "both",
  "7": "split",
  "13": "enter",
  swap: "swap",
  joker: "paw",
};

/** How far a card would take a pawn, for asking why it cannot. */
const STEPS: Partial<Record<CardName, number>> = { "1/11": 1, swap: 0, joker: 1 };

export function cardName(kind: number): CardName {
  return CARDS[kind] ?? "joker";
}

export function signOf(card: CardName): Sign {
  return SIGNS[card] ?? "forward";
}

/** DG1 Plain cards are blue, special ones red; jokers stand out. */
export function tint(card: CardName): "blue" | "red" | "purple" {
  if (card === "joker") return "purple";
  return signOf(card) === "forward" ? "blue" : "red";
}

export function stepsOf(card: CardName): number {
  return STEPS[card] ?? Number(card);
}
