/** Keeps the server's clock over one connection: when to ask for the time, and what the answers say. */
import { ServerClock } from "./clock";

/** Milliseconds. */
const OFTEN = 120;
const SELDOM = 4000;
const FIRST = 6;
/** A timer that rings this much too late tells that the machine was asleep. */
const ASLEEP = 3000;

/** When to ask for the time: often at first and after waking up, later every few seconds. */
export class SyncSchedule {
  private timer: ReturnType<typeof setTimeout> | undefined;
  private asked = 0;
  private due = 0;

  constructor(
    private readonly ask: () => void,
    private readonly woken: () => void,
  ) {}

  get isOn(): boolean {
    return this.timer !== undefined;
  }

  /** Starts from the beginning. */
  start(): void {
    this.asked = 0;
    this.next();
  }

  stop(): void {
    clearTimeout(this.timer);
    this.timer = undefined;
  }

  private next(): void {
    this.asked += 1;
    this.ask();
    const pause = this.asked < FIRST ? OFTEN : SELDOM;
    clearTimeout(this.timer);
    this.due = Date.now() + pause;
    this.timer = setTimeout(() => this.ring(), pause);
  }

  /** `Date.now()` goes on while a machine sleeps; its timers do not. */
  private ring(): void {
    if (Date.now() - this.due > ASLEEP) this.woken();
    else this.next();
  }
}

export class ClockSync {
  private readonly clock = new ServerClock();
  private readonly asked = new Map<string, number>();
  private readonly schedule: SyncSchedule;

  /** `ask` sends a question and returns the id of its command. */
  constructor(ask: () => string, woken: () => void) {
    this.schedule = new SyncSchedule(() => void this.asked.set(ask(), performance.now()), woken);
  }

  get isOn(): boolean {
    return this.schedule.isOn;
  }

  /** The server's clock minus `performance.now()`. */
  get ahead(): number {
    return this.clock.ahead;
  }

  /** Milliseconds until the server's clock shows this time. */
  until(shown: number): number {
    return this.clock.until(shown);
  }

  /** Forgets all measurements and starts again. */
  start(): void {
    this.clock.forget();
    this.asked.clear();
    this.schedule.start();
  }

  stop(): void {
    this.schedule.stop();
  }

  /** A message came that the server wrote at this time. */
  heard(shown: number): void {
    this.clock.heard(shown);
  }

  answered(command: string, shown: number): void {
    const sent = this.asked.get(command);
    this.asked.delete(command);
    if (sent !== undefined) this.clock.travelled(sent, performance.now(), shown);
  }
}
