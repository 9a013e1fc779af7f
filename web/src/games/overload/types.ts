// Made from the package by web/scripts/game_types.py; do not edit.

export interface View {
  is: "View";
  you: number | null;
  options: Options;
  players: number;
  turn: number;
  phase: Loading | Rolling | Moving | Stepping | Meeting | Over;
  track: ("plain" | "plus" | "minus" | "step" | "double")[];
  target: number;
  points: number[];
  pawns: PawnView[];
  cup: number;
}

export interface Options {
  is: "Options";
  players: number;
  special: string[];
}

export interface Loading {
  is: "Loading";
}

export interface Rolling {
  is: "Rolling";
}

export interface Moving {
  is: "Moving";
  die: number;
}

export interface Stepping {
  is: "Stepping";
  pawn: number;
}

export interface Meeting {
  is: "Meeting";
  pawn: number;
  waiting: number[];
}

export interface Over {
  is: "Over";
}

export interface PawnView {
  is: "PawnView";
  place: number;
  discs: number;
}

export interface Loaded {
  is: "Loaded";
  pawn: number;
  discs: number;
}

export interface Rolled {
  is: "Rolled";
  seat: number;
  pips: number;
}

export interface Moved {
  is: "Moved";
  pawn: number;
  left: number;
  reached: number;
}

export interface Received {
  is: "Received";
  pawn: number;
}

export interface Returned {
  is: "Returned";
  pawn: number;
}

export interface Handed {
  is: "Handed";
  giver: number;
  taker: number;
}

export interface Overloaded {
  is: "Overloaded";
  pawn: number;
  seat: number;
  reward: number;
}

export interface Arrived {
  is: "Arrived";
  pawn: number;
  discs: number;
  points: number;
}

export interface Landed {
  is: "Landed";
  pawn: number;
  special: "plain" | "plus" | "minus" | "step" | "double";
}

export interface Skipped {
  is: "Skipped";
  pawn: number;
  other: number;
}

export interface Won {
  is: "Won";
  seat: number;
  points: number;
}

export type GameEvent = Loaded | Rolled | Moved | Received | Returned | Handed | Overloaded | Arrived | Landed | Skipped | Won;

export type GameReason =
  | { is: "GameOver"; seat: number; points: number }
  | { is: "Turn"; seat: number }
  | { is: "MeetFirst"; waiting: number[] }
  | { is: "StepFirst"; pawn: number }
  | { is: "NotYours"; pawn: number }
  | { is: "LoadFirst"; pawn: number }
  | { is: "StartFirst"; pawn: number; place: number }
  | { is: "WaitRoll" }
  | { is: "Rolled"; pips: number }
  | { is: "LoadTooLate"; out: boolean }
  | { is: "NobodyMet" }
  | { is: "Itself"; pawn: number }
  | { is: "MetAlready"; pawn: number }
  | { is: "NotHere"; pawn: number }
  | { is: "TheyHaveNone"; pawn: number }
  | { is: "YouHaveNone"; pawn: number }
  | { is: "MustAct"; pawn: number; give: boolean; take: boolean }
  | { is: "NoStep" };
