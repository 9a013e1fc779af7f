/** What a game brings to the app, and what the app gives to games: they import from here and from the kit only. */
import type { Component } from "svelte";

import type { StepMessage } from "../api/http";
import type { Colour } from "../kit/colours";

export { play } from "../app/sound";
export { remember, remembered } from "../app/storage";

/** Something that happened, as the server tells it; each game knows its own kinds. */
export interface AnyEvent {
  is: string;
  [field: string]: unknown;
}

/** Names the players of a table: `who(2)` is what seat 2 is called. */
export type Who = (seat: number) => string;

/** Something that may come of a choice, in the game's notation, and its exact chance. */
export interface Prospect {
  what: string;
  chance: number;
}

/** Whether a player's time has been stopped, or runs on until the answer; null where it was refused. */
export type Buzzed = "stopped" | "running" | null;

/** Several people at this screen who decide at the same time. */
export interface Together {
  seats: number[];
  legal: (seat: number) => string[];
  /** Somebody has it: stop the time. */
  buzz: (seat: number) => Promise<Buzzed>;
  say: (seat: number, notation: string) => Promise<void>;
}

/** Something about a seat that everybody is told; the round is known by its deadline. */
export interface Remark {
  seat: number;
  code: string;
  round: number | null;
}

/** What a board needs to know in real time; times are milliseconds on the server's clock. */
export interface Live {
  /** When the present round ends. */
  deadline: number | null;
  /** The server's clock minus `performance.now()`. */
  ahead: number;
  /** When everybody is to see the dice. */
  reveal: number | null;
  /** Several players at this screen; null for one. */
  together: Together | null;
  remarks: Remark[];
}

/** What has just happened at a table, to be remembered in this browser. */
export interface Noted<V = unknown> {
  table: string;
  steps: StepMessage[];
  view: V;
  seat: number | null;
}

/** What a board gets. It shows the view, lights up what is legal, and says what was chosen. It knows no rules. */
export interface BoardProps<V = unknown, T = unknown> {
  view: V;
  /** Notations of what the viewer may do now; empty while others decide or while the board is still moving. */
  legal: string[];
  /** What happened last, to be shown with emphasis. */
  events: AnyEvent[];
  /** The seat of the viewer; null for a spectator. */
  seat: number | null;
  who: Who;
  text: T;
  /** In a real-time game that is being played. */
  live?: Live | null;
  /** Everything that this page knows to have happened, the oldest first. */
  past?: AnyEvent[];
  choose: (notation: string) => void;
  /** Something illegal was touched: ask the rules why not. */
  whyNot: (notation: string) => void;
  /** A choice that the coach points at. */
  pointed?: string | null;
  /** What may come of a choice; not there where nobody may ask. */
  foresee?: ((notation: string) => Promise<Prospect[]>) | null;
}

export interface GameUi<V = unknown, T = unknown> {
  Board: Component<BoardProps<V, T>>;
  /** What somebody alone has trained, where one can. */
  Training?: Component<{ text: T }>;
  note?: (noted: Noted<V>) => void;
  /** Whether players hold something that others at the same screen must not see. */
  secret: boolean;
  /** Whether everybody decides at the same time, and the fastest wins. */
  realTime?: boolean;
  /** The colour of a seat, by which its pieces and its name are marked. */
  colour: (seat: number) => Colour;
  /** A few signs beside a name: points, cards, tokens. */
  standing: (view: V, seat: number, text: T) => string;
  /** The same where there is little room, if it can be said with less. */
  brief?: (view: V, seat: number, text: T) => string;
  /** Whether the board shows all players by itself, so that a phone need not show them twice. */
  showsPlayers?: boolean;
  /** In words, what is to be decided now by the viewer, or by several at this screen. */
  task: (view: V, legal: string[], text: T, together?: boolean) => string;
  /** A line of the log; empty for what need not be told. */
  tell: (event: AnyEvent, who: Who, text: T, view: V) => string;
  /** A choice in words, for who sees this view before it; what chance does stays as it is written. */
  describe: (notation: string, view: V, who: Who, text: T) => string;
  /** Seats that win together; everybody alone where it is left out. */
  teams?: (players: number) => number[][];
  /** What changes the chances beside one's own choices, where it is not luck. */
  rest?: (text: T) => Rest;
  /** What a clause that refuses something means here, where it says more than matters; "" where it does not. */
  refused?: (clause: string, text: T) => string;
}

export interface Rest {
  name: string;
  why: string;
}
