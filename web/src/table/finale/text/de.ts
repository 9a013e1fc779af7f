import type { finale as english } from "./en";

export const finale: typeof english = {
  youWin: (name) => (name ? `Gewonnen, ${name}!` : "Gewonnen!"),
  youAnd: (names) => `Du und ${names} gewinnt!`,
  wins: (names, winners, cheer) => `${names} ${winners > 1 ? "gewinnen" : "gewinnt"}${cheer ? "!" : "."}`,
  nobody: "Diesmal gewinnt niemand.",
  you: "Du",
  place: (rank) => `${rank}.`,
  ranking: "So ging es aus",
  again: "Noch mal spielen",
  next: "Zur nächsten Partie",
  toBoard: "Zurück zum Brett",
  toResult: "Ergebnis",
  story: {
    comeback: ({ names, chance, several }) =>
      names
        ? `${names} ${several ? "lagen" : "lag"} schon bei nur noch ${chance}.`
        : `Du lagst schon bei nur noch ${chance}.`,
    lost: ({ names, chance, several }) =>
      names
        ? `Zwischendurch ${several ? "standen" : "stand"} ${names} bei ${chance}.`
        : `Zwischendurch standest du bei ${chance}.`,
    led: ({ names, several }) =>
      names ? `${names} ${several ? "lagen" : "lag"} die ganze Zeit vorn.` : "Du lagst die ganze Zeit vorn.",
    close: (_) => "Bis zum letzten Zug war alles offen.",
    turned: (line) => `Der Wendepunkt? ${line}`,
  },
  picture: {
    send: "Bild verschicken",
    title: "Das Bild dieser Partie",
    save: "Bild speichern",
    copy: "Bild kopieren",
    copied: "Kopiert",
    failed: "Das Bild ließ sich nicht zeichnen.",
    score: (title, scores) => `${title}, ${scores}.`,
    to: (first, second) => `${first} zu ${second}`,
    alt: (game, title, standings, story) => `${game}: ${title} ${standings}. ${story}`.trim(),
  },
};
