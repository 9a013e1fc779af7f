/** Keeps the server's clock over one line: asks for it, and reckons with the answers. */
import { ServerClock } from "./clock";
import { Syncing } from "./syncing";

export class Timekeeping {
  private readonly clock = new ServerClock();
  private readonly asked = new Map<string, number>();
  private readonly syncing: Syncing;

  /** `ask` sends a question and says its command. */
  constructor(ask: () => string, woken: () => void) {
    this.syncing = new Syncing(
      () => void this.asked.set(ask(), performance.now()),
      () => woken(),
    );
  }

  get isOn(): boolean {
    return this.syncing.isOn;
  }

  /** The server's clock less `performance.now()`. */
  get ahead(): number {
    return this.clock.ahead;
  }

  until(shown: number): number {
    return this.clock.until(shown);
  }

  /** Everything is measured anew. */
  start(): void {
    this.clock.forget();
    this.asked.clear();
    this.syncing.start();
  }

  stop(): void {
    this.syncing.stop();
  }

  heard(shown: number): void {
    this.clock.heard(shown);
  }

  answered(command: string, shown: number): void {
    const sent = this.asked.get(command);
    this.asked.delete(command);
    if (sent !== undefined) this.clock.travelled(sent, performance.now(), shown);
  }
}
