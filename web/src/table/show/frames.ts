/** The moments of a game that are shown one after the other; what is on screen is always one of them. */
import type { StepMessage, UpdateMessage } from "../../api/http";
import type { AnyEvent } from "../../games/game";

export interface Frame {
  revision: number;
  view: unknown;
  events: AnyEvent[];
  /** Whose doing it is; null for a deal, or where nothing is known of it. */
  seat: number | null;
  /** Who is to decide after it. */
  onTurn: number[];
  /** The turn that it belongs to: the revision at which that began. */
  turn: number;
}

/** The turn of each revision. */
export type TurnAt = (revision: number) => number;

export function eventsOf(step: Pick<StepMessage, "events">): AnyEvent[] {
  return step.events as unknown as AnyEvent[];
}

/** A roll is made by chance, but it is told first whose it is. */
export function doerOf(step: Pick<StepMessage, "seat" | "events">): number | null {
  const told = eventsOf(step)[0]?.seat;
  return step.seat ?? (typeof told === "number" ? told : null);
}

/** The frames that an update brings: one for each step whose view is known. */
export function framesOf(update: UpdateMessage, turnAt: TurnAt): Frame[] {
  const last = update.steps.length - 1;
  return update.steps.flatMap((step, number) => {
    const now = number === last ? update : { view: step.view, on_turn: step.on_turn };
    return now.view == null ? [] : [frameOf(step, now.view, now.on_turn, turnAt)];
  });
}

function frameOf(step: StepMessage, view: unknown, onTurn: number[], turnAt: TurnAt): Frame {
  const { revision } = step;
  return { revision, view, events: eventsOf(step), seat: doerOf(step), onTurn, turn: turnAt(revision) };
}

/** The position of an update without the way there. */
export function present(update: UpdateMessage, turnAt: TurnAt): Frame {
  const { revision, view, on_turn: onTurn } = update;
  const step = update.steps.at(-1);
  if (step) return frameOf(step, view, onTurn, turnAt);
  return { revision, view, events: [], seat: null, onTurn, turn: turnAt(revision) };
}

/** How many turns begin or go on in these frames. */
export function turnsIn(frames: Frame[]): number {
  return new Set(frames.map(({ turn }) => turn)).size;
}

/** For those who only watch. */
const LAST_FEW = 12;

/** The last thing that a seat did before the others' last turns, and everything since. */
export function sinceTurnOf(seat: number | null, frames: Frame[]): Frame[] {
  if (seat === null) return frames.slice(-LAST_FEW);
  const others = frames.findLastIndex((frame) => frame.seat !== null && frame.seat !== seat);
  const own = frames.findLastIndex((frame, number) => number < others && frame.seat === seat);
  return frames.slice(Math.max(0, own));
}
