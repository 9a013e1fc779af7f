/** The fetched revisions of a game: 0 is the start, each step makes one more. */
import type { ReplayMessage, StepMessage } from "../api/http";
import type { AnyEvent } from "../games/game";

export interface Frame {
  revision: number;
  view: unknown;
  events: AnyEvent[];
  /** The step that led to it; none at the start. */
  step: StepMessage | null;
}

export type Frames = ReadonlyMap<number, Frame>;
export const NONE: Frames = new Map();

/** How many steps are fetched at once. */
export const CHUNK = 100;
/** How many steps ahead the next ones are fetched. */
const AHEAD = 30;

export function framesOf(message: ReplayMessage): Frame[] {
  const start: Frame = { revision: 0, view: message.start, events: [], step: null };
  return [start, ...message.steps.map(frameOf)];
}

function frameOf(step: StepMessage): Frame {
  return { revision: step.revision, view: step.view, events: step.events as unknown as AnyEvent[], step };
}

export function join(known: Frames, more: Frame[]): Frames {
  return new Map([...known, ...more.map((frame) => [frame.revision, frame] as const)]);
}

export function within(revision: number, last: number): number {
  return Math.min(Math.max(0, Math.round(revision)), last);
}

/** The revision that an address asks for: `?at=12`. */
export function startOf(search: string): number {
  const asked = Number(new URLSearchParams(search).get("at"));
  return Number.isFinite(asked) ? asked : 0;
}

/** The first step of the chunk that contains a revision. */
export function chunkStart(revision: number): number {
  return Math.floor(Math.max(0, revision - 1) / CHUNK) * CHUNK + 1;
}

/** The first step that has to be fetched to show a revision and the next ones; null if all are there. */
export function missing(known: Frames, at: number, last: number): number | null {
  const wanted = [at, within(at + AHEAD, last)].find((revision) => !known.has(revision));
  return wanted === undefined ? null : chunkStart(wanted);
}
