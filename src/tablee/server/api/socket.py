"""The socket of a table: commands in, updates out. Its first message has the key and the last revision seen."""

from __future__ import annotations

import asyncio

from fastapi import APIRouter, WebSocket, WebSocketDisconnect
from pydantic import TypeAdapter, ValidationError

from tablee.core.errors import GameError
from tablee.server.api.errors import note_guess
from tablee.server.api.outbox import SocketOutbox, never
from tablee.server.api.session import SocketSession, parsed
from tablee.server.common.clock import Clock
from tablee.server.common.errors import TableError, error_code
from tablee.server.common.keys import key_digest
from tablee.server.messages.encode import echo_message, encode, refusal_message
from tablee.server.messages.outgoing import Message
from tablee.server.messages.requests import Hello, SocketMessage
from tablee.server.messages.validation import readable
from tablee.server.middleware.edge import Edge
from tablee.server.middleware.reject import CODE
from tablee.server.ops.metrics import Metrics
from tablee.server.service.commands import Desk
from tablee.server.table.latency import LatencyMeter
from tablee.server.table.table import Table
from tablee.server.transport.client_address import client_of
from tablee.server.transport.ping_rtt import PingRtt, ping_rtt_of
from tablee.server.transport.tcp_rtt import tcp_upper_bound
from tablee.server.transport.ws_protocol import connection_of

HELLO = TypeAdapter(Hello)
HELLO_SECONDS = 10

# Milliseconds between latency probes (echoes), and how many are sent at the shorter interval.
OFTEN = 150
SELDOM = 1000
FIRST_ECHOES = 10

GOING_AWAY = 1001
TRY_AGAIN = 1013
REFUSED = 4000


def socket_routes(desk: Desk, reception: Edge) -> APIRouter:
    router = APIRouter()

    @router.websocket("/tables/{table}/socket")
    async def play(socket: WebSocket, table: str) -> None:
        await socket.accept()
        try:
            await attend(desk, socket, table, reception.metrics)
        except GameError as error:
            note_guess(reception.counters, socket.scope, error)
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
    """What can be sent to a socket."""


@words.post("socket/hear")
def hear(body: Message) -> None:
    """What a socket tells."""


async def received(socket: WebSocket) -> str:
    message = await socket.receive()
    if message["type"] == "websocket.disconnect":
        raise WebSocketDisconnect(message.get("code", GOING_AWAY))
    return message.get("text") or ""


async def greeted(socket: WebSocket) -> Hello:
    try:
        return read_hello(await asyncio.wait_for(received(socket), HELLO_SECONDS))
    except TimeoutError:
        raise TableError("unreadable", f"a socket begins with a hello within {HELLO_SECONDS} seconds") from None


async def attend(desk: Desk, socket: WebSocket, table_id: str, metrics: Metrics) -> None:
    """Serve a socket from its hello until it closes."""
    hello = await greeted(socket)
    kernel, pings, wire = tcp_upper_bound(socket.scope), ping_rtt_of(socket.scope), connection_of(socket.scope)
    link = LatencyMeter(lambda number: min(kernel(), pings.longest_trip(number)))
    visitor = client_of(socket.scope).network
    subscriber = SocketOutbox(key_digest(hello.key), link, wire.tell if wire else never, visitor)
    table = await desk.watch(table_id, subscriber, hello.since, hello.chat)
    conversation = SocketSession(desk, table_id, hello.key, subscriber, metrics)
    if wire is not None:
        wire.listen(conversation.hear)
    writing = asyncio.create_task(write(socket, subscriber))
    reading = asyncio.create_task(read(socket, conversation))
    measuring = asyncio.create_task(measure(desk.clock, subscriber, pings, table))
    tasks = (writing, reading, measuring)
    try:
        await asyncio.wait((writing, reading, conversation.over), return_when=asyncio.FIRST_COMPLETED)
    finally:
        desk.unwatch(table, subscriber)
        conversation.end()
        for task in tasks:
            task.cancel()
        for ended in await asyncio.gather(*tasks, conversation.over, return_exceptions=True):
            if isinstance(ended, Exception) and not isinstance(ended, WebSocketDisconnect):
                raise ended


async def read(socket: WebSocket, conversation: SocketSession) -> None:
    """Read the messages that do not come by the connection's fast path."""
    while True:
        conversation.hear(await received(socket))


async def write(socket: WebSocket, subscriber: SocketOutbox) -> None:
    """Write the queued messages, until one of them closes the socket."""
    while True:
        message = await subscriber.waiting.get()
        if isinstance(message, tuple):
            await socket.close(*message)
            return
        await socket.send_text(message.decode())
        subscriber.was_written()


async def measure(clock: Clock, subscriber: SocketOutbox, pings: PingRtt, table: Table) -> None:
    """Probe the latency in a real-time game: often at first, then once a second."""
    calls = 0
    while table.match.game.is_live:
        number = subscriber.link.probe_sent(clock.now())
        pings.call(number)
        subscriber.send(encode(echo_message(number)))
        calls += 1
        await clock.sleep_until(clock.now() + (OFTEN if calls < FIRST_ECHOES else SELDOM))


def read_hello(text: str) -> Hello:
    try:
        return HELLO.validate_python(parsed(text))
    except ValidationError as error:
        raise TableError("unreadable", f"a socket begins with a hello: {readable(error.errors())}") from None
