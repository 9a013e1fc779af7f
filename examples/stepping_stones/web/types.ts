// Made from the package by web/scripts/game_types.py; do not edit.

export interface View {
  is: "View";
  you: number | null;
  options: Options;
  turn: number;
  places: number[];
  at: number;
  far_bank: number;
  rolling: boolean;
}

export interface Options {
  is: "Options";
  players: number;
  stones: number;
  splash: string;
}

export interface Rolled {
  is: "Rolled";
  seat: number;
  pips: number;
}

export interface Hopped {
  is: "Hopped";
  seat: number;
  left: number;
  reached: number;
}

export interface Slipped {
  is: "Slipped";
  seat: number;
  left: number;
  reached: number;
}

export interface WentOn {
  is: "WentOn";
  seat: number;
}

export interface Rested {
  is: "Rested";
  seat: number;
  place: number;
}

export interface Pushed {
  is: "Pushed";
  seat: number;
  left: number;
}

export interface Crossed {
  is: "Crossed";
  seat: number;
  left: number;
}

export type GameEvent = Rolled | Hopped | Slipped | WentOn | Rested | Pushed | Crossed;

export type GameReason =
  | { is: "GameOver"; seat: number }
  | { is: "Turn"; seat: number }
  | { is: "DieFirst" };
