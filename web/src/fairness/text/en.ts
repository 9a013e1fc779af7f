/** The words of the page where dice are checked, in English. */
export const dice = {
  open: "Check the dice",
  title: (game: string) => `Were the dice fair? ${game}`,
  promised: "Fair dice",
  promisedWhy:
    "Every roll and every card in this game comes from a secret number picked before it began: the seed. This is its fingerprint. When the game is over, everyone can see the seed and check that nothing was changed.",
  noteIt: "Your browser remembers it. To be extra sure, write it down or send it to the others.",
  notOverWhy: "The seed stays secret until the end. Then you can check every roll and deal here.",
  verdict: {
    good: "All checks passed: the dice were fair.",
    open: "All checks that can be made here passed.",
    bad: "A check failed.",
  },
  sign: { good: "Passed:", open: "Unknown:", bad: "Failed:" },
  promise: {
    good: "The fingerprint is the one this browser saw while the game was still on.",
    open: "This browser was not at the table during the game, so it has no fingerprint to compare. Ask someone who was there for theirs.",
    bad: "This browser saw a different fingerprint while the game was still on.",
  },
  remembered: "The fingerprint this browser remembers:",
  proof: {
    good: "The seed has this fingerprint: your own browser worked it out.",
    open: "Your browser only works out fingerprints on secure pages (https, or on the server’s own machine). The command below does it anywhere.",
    bad: "The seed has a different fingerprint: your own browser worked it out.",
  },
  draws: {
    good: (draws: number) =>
      draws === 1
        ? "The one roll or deal matches the seed. The server drew it again to check."
        : `All ${draws} rolls and deals match the seed. The server drew them again to check.`,
    bad: (others: number, draws: number) =>
      `Rolls and deals that do not match the seed: ${others} of ${draws}.`,
  },
  values: "Fingerprint and seed",
  fingerprint: "Fingerprint",
  fingerprintWhy: "Shown from the start: the SHA-256 of the seed.",
  seed: "Seed",
  seedWhy: "Revealed at the end: every roll and card comes from it.",
  all: (draws: number) => `All rolls and deals, one by one (${draws})`,
  lookAt: (move: number) => `See move ${move} on the board`,
  follows: "matches the seed",
  other: "The seed gives",
  yourself: "Check it yourself",
  yourselfWhy: "Don’t trust us? Check it on your own computer. Download the game record and run:",
  honest:
    "This shows that nobody changed the dice after the fingerprint appeared. It does not show that the people running the server never looked at the seed, or didn’t pick one of several.",
};
