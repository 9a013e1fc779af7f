/** A WebSocket that reconnects until it is closed or the server refuses it. */
import { newCommandId } from "./commandId";

export type SocketStatus = "connecting" | "open" | "lost" | "refused";

export interface SocketEvents {
  /** A connection is about to be made: what belongs to the last one is void. */
  connecting: () => void;
  /** The connection is made, and nothing has been sent yet. */
  connected: () => void;
  received: (message: string) => void;
  /** The page is visible again, or the network is back. */
  resumed: () => void;
}

/** Milliseconds. */
const FIRST_PAUSE = 150;
const LONGEST_PAUSE = 900;
const HEARTBEAT = 12_000;
/** How long the server may take to accept a connection, or to answer a heartbeat. */
const PATIENCE = 5_000;
/** The code with which the server closes a socket for good. */
const REFUSED = 4000;

export class ReconnectingSocket {
  status = $state<SocketStatus>("connecting");

  private socket: WebSocket | null = null;
  private pause = FIRST_PAUSE;
  private retry: ReturnType<typeof setTimeout> | undefined;
  private limit: ReturnType<typeof setTimeout> | undefined;
  private readonly heart: ReturnType<typeof setInterval>;
  private heard = 0;
  private closed = false;

  constructor(
    private readonly path: string,
    private readonly events: SocketEvents,
  ) {
    addEventListener("online", this.resume);
    document.addEventListener("visibilitychange", this.resume);
    document.addEventListener("resume", this.resume);
    this.heart = setInterval(() => this.beat(), HEARTBEAT);
    this.connect();
  }

  /** Sends a message if there is a connection; otherwise it is lost. */
  send(message: unknown): void {
    if (this.socket?.readyState === WebSocket.OPEN) this.socket.send(JSON.stringify(message));
  }

  /** The server has accepted the client. */
  greeted(): void {
    this.status = "open";
    this.pause = FIRST_PAUSE;
  }

  /** Checks the connection at once, or makes a new one, if the page is visible. */
  readonly resume = (): void => {
    if (document.visibilityState !== "visible" || this.closed) return;
    this.events.resumed();
    if (this.status !== "lost") this.beat();
    else if (this.socket?.readyState !== WebSocket.CONNECTING) this.connect();
  };

  close(): void {
    this.closed = true;
    removeEventListener("online", this.resume);
    document.removeEventListener("visibilitychange", this.resume);
    document.removeEventListener("resume", this.resume);
    clearInterval(this.heart);
    clearTimeout(this.retry);
    clearTimeout(this.limit);
    this.socket?.close();
  }

  private connect(): void {
    clearTimeout(this.retry);
    this.socket?.close();
    this.events.connecting();
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    const socket = new WebSocket(`${scheme}://${location.host}${this.path}`);
    this.socket = socket;
    clearTimeout(this.limit);
    this.limit = setTimeout(() => this.giveUp(socket), PATIENCE);
    socket.onopen = () => {
      clearTimeout(this.limit);
      this.events.connected();
    };
    socket.onmessage = (event) => {
      if (socket !== this.socket) return;
      this.heard = Date.now();
      this.events.received(event.data as string);
    };
    socket.onclose = (event) => this.lost(socket, event.code);
  }

  /** Does not wait for the close event, which comes very late from a dead connection. */
  private giveUp(socket: WebSocket): void {
    if (this.closed || socket !== this.socket) return;
    socket.onclose = null;
    socket.close();
    this.lost(socket, 0);
  }

  private lost(socket: WebSocket, code: number): void {
    if (this.closed || socket !== this.socket) return;
    clearTimeout(this.limit);
    if (code === REFUSED) {
      this.status = "refused";
      return;
    }
    this.status = "lost";
    this.retry = setTimeout(() => this.connect(), this.pause);
    this.pause = Math.min(this.pause * 2, LONGEST_PAUSE);
  }

  /** Asks for a sign of life. */
  private beat(): void {
    if (this.status !== "open") return;
    const asked = Date.now();
    this.send({ command: newCommandId(), ping: true });
    const socket = this.socket;
    setTimeout(() => {
      if (socket && this.heard < asked) this.giveUp(socket);
    }, PATIENCE);
  }
}
