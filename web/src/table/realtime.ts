/** Deciding in real time, by whoever sits at this screen. */
import { Refused } from "../api/http";
import type { Buzzed, Together } from "../games/game";
import { Reaction } from "./reaction";
import type { Session } from "./session.svelte";

export class Live implements Together {
  private readonly reaction = new Reaction();

  constructor(
    private readonly session: Session,
    private readonly refused: (refusal: Refused) => void,
  ) {}

  get seats(): number[] {
    return this.session.seats;
  }

  /** The board shows what is to be decided until then. */
  show(deadline: number | null): void {
    this.reaction.show(deadline);
  }

  /** How a command is timed; not at all where time does not matter. */
  get timing(): { reaction?: number } {
    const ms = this.reaction.ms;
    return ms === null ? {} : { reaction: ms };
  }

  legal(seat: number): string[] {
    return this.line(seat)?.latest?.legal ?? [];
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

  private line(seat: number) {
    return this.session.lines.find((line) => line.seat === seat);
  }

  private ask(seat: number, message: Record<string, unknown>): Promise<number> {
    const line = this.line(seat);
    if (!line?.latest) return Promise.reject(new Refused("stale", null, "nothing is known yet"));
    const { revision, clock } = line.latest;
    return line.ask({ ...message, revision, ...this.timing }, clock.deadline);
  }
}
