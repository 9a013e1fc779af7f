/** Stepping Stones for the app. */
import type { GameUi } from "../game";
import Board from "./Board.svelte";
import { colourOf } from "./colours";
import { describe } from "./describe";
import { stake, tell } from "./tell";
import type { GameText } from "./text/type";
import type { View } from "./types";

function task(view: View, legal: string[], text: GameText): string {
  const colour = text.colours[colourOf(view.turn)];
  if (view.at === view.far_bank) return text.task.over(colour);
  if (view.rolling) return text.task.rolling(colour);
  return legal.length ? text.task.choose(view.at - (view.places[view.turn] ?? 0)) : text.task.waiting(colour);
}

const steppingStones: GameUi<View, GameText> = {
  Board,
  secret: false,
  colour: colourOf,
  standing: (view, seat) => `${view.places[seat] ?? 0} / ${view.far_bank}`,
  task,
  tell,
  reason: (why, who, text, view) => text.reason(why, who, { you: view.you }),
  stake,
  describe,
};

export const ui = steppingStones as unknown as GameUi;
