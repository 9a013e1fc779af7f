import sentences from "../../../../../src/tablee/games/stepping_stones/sentences/en.json";
import { teller, tellerOf } from "../../sentences";
import type { GameEvent } from "../types";

export const text = {
  summary: "Hop across the river — but the further you go without a rest, the more a slip costs.",
  options: { stones: "Stones from bank to bank", splash: "Splash: one pawn to a stone" } as Record<
    string,
    string
  >,
  words: { no: "no", yes: "yes" } as Record<string, string>,

  river: "The river with all pawns",
  nearBank: "the near bank",
  farBank: "the far bank",
  stone: (n: number) => `stone ${n}`,
  pawnThere: (who: string, where: string) => `${who}: ${where}`,
  die: (n: number) => (n ? `The die shows ${n}` : "The die"),
  colours: { red: "Red", blue: "Blue", yellow: "Yellow", green: "Green", purple: "Purple", orange: "Orange" },

  hop: "Roll and hop",
  rest: "Rest here",
  restOn: (where: string) => `Rest on ${where}`,
  task: {
    choose: (n: number) => `You are ${n} steps on: hop again, or rest?`,
    waiting: (colour: string) => `${colour} decides.`,
    rolling: (colour: string) => `${colour} rolls the die.`,
    over: (colour: string) => `${colour} has won.`,
  },

  tell: teller<GameEvent["is"]>("en", sentences),
  reason: tellerOf("en", sentences.reasons, sentences.terms),
  stake: tellerOf("en", sentences.stakes, sentences.terms),
};
