/** The words of the page where dice are checked, in English. */
export const dice = {
  open: "Check the dice",
  title: (game: string) => `Were the dice fair? ${game}`,
  promised: "Fair dice",
  promisedWhy:
    "All dice and cards of this game follow from a secret number that was drawn before it, the seed. This is its fingerprint. When the game is over, everybody sees the seed and can check that nothing was changed.",
  noteIt: "Your browser remembers it. If you want to be quite sure, note it or send it to the others.",
  notOverWhy: "Nobody may know the seed of its dice before the end. Then you can check every draw here.",
  verdict: {
    good: "Everything fits: the dice were as promised.",
    open: "Everything that can be checked here fits.",
    bad: "Something does not fit.",
  },
  sign: { good: "Fits:", open: "Not known:", bad: "Does not fit:" },
  promise: {
    good: "The table shows the fingerprint that this browser saw before the end of the game.",
    open: "This browser was not at the table before the end, so it remembers no fingerprint. Compare it with somebody who was there.",
    bad: "This browser saw another fingerprint before the end of the game.",
  },
  remembered: "The fingerprint that this browser remembers:",
  proof: {
    good: "The seed has this fingerprint. Your browser has calculated that itself.",
    open: "Your browser does not calculate fingerprints here: it does so only on secure pages (https, or on the machine of the server itself). The command below does.",
    bad: "The seed has another fingerprint, as your browser has calculated itself.",
  },
  draws: {
    good: (draws: number) =>
      draws === 1
        ? "The one thing that chance did follows from the seed. The server has drawn it again."
        : `All ${draws} things that chance did follow from the seed. The server has drawn them again.`,
    bad: (others: number, draws: number) =>
      `Of ${draws} things that chance did, ${others} ${others === 1 ? "does" : "do"} not follow from the seed.`,
  },
  values: "Fingerprint and seed",
  fingerprint: "Fingerprint",
  fingerprintWhy: "Shown from the start: the SHA-256 of the seed.",
  seed: "Seed",
  seedWhy: "Told at the end: all dice and cards follow from it.",
  all: (draws: number) => `All draws, one by one (${draws})`,
  lookAt: (move: number) => `See move ${move} on the board`,
  follows: "follows from the seed",
  other: "The seed gives",
  yourself: "Check it yourself",
  yourselfWhy: "On a computer of your own you need not believe this server. Download the record and run:",
  honest:
    "This shows that nobody changed the dice after the fingerprint was shown. It does not show that whoever runs the server did not look at the seed, or draw several before choosing one.",
};
