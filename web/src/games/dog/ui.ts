/** DOG for the app. */
import type { GameUi } from "../game";
import Board from "./Board.svelte";
import DirectionField from "./DirectionField.svelte";
import { deeds, result } from "./ending";
import { describe, teams } from "./describe";
import { marks } from "./marks";
import { reason, ringed } from "./reasons";
import { first } from "./first";
import { narrate } from "./narrate";
import { brief, stake, standing, task, tell } from "./tell";
import { sounds } from "./sounds";
import type { GameText } from "./text/type";
import { chapter, goesOn, moment, spacesOf, weight } from "./turn";
import type { View } from "./types";
import { colour } from "./words";

const dog: GameUi<View, GameText> = {
  Board,
  secret: true,
  showsPlayers: "wide",
  colour,
  standing,
  brief,
  task,
  tell,
  reason,
  ringed,
  stake,
  narrate,
  first,
  chapter,
  goesOn,
  weight,
  sounds,
  result,
  deeds,
  spaces: spacesOf,
  moment,
  describe,
  teams,
  marks,
  setUp: { front: ["direction"], pictures: { direction: DirectionField } },
};

export const ui = dog as unknown as GameUi;
