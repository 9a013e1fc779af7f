/** Decisions in real time, by the players at this screen. */
import { Refused } from "../api/http";
import type { Buzzed, Live, Together } from "../games/game";
import type { Session } from "./session.svelte";

/** WB6 Measures the time since a round appeared on this screen. */
export class Reaction {
  private round: number | null = null;
  private since: number | null = null;

  /** A round, known by its deadline, appears with the next frame. */
  show(round: number | null): void {
    if (round === this.round) return;
    this.round = round;
    this.since = null;
    requestAnimationFrame(() => {
      if (this.round === round) this.since = performance.now();
    });
  }

  /** Milliseconds until now; null while no round is shown. */
  get ms(): number | null {
    return this.round === null || this.since === null ? null : Math.round(performance.now() - this.since);
  }
}

export class RealTime implements Together {
  private readonly reaction = new Reaction();

  constructor(
    private readonly session: Session,
    private readonly refused: (refusal: Refused) => void,
  ) {}

  get seats(): number[] {
    return this.session.seats;
  }

  /** The board shows the round with this deadline. */
  show(deadline: number | null): void {
    this.reaction.show(deadline);
  }

  /** The reaction time of a command; none where time does not matter. */
  get timing(): { reaction?: number } {
    const ms = this.reaction.ms;
    return ms === null ? {} : { reaction: ms };
  }

  /** What the board gets; `isTogether` says whether several players sit at this screen. */
  live(isTogether: boolean): Live {
    const { connection, latest, table } = this.session;
    return {
      deadline: latest?.clock.deadline ?? null,
      ahead: connection?.ahead ?? 0,
      reveal: latest?.clock.reveal ?? null,
      together: isTogether && table?.stage === "playing" ? this : null,
      remarks: connection?.received.notices ?? [],
    };
  }

  legal(seat: number): string[] {
    return this.connection(seat)?.received.latest?.legal ?? [];
  }

  async buzz(seat: number): Promise<Buzzed> {
    return this.ask(seat, { buzz: true }).then(
      () => "stopped",
      (error: Refused) => (error.code === "no-buzzer" ? "running" : this.tell(error)),
    );
  }

  async say(seat: number, notation: string): Promise<void> {
    await this.ask(seat, { do: notation }).catch((error: Refused) => this.tell(error));
  }

  private tell(error: Refused): null {
    if (error.code !== "stale") this.refused(error);
    return null;
  }

  private connection(seat: number) {
    return this.session.connections.find((connection) => connection.seat === seat);
  }

  private ask(seat: number, message: Record<string, unknown>): Promise<number> {
    const connection = this.connection(seat);
    const latest = connection?.received.latest;
    if (!connection || !latest) return Promise.reject(new Refused("stale", null, "nothing is known yet"));
    const { revision, clock } = latest;
    return connection.ask({ ...message, revision, ...this.timing }, clock.deadline);
  }
}
