/** What is said of each player when a game of Würfelblitz is over. */

export const end = {
  tokens: (n: number): string => (n === 1 ? "token" : "tokens"),
  fastest: (time: string) => `right after ${time}`,
  right: (n: number) => (n === 1 ? "right once" : `right ${n} times`),
  tried: (n: number) => (n === 1 ? "one brave guess" : `${n} brave guesses`),
  silent: (n: number) => (n === 1 ? "sat one round out" : `sat ${n} rounds out`),
};
