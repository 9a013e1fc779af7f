"""The socket of a table: commands in, updates out. Its first message has the key and the last revision seen."""

from __future__ import annotations

import asyncio

from fastapi import APIRouter, WebSocket, WebSocketDisconnect

from tablee.core.errors import GameError
from tablee.server.api.errors import note_guess
from tablee.server.api.outbox import SocketOutbox, never
from tablee.server.api.session import SocketSession
from tablee.server.common.clock import Clock
from tablee.server.common.errors import TableError, error_code
from tablee.server.common.keys import key_digest
from tablee.server.common.tasks import TaskTracker
from tablee.server.messages.encode import echo_message, encode, refusal_message
from tablee.server.messages.outgoing import Message
from tablee.server.messages.parsing import parse_hello
from tablee.server.messages.requests import Hello, SocketMessage
from tablee.server.middleware.edge import Edge
from tablee.server.middleware.reject import CODE
from tablee.server.ops.metrics import Metrics
from tablee.server.service.commands import CommandHandler
from tablee.server.service.stakes import Stakes
from tablee.server.service.subscriptions import Subscriptions
from tablee.server.table.latency import LatencyMeter
from tablee.server.table.table import Table
from tablee.server.transport.client_address import client_of
from tablee.server.transport.rtt import PingRtt, ping_rtt_of, tcp_upper_bound
from tablee.server.transport.ws_protocol import connection_of

HELLO_SECONDS = 10

# Milliseconds between latency probes (echoes), and how many are sent at the shorter interval.
OFTEN = 150
SELDOM = 1000
FIRST_ECHOES = 10

GOING_AWAY = 1001
TRY_AGAIN = 1013
REFUSED = 4000


def socket_routes(
    handler: CommandHandler, subscriptions: Subscriptions, stakes: Stakes, tasks: TaskTracker, edge: Edge
) -> APIRouter:
    router = APIRouter()

    @router.websocket("/tables/{table}/socket")
    async def play(socket: WebSocket, table: str) -> None:
        await socket.accept()
        try:
            await serve(handler, subscriptions, stakes, tasks, socket, table, edge.metrics)
        except GameError as error:
            note_guess(edge.rate_limiter, socket.scope, error)
            socket.scope[CODE] = error_code(error)
            await socket.send_text(encode(refusal_message(None, error)).decode())
            await socket.close(TRY_AGAIN if error_code(error) == "busy" else REFUSED, error_code(error))
        except WebSocketDisconnect:
            return

    return router


# Socket messages, put into the schema as webhooks because OpenAPI cannot describe sockets.
words = APIRouter()


@words.post("socket/hello")
def hello(body: Hello) -> None:
    """The first message to a socket."""


@words.post("socket/send")
def send(body: SocketMessage) -> None:
    """A message to a socket."""


@words.post("socket/hear")
def hear(body: Message) -> None:
    """A message from a socket."""


async def received(socket: WebSocket) -> str:
    message = await socket.receive()
    if message["type"] == "websocket.disconnect":
        raise WebSocketDisconnect(message.get("code", GOING_AWAY))
    return message.get("text") or ""


async def receive_hello(socket: WebSocket) -> Hello:
    try:
        return parse_hello(await asyncio.wait_for(received(socket), HELLO_SECONDS))
    except TimeoutError:
        raise TableError("unreadable", f"a socket begins with a hello within {HELLO_SECONDS} seconds") from None


async def serve(
    handler: CommandHandler,
    subscriptions: Subscriptions,
    stakes: Stakes,
    tasks: TaskTracker,
    socket: WebSocket,
    table_id: str,
    metrics: Metrics,
) -> None:
    """Serve a socket from its hello until it closes."""
    hello = await receive_hello(socket)
    tcp_bound, pings, connection = tcp_upper_bound(socket.scope), ping_rtt_of(socket.scope), connection_of(socket.scope)
    latency = LatencyMeter(lambda number: min(tcp_bound(), pings.upper_bound(number)))
    client, write_now = client_of(socket.scope).network, connection.send if connection else never
    outbox = SocketOutbox(
        key_digest(hello.key), latency, write_now, client, is_shared=hello.shared, says_ready=hello.says_ready
    )
    table = await subscriptions.subscribe(table_id, outbox, hello.since, hello.chat)
    session = SocketSession(handler, stakes, tasks, table_id, outbox, metrics)
    if connection is not None:
        connection.listen(session.receive)
    writer = asyncio.create_task(write(socket, outbox))
    reader = asyncio.create_task(read(socket, session))
    prober = asyncio.create_task(probe_latency(handler.clock, outbox, pings, table))
    running = (writer, reader, prober)
    try:
        await asyncio.wait((writer, reader, session.over), return_when=asyncio.FIRST_COMPLETED)
    finally:
        subscriptions.unsubscribe(table, outbox)
        session.close()
        for task in running:
            task.cancel()
        for ended in await asyncio.gather(*running, session.over, return_exceptions=True):
            if isinstance(ended, Exception) and not isinstance(ended, WebSocketDisconnect):
                raise ended


async def read(socket: WebSocket, session: SocketSession) -> None:
    """Read the messages that do not come by the connection's fast path."""
    while True:
        session.receive(await received(socket))


async def write(socket: WebSocket, outbox: SocketOutbox) -> None:
    """Write the queued messages, until one of them closes the socket."""
    while True:
        message = await outbox.queue.get()
        if isinstance(message, tuple):
            await socket.close(*message)
            return
        await socket.send_text(message.decode())
        outbox.was_written()


async def probe_latency(clock: Clock, outbox: SocketOutbox, pings: PingRtt, table: Table) -> None:
    """Probe the latency in a real-time game: often at first, then once a second."""
    probes = 0
    while table.realtime is not None:
        number = outbox.latency.probe_sent(clock.now())
        pings.ping(number)
        outbox.send(encode(echo_message(number)))
        probes += 1
        await clock.sleep_until(clock.now() + (OFTEN if probes < FIRST_ECHOES else SELDOM))
