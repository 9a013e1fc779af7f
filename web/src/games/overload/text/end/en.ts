/** What is said of each player when a game of Overload is over. */

const times = (n: number) => (n === 1 ? "once" : n === 2 ? "twice" : `${n} times`);

export const end = {
  points: (n: number): string => (n === 1 ? "point" : "points"),
  twelves: (n: number) => (n === 1 ? "+12 at the finish" : `+12 at the finish, ${times(n)}`),
  tipped: (n: number) => (n === 1 ? "tipped out a full stack" : `tipped out ${n} full stacks`),
  overloaded: (n: number) => `overloaded ${times(n)}`,
  handed: (n: number) => (n === 1 ? "handed out one disc" : `handed out ${n} discs`),
  walked: (n: number) => (n === 1 ? "went one space" : `went ${n} spaces`),
};
