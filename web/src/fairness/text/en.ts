/** The words of the page where dice are checked, in English. */
export const dice = {
  open: "Check the dice",
  title: (game: string) => `Were the dice fair? ${game}`,
  promised: "Fair dice",
  promisedWhy:
    "Every roll and every card in this game comes from a secret number that the server picked beforehand, the seed, and from numbers that the players’ devices throw in when the game begins. So nobody can choose the dice. This is the seed’s fingerprint. When the game is over, everyone can see the seed and check that nothing was changed.",
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
    bad: "The seed has a different fingerprint: your own browser worked it out.",
  },
  numbers: {
    good: "The number that this browser threw in is part of the dice, and so are the numbers that the others promised before they knew it.",
    open: "This browser threw in no number of its own, so it cannot tell if the others’ numbers are the ones they promised.",
    bad: "The numbers in this record are not the ones thrown in before the game, or a number is missing.",
    none: "This game was played before players’ devices threw in numbers: the dice come from the seed alone.",
  },
  thrownIn: "Numbers thrown in",
  thrownInWhy: "Together with the seed, they make every roll and every card.",
  number: {
    own: "thrown in by this browser",
    given: "thrown in by the player’s device",
    bot: "the server’s own, for a bot; it comes from the seed",
    silent: "left out: the device threw in no number",
    withheld: "left out: the device promised a number and did not show it in time",
    pledged: "not shown yet",
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
  seedWhy: "Revealed at the end: every roll and card comes from it and the players’ numbers.",
  all: (draws: number) => `All rolls and deals, one by one (${draws})`,
  lookAt: (move: number) => `See move ${move} on the board`,
  follows: "matches the seed",
  other: "The seed gives",
  yourself: "Check it yourself",
  yourselfWhy: "Don’t trust us? Check it on your own computer. Download the game record and run:",
  honest:
    "This shows that nobody changed the dice after the fingerprint appeared, and that nobody chose them if your number is among those thrown in. It does not show that the people running the server never looked at the dice to come.",
};
