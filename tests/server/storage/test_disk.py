"""A disk that is full, a file that another program has locked: what was answered stays, the rest can be tried again."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager
from random import Random

import pytest

from tablee.server.service.lobby import NewTable
from tablee.server.storage.base import StorageUnavailable
from tablee.server.storage.sqlite.storage import SqliteStorage
from tests.server.support.harness import Harness
from tests.server.support.playing import agrees, choice, key_of

# As many pages as there are already; more than anybody needs.
NO_ROOM = "PRAGMA max_page_count = 1"
ROOM = "PRAGMA max_page_count = 1000000"
NO_PATIENCE = "PRAGMA busy_timeout = 20"


async def tell_sqlite(harness: Harness, statement: str) -> None:
    assert isinstance(harness.storage, SqliteStorage)

    def work(connection: sqlite3.Connection) -> None:
        connection.execute(statement).fetchall()

    await harness.storage.writer.ask(work)


@contextmanager
def locked(harness: Harness) -> Iterator[None]:
    """By another program."""
    other = sqlite3.connect(harness.file, isolation_level=None)
    other.execute("BEGIN IMMEDIATE")
    yield
    other.execute("ROLLBACK")
    other.close()


class Players:
    """Everybody at once, at all tables; keeps what was answered, and tries again what was refused."""

    def __init__(self, harness: Harness, tables: list[NewTable]) -> None:
        self.harness = harness
        self.tables = tables
        self.rng = Random("a disk")
        self.number = 0
        self.answered: dict[str, list[tuple[int, str]]] = {table.id: [] for table in tables}
        self.refused: list[tuple[NewTable, int, str, int, str]] = []

    async def try_one(self, table: NewTable, seat: int, do: str, revision: int, command: str) -> None:
        try:
            made = await self.harness.send_move(table.id, key_of(table, seat), revision, do, command)
        except StorageUnavailable:
            self.refused.append((table, seat, do, revision, command))
        else:
            self.answered[table.id].append((made, do))

    async def play(self) -> None:
        self.number += 1
        chosen = [(table, *choice(self.harness, table, self.rng)) for table in self.tables]
        await asyncio.gather(
            *(
                self.try_one(table, seat, do, self.harness.revision(table), f"c{self.number}")
                for table, seat, do in chosen
            )
        )
        await self.harness.settle()

    async def try_again(self) -> None:
        again, self.refused = self.refused, []
        await asyncio.gather(*(self.try_one(*command) for command in again))
        await self.harness.settle()

    def written(self) -> dict[str, list[tuple[int, str]]]:
        """What the tables say that people did."""
        courses = {table.id: self.harness.registry.tables[table.id].match for table in self.tables}
        return {
            name: [(entry.revision, entry.do) for entry in course.journal if entry.by == "person"]
            for name, course in courses.items()
        }

    async def check(self) -> None:
        """Exactly what was answered has happened, now and after a restart."""
        assert self.written() == self.answered
        for table in self.tables:
            assert await agrees(self.harness, table)
        await self.harness.restart()
        for table in self.tables:
            await self.harness.registry.get(table.id)
        assert self.written() == self.answered


@pytest.fixture
async def players(harness: Harness) -> Players:
    return Players(harness, [await harness.friends("wuerfel-express", ["Ann", "Ben"]) for _ in range(5)])


async def test_on_a_full_disk_nothing_is_half_written_and_everything_goes_on_when_there_is_room(
    harness: Harness, players: Players
) -> None:
    await players.play()
    await tell_sqlite(harness, NO_ROOM)
    while not players.refused:
        await players.play()
    await players.try_again()
    still_refused = len(players.refused)
    await tell_sqlite(harness, ROOM)
    await players.try_again()
    await players.play()

    assert still_refused > 0
    assert players.refused == []
    await players.check()


async def test_after_a_full_disk_a_restart_finds_what_was_answered(harness: Harness, players: Players) -> None:
    await tell_sqlite(harness, NO_ROOM)
    while not players.refused:
        await players.play()

    await players.check()


async def test_a_file_that_somebody_has_locked_refuses_and_loses_nothing(harness: Harness, players: Players) -> None:
    await players.play()
    await tell_sqlite(harness, NO_PATIENCE)
    with locked(harness):
        await players.play()
        refused = len(players.refused)
    await players.try_again()
    await players.play()

    assert refused == len(players.tables)
    assert players.refused == []
    await players.check()


async def test_a_file_that_is_locked_for_a_moment_is_waited_for(harness: Harness, players: Players) -> None:
    with locked(harness):
        playing = asyncio.create_task(players.play())
        await asyncio.wait([playing], timeout=0.2)
        waited = not playing.done()
    await playing

    assert waited
    assert players.refused == []
    await players.check()
