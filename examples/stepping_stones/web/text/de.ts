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

  tell: {
    rolled: (who, n) => `${who} würfelt eine ${n}.`,
    hopped: (who, left, reached) => `${who} hüpft: erst ${left}, jetzt ${reached}.`,
    slipped: (who, where) => `${who} rutscht aus und ist wieder ${where}.`,
    wentOn: (who) => `${who} macht weiter.`,
    rested: (who, where) => `${who} rastet ${where}.`,
    pushed: (who, where) => `${who} wird verdrängt: erst ${where}, jetzt am diesseitigen Ufer.`,
    crossed: (who, where) => `${who} hüpft: erst ${where}, jetzt am anderen Ufer, und gewinnt.`,
  },
};
