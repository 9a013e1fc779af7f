/** \u00a0 is the space that keeps a sign with its word. */
import type { lobby as english } from "./en";

const NUMBERS = ["aucune", "une", "deux", "trois", "quatre", "cinq", "six", "sept", "huit"];

export const lobby: typeof english = {
  left: (chairs, game) => `Encore ${NUMBERS[chairs] ?? chairs} place${chairs > 1 ? "s" : ""} pour ${game}`,
  ready: (game) => `Tout le monde est là pour ${game}`,
  page: (title) => `${title} — Tablée`,
  pairs: (pairs) => `Jouent ensemble\u00a0: ${pairs}.`,
  you: "vous",
  wouldPlay: (who) => `Vous joueriez avec ${who}.`,
  noPartner: "La place de votre partenaire est encore libre.",
  willStart: (host) => `${host} lancera la partie.`,
  hostWillStart: "L’hôte lancera la partie.",
  youStart: "Vous lancerez la partie quand tout le monde sera assis.",
  youStartNow: "Tout est prêt. À vous de lancer la partie.",
  roles: {
    free: "Libre",
    sitHere: "s’asseoir ici",
    away: "absent",
  },
  invite: "Faites venir vos amis",
  scan: "Scannez avec un téléphone, ou envoyez le lien.",
  send: "Envoyer l’invitation",
  copy: "Copier le lien",
  copied: "Copié",
  sent: "Lien copié. Collez-le dans un message.",
  message: (game) => `Une partie de ${game}\u00a0? Voici la table.`,
  more: "Plus",
  askRegular: "Inviter un habitué",
  beside: "Ajouter un joueur sur cet appareil",
  start: "Commencer",
  shuffle: "Mélanger les places",
  invites: (host, game) => `${host} vous invite à jouer à ${game}`,
  invited: (game) => `Vous êtes invité à jouer à ${game}`,
  name: "Quel est votre nom\u00a0?",
  changeFace: "Choisir un autre visage",
  sitDown: "S’asseoir",
  watch: "Regarder seulement",
  join: "S’asseoir quand même",
  watching: "Vous regardez. La partie s’affichera ici dès qu’elle commence.",
  full: "Toutes les places sont prises. Vous pouvez regarder.",
};
