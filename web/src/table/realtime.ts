/** Decisions in real time, by the players at this screen. */
import { Refused, server } from "../api/http";
import type { Buzzed, Live, NextRound, Together } from "../games/game";
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
      next: this.next,
      together: isTogether && table?.stage === "playing" ? this : null,
      remarks: connection?.received.notices ?? [],
    };
  }

  /** For whom the next round waits, and what this screen can do about it. */
  private get next(): NextRound | null {
    const { latest, table, owner, id } = this.session;
    const next = latest?.clock.next_round;
    if (!next || table?.stage !== "playing") return null;
    const isAsked = this.seats.some((seat) => next.waiting.includes(seat));
    return {
      waiting: next.waiting,
      at: next.at,
      ready: isAsked ? () => void this.send({ ready: true }) : null,
      slower: owner && table.slower ? () => this.attempt(server.slower(id, owner)) : null,
    };
  }

  /** Breaks off the round, or the count-down to it; null where others play too, or nothing is to be broken off. */
  get pause(): (() => void) | null {
    const { latest, table, seat } = this.session;
    const screens = new Set(
      table?.chairs.filter((chair) => chair.sitter === "person").map(({ screen }) => screen),
    );
    const isOn = latest?.clock.deadline != null || latest?.clock.reveal != null;
    if (!isOn || seat === null || screens.size !== 1 || table?.stage !== "playing") return null;
    return () => void this.send({ pause: true });
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

  /** Whether it was done. */
  private attempt(asked: Promise<unknown>): Promise<boolean> {
    return asked.then(
      () => true,
      (error: Refused) => this.tell(error) !== null,
    );
  }

  /** For the round that is shown; a round that has passed meanwhile, or dice on their way, need no answer. */
  private async send(message: Record<string, unknown>): Promise<void> {
    const { connection, latest } = this.session;
    if (!connection || !latest) return;
    await connection.ask({ ...message, revision: latest.revision }, null).catch((error: Refused) => {
      if (error.code !== "not-your-turn") this.tell(error);
    });
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
