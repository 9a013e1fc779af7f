"""The session of a socket: commands are run one at a time, other messages are answered immediately."""

from __future__ import annotations

import asyncio
from collections import deque
from functools import partial
from time import perf_counter

from tablee.core.errors import GameError
from tablee.server.commands.realtime import Arrival
from tablee.server.common.errors import TableError, error_code
from tablee.server.common.tasks import TaskTracker
from tablee.server.common.token_bucket import MessageBudget
from tablee.server.messages.encode import answer_message, encode, refusal_message, stakes_message, time_message
from tablee.server.messages.parsing import command_id, kind_of, parse_message, parse_move, parse_object
from tablee.server.messages.requests import (
    BuzzMessage,
    CommandMessage,
    DoMessage,
    EchoBack,
    NumberMessage,
    PauseMessage,
    PingMessage,
    PledgeMessage,
    Question,
    ReactBody,
    ReadyMessage,
    SayBody,
    SocketMessage,
    StakesQuestion,
    SyncMessage,
    UndoMessage,
    WhyMessage,
)
from tablee.server.ops.metrics import Metrics
from tablee.server.service.commands import Command, CommandHandler
from tablee.server.service.stakes import Stakes
from tablee.server.table.audience import Subscriber
from tablee.server.table.table import Table


class SocketSession:
    """`over` is done when the session has ended, with the error that ended it if there was one."""

    def __init__(
        self,
        handler: CommandHandler,
        stakes: Stakes,
        tasks: TaskTracker,
        table_id: str,
        subscriber: Subscriber,
        metrics: Metrics,
    ) -> None:
        self.handler = handler
        self.stakes = stakes
        self.tasks = tasks
        self.table_id = table_id
        self.subscriber = subscriber
        self.metrics = metrics
        self.clock = handler.clock
        self.budget = MessageBudget(self.clock.now())
        self.is_busy = False
        self.is_starting = False
        self.waiting: deque[tuple[CommandMessage, str, int]] = deque()
        self.over: asyncio.Future[None] = asyncio.get_running_loop().create_future()

    def receive(self, text: str) -> None:
        """Handle a message: every one but echoes is answered until the session is over."""
        if self.over.done():
            return
        now = self.clock.now()
        self.budget.count(now)
        if self.budget.is_flooded:
            self.close(TableError("flood", "far too many messages: come back later"))
            return
        move = parse_move(text)
        if move is not None and not self.budget.is_exceeded:
            self.enqueue(move, "do", now)
        else:
            self.receive_other(text, now)

    def receive_other(self, text: str, now: int) -> None:
        command: str | None = None
        try:
            given = parse_object(text)
            command = command_id(given)
            self.budget.check()
            kind = kind_of(given)
            self.handle(parse_message(given, kind), kind, now)
        except GameError as error:
            self.refuse(command, error)

    def handle(self, message: SocketMessage, kind: str, now: int) -> None:
        if isinstance(message, EchoBack):
            self.subscriber.latency.probe_returned(message.echo, now)
        elif isinstance(message, SyncMessage):
            self.subscriber.send(encode(time_message(message.command, self.clock.now())))
        elif isinstance(message, StakesQuestion):
            self.tasks.spawn(self.tell_stakes(message.command), f"stakes at {self.table_id}")
        else:
            self.enqueue(message, kind, now)

    def enqueue(self, message: CommandMessage, kind: str, now: int) -> None:
        self.waiting.append((message, kind, now))
        self.next()

    def next(self) -> None:
        """Start queued commands. A command that ends immediately calls this again from within; the loop of the outer
        call goes on then."""
        if self.is_starting:
            return
        self.is_starting = True
        while self.waiting and not self.is_busy:
            message, kind, now = self.waiting.popleft()
            self.start(message, kind, now)
        self.is_starting = False

    def start(self, message: CommandMessage, kind: str, now: int) -> None:
        """Start a command. It is finished even if the client disconnects."""
        self.is_busy = True
        began = perf_counter()
        if isinstance(message, (WhyMessage, PingMessage)):
            self.tasks.spawn(self.ask(message, kind, began), f"{kind} at {self.table_id}")
        else:
            self.run(self.command(message, now), began)

    def command(self, message: CommandMessage, now: int) -> Command:
        who, latency = self.subscriber.key, self.subscriber.latency
        if isinstance(message, DoMessage):
            arrival = Arrival(now, latency, message.reaction)
            return Command("do", message.command, who, arrival, message.revision, message.do)
        if isinstance(message, BuzzMessage):
            return Command("buzz", message.command, who, Arrival(now, latency, message.reaction), message.revision)
        if isinstance(message, UndoMessage):
            return Command("undo", message.command, who, Arrival(now, latency), message.revision)
        if isinstance(message, ReadyMessage):
            return Command("ready", message.command, who, Arrival(now, latency), message.revision)
        if isinstance(message, PauseMessage):
            return Command("pause", message.command, who, Arrival(now, latency), message.revision)
        if isinstance(message, SayBody):
            return Command("say", message.command, who, Arrival(now, latency), 0, message.say)
        if isinstance(message, PledgeMessage):
            return Command("pledge", message.command, who, Arrival(now, latency), 0, message.pledge)
        if isinstance(message, NumberMessage):
            return Command("number", message.command, who, Arrival(now, latency), 0, message.number)
        assert isinstance(message, ReactBody)
        return Command("react", message.command, who, Arrival(now, latency), 0, message.react)

    def run(self, command: Command, began: float) -> None:
        """Fast path, nearly always: the table is in memory and no command holds its lock, so that this one waits for
        nothing but the storage."""
        table = self.handler.registry.try_lock(self.table_id)
        if table is None:
            self.tasks.spawn(self.wait(command, began), f"{command.kind} at {self.table_id}")
        else:
            self.handler.submit(table, command, partial(self.unlock, table, command, began))

    def unlock(self, table: Table, command: Command, began: float, result: int, error: Exception | None) -> None:
        """A method, not a closure in `run`: compiled, that would be a reference cycle."""
        table.lock.release()
        self.done(command.kind, command.id, began, result, error)

    async def wait(self, command: Command, began: float) -> None:
        """Slow path: load the table, or wait for its lock."""
        try:
            result = await self.handler.run(self.table_id, command)
        except Exception as error:
            self.done(command.kind, command.id, began, 0, error)
        else:
            self.done(command.kind, command.id, began, result, None)

    async def ask(self, message: Question, kind: str, began: float) -> None:
        """Answer a question with the present revision; why a move is not allowed is said by the refusal."""
        try:
            if isinstance(message, WhyMessage):
                await self.handler.explain(self.table_id, self.subscriber.key, message.why)
            revision = (await self.handler.registry.get(self.table_id)).match.revision
        except Exception as error:
            self.done(kind, message.command, began, 0, error)
        else:
            self.done(kind, message.command, began, revision, None)

    async def tell_stakes(self, command: str) -> None:
        """Beside the commands, so that no move waits for a worker."""
        try:
            with self.metrics.command("stakes"):
                found = await self.stakes.of_seat(self.table_id, self.subscriber.key, self.subscriber.client)
        except GameError as error:
            self.refuse(command, error)
        else:
            self.subscriber.send(encode(stakes_message(command, found)))

    def done(self, kind: str, command: str, began: float, result: int, error: Exception | None) -> None:
        """Count the command in the metrics, answer it, start the next."""
        self.is_busy = False
        self.metrics.commands.ended_with(kind, error, perf_counter() - began)
        if error is None:
            self.subscriber.send(encode(answer_message(command, result)))
        elif isinstance(error, GameError):
            self.refuse(command, error)
        else:
            self.close(error)
        self.next()

    def refuse(self, command: str | None, error: GameError) -> None:
        self.metrics.refused(error_code(error))
        self.subscriber.send(encode(refusal_message(command, error)))

    def close(self, error: BaseException | None = None) -> None:
        """End the session. Queued commands are dropped."""
        self.waiting.clear()
        if self.over.done():
            return
        if error is None:
            self.over.set_result(None)
        else:
            self.over.set_exception(error)
