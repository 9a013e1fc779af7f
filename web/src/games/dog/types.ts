// Made from the package by web/scripts/game_types.py; do not edit.

export interface View {
  is: "View";
  you: number | null;
  options: Options;
  phase: "lot" | "deal" | "exchange" | "play" | "redrawn" | "seven" | "redraw" | "over";
  round: number;
  dealer: number;
  turn: number;
  colour: number;
  pawns: number[][];
  hand: number[];
  cards: number[];
  pile: number;
  discards: number[];
  offered: number[];
  offer: number[];
  gave: number[];
  got: number[];
  points: number;
  moved: number[];
}

export interface Options {
  is: "Options";
  players: number;
  direction: string;
  idle_swap: string;
}

export interface DealerChosen {
  is: "DealerChosen";
  seat: number;
}

export interface Dealt {
  is: "Dealt";
  round: number;
  dealer: number;
  size: number;
}

export interface HandDealt {
  is: "HandDealt";
  seat: number;
  cards: number[];
}

export interface Offered {
  is: "Offered";
  seat: number;
}

export interface OwnOffer {
  is: "OwnOffer";
  seat: number;
  card: number;
}

export interface Exchanged {
  is: "Exchanged";
}

export interface Received {
  is: "Received";
  seat: number;
  giver: number;
  card: number;
}

export interface Played {
  is: "Played";
  seat: number;
  card: number;
}

export interface Entered {
  is: "Entered";
  colour: number;
}

export interface Moved {
  is: "Moved";
  colour: number;
  source: number;
  target: number;
}

export interface Captured {
  is: "Captured";
  colour: number;
  place: number;
}

export interface Swapped {
  is: "Swapped";
  colour: number;
  own: number;
  other_colour: number;
  other: number;
}

export interface WithoutEffect {
  is: "WithoutEffect";
  seat: number;
}

export interface LaidDown {
  is: "LaidDown";
  seat: number;
  cards: number[];
}

export interface Discarded {
  is: "Discarded";
  seat: number;
  card: number;
}

export interface Drew {
  is: "Drew";
  seat: number;
}

export interface OwnDraw {
  is: "OwnDraw";
  seat: number;
  card: number;
}

export interface Shuffled {
  is: "Shuffled";
}

export interface AllHome {
  is: "AllHome";
  seat: number;
}

export interface Won {
  is: "Won";
  seats: number[];
}

export type GameEvent = DealerChosen | Dealt | HandDealt | Offered | OwnOffer | Exchanged | Received | Played | Entered | Moved | Captured | Swapped | WithoutEffect | LaidDown | Discarded | Drew | OwnDraw | Shuffled | AllHome | Won;

export type GameReason =
  | { is: "GameOver" }
  | { is: "CardsFirst" }
  | { is: "ExchangeFirst"; given: boolean; receiver: number; waiting: number[] }
  | { is: "Given" }
  | { is: "ExchangeOver" }
  | { is: "Turn"; seat: number }
  | { is: "NotHeld"; card: number }
  | { is: "MustPlay"; cards: number[] }
  | { is: "NoDiscardInTeams" }
  | { is: "NoLayingDownAlone" }
  | { is: "NoneOut"; colour: number }
  | { is: "NotAStartCard"; card: number }
  | { is: "OwnOnStart"; colour: number; place: number }
  | { is: "AllOut"; colour: number }
  | { is: "NotYours"; owner: number; colour: number; place: number }
  | { is: "Partners"; owner: number; home: number; place: number }
  | { is: "NowPartners"; colour: number }
  | { is: "NobodyThere"; colour: number; place: number }
  | { is: "FromStartSquare"; four: boolean }
  | { is: "LaneOneWay"; way: "into" | "within" | "out" }
  | { is: "OnlyFourBack" }
  | { is: "TooFar"; card: number; colour: number; room: number }
  | { is: "StepCount"; card: number; steps: number }
  | { is: "LaneFull"; colour: number; place: number }
  | { is: "Blocked"; owner: number; place: number }
  | { is: "BarsLane"; colour: number; place: number }
  | { is: "NotASwap" }
  | { is: "SwapLane" }
  | { is: "SwapTwoOwn" }
  | { is: "SwapEmpty"; place: number }
  | { is: "SwapProtected"; owner: number; place: number }
  | { is: "MustSwap"; places: number[] }
  | { is: "NoneToSwap"; colour: number }
  | { is: "OnlyIdle" }
  | { is: "SevenFirst"; rest: number }
  | { is: "SevenAgain"; rest: number }
  | { is: "SevenForward" }
  | { is: "SevenTooFar"; points: number; steps: number }
  | { is: "SevenRest"; rest: number }
  | { is: "SameResult"; place: number };
