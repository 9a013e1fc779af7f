/** Würfel Express for the app. */
import type { GameUi } from "../game";
import Board from "./Board.svelte";
import { deeds, result } from "./ending";
import { describe } from "./describe";
import { moment, weight } from "./moments";
import { first } from "./first";
import { narrate } from "./narrate";
import { GOAL, ROLLS, seatColour } from "./material";
import { marks, means } from "./marks";
import { reason, ringed } from "./reasons";
import { stake, tell } from "./tell";
import { sounds } from "./sounds";
import type { GameText } from "./text/type";
import type { View } from "./types";

function task(view: View, legal: string[], text: GameText): string {
  const { phase } = view;
  if (!legal.length) return "";
  if (phase.is === "Dropping") return text.taskDrop;
  if (phase.is === "Keeping") return text.taskKeep(ROLLS - phase.roll);
  return phase.is === "Taking" ? text.taskTake : "";
}

export const ui: GameUi<View, GameText> = {
  Board,
  secret: false,
  showsPlayers: "wide",
  colour: seatColour,
  standing: (view, seat, text) => text.standing(view.tracks[seat]?.end ?? 0, GOAL),
  task,
  tell,
  reason,
  ringed,
  stake,
  narrate,
  first,
  weight,
  sounds,
  result,
  deeds,
  moment,
  describe,
  marks,
  means,
};
