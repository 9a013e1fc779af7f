/** Commands that the server has not answered yet; they survive a lost connection. */
import { newCommandId } from "./commandId";
import { Refused, type StakesMessage } from "./http";

/** The revision that a command led to, or what was asked for. */
export type Answer = number | StakesMessage;
type Command = Record<string, unknown> & { command: string };

interface Unanswered {
  command: Command;
  /** The round that the command is for, known by its deadline; null if it does not depend on one. */
  round: number | null;
  resolve: (answer: Answer) => void;
  reject: (refusal: Refused) => void;
}

export class Outbox {
  private unanswered: Unanswered[] = [];
  /** Whether the first update of the present connection is still to come. */
  private isBeforeUpdate = false;

  constructor(private readonly send: (command: Command) => void) {}

  /** Sends a command or a question; resolves with the answer, rejects with the refusal. */
  ask(message: Record<string, unknown>, round: number | null): Promise<Answer> {
    return new Promise((resolve, reject) => {
      const command = { command: newCommandId(), ...message };
      this.unanswered.push({ command, round, resolve, reject });
      this.send(command);
    });
  }

  /** Sends again what does not depend on a round; the rest waits for the next update. */
  reconnected(): void {
    this.isBeforeUpdate = true;
    for (const { command, round } of this.unanswered) if (round === null) this.send(command);
  }

  /** Sends again what is for the round that an update shows, and drops what is for an earlier one. */
  updated(deadline: number | null): void {
    if (!this.isBeforeUpdate) return;
    this.isBeforeUpdate = false;
    for (const { command, round } of this.unanswered.filter(({ round }) => round !== null)) {
      if (round === deadline) this.send(command);
      else this.refused(command.command, new Refused("stale", null, "the round is over"));
    }
  }

  answered(id: string, answer: Answer): void {
    this.take(id)?.resolve(answer);
  }

  refused(id: string, refusal: Refused): void {
    this.take(id)?.reject(refusal);
  }

  private take(id: string): Unanswered | undefined {
    const found = this.unanswered.find(({ command }) => command.command === id);
    this.unanswered = this.unanswered.filter((other) => other !== found);
    return found;
  }
}
