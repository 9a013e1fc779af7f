/** One seat's line to its table: it keeps itself open, resumes where it was, and sends each command until answered. */
import {
  Refused,
  type ChatLine,
  type ServerMessage,
  type StepMessage,
  type TableMessage,
  type UpdateMessage,
} from "./http";

export type LineStatus = "connecting" | "open" | "lost" | "refused";

type Command = Record<string, unknown> & { command: string };
interface Waiting {
  command: Command;
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

export class Line {
  status = $state<LineStatus>("connecting");
  table = $state.raw<TableMessage | null>(null);
  latest = $state.raw<UpdateMessage | null>(null);
  chat = $state.raw<ChatLine[]>([]);
  /** What this seat has seen happen. */
  steps = $state.raw<StepMessage[]>([]);
  refusal = $state.raw<Refused | null>(null);
  /** The server's clock less this machine's, in milliseconds. */
  ahead = $state(0);

  private socket: WebSocket | null = null;
  private waiting: Waiting[] = [];
  private pause = FIRST_PAUSE;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private heart: ReturnType<typeof setInterval> | undefined;
  private heard = 0;
  private closed = false;

  constructor(
    readonly id: string,
    readonly key: string | null,
    private readonly onUpdate: (update: UpdateMessage) => void,
  ) {
    addEventListener("online", this.hurry);
    document.addEventListener("visibilitychange", this.hurry);
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
    clearInterval(this.heart);
    clearTimeout(this.timer);
    this.socket?.close();
  }

  /** Send a command; resolves with the revision that it made, rejects with the refusal. */
  ask(message: Record<string, unknown>): Promise<number> {
    return new Promise((done, failed) => {
      const waiting = { command: { command: randomId(), ...message }, done, failed };
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
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    const socket = new WebSocket(`${scheme}://${location.host}/api/tables/${this.id}/socket`);
    this.socket = socket;
    socket.onopen = () => {
      socket.send(
        JSON.stringify({ key: this.key, since: this.revision, chat: this.chat.at(-1)?.number ?? 0 }),
      );
      for (const { command } of this.waiting) this.send(command);
    };
    socket.onmessage = (event) => {
      if (socket !== this.socket) return;
      this.heard = Date.now();
      this.takeIn(JSON.parse(event.data as string) as ServerMessage);
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

  private takeIn(message: ServerMessage): void {
    switch (message.kind) {
      case "table":
        this.table = message;
        this.status = "open";
        this.pause = FIRST_PAUSE;
        break;
      case "update":
        this.latest = message;
        this.remember(message.steps);
        this.ahead = message.clock.now - Date.now();
        this.onUpdate(message);
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
