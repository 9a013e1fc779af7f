/** The server's end of a connection, driven by a test. */
import type { TableMessage } from "../src/api/http";

export type Message = Record<string, unknown>;

/** A socket whose other end the test drives. */
export class FakeSocket {
  static readonly CONNECTING = 0;
  static readonly OPEN = 1;
  static readonly CLOSED = 3;
  static all: FakeSocket[] = [];
  readyState = FakeSocket.CONNECTING;
  sent: Message[] = [];
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: ((event: { code: number }) => void) | null = null;

  constructor(readonly url: string) {
    FakeSocket.all.push(this);
  }

  send(data: string): void {
    this.sent.push(JSON.parse(data) as Message);
  }

  /** As browsers do, the closing is told later; a dead connection tells it very late. */
  close(): void {
    this.readyState = FakeSocket.CLOSED;
  }

  open(): this {
    this.readyState = FakeSocket.OPEN;
    this.onopen?.();
    return this;
  }

  say(message: Message): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }

  break(code = 1006): void {
    this.readyState = FakeSocket.CLOSED;
    this.onclose?.({ code });
  }
}

export const table = (changes: Partial<TableMessage> = {}): Message => ({
  kind: "table",
  id: "one",
  you: 1,
  numbers: [],
  ...changes,
});
export const update = (revision: number, now = performance.now()): Message => ({
  kind: "update",
  revision,
  you: 1,
  steps: [],
  view: { you: null },
  clock: { now },
});
export const chat = (...numbers: number[]): Message => ({
  kind: "chat",
  lines: numbers.map((number) => ({ number, at: 0, name: "Ann", said: "hello", reaction: true })),
});
