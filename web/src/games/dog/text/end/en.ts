/** What is said of each player when a game of DOG is over. */

const times = (n: number) => (n === 1 ? "once" : n === 2 ? "twice" : `${n} times`);

export const end = {
  home: (n: number): string => (n === 1 ? "pawn home" : "pawns home"),
  captures: (n: number) => (n === 1 ? "captured a pawn" : `captured ${n} pawns`),
  first: "first to bring everyone home",
  captured: (n: number) => `captured ${times(n)}`,
  swaps: (n: number) => `changed places ${times(n)}`,
  jokers: (n: number) => (n === 1 ? "played a joker" : `played ${n} jokers`),
  walked: (n: number) => (n === 1 ? "went one space" : `went ${n} spaces`),
  laidDown: (n: number) => `laid down the hand ${times(n)}`,
};
