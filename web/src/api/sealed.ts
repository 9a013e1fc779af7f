/** WB13 What comes before its time stays sealed: unread until everybody is to see it. */

/** Nothing is sent earlier than this, in milliseconds: a clock that says otherwise is wrong. */
const LONGEST = 1000;

/** When an update may be opened, on the server's clock; null for what may be read at once. */
export function sealOf(message: string): number | null {
  if (!message.startsWith('{"kind":"update"')) return null;
  const reveal = /"clock":\{[^{}]*"reveal":(\d+)/.exec(message)?.[1];
  // While nobody is to decide it only says when the dice will be seen.
  return reveal && /"on_turn":\[\d/.test(message) ? Number(reveal) : null;
}

/** Keeps sealed updates, and whatever updates follow, in order. */
export class Sealed {
  private kept: string[] = [];
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    private readonly until: (reveal: number) => number,
    private readonly open: (message: string) => void,
  ) {}

  /** Whether a message is kept for later. */
  keeps(message: string): boolean {
    if (this.kept.length && message.startsWith('{"kind":"update"')) {
      this.kept.push(message);
      return true;
    }
    const reveal = sealOf(message);
    if (reveal === null || this.until(reveal) <= 0) return false;
    this.kept.push(message);
    this.wait(Math.min(LONGEST, this.until(reveal)));
    return true;
  }

  /** What was kept is sent anew over another connection. */
  clear(): void {
    clearTimeout(this.timer);
    this.kept = [];
  }

  private wait(milliseconds: number): void {
    clearTimeout(this.timer);
    this.timer = setTimeout(() => this.openAll(), milliseconds);
  }

  private openAll(): void {
    const kept = this.kept;
    this.kept = [];
    for (const message of kept) this.open(message);
  }
}
