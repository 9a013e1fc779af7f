/** One seat's line to its table: it keeps itself open, resumes where it was, and sends each command until answered. */
import {
  Refused,
  type ChatLine,
  type Notice,
  type ServerMessage,
  type StepMessage,
  type TableMessage,
  type UpdateMessage,
} from "./http";
import { Sealed } from "./sealed";
import { Timekeeping } from "./clockSync";

export type LineStatus = "connecting" | "open" | "lost" | "refused";

type Command = Record<string, unknown> & { command: string };
interface Waiting {
  command: Command;
  /** What is said in real time counts for one round alone, known by its deadline. */
  round: number | null;
  done: (revision: number) => void;
  failed: (refusal: Refused) => void;
}

/** Milliseconds. */
const FIRST_PAUSE = 150;
const LONGEST_PAUSE = 900;
const HEARTBEAT = 12_000;
const PATIENCE = 5_000;
const REFUSED = 4000;
const MOST_STEPS = 400;
const MOST_NOTICES = 50;

/** What everybody is told about a seat, in which round, and after what. */
export interface Noticed extends Pick<Notice, "seat" | "code"> {
  revision: number;
  round: number | null;
}

export class Line {
  status = $state<LineStatus>("connecting");
  table = $state.raw<TableMessage | null>(null);
  latest = $state.raw<UpdateMessage | null>(null);
  chat = $state.raw<ChatLine[]>([]);
  /** What this seat has seen happen. */
  steps = $state.raw<StepMessage[]>([]);
  notices = $state.raw<Noticed[]>([]);
  refusal = $state.raw<Refused | null>(null);
  /** The server's clock less `performance.now()`, in milliseconds. */
  ahead = $state(0);

  private socket: WebSocket | null = null;
  private waiting: Waiting[] = [];
  private pause = FIRST_PAUSE;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private heart: ReturnType<typeof setInterval> | undefined;
  private heard = 0;
  private closed = false;
  private round: number | null = null;
  /** Whether the first update of a connection is still to come. */
  private isAnew = false;
  private readonly time = new Timekeeping(
    () => this.askTime(),
    () => this.wake(),
  );
  private readonly sealed = new Sealed(
    (reveal) => this.time.until(reveal),
    (message) => this.takeIn(JSON.parse(message) as ServerMessage),
  );

  constructor(
    readonly id: string,
    readonly key: string | null,
    private readonly onUpdate: (update: UpdateMessage) => void,
  ) {
    addEventListener("online", this.hurry);
    document.addEventListener("visibilitychange", this.hurry);
    document.addEventListener("resume", this.hurry);
    this.heart = setInterval(this.beat, HEARTBEAT);
    this.connect();
  }

  get seat(): number | null {
    return this.table?.you ?? null;
  }

  get revision(): number | null {
    return this.latest?.revision ?? null;
  }

  close(): void {
    this.closed = true;
    removeEventListener("online", this.hurry);
    document.removeEventListener("visibilitychange", this.hurry);
    document.removeEventListener("resume", this.hurry);
    this.time.stop();
    this.sealed.clear();
    clearInterval(this.heart);
    clearTimeout(this.timer);
    this.socket?.close();
  }

  /**
   * Send a command; resolves with the revision that it made, rejects with the refusal. What is for a round (known by
   * its deadline) is not sent again once that is over.
   */
  ask(message: Record<string, unknown>, round: number | null = null): Promise<number> {
    return new Promise((done, failed) => {
      const waiting = { command: { command: randomId(), ...message }, round, done, failed };
      this.waiting.push(waiting);
      this.send(waiting.command);
    });
  }

  private send(message: unknown): void {
    if (this.socket?.readyState === WebSocket.OPEN) this.socket.send(JSON.stringify(message));
  }

  private connect(): void {
    clearTimeout(this.timer);
    this.socket?.close();
    this.time.stop();
    this.sealed.clear();
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    const socket = new WebSocket(`${scheme}://${location.host}/api/tables/${this.id}/socket`);
    this.socket = socket;
    socket.onopen = () => {
      socket.send(
        JSON.stringify({ key: this.key, since: this.revision, chat: this.chat.at(-1)?.number ?? 0 }),
      );
      for (const { command, round } of this.waiting) if (round === null) this.send(command);
      this.isAnew = true;
    };
    socket.onmessage = (event) => {
      if (socket !== this.socket) return;
      this.heard = Date.now();
      const message = event.data as string;
      if (!this.sealed.keeps(message)) this.takeIn(JSON.parse(message) as ServerMessage);
    };
    socket.onclose = (event) => this.lost(socket, event.code);
  }

  private lost(socket: WebSocket, code: number): void {
    if (this.closed || socket !== this.socket) return;
    if (code === REFUSED) {
      this.status = "refused";
      return;
    }
    this.status = "lost";
    this.timer = setTimeout(() => this.connect(), this.pause);
    this.pause = Math.min(this.pause * 2, LONGEST_PAUSE);
  }

  private readonly hurry = (): void => {
    if (document.visibilityState !== "visible" || this.closed) return;
    if (this.time.isOn) this.time.start();
    if (this.status !== "lost") this.beat();
    else if (this.socket?.readyState !== WebSocket.CONNECTING) this.connect();
  };

  private readonly beat = (): void => {
    if (this.status !== "open") return;
    const asked = Date.now();
    this.send({ command: randomId(), ping: true });
    const socket = this.socket;
    setTimeout(() => {
      if (this.heard < asked && socket === this.socket && !this.closed) {
        socket?.close();
        if (socket) this.lost(socket, 0);
      }
    }, PATIENCE);
  };

  private wake(): void {
    this.time.start();
    this.hurry();
  }

  private askTime(): string {
    const command = randomId();
    this.send({ command, sync: true });
    return command;
  }

  private takeIn(message: ServerMessage): void {
    switch (message.kind) {
      case "echo":
        this.send({ echo: message.echo });
        if (!this.time.isOn) this.time.start();
        break;
      case "time":
        this.time.answered(message.command, message.now);
        this.ahead = this.time.ahead;
        break;
      case "notice":
        this.notice(message);
        break;
      case "table":
        this.table = message;
        this.status = "open";
        this.pause = FIRST_PAUSE;
        break;
      case "update":
        this.update(message);
        break;
      case "chat":
        this.chat = [...this.chat, ...message.lines].slice(-200);
        break;
      case "answer":
        this.settle(message.command)?.done(message.revision);
        break;
      case "refusal": {
        const refused = new Refused(message.error, message.clause, message.text);
        if (message.command === null) this.refusal = refused;
        else this.settle(message.command)?.failed(refused);
      }
    }
  }

  private update(message: UpdateMessage): void {
    this.latest = message;
    this.round = message.clock.deadline ?? this.round;
    this.remember(message.steps);
    this.time.heard(message.clock.now);
    this.ahead = this.time.ahead;
    if (this.isAnew) this.sendAgain(message.clock.deadline);
    this.isAnew = false;
    this.onUpdate(message);
  }

  /** What was said before the connection was lost still counts if its round goes on. */
  private sendAgain(deadline: number | null): void {
    for (const { command, round, failed } of this.waiting.filter(({ round }) => round !== null)) {
      if (round === deadline) this.send(command);
      else {
        this.settle(command.command);
        failed(new Refused("stale", null, "the round is over"));
      }
    }
  }

  private notice({ seat, code }: Notice): void {
    const noticed = { seat, code, revision: this.revision ?? 0, round: this.round };
    this.notices = [...this.notices, noticed].slice(-MOST_NOTICES);
  }

  /** Steps that are not known yet, older ones before and newer ones after the others. */
  remember(steps: StepMessage[]): void {
    const first = this.steps[0]?.revision ?? Infinity;
    const last = this.steps.at(-1)?.revision ?? -Infinity;
    const older = steps.filter((step) => step.revision < first && this.steps.length);
    const newer = steps.filter((step) => step.revision > last);
    this.steps = [...older, ...this.steps, ...newer].slice(-MOST_STEPS);
  }

  private settle(command: string): Waiting | undefined {
    const found = this.waiting.find((waiting) => waiting.command.command === command);
    this.waiting = this.waiting.filter((waiting) => waiting !== found);
    return found;
  }
}

/** Also where the page is not served securely, in the home network. */
function randomId(): string {
  return Array.from(crypto.getRandomValues(new Uint32Array(4)), (part) => part.toString(36)).join("");
}
