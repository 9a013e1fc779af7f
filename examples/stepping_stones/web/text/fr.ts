import type { GameText } from "./type";

export const text: GameText = {
  summary: "Traversez la rivière – mais plus vous avancez sans repos, plus une glissade coûte cher.",
  options: { stones: "Pierres d’une rive à l’autre", splash: "Plouf\u00a0: un pion par pierre" },
  words: { no: "non", yes: "oui" },

  river: "La rivière avec tous les pions",
  nearBank: "la rive de départ",
  farBank: "l’autre rive",
  stone: (n) => `la pierre ${n}`,
  pawnThere: (who, where) => `${who}\u00a0: ${where}`,
  die: (n) => (n ? `Le dé montre ${n}` : "Le dé"),
  colours: { red: "Rouge", blue: "Bleu", yellow: "Jaune", green: "Vert", purple: "Violet", orange: "Orange" },

  hop: "Lancer et sauter",
  rest: "Se reposer ici",
  restOn: (where) => `Se reposer sur ${where}`,
  task: {
    choose: (n) => `Vous avez fait ${n} pas\u00a0: sauter encore, ou vous reposer\u00a0?`,
    waiting: (colour) => `${colour} décide.`,
    rolling: (colour) => `${colour} lance le dé.`,
    over: (colour) => `${colour} a gagné.`,
  },

  tell: {
    rolled: (who, n) => `${who} lance un ${n}.`,
    hopped: (who, left, reached) => `${who} saute\u00a0: ${left}, puis ${reached}.`,
    slipped: (who, where) => `${who} glisse et revient sur ${where}.`,
    wentOn: (who) => `${who} continue.`,
    rested: (who, where) => `${who} se repose sur ${where}.`,
    pushed: (who, where) => `${who} est chassé\u00a0: ${where}, puis la rive de départ.`,
    crossed: (who, where) => `${who} saute\u00a0: ${where}, puis l’autre rive, et gagne.`,
  },
};
