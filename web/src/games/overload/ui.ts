/** Overload for the app. */
import type { GameUi, Who } from "../game";
import Board from "./Board.svelte";
import { colourOf } from "./colours";
import { deeds, result } from "./ending";
import { describe } from "./describe";
import { marks } from "./marks";
import { reason, ringed } from "./reasons";
import { moment, spaces, weight } from "./moments";
import { first } from "./first";
import { narrate } from "./narrate";
import { stake, tell } from "./tell";
import { sounds } from "./sounds";
import type { GameText } from "./text/type";
import TrackField from "./TrackField.svelte";
import type { View } from "./types";

function task(view: View, legal: string[], text: GameText, _together = false, who?: Who): string {
  const { phase } = view;
  const words = text.task;
  const isMine = view.turn === view.you;
  const name = who?.(view.turn) ?? text.colours[colourOf(view.turn)];
  if (phase.is === "Over") return words.over(name);
  if (phase.is === "Rolling") return isMine ? words.youRoll : words.rolling(name);
  if (!legal.length) return isMine ? "" : words.waiting(name);
  switch (phase.is) {
    case "Loading":
      return words.load;
    case "Moving":
      return words.move(phase.die);
    case "Stepping":
      return words.step;
    case "Meeting":
      return words.meet(phase.waiting.length);
  }
}

const overload: GameUi<View, GameText> = {
  Board,
  secret: false,
  showsPlayers: "wide",
  colour: colourOf,
  standing: (view, seat) => `${view.points[seat] ?? 0} / ${view.target}`,
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
  spaces,
  moment,
  describe,
  marks,
  setUp: { front: ["special"], pictures: { special: TrackField } },
};

export const ui = overload as unknown as GameUi;
