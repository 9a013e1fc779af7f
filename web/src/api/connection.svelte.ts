/** A connection to a table, for one seat or for watching: it resumes where it was lost, and repeats each command until it is answered. */
import { ClockSync } from "./clockSync";
import { newCommandId } from "./commandId";
import {
  Refused,
  type ServerMessage,
  type StakesMessage,
  type TableMessage,
  type UpdateMessage,
} from "./http";
import { Outbox } from "./outbox";
import { Received } from "./received.svelte";
import { Sealed } from "./sealed";
import { ReconnectingSocket, type SocketStatus } from "./socket.svelte";
import { withViewer } from "./viewer";

export class Connection {
  readonly received = new Received();
  refusal = $state.raw<Refused | null>(null);
  /** The server's clock minus `performance.now()`, in milliseconds. */
  ahead = $state(0);

  private readonly outbox = new Outbox((command) => this.socket.send(command));
  private readonly clock = new ClockSync(
    () => this.askTime(),
    () => this.wokenUp(),
  );
  private readonly sealed = new Sealed(
    (reveal) => this.clock.until(reveal),
    (message) => this.read(message),
  );
  private readonly socket: ReconnectingSocket;

  /** Without a key the table is only watched. A shared connection shows several players at one screen what all may see. */
  constructor(
    readonly id: string,
    readonly key: string | null,
    private readonly onUpdate: (update: UpdateMessage) => void,
    readonly isShared = false,
    private readonly onTable: (table: TableMessage) => void = () => undefined,
  ) {
    this.socket = new ReconnectingSocket(`/api/tables/${id}/socket`, {
      connecting: () => this.reset(),
      connected: () => this.sayHello(),
      received: (message) => {
        if (!this.sealed.keeps(message)) this.read(message);
      },
      resumed: () => {
        if (this.clock.isOn) this.clock.start();
      },
    });
  }

  get status(): SocketStatus {
    return this.socket.status;
  }

  get seat(): number | null {
    return this.received.seat;
  }

  /**
   * Sends a command; resolves with the revision that it made, rejects with the refusal. A command for a round (known
   * by its deadline) is not repeated once that round is over.
   */
  ask(message: Record<string, unknown>, round: number | null = null): Promise<number> {
    return this.outbox.ask(message, round) as Promise<number>;
  }

  /** Asks what each choice would do. */
  askStakes(): Promise<StakesMessage> {
    return this.outbox.ask({ stakes: true }, null) as Promise<StakesMessage>;
  }

  close(): void {
    this.reset();
    this.socket.close();
  }

  private reset(): void {
    this.clock.stop();
    this.sealed.clear();
  }

  private sayHello(): void {
    const { revision, lastChatLine } = this.received;
    this.socket.send({
      key: this.key,
      since: revision,
      chat: lastChatLine,
      says_ready: true,
      ...(this.isShared && { shared: true }),
    });
    this.outbox.reconnected();
  }

  private askTime(): string {
    const command = newCommandId();
    this.socket.send({ command, sync: true });
    return command;
  }

  private wokenUp(): void {
    this.clock.start();
    this.socket.resume();
  }

  private read(text: string): void {
    const message = JSON.parse(text) as ServerMessage;
    switch (message.kind) {
      case "table":
        this.received.table = message;
        this.socket.greeted();
        this.onTable(message);
        break;
      case "update":
        this.update(withViewer(message));
        break;
      case "chat":
        this.received.addChat(message.lines);
        break;
      case "notice":
        this.received.addNotice(message);
        break;
      case "answer":
        this.outbox.answered(message.command, message.revision);
        break;
      case "stakes":
        this.outbox.answered(message.command, message);
        break;
      case "refusal":
        this.refused(message.command, Refused.of(message));
        break;
      case "echo":
        this.socket.send({ echo: message.echo });
        if (!this.clock.isOn) this.clock.start();
        break;
      case "time":
        this.clock.answered(message.command, message.now);
        this.ahead = this.clock.ahead;
    }
  }

  private update(message: UpdateMessage): void {
    this.received.update(message);
    this.clock.heard(message.clock.now);
    this.ahead = this.clock.ahead;
    this.outbox.updated(message.clock.deadline);
    this.onUpdate(message);
  }

  /** A refusal that answers no command is one of the connection. */
  private refused(command: string | null, refusal: Refused): void {
    if (command === null) this.refusal = refusal;
    else this.outbox.refused(command, refusal);
  }
}
