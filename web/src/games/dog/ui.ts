/** DOG for the app. */
import type { GameUi } from "../game";
import Board from "./Board.svelte";
import { describe, teams } from "./describe";
import { marks } from "./marks";
import { reason, ringed } from "./reasons";
import { narrate } from "./narrate";
import { brief, stake, standing, task, tell } from "./tell";
import type { GameText } from "./text/type";
import { goesOn, moment, spacesOf, weight } from "./turn";
import type { View } from "./types";
import { colour } from "./words";

const dog: GameUi<View, GameText> = {
  Board,
  secret: true,
  colour,
  standing,
  brief,
  task,
  tell,
  reason,
  ringed,
  stake,
  narrate,
  goesOn,
  weight,
  spaces: spacesOf,
  moment,
  describe,
  teams,
  marks,
};

export const ui = dog as unknown as GameUi;
