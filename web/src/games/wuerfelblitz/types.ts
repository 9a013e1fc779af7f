// Made from the package by web/scripts/game_types.py; do not edit.

export interface View {
  is: "View";
  you: number | null;
  options: Options;
  phase: "lot" | "shake" | "answer" | "over";
  white: number[];
  black: number[];
  roller: number;
  idle: number;
  faces: number[];
  dots: number[];
  done: number[];
  own: (Answer | Silence)[];
}

export interface Options {
  is: "Options";
  players: number;
  whites: number;
  teaser: string;
  handicap: number[];
  window: number;
  seconds: number;
  fastest: number;
}

export interface Answer {
  is: "Answer";
  seat: number;
  number: number;
  ms: number;
}

export interface Silence {
  is: "Silence";
  seat: number;
}

export interface FirstRoller {
  is: "FirstRoller";
  seat: number;
}

export interface Revealed {
  is: "Revealed";
  roll: Roll;
}

export interface Roll {
  is: "Roll";
  faces: number[];
  dots: number[];
}

export interface Done {
  is: "Done";
  seat: number;
}

export interface Said {
  is: "Said";
  said: Answer | Silence;
}

export interface Settled {
  is: "Settled";
  heard: (Answer | Silence)[];
  roll: Roll;
  excluded: boolean[];
  turned_around: boolean;
  solution: number;
  right: Answer[];
  wrong: Answer[];
  white: number[];
  black: number[];
  roller: number;
}

export interface Mistaken {
  is: "Mistaken";
  seat: number;
  why: CountedAll | OtherWay | CountedOut | CountedIn | LeftOut | CountedDot | NearMiss | FarOff;
}

export interface CountedAll {
  is: "CountedAll";
  number: number;
  excluded: number[];
  turned_around: boolean;
}

export interface OtherWay {
  is: "OtherWay";
  number: number;
  turned_around: boolean;
}

export interface CountedOut {
  is: "CountedOut";
  number: number;
  dice: ExcludedDie[];
}

export interface ExcludedDie {
  is: "ExcludedDie";
  colour: number;
  pips: number;
  on: number | null;
}

export interface CountedIn {
  is: "CountedIn";
  number: number;
  dice: CountedDie[];
}

export interface CountedDie {
  is: "CountedDie";
  colour: number;
  pips: number;
}

export interface LeftOut {
  is: "LeftOut";
  number: number;
  dice: CountedDie[];
  turned_around: boolean;
}

export interface CountedDot {
  is: "CountedDot";
  number: number;
  colour: number;
  pips: number;
}

export interface NearMiss {
  is: "NearMiss";
  number: number;
  solution: number;
  dice: CountedDie[];
}

export interface FarOff {
  is: "FarOff";
  number: number;
  solution: number;
  dice: CountedDie[];
}

export interface Ended {
  is: "Ended";
  winners: number[];
}

export type GameEvent = FirstRoller | Revealed | Done | Said | Settled | Mistaken | Ended;

export type GameReason =
  | { is: "GameOver"; winners: number[] }
  | { is: "DrawnByLot" }
  | { is: "RollThemselves" }
  | { is: "TooEarly" }
  | { is: "NotYourSeat" }
  | { is: "Answered"; number: number | null }
  | { is: "TooFast" }
  | { is: "TooLate" };
