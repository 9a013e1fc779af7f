/** What is said of each player when a game of Würfel Express is over. */

const times = (n: number) => (n === 1 ? "once" : n === 2 ? "twice" : `${n} times`);

export const end = {
  spaces: (n: number): string => (n === 1 ? "space" : "spaces"),
  thefts: (n: number) => (n === 1 ? "stole a strip" : `stole ${n} strips`),
  robbed: (n: number) => `robbed ${times(n)}`,
  spared: (n: number) => `saved by the lantern ${times(n)}`,
  longest: (n: number) => `longest strip: ${n}`,
  slid: (n: number) => (n === 1 ? "slid back one space" : `slid back ${n} spaces`),
  dropped: (n: number) => (n === 1 ? "dropped a strip" : `dropped ${n} strips`),
  laid: (n: number) => (n === 1 ? "laid one strip" : `laid ${n} strips`),
};
