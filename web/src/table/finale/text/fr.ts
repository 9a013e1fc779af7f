import type { finale as english } from "./en";

export const finale: typeof english = {
  youWin: (name) => (name ? `Gagné, ${name}\u00a0!` : "Gagné\u00a0!"),
  youAnd: (names) => `Gagné, avec ${names}\u00a0!`,
  wins: (names, winners, cheer) => `${names} ${winners > 1 ? "gagnent" : "gagne"}${cheer ? "\u00a0!" : "."}`,
  nobody: "Personne ne gagne cette fois.",
  you: "Vous",
  place: (rank) => (rank === 1 ? "1er" : `${rank}e`),
  ranking: "Le classement",
  again: "Rejouer",
  next: "À la partie suivante",
  toBoard: "Retour au plateau",
  toResult: "Résultat",
  story: {
    comeback: ({ names, chance }) =>
      names ? `Il ne restait que ${chance} à ${names}.` : `Il ne vous restait que ${chance}.`,
    lost: ({ names, chance, several }) =>
      names
        ? `À un moment, ${names} ${several ? "étaient" : "était"} à ${chance}.`
        : `À un moment, vous étiez à ${chance}.`,
    led: ({ names }) => (names ? `${names} en tête du début à la fin.` : "En tête du début à la fin."),
    close: (_) => "Tout s’est joué au dernier tour.",
    turned: (line) => `Le tournant\u00a0? ${line}`,
  },
  picture: {
    send: "Envoyer l’image",
    title: "L’image de cette partie",
    save: "Enregistrer l’image",
    copy: "Copier l’image",
    copied: "Copiée",
    failed: "L’image n’a pas pu être dessinée.",
    score: (title, scores) => `${title}, ${scores}.`,
    to: (first, second) => `${first} à ${second}`,
    alt: (game, title, standings, story) => `${game}\u00a0: ${title} ${standings}. ${story}`.trim(),
  },
};
