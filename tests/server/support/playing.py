"""Playing through the server in tests: what a refusal says, all that is known of a table, careless play."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Sequence
from pathlib import Path
from random import Random
from typing import Any

from tablee.core.chance import Chance
from tablee.core.choices import Choices, any_of
from tablee.core.errors import GameError
from tablee.core.registry import games
from tablee.core.values import Seat
from tablee.server.fairness.randomness import ChanceSource, SeededChance
from tablee.server.messages.encode import refusal_message
from tablee.server.messages.outgoing import RefusalMessage
from tablee.server.service.lobby import NewTable
from tablee.server.storage.base import StorageUnavailable
from tablee.server.table.chat import ChatLine
from tablee.server.table.journal import JournalEntry
from tablee.server.table.match import Match
from tablee.server.table.setup import TableSetup
from tests.server.support.harness import FakeSubscriber, Harness
from tests.server.support.unhurried import UnhurriedStorage

NAMES = ("Ann", "Ben", "Cleo", "Dan", "Eve", "Finn", "Gus")
# How many play where a test does not care.
PLAYERS = {name: game.about.players.usual for name, game in games().items()}
# How many play where a game must last.
MOST = {name: game.about.players.high for name, game in games().items()}


class MoodyStorage(UnhurriedStorage):
    """Fails so many times when told so, and takes its time until it is let go."""

    def __init__(self, path: Path) -> None:
        super().__init__(path)
        self.failures = 0
        self.ready = asyncio.Event()
        self.ready.set()
        self.asked = asyncio.Event()

    async def mood(self) -> None:
        self.asked.set()
        await self.ready.wait()
        if self.failures:
            self.failures -= 1
            raise StorageUnavailable("the disk is full")

    async def append(self, table: str, entries: Sequence[JournalEntry], changed: TableSetup | None) -> None:
        await self.mood()
        await super().append(table, entries, changed)

    async def append_chat(self, table: str, line: ChatLine) -> None:
        await self.mood()
        await super().append_chat(table, line)


class SteadyDice(ChanceSource):
    """The same at every table and in every run."""

    def draw(self, chance: Chance[Any], seed: str, moves: int) -> Any:
        return SeededChance().draw(chance, "5eed", moves)

    def matches(self, action: Any, chance: Chance[Any], seed: str, moves: int) -> bool:
        return SeededChance().matches(action, chance, "5eed", moves)


def steady(harness: Harness) -> None:
    harness.use_dice(SteadyDice())


async def refusal(work: Awaitable[object]) -> RefusalMessage:
    """The message that answers a command which is refused."""
    try:
        await work
    except GameError as error:
        return refusal_message("c", error)
    raise AssertionError("it was not refused")


def key_of(table: NewTable, seat: int) -> str:
    return table.keys[Seat(seat)]


async def send(harness: Harness, table: NewTable, seat: int, do: str, command: str, revision: int) -> int:
    """A move under an id that the test chooses."""
    made = await harness.send_move(table.id, key_of(table, seat), revision, do, command)
    await harness.settle()
    return made


def course_of(harness: Harness, table: NewTable) -> Match:
    return harness.registry.tables[table.id].match


def stage_of(harness: Harness, table: NewTable) -> str:
    return harness.registry.tables[table.id].setup.stage


async def everything(harness: Harness, table: NewTable) -> Any:
    """All that is known of a table, in memory and on the disk."""
    found, course = harness.registry.tables[table.id], course_of(harness, table)
    memory = (
        course.state,
        [*course.journal],
        [*course.moves],
        [*course.recent],
        [*course.recent_moves],
        course.banks,
        {**course.pending},
        {**course.revision_of_command},
        found.setup,
        [*found.chat.lines],
    )
    return memory, await harness.storage.load(table.id)


async def agrees(harness: Harness, table: NewTable) -> bool:
    """Whether the memory is what the disk has."""
    stored = await harness.storage.load(table.id)
    found = harness.registry.tables[table.id]
    assert stored is not None
    return (stored.journal, stored.setup, stored.chat) == (
        found.match.journal,
        found.setup,
        [*found.chat.lines],
    )


def choice(harness: Harness, table: NewTable, rng: Random) -> tuple[int, str]:
    """Somebody who is to decide, and what a careless player would say."""
    course = course_of(harness, table)
    seat = rng.choice([*course.pending])
    legal = course.game.legal(course.state, seat)
    action = any_of(legal, rng)
    if isinstance(legal, Choices):
        harness.clock.time += 450
    return seat, course.game.format(action)


async def play_on(harness: Harness, table: NewTable, rng: Random, decisions: int = 1_000_000) -> None:
    """Careless play by everybody, to the end or for so many decisions."""
    for _ in range(decisions):
        await harness.settle()
        if stage_of(harness, table) == "over":
            return
        await harness.do(table, *choice(harness, table, rng))


async def say(harness: Harness, table: NewTable, seat: int, said: str, command: str = "c") -> int:
    return await harness.send_chat(table.id, key_of(table, seat), said, False, command)


async def react(harness: Harness, table: NewTable, seat: int, said: str, command: str = "c") -> int:
    return await harness.send_chat(table.id, key_of(table, seat), said, True, command)


def heard(screen: FakeSubscriber) -> list[dict[str, Any]]:
    return [line for message in screen.of_kind("chat") for line in message["lines"]]


async def watched(
    harness: Harness, game: str, decisions: int, **agreed: Any
) -> tuple[NewTable, dict[int | None, FakeSubscriber]]:
    """Friends who play carelessly, watched from before the start by every seat and a spectator."""
    steady(harness)
    seats = PLAYERS[game]
    table = await harness.friends(game, NAMES[:seats], start=False, **{"stand_in": None, **agreed})
    screens = {viewer: await harness.watch(table, viewer) for viewer in [*range(seats), None]}
    await harness.lobby.start(table.id, table.owner)
    await play_on(harness, table, Random(f"told {game}"), decisions)
    await harness.settle()
    return table, screens
