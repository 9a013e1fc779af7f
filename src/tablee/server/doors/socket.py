"""A player's socket: commands in, updates out. The first message says who it is and what it has seen."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Callable

from fastapi import APIRouter, WebSocket, WebSocketDisconnect
from pydantic import TypeAdapter, ValidationError

from tablee.core.errors import GameError
from tablee.core.options import shown
from tablee.server.clock import Clock
from tablee.server.desk import Desk
from tablee.server.doors.kernel import ceiling_of
from tablee.server.doors.pings import Pings, pings_of
from tablee.server.doors.protocol import short_way
from tablee.server.doors.reading import readable
from tablee.server.doors.refusals import note_guess
from tablee.server.doors.requests import (
    BuzzMessage,
    Command,
    DoMessage,
    EchoBack,
    Hello,
    PingMessage,
    ReactBody,
    SayBody,
    SocketMessage,
    SyncMessage,
    UndoMessage,
    WhyMessage,
)
from tablee.server.errors import TableError, code_of
from tablee.server.guard.reception import Reception
from tablee.server.guard.refusing import CODE
from tablee.server.judging import Timed
from tablee.server.keys import key_digest
from tablee.server.links import Link
from tablee.server.messages import Message
from tablee.server.pace import Pace
from tablee.server.table import Table
from tablee.server.telling import answer_message, echo_message, refusal_message, time_message, written
from tablee.server.watch.metrics import Metrics

HELLO = TypeAdapter(Hello)
KINDS: dict[str, TypeAdapter[SocketMessage]] = {
    "do": TypeAdapter(DoMessage),
    "undo": TypeAdapter(UndoMessage),
    "why": TypeAdapter(WhyMessage),
    "say": TypeAdapter(SayBody),
    "react": TypeAdapter(ReactBody),
    "buzz": TypeAdapter(BuzzMessage),
    "ping": TypeAdapter(PingMessage),
    "sync": TypeAdapter(SyncMessage),
    "echo": TypeAdapter(EchoBack),
}
LONGEST_MESSAGE = 4096
LONGEST_COMMAND = 64
# Messages that wait for a slow reader; who falls behind further is sent away and resumes from what it has.
MOST_WAITING = 256
HELLO_SECONDS = 10

# Milliseconds between echoes, and how many are sent often.
OFTEN = 150
SELDOM = 1000
FIRST_ECHOES = 10

GOING_AWAY = 1001
RESTARTING = 1012
TRY_AGAIN = 1013
REFUSED = 4000
TOO_SLOW = 4001


class SocketWatcher:
    """What cannot be told at once goes into a queue, so that a slow reader keeps nobody waiting."""

    def __init__(self, key: str, link: Link, at_once: Callable[[str], bool] = lambda _: False) -> None:
        self.key = key
        self.link = link
        self.at_once = at_once
        self.writing = False
        self.waiting: asyncio.Queue[str | tuple[int, str]] = asyncio.Queue()

    def send(self, message: str) -> None:
        if not self.writing and self.waiting.empty() and self.at_once(message):
            return
        if self.waiting.qsize() < MOST_WAITING:
            self.waiting.put_nowait(message)
        elif self.waiting.qsize() == MOST_WAITING:
            self.waiting.put_nowait((TOO_SLOW, "too slow: connect again to get what you missed"))

    def close(self, why: str) -> None:
        self.waiting.put_nowait((RESTARTING, why))

    async def write(self, socket: WebSocket) -> None:
        """Send what is waiting, until it is time to go."""
        while True:
            message = await self.waiting.get()
            self.writing = True
            if isinstance(message, tuple):
                await socket.close(*message)
                return
            await socket.send_text(message)
            self.writing = False


def socket_door(desk: Desk, reception: Reception) -> APIRouter:
    router = APIRouter()

    @router.websocket("/tables/{table}/socket")
    async def play(socket: WebSocket, table: str) -> None:
        await socket.accept()
        try:
            await attend(desk, socket, table, reception.metrics)
        except GameError as error:
            note_guess(reception.counters, socket.scope, error)
            socket.scope[CODE] = code_of(error)
            await socket.send_text(written(refusal_message(None, error)))
            await socket.close(TRY_AGAIN if code_of(error) == "busy" else REFUSED, code_of(error))
        except WebSocketDisconnect:
            return

    return router


# Described in the schema beside the requests, because OpenAPI has no words for sockets.
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
    """From the hello to the end of the connection."""
    hello = await greeted(socket)
    kernel, pings = ceiling_of(socket.scope), pings_of(socket.scope)
    link = Link(lambda number: min(kernel(), pings.longest_trip(number)))
    watcher = SocketWatcher(key_digest(hello.key), link, short_way(socket.scope))
    table = await desk.watch(table_id, watcher, hello.since, hello.chat)
    writing = asyncio.create_task(watcher.write(socket))
    reading = asyncio.create_task(read(desk, socket, watcher, table_id, hello.key, metrics))
    measuring = asyncio.create_task(measure(desk.clock, watcher, pings, table))
    tasks = (writing, reading, measuring)
    try:
        await asyncio.wait((writing, reading), return_when=asyncio.FIRST_COMPLETED)
    finally:
        desk.unwatch(table, watcher)
        for task in tasks:
            task.cancel()
        for ended in await asyncio.gather(*tasks, return_exceptions=True):
            if isinstance(ended, Exception) and not isinstance(ended, WebSocketDisconnect):
                raise ended


async def measure(clock: Clock, watcher: SocketWatcher, pings: Pings, table: Table) -> None:
    """In real time: how long messages take, often at first, then now and then."""
    calls = 0
    while table.course.game.is_live:
        number = watcher.link.call(clock.now())
        pings.call(number)
        watcher.send(written(echo_message(number)))
        calls += 1
        await clock.wait_until(clock.now() + (OFTEN if calls < FIRST_ECHOES else SELDOM))


async def read(
    desk: Desk, socket: WebSocket, watcher: SocketWatcher, table_id: str, key: str | None, metrics: Metrics
) -> None:
    pace = Pace(desk.clock.now())
    while True:
        text = await received(socket)
        now = desk.clock.now()
        pace.count(now)
        if pace.is_flooded:
            raise TableError("flood", "far too many messages: come back later")
        answered = await answer(desk, table_id, key, text, watcher.link, pace, now, metrics)
        if answered:
            watcher.send(answered)


async def answer(
    desk: Desk, table_id: str, key: str | None, text: str, link: Link, pace: Pace, now: int, metrics: Metrics
) -> str:
    """Every message is answered, but for echoes."""
    command: str | None = None
    try:
        given = parsed(text)
        command = given_command(given)
        pace.check()
        message = read_message(given)
        if isinstance(message, EchoBack):
            link.back(message.echo, now)
            return ""
        if isinstance(message, SyncMessage):
            return written(time_message(message.command, desk.clock.now()))
        with metrics.command(kind_of(given)):
            revision = await carry_out(desk, table_id, key, message, link, now)
        return written(answer_message(message.command, revision))
    except GameError as error:
        metrics.refused(code_of(error))
        return written(refusal_message(command, error))


async def carry_out(desk: Desk, table_id: str, key: str | None, message: Command, link: Link, now: int) -> int:
    match message:
        case DoMessage():
            timed = Timed(now, link, message.reaction)
            return await desk.move(table_id, key, message.revision, message.do, message.command, timed)
        case BuzzMessage():
            return await desk.buzz(table_id, key, message.revision, Timed(now, link, message.reaction))
        case UndoMessage():
            return await desk.undo(table_id, key, message.revision, message.command)
        case SayBody():
            return await desk.say(table_id, key, message.say, False, message.command)
        case ReactBody():
            return await desk.say(table_id, key, message.react, True, message.command)
        case WhyMessage():
            await desk.why(table_id, key, message.why)
        case PingMessage():
            pass
    return (await desk.find(table_id)).course.revision


def read_hello(text: str) -> Hello:
    try:
        return HELLO.validate_python(parsed(text))
    except ValidationError as error:
        raise TableError("unreadable", f"a socket begins with a hello: {readable(error.errors())}") from None


def given_command(given: dict[str, object]) -> str | None:
    command = given.get("command")
    return command if isinstance(command, str) and len(command) <= LONGEST_COMMAND else None


def kind_of(given: dict[str, object]) -> str:
    kind = next((kind for kind in KINDS if kind in given), None)
    if kind is None:
        raise TableError("unreadable", f"a message has a command and one of {', '.join(KINDS)}, not {shown(given)}")
    return kind


def read_message(given: dict[str, object]) -> SocketMessage:
    try:
        return KINDS[kind_of(given)].validate_python(given)
    except ValidationError as error:
        raise TableError("unreadable", readable(error.errors())) from None


def parsed(text: str) -> dict[str, object]:
    if len(text) > LONGEST_MESSAGE:
        raise TableError("unreadable", f"a message has at most {LONGEST_MESSAGE} signs, not {len(text)}")
    try:
        given = json.loads(text)
    except (ValueError, RecursionError):
        given = None
    if not isinstance(given, dict):
        raise TableError("unreadable", f"a message is a JSON object, not {shown(text)}")
    return given
