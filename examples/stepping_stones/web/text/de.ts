import sentences from "../../../../../src/tablee/games/stepping_stones/sentences/de.json";
import { teller, tellerOf } from "../../sentences";
import type { GameEvent } from "../types";
import type { GameText } from "./type";

export const text: GameText = {
  summary: "Hüpf über den Fluss – doch je weiter du ohne Rast gehst, desto mehr kostet ein Ausrutscher.",
  options: { stones: "Steine von Ufer zu Ufer", splash: "Platsch: eine Figur je Stein" },
  words: { no: "nein", yes: "ja" },

  river: "Der Fluss mit allen Figuren",
  nearBank: "am diesseitigen Ufer",
  farBank: "am anderen Ufer",
  stone: (n) => `auf Stein ${n}`,
  pawnThere: (who, where) => `${who}: ${where}`,
  die: (n) => (n ? `Der Würfel zeigt ${n}` : "Der Würfel"),
  colours: { red: "Rot", blue: "Blau", yellow: "Gelb", green: "Grün", purple: "Violett", orange: "Orange" },

  hop: "Würfeln und hüpfen",
  rest: "Hier rasten",
  restOn: (where) => `Rasten ${where}`,
  task: {
    choose: (n) => `Du bist ${n} Schritte weiter: noch einmal hüpfen oder rasten?`,
    waiting: (colour) => `${colour} entscheidet.`,
    rolling: (colour) => `${colour} würfelt.`,
    over: (colour) => `${colour} hat gewonnen.`,
  },

  tell: teller<GameEvent["is"]>("de", sentences),
  reason: tellerOf("de", sentences.reasons, sentences.terms),
  stake: tellerOf("de", sentences.stakes, sentences.terms),
};
