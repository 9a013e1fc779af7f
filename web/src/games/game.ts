/** What a game brings to the app, and what the app gives to games: they import from here and from the kit only. */
import type { Component } from "svelte";

import type { StepMessage } from "../api/http";
import type { Colour } from "../kit/colours";
import type { Cue } from "../sound/sounds";

export { play } from "../sound/player";
export type { Cue } from "../sound/sounds";
export { remember, remembered } from "../app/storage";

/** An event, as the server tells it; each game knows its own kinds. */
export interface AnyEvent {
  is: string;
  [field: string]: unknown;
}

/** Why a choice is illegal, as the server tells it; each game knows its own kinds. */
export type AnyReason = AnyEvent;

/** Names the players of a table: `who(2)` is what seat 2 is called. */
export type Who = (seat: number) => string;

/** How much an event matters, and so how long it is shown. */
export type Weight = "step" | "act" | "blow" | "round" | "win";

/** A great moment, in a word on the board. */
export interface Moment {
  word: string;
  /** What came of it, in a few words. */
  line?: string;
}

/** A sound, or an explicit silence, for every kind of event. */
export type SoundTable<E extends { is: string }, V = unknown> = {
  [Kind in E["is"]]: (event: Extract<E, { is: Kind }>, view: V) => Cue | null;
};

/** What events sound like by a table; kinds that this page does not know are silent. */
export function soundsBy<E extends { is: string }, V>(
  table: SoundTable<E, V>,
): (event: AnyEvent, view: V) => Cue | null {
  const sounds = new Map(Object.entries(table)) as Map<string, (event: AnyEvent, view: V) => Cue | null>;
  return (event, view) => sounds.get(event.is)?.(event, view) ?? null;
}

/** How a seat ended: a number that all players compare, and what it counts. */
export interface Result {
  score: number;
  unit: string;
}

/** Something that players may be remembered for: how much of it each seat did, and how one says it of one of them. */
export interface Deed {
  amounts: number[];
  say: (seat: number) => string;
}

/** A possible result of a choice, in the game's notation, and its exact chance. */
export interface Prospect {
  what: string;
  chance: number;
}

/** How a player takes it; `bad` is a warning. */
export type Tone = "good" | "bad" | "plain";

/** Something that a choice would do, in words. */
export interface Told {
  is: string;
  tone: Tone;
  text: string;
}

/** What each choice would do, by notation, the weightiest first. */
export type Stakes = Record<string, Told[]>;

/** What a newcomer does not know yet about an event, in a sentence; by its name it is told once in a player's life. */
export interface FirstNote {
  name: string;
  text: string;
}

/** Whether a player's clock was stopped, or runs on until the answer; null if the buzz was refused. */
export type Buzzed = "stopped" | "running" | null;

/** Several players at this screen who decide at the same time. */
export interface Together {
  seats: number[];
  legal: (seat: number) => string[];
  /** A player knows the answer: stop the clock. */
  buzz: (seat: number) => Promise<Buzzed>;
  say: (seat: number, notation: string) => Promise<void>;
}

/** A public remark about a seat; its round is known by the deadline. */
export interface Remark {
  seat: number;
  code: string;
  round: number | null;
}

/** The next round waits until everybody is ready. */
export interface NextRound {
  /** The seats that are still reading. */
  waiting: number[];
  /** When it begins all the same; null: not before they are ready. */
  at: number | null;
  /** Says that the players at this screen are ready; null for who has said so, or only watches. */
  ready: (() => void) | null;
  /** Lets the bots play one level below; null where that cannot be. */
  slower: (() => Promise<boolean>) | null;
}

/** What a board needs to know in real time; times are milliseconds on the server's clock. */
export interface Live {
  /** When the present round ends. */
  deadline: number | null;
  /** The server's clock minus `performance.now()`. */
  ahead: number;
  /** When everybody is to see the dice. */
  reveal: number | null;
  /** Null unless the next round waits. */
  next: NextRound | null;
  /** Several players at this screen; null for one. */
  together: Together | null;
  remarks: Remark[];
}

/** What has just happened at a table, for a game that keeps records in this browser. */
export interface Noted<V = unknown> {
  table: string;
  steps: StepMessage[];
  view: V;
  seat: number | null;
}

/** A player as the page shows them. */
export interface Person {
  name: string;
  face: string;
  /** Who this is to the viewer, as “your partner”, or how a bot plays. */
  role: string;
  /** Why the player does not sit there as usual; "" who does. */
  absence: string;
  isPartner: boolean;
  isOnTurn: boolean;
  /** The reaction that the player is showing at this moment; "" for none. */
  reaction: string;
  /** What the player is saying at this moment; "" for nothing. */
  says: string;
}

/** Pieces to be pointed out before a choice; the board reports each that is touched, by its mark. */
export interface Marking {
  picked: string[];
  /** Those that are still wanted, once the player needs help. */
  urged: string[];
  touch: (mark: string) => void;
}

/** The props of a board: it shows the view, highlights legal choices and reports the one chosen; it knows no rules. */
export interface BoardProps<V = unknown, T = unknown> {
  view: V;
  /** Notations of what the viewer may do now; empty while others decide or the board is moving. */
  legal: string[];
  /** The last events, to be emphasised. */
  events: AnyEvent[];
  /** The seat of the viewer; null for a spectator. */
  seat: number | null;
  /** Who acts while the last events are still being shown; after that, the view says whose turn it is. */
  acting?: number | null;
  who: Who;
  text: T;
  /** In a real-time game that is being played. */
  live?: Live | null;
  /** All events that this page knows, the oldest first. */
  past?: AnyEvent[];
  choose: (notation: string) => void;
  /** Asks why a choice is illegal. */
  whyNot: (notation: string) => void;
  /** A choice that the coach highlights. */
  pointed?: string | null;
  /** What each choice would do; empty until the server has told it. */
  stakes?: Stakes;
  /** The prospects of a choice, or before any choice (""); null where the coach may not be asked. */
  foresee?: ((notation: string) => Promise<Prospect[]>) | null;
  /** What a lesson or a picture rings on the board, such as `pawn 1a`; a board ignores marks that it does not know.
   *  Where it is given, others say what happens. */
  shown?: string[];
  /** The players, for a board with places for them (`GameUi.showsPlayers`); null while the page shows them beside the
   *  board. Without it, in lessons and replays, the board names them itself. */
  people?: Person[] | null;
  /** While a lesson wants pieces pointed out. */
  marking?: Marking | null;
}

/** A moment of a recorded game: what a spectator sees, and what has happened since the one before. */
export interface Still<V = unknown> {
  view: V;
  events: AnyEvent[];
}

/** What the lid of a game's box says below its title, by language. */
export interface Lid {
  tagline: Record<string, string>;
}

/** The props of a thumb, the picture on the lid of the game; without a film it shows whatever is typical. */
export interface ThumbProps<V = unknown> {
  still?: Still<V> | null;
}

/** The props of a picture that sets an option. */
export interface OptionPictureProps<T = unknown, A = unknown> {
  value: A;
  /** The words that this number of players can agree on. */
  words: string[];
  text: T;
  set: (value: A) => void;
}

/** What a game brings to the page of a new table. */
export interface SetUpUi<T = unknown> {
  /** Options that families see; the others are under "More settings". Without it, all but numbers are seen. */
  front?: string[];
  /** Options that change the board, drawn, by name. */
  // eslint-disable-next-line @typescript-eslint/no-explicit-any -- each picture knows what its option is
  pictures?: Record<string, Component<OptionPictureProps<T, any>>>;
}

export interface GameUi<V = unknown, T = unknown> {
  Board: Component<BoardProps<V, T>>;
  /** The training record, for games that can be played alone. */
  Training?: Component<{ text: T }>;
  note?: (noted: Noted<V>) => void;
  /** Whether players know something that others at the same screen must not see: cards, or what they have said. */
  secret: boolean;
  /** Whether all players decide at the same time, and the fastest wins. */
  realTime?: boolean;
  /** The colour of a seat's pieces and of its name. */
  colour: (seat: number) => Colour;
  /** A few characters beside a name: points, cards, tokens. */
  standing: (view: V, seat: number, text: T) => string;
  /** A shorter standing for small screens. */
  brief?: (view: V, seat: number, text: T) => string;
  /** Whether the board shows all players itself, so that the page need not show them twice; `wide`: only where it has
   *  the room of a wide screen, and then as the `people` that it gets. */
  showsPlayers?: boolean | "wide";
  /** What the viewer, or several players at this screen, must decide now, in words. */
  task: (view: V, legal: string[], text: T, together?: boolean, who?: Who) => string;
  /** A line of the log; empty for events that need none. */
  tell: (event: AnyEvent, who: Who, text: T, view: V) => string;
  /** The head in the log that an event opens, such as a round; "" for most. */
  chapter?: (event: AnyEvent, text: T) => string;
  /** What a choice would do, in a few words. */
  stake?: (stake: AnyEvent, who: Who, text: T, view: V) => string;
  /** A turn so far in one sentence or two, as a friend at the table would say it; without it, the last event is told. */
  narrate?: (turn: AnyEvent[], who: Who, text: T, view: V) => string;
  /** What is told when an event happens for the first time in the viewer's life; null for what says enough itself. */
  first?: (event: AnyEvent, who: Who, text: T, view: V) => FirstNote | null;
  /** Whether what happens next belongs to the same turn; null where whose doing it is says enough. */
  goesOn?: (turn: AnyEvent[], next: AnyEvent[]) => boolean | null;
  /** How much an event matters, seen with the view after it; without it, everything is a plain step. */
  weight?: (event: AnyEvent, view: V) => Weight;
  /** How many spaces a piece goes. */
  spaces?: (event: AnyEvent, view: V) => number;
  /** What stands on the board while a blow, a round or a victory is shown; null where the board says enough itself. */
  moment?: (events: AnyEvent[], who: Who, text: T, view: V) => Moment | null;
  /** What an event sounds like; null for silence. Without it, sounds follow the weight. */
  sounds?: (event: AnyEvent, view: V) => Cue | null;
  /** What a seat's score was; without it, the end shows places only. */
  result?: (view: V, seat: number, text: T) => Result;
  /** What players may be remembered for, the most memorable first, from everything that happened. */
  deeds?: (events: AnyEvent[], view: V, text: T) => Deed[];
  /** A choice in words, for a viewer with this view before it; draws keep their notation. */
  describe: (notation: string, view: V, who: Who, text: T) => string;
  /** Seats that win together; without it each seat wins alone. */
  teams?: (players: number) => number[][];
  setUp?: SetUpUi<T>;
  /** What changes the chances besides a player's own choices, where it is not luck. */
  rest?: (text: T) => Rest;
  /** The pieces that a choice touches, as marks for `shown`. */
  marks?: (notation: string, view: V) => string[];
  /** Whether a choice is the one that a lesson lists, where a choice is not written like a move. */
  means?: (chosen: string, listed: string) => boolean;
  /** Why a piece was not one to be pointed out. */
  mismarked?: (mark: string, text: T) => string;
  /** Why a choice is illegal in this position, in a sentence; "" for a reason that this page does not know. */
  reason?: (reason: AnyReason, who: Who, text: T, view: V) => string;
  /** The pieces that a reason names, as marks for `shown`. */
  ringed?: (reason: AnyReason, view: V) => string[];
}

export interface Rest {
  name: string;
  why: string;
}
