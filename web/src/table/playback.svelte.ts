/** Shows what happened moment by moment. Everything on screen follows the moment that is shown, never the server. */
import type { UpdateMessage } from "../api/http";
import type { Pace } from "../app/settings.svelte";
import type { GameUi } from "../games/game";
import { framesOf, present, turnsIn, type Frame, type TurnAt } from "./show/frames";
import { beatOf, hasteFor, paced, quiet, type Beat, type Haste } from "./show/timing";

export type { Frame } from "./show/frames";

/** With more moments than these nobody can follow any more. */
const MANY = 40;

/** What the playback has to know of the table. */
export interface Director {
  ui: Pick<GameUi, "weight" | "spaces"> | null;
  turnAt: TurnAt;
  /** What has to be explained of a moment; "" for nothing. */
  explain?: (frame: Frame) => string;
}

export class Playback {
  shown = $state.raw<Frame | null>(null);
  /** The times of the moment that is shown. */
  beat = $state.raw<Beat | null>(null);
  /** Whether that moment is still going on; afterwards it stands, and others may decide. */
  acting = $state(false);
  /** Whether the next turn waits for the viewer's tap. */
  held = $state(false);
  /** What is explained of the moment that is shown: the next one waits until it is read. */
  note = $state("");
  /** Whether something is shown again. */
  replaying = $state(false);
  private waiting = $state.raw<Frame[]>([]);
  private before: Frame | null = null;
  private stoodSince = -Infinity;
  private timer: ReturnType<typeof setTimeout> | undefined;
  /** The highest revision shown so far: what is told does not become untold while it is shown again. */
  reached = $state(0);

  /** Whether the board shows the latest position, and is still. */
  idle = $derived(!this.acting && this.waiting.length === 0);
  /** Whether so much has been waiting that one may not want to see it all. */
  canSkip = $state(false);

  constructor(
    private readonly director: Director,
    private readonly pace: () => Pace,
  ) {}

  /** Shows new steps one after the other; without any, the board jumps to the view. */
  push(update: UpdateMessage): void {
    const frames = framesOf(update, this.director.turnAt);
    if (!frames.length && this.last?.revision === update.revision) return this.correct(update.on_turn);
    const tooMany = frames.length < update.steps.length || this.waiting.length + frames.length > MANY;
    if (!this.shown || !frames.length || tooMany || document.hidden) return this.jump(update);
    this.enqueue(frames);
  }

  /** Shows what is known already once more, the first moment only as the start. */
  replay([start, ...frames]: Frame[]): void {
    if (!start || !frames.length) return;
    const waiting = this.acting || this.waiting.length ? this.waiting : [];
    this.stop();
    this.replaying = true;
    this.canSkip = true;
    this.shown = { ...start, events: [] };
    this.beat = null;
    this.waiting = [
      ...frames,
      ...waiting.filter(({ revision }) => revision > (frames.at(-1)?.revision ?? 0)),
    ];
    this.timer = setTimeout(() => this.next(), this.quiet());
  }

  jump(update: UpdateMessage): void {
    this.stop();
    this.waiting = [];
    this.rest(present(update, this.director.turnAt));
  }

  /** Forgets everything, so that nothing of it can be shown later. */
  clear(): void {
    this.skip();
    this.shown = null;
    this.before = null;
  }

  /** Shows the last moment at once. */
  skip(): void {
    this.stop();
    const last = this.waiting.at(-1);
    this.waiting = [];
    if (last) this.rest(last);
    else this.finish();
  }

  /** The viewer has seen enough of this moment. */
  goOn(): void {
    this.stop();
    this.note = "";
    if (this.waiting.length) this.next();
    else this.finish();
  }

  /** The viewer decides: what was explained has been read, and what waited for that goes on. */
  heed(): void {
    if (!this.note) return;
    this.note = "";
    if (!this.held || this.pace() === "tap") return;
    this.held = false;
    this.pass();
  }

  /** Whether a seat has had the same decision before it all the time, whatever others do meanwhile. */
  hasPatience(seat: number): boolean {
    const coming = [this.shown, ...this.waiting].filter((frame) => frame !== null);
    const all = this.acting && this.before ? [this.before, ...coming] : coming;
    return all.every((frame) => frame.onTurn.includes(seat)) && coming.every((frame) => frame.seat !== seat);
  }

  close(): void {
    this.stop();
  }

  private get turnsWaiting(): number {
    return turnsIn(this.waiting.filter(({ turn }) => turn !== this.shown?.turn));
  }

  private get last(): Frame | null {
    return this.waiting.at(-1) ?? this.shown;
  }

  private enqueue(frames: Frame[]): void {
    const isIdle = this.idle;
    this.waiting = [...this.waiting, ...frames];
    if (isIdle && this.note) this.held = true;
    else if (isIdle) this.pass();
    if (this.turnsWaiting > 1) this.canSkip = true;
  }

  /** The same position, but others may decide: as when a real-time round opens. */
  private correct(onTurn: number[]): void {
    const last = this.last;
    if (!last || last.onTurn.join() === onTurn.join()) return;
    const corrected = { ...last, onTurn };
    if (this.waiting.length) this.waiting = [...this.waiting.slice(0, -1), corrected];
    else this.shown = corrected;
  }

  private next(): void {
    const [frame, ...waiting] = this.waiting;
    if (!frame) return this.finish();
    this.held = false;
    this.waiting = waiting;
    const beat = this.timed(frame);
    this.see(frame, beat);
    this.acting = beat.length > 0;
    if (this.acting && !this.replaying) this.note = this.director.explain?.(frame) ?? "";
    if (this.acting) this.timer = setTimeout(() => this.stand(), beat.length);
    else if (waiting.length) this.timer = setTimeout(() => this.next(), 0);
    else this.finish();
  }

  private timed(frame: Frame): Beat {
    return paced(beatOf(frame, this.director.ui ?? {}), this.pace(), this.haste(this.waiting));
  }

  /** The moment is over; it stands until the next one. */
  private stand(): void {
    this.acting = false;
    this.stoodSince = performance.now();
    if (!this.waiting.length) this.finish();
    else if (this.note || (this.pace() === "tap" && this.isOtherTurn)) this.held = true;
    else this.pass();
  }

  /** To the next moment: the same player goes on at once, another one after some quiet. */
  private pass(): void {
    const left = this.isOtherTurn ? this.quiet() - (performance.now() - this.stoodSince) : 0;
    if (left > 0) this.timer = setTimeout(() => this.next(), left);
    else this.next();
  }

  private get isOtherTurn(): boolean {
    return this.waiting[0]?.turn !== this.shown?.turn;
  }

  private quiet(): number {
    return quiet(this.pace(), this.haste(this.waiting));
  }

  private haste(waiting: Frame[]): Haste {
    return hasteFor(waiting.map((frame) => beatOf(frame, this.director.ui ?? {})));
  }

  private finish(): void {
    this.acting = false;
    this.held = false;
    this.replaying = false;
    this.canSkip = false;
  }

  private rest(frame: Frame): void {
    this.see(frame, null);
    this.finish();
  }

  private see(frame: Frame, beat: Beat | null): void {
    this.before = this.shown;
    this.shown = frame;
    this.note = "";
    this.beat = beat;
    this.reached = Math.max(this.reached, frame.revision);
  }

  private stop(): void {
    clearTimeout(this.timer);
    this.held = false;
  }
}
