"""The session of a socket: commands are run one at a time, other messages are answered immediately."""

from __future__ import annotations

import asyncio
import json
from collections import deque
from functools import partial
from time import perf_counter

from pydantic import TypeAdapter, ValidationError

from tablee.core.errors import GameError
from tablee.core.options import shown
from tablee.server.commands.realtime import Arrival
from tablee.server.common.errors import TableError, error_code
from tablee.server.common.token_bucket import MessageBudget
from tablee.server.messages.encode import answer_message, encode, refusal_message, time_message
from tablee.server.messages.requests import (
    BuzzMessage,
    Command,
    DoMessage,
    EchoBack,
    PingMessage,
    ReactBody,
    SayBody,
    SocketMessage,
    SyncMessage,
    UndoMessage,
    WhyMessage,
)
from tablee.server.messages.validation import readable
from tablee.server.ops.metrics import Metrics
from tablee.server.service.commands import Desk
from tablee.server.table.table import Subscriber, Table

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
MOVE = '"do"'
MOVES = KINDS["do"].validator
LONGEST_MESSAGE = 4096
LONGEST_COMMAND = 64


class SocketSession:
    """`over` is done when the session has ended, with the error that ended it if there was one."""

    def __init__(self, desk: Desk, table_id: str, key: str | None, subscriber: Subscriber, metrics: Metrics) -> None:
        self.desk = desk
        self.table_id = table_id
        self.key = key
        self.subscriber = subscriber
        self.metrics = metrics
        self.pace = MessageBudget(desk.clock.now())
        self.is_busy = False
        self.waiting: deque[tuple[Command, str, int]] = deque()
        self.over: asyncio.Future[None] = asyncio.get_running_loop().create_future()

    def hear(self, text: str) -> None:
        """Handle a message: every one but echoes is answered until the session is over."""
        if self.over.done():
            return
        now = self.desk.clock.now()
        self.pace.count(now)
        if self.pace.is_flooded:
            self.end(TableError("flood", "far too many messages: come back later"))
            return
        move = read_move(text)
        if move is not None and not self.pace.is_exceeded:
            self.take(move, "do", now)
        else:
            self.hear_out(text, now)

    def hear_out(self, text: str, now: int) -> None:
        command: str | None = None
        try:
            given = parsed(text)
            command = given_command(given)
            self.pace.check()
            kind = kind_of(given)
            self.heed(read_message(given, kind), kind, now)
        except GameError as error:
            self.refuse(command, error)

    def heed(self, message: SocketMessage, kind: str, now: int) -> None:
        if isinstance(message, EchoBack):
            self.subscriber.link.probe_returned(message.echo, now)
        elif isinstance(message, SyncMessage):
            self.subscriber.send(encode(time_message(message.command, self.desk.clock.now())))
        else:
            self.take(message, kind, now)

    def take(self, message: Command, kind: str, now: int) -> None:
        self.waiting.append((message, kind, now))
        self.go_on()

    def go_on(self) -> None:
        while self.waiting and not self.is_busy:
            self.begin(*self.waiting.popleft())

    def begin(self, message: Command, kind: str, now: int) -> None:
        """Start a command. It is finished even if the client disconnects."""
        self.is_busy = True
        if isinstance(message, DoMessage) and (table := self.desk.at_once(self.table_id)) is not None:
            self.move(table, message, now)
        else:
            self.desk.run(self.answer(message, kind, now)).add_done_callback(self.answered)

    def answered(self, task: asyncio.Task[None]) -> None:
        self.finish(None if task.cancelled() else task.exception())
        self.go_on()

    def finish(self, error: BaseException | None = None) -> None:
        self.is_busy = False
        if error is not None:
            self.end(error)

    def end(self, error: BaseException | None = None) -> None:
        """End the session. Queued commands are dropped."""
        self.waiting.clear()
        if self.over.done():
            return
        if error is None:
            self.over.set_result(None)
        else:
            self.over.set_exception(error)

    def move(self, table: Table, message: DoMessage, now: int) -> None:
        """Fast path for moves, the most frequent command: it waits for nothing but the storage."""
        began = perf_counter()
        told = partial(self.noted, table, message.command, began)
        timed = Arrival(now, self.subscriber.link, message.reaction)
        try:
            made = self.desk.make_move(
                table, self.subscriber.key, message.revision, message.do, message.command, timed, told
            )
        except Exception as error:
            table.turns.release()
            self.moved(message.command, 0, error, 0)
            return
        if made is not None:
            table.turns.release()
            self.moved(message.command, made, None, perf_counter() - began)

    def noted(self, table: Table, command: str, began: float, made: int, error: Exception | None) -> None:
        """The move was saved or has failed. Not a closure in `move`: compiled, that would be a reference cycle."""
        table.turns.release()
        self.moved(command, made, error, perf_counter() - began)
        self.go_on()

    def moved(self, command: str, made: int, error: Exception | None, seconds: float) -> None:
        """Count the move in the metrics and answer the client."""
        self.metrics.commands.ended_with("do", error, seconds)
        if error is None:
            self.subscriber.send(encode(answer_message(command, made)))
        elif isinstance(error, GameError):
            self.refuse(command, error)
            error = None
        self.finish(error)

    async def answer(self, message: Command, kind: str, now: int) -> None:
        try:
            with self.metrics.command(kind):
                revision = await self.carry_out(message, now)
            self.subscriber.send(encode(answer_message(message.command, revision)))
        except GameError as error:
            self.refuse(message.command, error)

    def refuse(self, command: str | None, error: GameError) -> None:
        self.metrics.refused(error_code(error))
        self.subscriber.send(encode(refusal_message(command, error)))

    async def carry_out(self, message: Command, now: int) -> int:
        desk, table_id, key = self.desk, self.table_id, self.key
        match message:
            case DoMessage():
                timed = Arrival(now, self.subscriber.link, message.reaction)
                return await desk.do_move(table_id, key, message.revision, message.do, message.command, timed)
            case BuzzMessage():
                return await desk.buzz(
                    table_id, key, message.revision, Arrival(now, self.subscriber.link, message.reaction)
                )
            case UndoMessage():
                return await desk.do_undo(table_id, key, message.revision, message.command)
            case SayBody():
                return await desk.do_say(table_id, key, message.say, False, message.command)
            case ReactBody():
                return await desk.do_say(table_id, key, message.react, True, message.command)
            case WhyMessage():
                await desk.why(table_id, key, message.why)
            case PingMessage():
                pass
        return (await desk.find(table_id)).match.revision


def read_move(text: str) -> DoMessage | None:
    """Parse a move, as nearly all messages are, in one step. None: the message needs the full parser."""
    if MOVE not in text or len(text) > LONGEST_MESSAGE:
        return None
    try:
        move: DoMessage = MOVES.validate_json(text)
    except ValidationError:
        return None
    return move


def given_command(given: dict[str, object]) -> str | None:
    command = given.get("command")
    return command if isinstance(command, str) and len(command) <= LONGEST_COMMAND else None


def kind_of(given: dict[str, object]) -> str:
    for kind in KINDS:
        if kind in given:
            return kind
    raise TableError("unreadable", f"a message has a command and one of {', '.join(KINDS)}, not {shown(given)}")


def read_message(given: dict[str, object], kind: str) -> SocketMessage:
    try:
        return KINDS[kind].validate_python(given)
    except ValidationError as error:
        raise TableError("unreadable", readable(error.errors())) from None


def parsed(text: str) -> dict[str, object]:
    if len(text) > LONGEST_MESSAGE:
        raise TableError("unreadable", f"a message has at most {LONGEST_MESSAGE} characters, not {len(text)}")
    try:
        given = json.loads(text)
    except (ValueError, RecursionError):
        given = None
    if not isinstance(given, dict):
        raise TableError("unreadable", f"a message is a JSON object, not {shown(text)}")
    return given
