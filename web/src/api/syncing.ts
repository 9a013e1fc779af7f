/** When to ask the server what its clock shows: often at first and after waking up, then now and then. */

/** Milliseconds. */
const OFTEN = 120;
const SELDOM = 4000;
const FIRST = 6;
/** So much later than it should, and the machine was asleep. */
const ASLEEP = 3000;

export class Syncing {
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

  /** From the beginning. */
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

  /** The calendar's clock goes on while a machine sleeps, its timers do not. */
  private ring(): void {
    if (Date.now() - this.due > ASLEEP) this.woken();
    else this.next();
  }
}
