"""A server for tests: time that is set, dice that are written, bots that answer at once, a list as network."""

from __future__ import annotations

import asyncio
import heapq
import json
from collections.abc import Callable, Iterator, Sequence
from itertools import count
from pathlib import Path
from random import Random
from typing import Any, TypeVar

from tablee.bots.roster import bot_named
from tablee.core.chance import Chance
from tablee.core.choices import Legal
from tablee.core.registry import AnyGame, find
from tablee.core.stake import Stake
from tablee.core.values import Seat
from tablee.server.commands.realtime import Arrival
from tablee.server.common.clock import Clock, Timer
from tablee.server.common.fair_queue import Requester
from tablee.server.common.keys import key_digest
from tablee.server.compose import Services
from tablee.server.fairness.randomness import ChanceSource, SeededChance
from tablee.server.fairness.secret import ServerSecret
from tablee.server.service.commands import Command, Kind
from tablee.server.service.lobby import NewTable
from tablee.server.storage.base import Storage
from tablee.server.storage.sqlite.storage import SqliteStorage
from tablee.server.table.audience import Subscriber
from tablee.server.table.latency import LatencyMeter
from tablee.server.table.retention import RetentionPolicy
from tablee.server.table.seating import ChairPlan
from tablee.server.table.setup import Terms
from tablee.server.table.table import Table
from tablee.server.workers import jobs
from tablee.server.workers.pool import BotPool
from tests.contract.discovery import part

T = TypeVar("T")

NOON = 1_800_000_000_000


class FakeAlarm:
    def __init__(self, wake: Callable[[], object]) -> None:
        self.wake = wake
        self.cancelled = False

    def cancel(self) -> None:
        self.cancelled = True


class FakeClock(Clock):
    """Time stands still until a test moves it."""

    def __init__(self) -> None:
        self.time = NOON
        self.alarms: list[tuple[int, int, FakeAlarm]] = []
        self.numbers = count()
        self.sleepers = 0

    def now(self) -> int:
        return self.time

    def call_at(self, at: int, wake: Callable[[], object]) -> Timer:
        alarm = FakeAlarm(wake)
        heapq.heappush(self.alarms, (at, next(self.numbers), alarm))
        return alarm

    async def sleep_until(self, at: int) -> None:
        self.sleepers += 1
        try:
            await super().sleep_until(at)
        finally:
            self.sleepers -= 1

    def ring_next(self, until: int) -> bool:
        """Ring the next alarm that is due by then."""
        while self.alarms and self.alarms[0][0] <= until:
            at, _, alarm = heapq.heappop(self.alarms)
            if not alarm.cancelled:
                self.time = max(self.time, at)
                alarm.wake()
                return True
        return False


class ScriptedChance(ChanceSource):
    """Outcomes in notation, one after the other; fair dice when they are used up."""

    def __init__(self, game: AnyGame, notations: Sequence[str] = ()) -> None:
        self.game = game
        self.notations = list(notations)

    def draw(self, chance: Chance[Any], seed: str, moves: int) -> Any:
        if self.notations:
            return self.game.parse(self.notations.pop(0))
        return SeededChance().draw(chance, seed, moves)

    def matches(self, action: Any, chance: Chance[Any], seed: str, moves: int) -> bool:
        return True


class ChangingChance(ChanceSource):
    """The dice that a test uses now; all services hold this one object."""

    def __init__(self, dice: ChanceSource) -> None:
        self.dice = dice

    def draw(self, chance: Chance[Any], seed: str, moves: int) -> Any:
        return self.dice.draw(chance, seed, moves)

    def matches(self, action: Any, chance: Chance[Any], seed: str, moves: int) -> bool:
        return self.dice.matches(action, chance, seed, moves)


class FakeSecret(ServerSecret):
    """Tables get the same seeds in every run, in the order in which they are made."""

    def __init__(self) -> None:
        super().__init__(b"")
        self.seeds: dict[str, str] = {}

    def seed(self, table: str) -> str:
        return self.seeds.setdefault(table, f"{len(self.seeds) + 1:064x}")


class FakeBotPool(BotPool):
    """Decides at once, or when the test says so; remembers what it was shown."""

    def __init__(self) -> None:
        self.shown: list[tuple[str, Any]] = []
        self.requesters: list[Requester] = []
        self.released = asyncio.Event()
        self.released.set()
        self.holding = 0

    def hold(self) -> None:
        self.released.clear()

    async def ask_coach(self, requester: Requester, work: Callable[..., T], *given: Any) -> T:
        await self.wait()
        return work(*given)

    async def stakes(
        self, requester: Requester, game: str, view: Any, legal: Legal[Any]
    ) -> dict[str, tuple[Stake, ...]]:
        await self.wait()
        return jobs.at_stake(game, view, legal)

    async def choose(self, requester: Requester, game: str, level: str, view: Any, legal: Legal[Any], seed: str) -> Any:
        self.shown.append((level, view))
        self.requesters.append(requester)
        await self.wait()
        return bot_named(find(game), level).choose(view, legal, Random(seed))

    async def wait(self) -> None:
        if not self.released.is_set():
            self.holding += 1
            try:
                await self.released.wait()
            finally:
                self.holding -= 1


class FakeSubscriber(Subscriber):
    """Keeps what it was told."""

    def __init__(
        self, key: str | None = None, client: str = "", *, is_shared: bool = False, says_ready: bool = False
    ) -> None:
        super().__init__(key_digest(key), LatencyMeter(), client, is_shared=is_shared, says_ready=says_ready)
        self.texts: list[str] = []
        self.closed: list[str] = []

    def send(self, message: bytes) -> None:
        self.texts.append(message.decode())

    def close(self, why: str) -> None:
        self.closed.append(why)

    @property
    def messages(self) -> list[dict[str, Any]]:
        return [with_viewer(json.loads(text)) for text in self.texts]

    def of_kind(self, kind: str) -> list[dict[str, Any]]:
        return [message for message in self.messages if message["kind"] == kind]

    @property
    def update(self) -> dict[str, Any]:
        """The last one."""
        return self.of_kind("update")[-1]

    @property
    def table(self) -> dict[str, Any]:
        return self.of_kind("table")[-1]

    def steps(self) -> Iterator[dict[str, Any]]:
        for update in self.of_kind("update"):
            yield from update["steps"]


def with_viewer(message: dict[str, Any]) -> dict[str, Any]:
    """Put the seat into the views of an update, as clients do: in an open game all viewers are sent the same."""
    if message["kind"] == "update":
        for shown in (message, *message["steps"]):
            if shown["view"] is not None:
                shown["view"]["you"] = message["you"]
    return message


class Harness:
    """All services with everything around them; `restart` is what a new process would be."""

    def __init__(
        self, file: Path, *, dice: ChanceSource | None = None, pace: int = 0, storage: Storage | None = None
    ) -> None:
        self.file = file
        self.in_real_time = False
        self.clock = FakeClock()
        self.chance = ChangingChance(dice or SeededChance())
        self.secret: ServerSecret = FakeSecret()
        self.pace = pace
        self.open(storage or SqliteStorage(file))

    def open(self, storage: Storage) -> None:
        self.storage = storage
        self.bot_pool = FakeBotPool()
        self.services = self.compose(storage)
        self.registry = self.services.registry
        self.handler = self.services.handler
        self.subscriptions = self.services.subscriptions
        self.lobby = self.services.lobby
        self.commands = count(1)

    def compose(self, storage: Storage) -> Services:
        return Services(storage, self.clock, self.chance, self.secret, self.bot_pool, RetentionPolicy(), self.pace)

    def use_dice(self, dice: ChanceSource) -> None:
        self.chance.dice = dice

    async def restart(self) -> None:
        await self.services.close()
        self.clock.alarms.clear()
        self.open(SqliteStorage(self.file))

    async def settle(self) -> None:
        """Until nothing is under way any more but bots that wait for their time or for the test."""
        await asyncio.sleep(0)  # those just woken count as waiting until they have run
        while self.clock.ring_next(self.clock.time) or self.is_busy() or self.skip_suspense():
            await asyncio.sleep(0)

    def skip_suspense(self) -> bool:
        """Unless the test is about it, nobody waits until the dice lie open."""
        tables = self.registry.tables.values()
        reveals = [
            table.realtime.reveal_at for table in tables if table.realtime and table.realtime.reveal_at is not None
        ]
        if self.in_real_time or not reveals:
            return False
        self.clock.ring_next(min(reveals))
        return True

    def is_busy(self) -> bool:
        return sum(not task.done() for task in self.services.tasks.tasks) > self.clock.sleepers + self.bot_pool.holding

    async def pass_time(self, ms: int) -> None:
        """Let time pass, ringing what is due on the way."""
        until = self.clock.time + ms
        await self.settle()
        while self.clock.ring_next(until):
            await self.settle()
        self.clock.time = until
        await self.settle()

    async def table(
        self, game: str = "overload", places: Sequence[ChairPlan] = (), *, start: bool = True, **agreed: Any
    ) -> NewTable:
        """A table where Ann, Ben and Cleo sit at one screen, unless the test says otherwise. Its game lasts a while."""
        terms = Terms(**{name: agreed.pop(name) for name in ("public", "hints", "clock", "stand_in") if name in agreed})
        options = {**part(game, "LONG", agreed), **agreed}
        made = await self.lobby.create(game, options, places or people("Ann", "Ben", "Cleo"), terms)
        if start:
            await self.lobby.start(made.id, made.owner)
            await self.settle()
        return made

    async def friends(self, game: str, names: Sequence[str], *, start: bool = True, **agreed: Any) -> NewTable:
        """A table where everybody sits at a screen of its own."""
        made = await self.table(game, [ChairPlan(sitter="friend")] * len(names), start=False, **agreed)
        for name in names:
            seat = await self.lobby.sit(made.id, None, name, None, None)
            made.keys[seat.seat] = seat.key
        if start:
            await self.lobby.start(made.id, made.owner)
            await self.settle()
        return made

    async def do(self, table: NewTable, seat: int, notation: str, revision: int | None = None) -> int:
        """A command of a seat, made for the present revision unless the test says otherwise."""
        seen = self.revision(table) if revision is None else revision
        made = await self.send_move(table.id, table.keys[Seat(seat)], seen, notation, f"c{next(self.commands)}")
        await self.settle()
        return made

    async def send(
        self,
        kind: Kind,
        table_id: str,
        key: str | None,
        command: str,
        revision: int = 0,
        text: str = "",
        arrival: Arrival | None = None,
    ) -> int:
        given = Command(kind, command, key_digest(key), arrival or self.handler.arrival(), revision, text)
        return await self.handler.run_to_end(table_id, given)

    async def send_move(
        self, table_id: str, key: str | None, revision: int, do: str, command: str, arrival: Arrival | None = None
    ) -> int:
        return await self.send("do", table_id, key, command, revision, do, arrival)

    async def send_undo(self, table_id: str, key: str | None, revision: int, command: str) -> int:
        return await self.send("undo", table_id, key, command, revision)

    async def send_buzz(self, table_id: str, key: str | None, revision: int, arrival: Arrival) -> int:
        return await self.send("buzz", table_id, key, "buzz", revision, "", arrival)

    async def send_ready(self, table: NewTable, seat: int, revision: int | None = None) -> int:
        seen = self.revision(table) if revision is None else revision
        made = await self.send("ready", table.id, table.keys[Seat(seat)], f"c{next(self.commands)}", seen)
        await self.settle()
        return made

    async def send_pause(self, table: NewTable, seat: int, revision: int | None = None) -> int:
        seen = self.revision(table) if revision is None else revision
        made = await self.send("pause", table.id, table.keys[Seat(seat)], f"c{next(self.commands)}", seen)
        await self.settle()
        return made

    async def send_chat(self, table_id: str, key: str | None, text: str, reaction: bool, command: str) -> int:
        return await self.send("react" if reaction else "say", table_id, key, command, 0, text)

    async def explain(self, table_id: str, key: str | None, do: str) -> None:
        await self.handler.explain(table_id, key_digest(key), do)

    async def undo(self, table: NewTable, seat: int) -> int:
        revision = self.revision(table)
        return await self.send_undo(table.id, table.keys[Seat(seat)], revision, f"c{next(self.commands)}")

    def revision(self, table: NewTable) -> int:
        return self.registry.tables[table.id].match.revision

    def state(self, table: NewTable) -> Any:
        return self.registry.tables[table.id].match.state

    def lines(self, table: NewTable) -> list[str]:
        """The game so far, as its record has it."""
        return [entry.do for entry in self.registry.tables[table.id].match.moves]

    async def watch(
        self, table: NewTable, seat: int | None = None, since: int | None = None, *, says_ready: bool = False
    ) -> FakeSubscriber:
        screen = FakeSubscriber(None if seat is None else table.keys[Seat(seat)], says_ready=says_ready)
        await self.subscriptions.subscribe(table.id, screen, since, 0)
        return screen

    def leave(self, table: NewTable, screen: FakeSubscriber) -> None:
        """The connection is gone."""
        self.subscriptions.unsubscribe(self.registry.tables[table.id], screen)


def idle_since(table: Table, time: int) -> None:
    """As if nothing had happened at the table since then."""
    table.used = table.audience.loaded = time


def people(*names: str) -> list[ChairPlan]:
    return [ChairPlan(sitter="me", name=name) for name in names]


def bots(number: int) -> list[ChairPlan]:
    return [ChairPlan(sitter="bot", level="random")] * number


def overload_dice(*pips: int) -> ScriptedChance:
    return ScriptedChance(find("overload"), [f"roll {number}" for number in pips])
