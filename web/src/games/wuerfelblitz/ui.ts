import { SIGNS } from "../../kit/colours";
import type { GameUi } from "../game";
import Board from "./Board.svelte";
import { deeds, result } from "./ending";
import { describe } from "./describe";
import { isDieColour, means } from "./marks";
import { narrate, weight } from "./narrate";
import { sayable } from "./notation";
import { seatColour } from "./seats";
import { sounds } from "./sounds";
import type { GameText } from "./text/type";
import type { View } from "./types";
import Training from "./Training.svelte";
import { noteTraining } from "./training";
import WhitesField from "./WhitesField.svelte";
import { stake, tell } from "./words";

function standing(view: View, seat: number): string {
  const [black, white, needed] = [view.black[seat], view.white[seat], view.options.handicap[seat] ?? 0];
  return needed > 1 ? `${SIGNS.black} ${black} ${SIGNS.white} ${white}` : `${SIGNS.black} ${black}`;
}

function task(view: View, legal: string[], text: GameText, together = false): string {
  if (view.phase === "answer" && together) return text.task.buzz;
  if (view.phase === "answer" && sayable(legal))
    return view.options.teaser === "yes" ? text.task.teaser : text.task.look;
  if (view.phase === "answer") return text.task.waiting(view.options.players - view.done.length);
  if (view.phase === "over") return text.task.over;
  return view.phase === "lot" ? text.task.lot : text.task.shake;
}

export const ui = {
  Board,
  Training,
  note: noteTraining,
  secret: true,
  realTime: true,
  showsPlayers: true,
  colour: seatColour,
  standing,
  task,
  tell,
  reason: (why, who, text: GameText, view) => text.reason(why, who, { you: view.you }),
  stake,
  narrate,
  weight,
  sounds,
  result,
  deeds,
  describe,
  means,
  mismarked: (mark: string, text: GameText) =>
    isDieColour(mark) ? text.dice.mismarked(text.colours[mark]) : "",
  rest: (text: GameText) => text.rest,
  setUp: { front: ["whites", "teaser"], pictures: { whites: WhitesField } },
} satisfies GameUi<View, GameText> as unknown as GameUi;
