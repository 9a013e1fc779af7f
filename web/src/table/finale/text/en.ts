/** Of whom a story is told: of the reader where there are no names. */
export interface Told {
  names: string | null;
  several: boolean;
  chance: string;
}

export const finale = {
  youWin: (name: string) => (name ? `You win, ${name}!` : "You win!"),
  youAnd: (names: string) => `You and ${names} win!`,
  wins: (names: string, winners: number, cheer: boolean) =>
    `${names} ${winners > 1 ? "win" : "wins"}${cheer ? "!" : "."}`,
  nobody: "Nobody wins this one.",
  you: "You",
  place: (rank: number): string => ["", "1st", "2nd", "3rd"][rank] ?? `${rank}th`,
  ranking: "How it ended",
  again: "Play again",
  next: "To the next game",
  toBoard: "Back to the board",
  toResult: "Result",
  story: {
    comeback: ({ names, chance }: Told) => `${names ?? "You"} came back from ${chance}.`,
    lost: ({ names, chance }: Told) => `At one point ${names ?? "you"} stood at ${chance}.`,
    led: ({ names, several }: Told) =>
      names ? `${names} ${several ? "were" : "was"} in front all the way.` : "You were in front all the way.",
    close: (_: Told) => "It was open until the very last turn.",
    turned: (line: string) => `The turning point? ${line}`,
  },
  picture: {
    send: "Send the picture",
    title: "The picture of this game",
    save: "Save the picture",
    copy: "Copy the picture",
    copied: "Copied",
    failed: "The picture could not be drawn.",
    score: (title: string, scores: string) => `${title}, ${scores}.`,
    to: (first: number, second: number) => `${first} to ${second}`,
    alt: (game: string, title: string, standings: string, story: string) =>
      `${game}: ${title} ${standings}. ${story}`.trim(),
  },
};
