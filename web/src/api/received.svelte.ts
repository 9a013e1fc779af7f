/** What a connection has received about its table. */
import type { ChatLine, Notice, StepMessage, TableMessage, UpdateMessage } from "./http";

const MOST_STEPS = 400;
const MOST_NOTICES = 50;
const MOST_CHAT_LINES = 200;

/** A notice about a seat, with the revision and the round in which it came. */
export interface Noticed extends Pick<Notice, "seat" | "code"> {
  revision: number;
  round: number | null;
}

export class Received {
  table = $state.raw<TableMessage | null>(null);
  latest = $state.raw<UpdateMessage | null>(null);
  /** What has happened, as far as this seat may know, the oldest first. */
  steps = $state.raw<StepMessage[]>([]);
  chat = $state.raw<ChatLine[]>([]);
  notices = $state.raw<Noticed[]>([]);
  /** The last round that had a deadline, which is its name. */
  private round: number | null = null;

  get seat(): number | null {
    return this.table?.you ?? null;
  }

  get revision(): number | null {
    return this.latest?.revision ?? null;
  }

  get lastChatLine(): number {
    return this.chat.at(-1)?.number ?? 0;
  }

  update(message: UpdateMessage): void {
    this.latest = message;
    this.round = message.clock.deadline ?? this.round;
    this.addSteps(message.steps);
  }

  /** Adds the steps that are not known yet: older ones before the others, newer ones after them. */
  addSteps(steps: StepMessage[]): void {
    const first = this.steps[0]?.revision ?? Infinity;
    const last = this.steps.at(-1)?.revision ?? -Infinity;
    const older = steps.filter((step) => step.revision < first && this.steps.length);
    const newer = steps.filter((step) => step.revision > last);
    this.steps = [...older, ...this.steps, ...newer].slice(-MOST_STEPS);
  }

  addChat(lines: ChatLine[]): void {
    this.chat = [...this.chat, ...lines].slice(-MOST_CHAT_LINES);
  }

  addNotice({ seat, code }: Notice): void {
    const noticed = { seat, code, revision: this.revision ?? 0, round: this.round };
    this.notices = [...this.notices, noticed].slice(-MOST_NOTICES);
  }
}
