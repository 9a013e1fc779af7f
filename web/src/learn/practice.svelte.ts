/** A practice table as the page uses it: opened at a position, played by script, taken back. */
import { Refused, server, type PracticePlan } from "../api/http";
import { Session } from "../table/session.svelte";

/** Milliseconds between two looks at the board. */
const LOOK = 40;
/** How long a board may take to show what was played, before the lesson goes on without it. */
const PATIENCE = 12_000;

export const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

export class PracticeTable {
  private constructor(
    readonly session: Session,
    private readonly key: string,
  ) {}

  static async open(plan: PracticePlan): Promise<PracticeTable> {
    const made = await server.practise(plan);
    const key = made.seats.find(({ seat }) => seat === plan.seat)?.key;
    if (!key) throw new Refused("other", null, "the table has no seat for its player");
    return new PracticeTable(new Session(made.id, [key]), key);
  }

  private get revision(): number {
    return this.session.latest?.revision ?? 0;
  }

  /** Whether the player may decide, and the board shows it. */
  get isReady(): boolean {
    const { latest, seat } = this.session;
    return latest !== null && seat !== null && latest.on_turn.includes(seat) && this.isStill;
  }

  /** Plays by script, and waits until the board has shown all of it. */
  async rehearse(notation: string | null, then: string[]): Promise<void> {
    const { revision } = await server.rehearse(this.session.id, this.key, this.revision, notation, then);
    await this.seen(revision);
  }

  /** Takes back the player's last choice. */
  async undo(): Promise<void> {
    const revision = await this.session.connection?.ask({ undo: true, revision: this.revision });
    if (revision !== undefined) await this.seen(revision);
  }

  /** Until the first position is on the board. */
  async seated(): Promise<void> {
    await this.until(() => this.session.playback.shown !== null || this.session.refusal !== null);
    if (this.session.refusal) throw this.session.refusal;
  }

  /** Until the board shows the latest position, which has come that far. */
  private async seen(revision: number): Promise<void> {
    await this.until(() => this.revision >= revision && this.isStill);
  }

  private get isStill(): boolean {
    const { latest, playback } = this.session;
    return playback.shown?.revision === latest?.revision && playback.idle;
  }

  private async until(holds: () => boolean): Promise<void> {
    const limit = performance.now() + PATIENCE;
    while (!holds() && performance.now() < limit) await pause(LOOK);
  }

  close(): void {
    this.session.close();
  }
}
