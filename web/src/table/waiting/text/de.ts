import type { lobby as english } from "./en";

const NUMBERS = ["Kein", "Ein", "Zwei", "Drei", "Vier", "Fünf", "Sechs", "Sieben", "Acht"];

export const lobby: typeof english = {
  left: (chairs, game) =>
    `${NUMBERS[chairs] ?? chairs} ${chairs === 1 ? "Platz" : "Plätze"} frei für ${game}`,
  ready: (game) => `Alle sind da für ${game}`,
  page: (title) => `${title} – Tablée`,
  pairs: (pairs) => `Zusammen spielen: ${pairs}.`,
  you: "du",
  wouldPlay: (who) => `Du würdest mit ${who} spielen.`,
  noPartner: "Der Platz deines Partners ist noch frei.",
  willStart: (host) => `${host} startet das Spiel.`,
  hostWillStart: "Gestartet wird, wenn alle sitzen.",
  youStart: "Du startest das Spiel, wenn alle sitzen.",
  youStartNow: "Alles bereit. Starte, wann du willst.",
  roles: {
    free: "Frei",
    sitHere: "hier sitzen",
    away: "weg",
  },
  invite: "Hol deine Freunde dazu",
  scan: "Mit dem Handy scannen oder den Link schicken.",
  send: "Einladung schicken",
  copy: "Link kopieren",
  copied: "Kopiert",
  sent: "Link kopiert. Füg ihn in eine Nachricht ein.",
  message: (game) => `Lust auf ${game}? Hier ist der Tisch.`,
  more: "Mehr",
  askRegular: "Jemanden vom Stammtisch holen",
  beside: "Noch jemand an diesem Gerät",
  start: "Starten",
  shuffle: "Plätze mischen",
  invites: (host, game) => `${host} lädt dich zu ${game} ein`,
  invited: (game) => `Du bist zu ${game} eingeladen`,
  name: "Wie heißt du?",
  changeFace: "Anderes Gesicht wählen",
  sitDown: "Hinsetzen",
  watch: "Lieber zuschauen",
  join: "Doch mitspielen",
  watching: "Du schaust zu. Das Spiel erscheint hier, sobald es losgeht.",
  full: "Alle Plätze sind besetzt. Du kannst zuschauen.",
};
