/** WB13 Updates that arrive early stay sealed: they are not read before everybody may see them. */

/** The server sends nothing earlier than this, in milliseconds: a clock that says so is wrong. */
const LONGEST = 1000;

/** When an update may be opened, on the server's clock; null if it may be read at once. */
export function sealOf(message: string): number | null {
  if (!message.startsWith('{"kind":"update"')) return null;
  const reveal = /"clock":\{[^{}]*"reveal":(\d+)/.exec(message)?.[1];
  // If no player is to decide, it only announces when the dice will be shown.
  return reveal && /"on_turn":\[\d/.test(message) ? Number(reveal) : null;
}

/** Keeps sealed updates, and the updates that follow them, in order. */
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

  /** Drops what was kept: the server sends it again over the next connection. */
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
