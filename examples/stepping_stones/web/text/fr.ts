import sentences from "../../../../../src/tablee/games/stepping_stones/sentences/fr.json";
import { teller, tellerOf } from "../../sentences";
import type { GameEvent } from "../types";
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

  tell: teller<GameEvent["is"]>("fr", sentences),
  reason: tellerOf("fr", sentences.reasons, sentences.terms),
  stake: tellerOf("fr", sentences.stakes, sentences.terms),
};
