/** Shows updates step by step; faster while several wait, at once when there are many. */
import type { StepMessage, UpdateMessage } from "../api/http";
import type { AnyEvent } from "../games/game";

export interface Frame {
  revision: number;
  view: unknown;
  events: AnyEvent[];
}

/** Milliseconds for a single step. */
const STEP = 420;
const LEAST = 120;
const MANY = 8;

/** The frames that an update brings: one for each step whose view is known. */
export function framesOf(update: UpdateMessage): Frame[] {
  const last = update.steps.length - 1;
  return update.steps.flatMap((step, number) => {
    const view = number === last ? update.view : step.view;
    return view === null || view === undefined ? [] : [frame(step, view)];
  });
}

function frame(step: StepMessage, view: unknown): Frame {
  return { revision: step.revision, view, events: step.events as unknown as AnyEvent[] };
}

export function pause(waiting: number, still: boolean): number {
  if (still) return 0;
  return Math.max(LEAST, STEP / (1 + waiting / 2));
}

export class Playback {
  shown = $state.raw<Frame | null>(null);
  private waiting: Frame[] = [];
  private timer: ReturnType<typeof setTimeout> | undefined;
  /** Whether the board shows the latest position. */
  idle = $state(true);

  /** Shows new steps one after the other; without any, the board jumps to the view. */
  push(update: UpdateMessage, still: boolean): void {
    const frames = framesOf(update);
    const last = this.waiting.at(-1) ?? this.shown;
    if (!frames.length && last?.revision === update.revision) return;
    if (!this.shown || !frames.length || this.waiting.length + frames.length > MANY || document.hidden) {
      this.jump(update);
      return;
    }
    this.waiting.push(...frames);
    if (this.idle) this.next(still);
  }

  jump(update: UpdateMessage): void {
    this.skip();
    const events = (update.steps.at(-1)?.events ?? []) as unknown as AnyEvent[];
    this.shown = { revision: update.revision, view: update.view, events };
  }

  /** Forgets everything, so that nothing of it can be shown later. */
  clear(): void {
    this.skip();
    this.shown = null;
  }

  /** Shows the last frame at once. */
  skip(): void {
    clearTimeout(this.timer);
    const last = this.waiting.at(-1);
    if (last) this.shown = last;
    this.waiting = [];
    this.idle = true;
  }

  private next(still: boolean): void {
    const frame = this.waiting.shift();
    if (!frame) {
      this.idle = true;
      return;
    }
    this.shown = frame;
    this.idle = this.waiting.length === 0;
    if (!this.idle) this.timer = setTimeout(() => this.next(still), pause(this.waiting.length, still));
  }
}
