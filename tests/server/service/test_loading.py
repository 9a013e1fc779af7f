"""After a start: games under way go on, and a damaged one stops no other."""

from __future__ import annotations

import logging
import sqlite3
from pathlib import Path

import pytest

from tablee.server.common.errors import TableError
from tablee.server.service.registry import TableListener
from tablee.server.storage.base import StoredTable
from tablee.server.storage.sqlite.storage import SqliteStorage
from tablee.server.table.table import Table
from tests.server.support.harness import Harness, bots, people


def spoil(harness: Harness, statement: str, *words: object) -> None:
    """Something happens to the file while no server runs."""
    connection = sqlite3.connect(harness.file)
    connection.execute(statement, words)
    connection.commit()
    connection.close()


async def test_games_under_way_go_on_with_their_bots(harness: Harness) -> None:
    harness.bot_pool.hold()
    table = await harness.table("overload", [*bots(2), *people("Ann")])
    before = harness.revision(table)
    await harness.restart()

    await harness.services.recovery.adopt_orphans()
    await harness.settle()

    assert before == 0
    assert [*harness.registry.tables[table.id].match.pending] == [2]


async def test_tables_where_nobody_plays_are_left_in_the_storage(harness: Harness) -> None:
    await harness.table("overload", start=False)
    ended = await harness.table("overload")
    await harness.lobby.end(ended.id, ended.owner)
    await harness.restart()

    await harness.services.recovery.adopt_orphans()

    assert harness.registry.tables == {}


@pytest.mark.parametrize(
    "spoilt",
    [
        "do = 'nonsense'",
        "at = 'noon'",
        "seat = 'first'",
        "seat = 9",
        "banks = 'much,more'",
        "banks = '1'",
        "do = x'00'",
    ],
)
async def test_a_damaged_journal_is_set_aside_and_the_other_tables_go_on(
    harness: Harness, caplog: pytest.LogCaptureFixture, spoilt: str
) -> None:
    made = [await harness.table("overload", people("Ann", "Ben", "Cleo")) for _ in range(3)]
    for table in made:
        await harness.do(table, 0, "load 3")
    damaged = sorted(made)[1]
    await harness.restart()
    spoil(harness, f"UPDATE journal SET {spoilt} WHERE table_id = ? AND revision = 1", damaged.id)

    with caplog.at_level(logging.ERROR):
        await harness.services.recovery.adopt_orphans()

    assert set(harness.registry.tables) == {table.id for table in made if table != damaged}
    assert damaged.id in caplog.text
    assert "damaged" in caplog.text


async def test_whoever_comes_to_a_damaged_table_is_told(harness: Harness) -> None:
    table = await harness.table("overload")
    await harness.do(table, 0, "load 3")
    await harness.restart()
    spoil(harness, "UPDATE journal SET do = 'load 99' WHERE table_id = ? AND revision = 1", table.id)

    with pytest.raises(TableError) as refusal:
        await harness.subscriptions.table_message(table.id, None)

    assert refusal.value.code == "set-aside"
    assert "damaged" in str(refusal.value)


async def test_a_journal_with_a_seat_that_is_not_there_is_damaged(harness: Harness) -> None:
    table = await harness.table("dog", people("Ann", "Ben"))
    await harness.restart()
    spoil(harness, "UPDATE journal SET seat = 9 WHERE table_id = ? AND revision = 1", table.id)

    with pytest.raises(TableError, match="numbered 0 to 1") as refusal:
        await harness.subscriptions.table_message(table.id, None)

    assert refusal.value.code == "set-aside"


async def test_a_journal_with_a_gap_is_damaged(harness: Harness) -> None:
    """Discs loaded, taken back and loaded again: without the beginning it would still play by the rules."""
    table = await harness.table("overload")
    await harness.do(table, 0, "load 3")
    await harness.undo(table, 0)
    await harness.do(table, 0, "load 2")
    await harness.restart()
    spoil(harness, "DELETE FROM journal WHERE table_id = ? AND revision <= 2", table.id)

    with pytest.raises(TableError, match="revision 1 is missing") as refusal:
        await harness.subscriptions.table_message(table.id, None)

    assert refusal.value.code == "set-aside"


class BuggyStorage(SqliteStorage):
    """Breaks at one table."""

    def __init__(self, path: Path, broken: str) -> None:
        super().__init__(path)
        self.broken = broken

    async def load(self, table: str) -> StoredTable | None:
        assert table != self.broken
        return await super().load(table)


async def test_a_table_that_breaks_the_server_stops_no_other(
    harness: Harness, caplog: pytest.LogCaptureFixture
) -> None:
    made = [await harness.table("overload") for _ in range(3)]
    broken = sorted(made)[0]
    await harness.services.close()
    harness.open(BuggyStorage(harness.file, broken.id))

    with caplog.at_level(logging.ERROR):
        await harness.services.recovery.adopt_orphans()

    assert {table.id for table in made if table != broken} <= set(harness.registry.tables)
    assert broken.id in caplog.text


class ClumsyListener(TableListener):
    """Cannot take any table."""

    def changed(self, table: Table) -> None:
        raise RuntimeError(table.id)

    def evicted(self, table: Table) -> None:
        raise AssertionError("it was never in memory")


async def test_a_table_that_a_listener_cannot_take_is_not_in_memory(harness: Harness) -> None:
    table = await harness.table("overload")
    await harness.restart()
    harness.registry.listeners.append(ClumsyListener())
    with pytest.raises(RuntimeError):
        await harness.registry.get(table.id)

    assert harness.registry.tables == {}
