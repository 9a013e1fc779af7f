// Made from the package by web/scripts/game_types.py; do not edit.

export interface View {
  is: "View";
  you: number | null;
  players: number;
  turn: number;
  turns: number;
  phase: SettingUp | Dropping | Rolling | Keeping | Taking | Over;
  tracks: TrackView[];
  supply: Strip[];
}

export interface SettingUp {
  is: "SettingUp";
}

export interface Dropping {
  is: "Dropping";
}

export interface Rolling {
  is: "Rolling";
  roll: number;
  number: number;
  kept: number[];
}

export interface Keeping {
  is: "Keeping";
  roll: number;
  dice: number[];
}

export interface Taking {
  is: "Taking";
  dice: number[];
  robbed: number[];
}

export interface Over {
  is: "Over";
}

export interface TrackView {
  is: "TrackView";
  marker: number;
  strips: Strip[];
  end: number;
  lantern: boolean;
}

export interface Strip {
  is: "Strip";
  colour: number;
  length: number;
}

export interface TakenOut {
  is: "TakenOut";
  strips: Strip[];
}

export interface Dropped {
  is: "Dropped";
  seat: number;
  strips: Strip[];
  marker: number;
}

export interface Rolled {
  is: "Rolled";
  seat: number;
  roll: number;
  rolled: number[];
  dice: number[];
}

export interface Kept {
  is: "Kept";
  seat: number;
  dice: number[];
}

export interface Stopped {
  is: "Stopped";
  seat: number;
}

export interface Took {
  is: "Took";
  seat: number;
  strip: Strip;
  end: number;
}

export interface Stole {
  is: "Stole";
  seat: number;
  victim: number;
  strip: Strip;
  lantern: boolean;
  end: number;
}

export interface Declined {
  is: "Declined";
  seat: number;
}

export interface Returned {
  is: "Returned";
  seat: number;
  strip: Strip;
  end: number;
}

export interface SlidBack {
  is: "SlidBack";
  seat: number;
  spaces: number;
  end: number;
}

export interface Spared {
  is: "Spared";
  seat: number;
  lantern: boolean;
}

export interface Ended {
  is: "Ended";
  seat: number;
  reached: boolean;
}

export type GameEvent = TakenOut | Dropped | Rolled | Kept | Stopped | Took | Stole | Declined | Returned | SlidBack | Spared | Ended;

export type GameReason =
  | { is: "GameOver"; seat: number | null }
  | { is: "Turn"; seat: number }
  | { is: "DropFirst" }
  | { is: "RollFirst" }
  | { is: "StillRolling" }
  | { is: "RollingOver" }
  | { is: "NotSoMany"; colour: number; number: number }
  | { is: "AllIsStop" }
  | { is: "DropTooLate" }
  | { is: "KeepOne"; most: number }
  | { is: "TooFew"; colour: number; number: number }
  | { is: "OwnColour"; colour: number; victim: number | null }
  | { is: "TooLong"; strip: Strip; number: number }
  | { is: "OnTrack"; strip: Strip; seat: number; robbable: boolean }
  | { is: "OutOfGame"; strip: Strip; players: number }
  | { is: "ExactThere"; claimed: Strip; number: number }
  | { is: "Yourself" }
  | { is: "RobbedAlready"; seat: number }
  | { is: "NoStrip"; seat: number }
  | { is: "OnlyStrip"; seat: number }
  | { is: "NotEnoughToSteal"; seat: number; strip: Strip; number: number };
