import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

import { Refused, type UpdateMessage } from "../src/api/http";
import { Connection } from "../src/api/connection.svelte";
import { chat, FakeSocket, table, update, type Message } from "./fakeServer";

let connection: Connection;
let updates: UpdateMessage[];

function connect(key: string | null = "key"): Connection {
  updates = [];
  connection = new Connection("one", key, (update) => updates.push(update));
  return connection;
}

function socket(): FakeSocket {
  const last = FakeSocket.all.at(-1);
  if (!last) throw new Error("no socket was opened");
  return last;
}

/** Connected and greeted. */
function connected(key: string | null = "key"): Connection {
  connect(key);
  socket().open().say(table());
  return connection;
}

/** The commands sent over a connection, without the hello. */
const commands = (sent: FakeSocket) => sent.sent.slice(1);

beforeEach(() => {
  FakeSocket.all = [];
  vi.useFakeTimers({ now: 1_000_000 });
  vi.stubGlobal("WebSocket", FakeSocket);
});
afterEach(() => {
  connection.close();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  vi.useRealTimers();
});

describe("the hello", () => {
  it("shows the key, not in the address", () => {
    connect("secret");
    socket().open();

    expect(socket().url).toBe("ws://localhost:3000/api/tables/one/socket");
    expect(socket().sent).toEqual([{ key: "secret", since: null, chat: 0, says_ready: true }]);
  });

  it("has no key from who watches", () => {
    connect(null);
    socket().open();

    expect(socket().sent).toEqual([{ key: null, since: null, chat: 0, says_ready: true }]);
  });

  it("is open when the table answers", () => {
    connect();
    socket().open();
    expect(connection.status).toBe("connecting");
    socket().say(table({ you: 2 }));

    expect(connection.status).toBe("open");
    expect(connection.seat).toBe(2);
  });
});

describe("what the server tells", () => {
  it("hands on updates and reckons the server’s clock", () => {
    connected();
    socket().say(update(4, performance.now() + 250));

    expect(updates.map(({ revision }) => revision)).toEqual([4]);
    expect(connection.received.revision).toBe(4);
    expect(connection.ahead).toBe(250);
  });

  it("collects what is said", () => {
    connected();
    socket().say(chat(1));
    socket().say(chat(2, 3));

    expect(connection.received.chat.map(({ number }) => number)).toEqual([1, 2, 3]);
  });

  it("keeps the last two hundred lines", () => {
    connected();
    socket().say(chat(...Array.from({ length: 250 }, (_, number) => number)));

    expect(connection.received.chat).toHaveLength(200);
    expect(connection.received.chat.at(-1)?.number).toBe(249);
  });
});

describe("a command", () => {
  it("resolves with the revision that it made", async () => {
    connected();
    const asked = connection.ask({ do: "stop", revision: 3 });
    const [sent] = commands(socket());
    socket().say({ kind: "answer", command: sent?.command, revision: 4 });

    expect(sent).toMatchObject({ do: "stop", revision: 3 });
    await expect(asked).resolves.toBe(4);
  });

  it("rejects with the refusal", async () => {
    connected();
    const asked = connection.ask({ do: "fly", revision: 3 });
    const command = commands(socket())[0]?.command;
    socket().say({ kind: "refusal", command, error: "illegal", clause: "OV6", text: "pawns do not fly" });

    await expect(asked).rejects.toBeInstanceOf(Refused);
    await expect(asked).rejects.toMatchObject({
      code: "illegal",
      clause: "OV6",
      message: "pawns do not fly",
    });
  });

  it("has an id of its own each time", () => {
    connected();
    void connection.ask({ do: "stop" });
    void connection.ask({ do: "stop" });
    const ids = commands(socket()).map(({ command }) => command);

    expect(new Set(ids).size).toBe(2);
  });

  it("is sent as soon as there is a connection", () => {
    connect();
    void connection.ask({ do: "stop" });
    expect(socket().sent).toEqual([]);
    socket().open();

    expect(commands(socket())).toMatchObject([{ do: "stop" }]);
  });

  it("is sent again after a loss, with the same id, and answered once", async () => {
    connected();
    const done = vi.fn();
    const asked = connection.ask({ do: "stop", revision: 3 }).then(done);
    const [first] = commands(socket());
    socket().break();
    vi.advanceTimersByTime(150);
    socket().open().say(table());
    socket().say({ kind: "answer", command: first?.command, revision: 4 });
    socket().say({ kind: "answer", command: first?.command, revision: 4 });
    await asked;

    expect(commands(socket())).toEqual([first]);
    expect(done).toHaveBeenCalledExactlyOnceWith(4);
  });

  it("is not sent again once it is answered", async () => {
    connected();
    const asked = connection.ask({ do: "stop" });
    socket().say({ kind: "answer", command: commands(socket())[0]?.command, revision: 4 });
    await asked;
    socket().break();
    vi.advanceTimersByTime(150);
    socket().open();

    expect(commands(socket())).toEqual([]);
  });
});

describe("a lost connection", () => {
  it("is resumed from the last revision and the last line of the chat", () => {
    connected();
    socket().say(update(7));
    socket().say(chat(1, 2));
    socket().break();
    expect(connection.status).toBe("lost");
    vi.advanceTimersByTime(150);
    socket().open();

    expect(FakeSocket.all).toHaveLength(2);
    expect(socket().sent[0]).toEqual({ key: "key", since: 7, chat: 2, says_ready: true });
    socket().say(table());
    expect(connection.status).toBe("open");
  });

  it("is tried again after at most 900 ms, ever and ever", () => {
    connected();
    const pauses = Array.from({ length: 8 }, () => {
      const before = FakeSocket.all.length;
      socket().break();
      let waited = 0;
      while (FakeSocket.all.length === before && waited < 5000) {
        vi.advanceTimersByTime(10);
        waited += 10;
      }
      return waited;
    });

    expect(pauses).toEqual([150, 300, 600, 900, 900, 900, 900, 900]);
  });

  it("is tried again soon after a time that went well", () => {
    connected();
    for (const pause of [150, 300, 600]) {
      socket().break();
      vi.advanceTimersByTime(pause);
    }
    socket().open().say(table());
    socket().break();
    vi.advanceTimersByTime(150);

    expect(FakeSocket.all).toHaveLength(5);
  });

  it("is tried again at once when the network is back", () => {
    connected();
    socket().break();
    dispatchEvent(new Event("online"));

    expect(FakeSocket.all).toHaveLength(2);
    vi.advanceTimersByTime(900);
    expect(FakeSocket.all).toHaveLength(2);
  });

  it("is given up and tried again when the server does not accept it within five seconds", () => {
    connect();
    const first = socket();
    vi.advanceTimersByTime(4_999);
    expect([connection.status, FakeSocket.all.length]).toEqual(["connecting", 1]);
    vi.advanceTimersByTime(1);
    expect([connection.status, first.readyState]).toEqual(["lost", FakeSocket.CLOSED]);
    first.break();
    vi.advanceTimersByTime(150);
    expect(FakeSocket.all).toHaveLength(2);
    vi.advanceTimersByTime(5_000 + 300);

    expect(FakeSocket.all).toHaveLength(3);
  });

  it("has no limit once it is accepted", () => {
    connect();
    socket().open();
    vi.advanceTimersByTime(11_000);

    expect([connection.status, FakeSocket.all.length]).toEqual(["connecting", 1]);
  });

  it("does not disturb the one that took its place", () => {
    connected();
    const first = socket();
    first.break();
    vi.advanceTimersByTime(150);
    socket().open().say(table());
    first.break();

    expect(connection.status).toBe("open");
    vi.advanceTimersByTime(1000);
    expect(FakeSocket.all).toHaveLength(2);
  });
});

describe("a refused connection", () => {
  it("says why and is not tried again", () => {
    connect("void");
    socket().open();
    socket().say({ kind: "refusal", command: null, error: "not-seated", clause: null, text: "no such key" });
    socket().break(4000);

    expect(connection.status).toBe("refused");
    expect(connection.refusal).toMatchObject({ code: "not-seated", message: "no such key" });
    vi.advanceTimersByTime(60_000);
    expect(FakeSocket.all).toHaveLength(1);
  });
});

describe("the heartbeat", () => {
  it("asks every twelve seconds whether the server is there", () => {
    connected();
    vi.advanceTimersByTime(12_000);
    expect(commands(socket())).toMatchObject([{ ping: true }]);
    socket().say({ kind: "answer", command: commands(socket())[0]?.command, revision: 0 });
    vi.advanceTimersByTime(5_000);

    expect(connection.status).toBe("open");
    expect(FakeSocket.all).toHaveLength(1);
  });

  it("gives up a connection that is silent, and opens another", () => {
    connected();
    vi.advanceTimersByTime(12_000 + 5_000);
    expect(connection.status).toBe("lost");
    expect(socket().readyState).toBe(FakeSocket.CLOSED);
    vi.advanceTimersByTime(150);

    expect(FakeSocket.all).toHaveLength(2);
  });

  it("counts anything heard as a sign of life", () => {
    connected();
    vi.advanceTimersByTime(12_001);
    socket().say(update(5));
    vi.advanceTimersByTime(5_000);

    expect(connection.status).toBe("open");
  });

  it("beats when somebody comes back to the page", () => {
    connected();
    document.dispatchEvent(new Event("visibilitychange"));

    expect(commands(socket())).toMatchObject([{ ping: true }]);
  });
});

describe("closing", () => {
  it("ends it for good", () => {
    connected();
    connection.close();
    socket().break();
    dispatchEvent(new Event("online"));
    vi.advanceTimersByTime(60_000);

    expect(FakeSocket.all).toHaveLength(1);
    expect(commands(socket())).toEqual([]);
  });
});

describe("in real time", () => {
  const live = (revision: number, deadline: number | null, reveal: number | null = null): Message => ({
    ...update(revision),
    on_turn: deadline === null ? [] : [1],
    clock: { now: performance.now(), left: null, deadline, reveal },
  });

  it("echoes at once, and asks for the time", () => {
    connected();
    socket().say({ kind: "echo", echo: 7 });
    expect(commands(socket())[0]).toEqual({ echo: 7 });
    const asked = commands(socket())[1];
    expect(asked).toMatchObject({ sync: true });
    vi.advanceTimersByTime(20);
    socket().say({ kind: "time", command: asked?.command, now: performance.now() + 490 });

    expect(connection.ahead).toBe(500);
  });

  it("reads what comes too early only when it is time", () => {
    connected();
    socket().say(live(5, 30_000, performance.now() + 80));
    expect(connection.received.revision).toBeNull();
    vi.advanceTimersByTime(79);
    expect(updates).toEqual([]);
    vi.advanceTimersByTime(2);

    expect(updates.map(({ revision }) => revision)).toEqual([5]);
  });

  it("sends an answer again after a loss while its round goes on", () => {
    connected();
    socket().say(live(5, 30_000));
    void connection.ask({ do: "17", revision: 5 }, 30_000);
    socket().break();
    vi.advanceTimersByTime(150);
    socket().open().say(table());
    expect(commands(socket())).toEqual([]);
    socket().say(live(6, 30_000));

    expect(commands(socket())).toMatchObject([{ do: "17", revision: 5 }]);
  });

  it("does not send an answer to a round that is over", async () => {
    connected();
    socket().say(live(5, 30_000));
    const asked = connection.ask({ do: "17", revision: 5 }, 30_000);
    socket().break();
    vi.advanceTimersByTime(150);
    socket().open().say(table());
    socket().say(live(9, 90_000));

    await expect(asked).rejects.toMatchObject({ code: "stale" });
    expect(commands(socket())).toEqual([]);
  });

  it("keeps what is noticed about a seat, with the round", () => {
    connected();
    socket().say(live(5, 30_000));
    socket().say({ kind: "notice", seat: 2, code: "measured" });

    expect(connection.received.notices).toEqual([{ seat: 2, code: "measured", revision: 5, round: 30_000 }]);
  });

  it("measures the time anew when somebody comes back to the page", () => {
    connected();
    socket().say({ kind: "echo", echo: 1 });
    vi.advanceTimersByTime(2000);
    const before = commands(socket()).length;
    document.dispatchEvent(new Event("visibilitychange"));

    expect(commands(socket()).slice(before)).toMatchObject([{ sync: true }, { ping: true }]);
  });
});
