/** What the viewer asks of the server during a game, and the last refusal. */
import { Refused, server } from "../api/http";
import { RealTime } from "./realtime";
import type { Session } from "./session.svelte";

export class Moves {
  private last = $state.raw<{ refusal: Refused; seat: number | null } | null>(null);
  /** Whether a choice waits for its answer. */
  deciding = $state(false);
  /** Whether a question waits for its answer. */
  asking = $state(false);
  readonly realTime: RealTime;

  constructor(private readonly session: Session) {
    this.realTime = new RealTime(session, (refusal) => (this.refusal = refusal));
  }

  /** The last refusal, only while the seat that it was for is shown: it may name a card. */
  get refusal(): Refused | null {
    return this.last && this.last.seat === this.session.seat ? this.last.refusal : null;
  }

  set refusal(refusal: Refused | null) {
    this.last = refusal && { refusal, seat: this.session.seat };
  }

  /** Whether the choice was accepted. A choice for a revision that has passed is dropped silently. */
  async choose(notation: string): Promise<boolean> {
    this.refusal = null;
    this.deciding = true;
    const message = { do: notation, revision: this.revision, ...this.realTime.timing };
    const round = this.session.latest?.clock.deadline ?? null;
    const accepted = await this.attempt(this.session.connection?.ask(message, round), "stale");
    this.deciding = false;
    return accepted;
  }

  /** The server would answer for its own position: as long as that is not shown, the show goes on instead. */
  async whyNot(notation: string): Promise<void> {
    const { playback, latest } = this.session;
    if (playback.shown?.revision !== latest?.revision) return playback.goOn();
    this.asking = true;
    if (await this.attempt(this.session.connection?.ask({ why: notation }))) this.refusal = null;
    this.asking = false;
  }

  async undo(): Promise<void> {
    await this.attempt(this.session.undoing?.ask({ undo: true, revision: this.revision }));
  }

  /** Opens a kept chair to everybody. */
  async letSit(seat: number): Promise<void> {
    const { id, owner } = this.session;
    if (owner) await this.attempt(server.place(id, owner, seat, { sitter: "friend", name: "", level: "" }));
  }

  private get revision(): number {
    return this.session.latest?.revision ?? 0;
  }

  private async attempt(asked: Promise<unknown> | undefined, silent = ""): Promise<boolean> {
    const { seat } = this.session;
    try {
      await asked;
      return true;
    } catch (error) {
      if (error instanceof Refused && error.code !== silent) this.last = { refusal: error, seat };
      return false;
    }
  }
}
