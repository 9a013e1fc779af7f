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
from tests.server.support.harness import House, bots, people


def spoil(house: House, statement: str, *words: object) -> None:
    """Something happens to the file while no server runs."""
    connection = sqlite3.connect(house.file)
    connection.execute(statement, words)
    connection.commit()
    connection.close()


async def test_games_under_way_go_on_with_their_bots(house: House) -> None:
    house.bot_pool.hold()
    table = await house.table("overload", [*bots(2), *people("Ann")])
    before = house.revision(table)
    await house.restart()

    await house.services.recovery.adopt_orphans()
    await house.settle()

    assert before == 0
    assert [*house.registry.tables[table.id].match.pending] == [2]


async def test_tables_where_nobody_plays_are_left_in_the_storage(house: House) -> None:
    await house.table("overload", start=False)
    ended = await house.table("overload")
    await house.lobby.end(ended.id, ended.owner)
    await house.restart()

    await house.services.recovery.adopt_orphans()

    assert house.registry.tables == {}


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
    house: House, caplog: pytest.LogCaptureFixture, spoilt: str
) -> None:
    made = [await house.table("overload", people("Ann", "Ben", "Cleo")) for _ in range(3)]
    for table in made:
        await house.do(table, 0, "load 3")
    damaged = sorted(made)[1]
    await house.restart()
    spoil(house, f"UPDATE journal SET {spoilt} WHERE table_id = ? AND revision = 1", damaged.id)

    with caplog.at_level(logging.ERROR):
        await house.services.recovery.adopt_orphans()

    assert set(house.registry.tables) == {table.id for table in made if table != damaged}
    assert damaged.id in caplog.text
    assert "damaged" in caplog.text


async def test_whoever_comes_to_a_damaged_table_is_told(house: House) -> None:
    table = await house.table("overload")
    await house.do(table, 0, "load 3")
    await house.restart()
    spoil(house, "UPDATE journal SET do = 'load 99' WHERE table_id = ? AND revision = 1", table.id)

    with pytest.raises(TableError) as refusal:
        await house.subscriptions.table_message(table.id, None)

    assert refusal.value.code == "set-aside"
    assert "damaged" in str(refusal.value)


async def test_a_journal_with_a_seat_that_is_not_there_is_damaged(house: House) -> None:
    table = await house.table("dog", people("Ann", "Ben"))
    await house.restart()
    spoil(house, "UPDATE journal SET seat = 9 WHERE table_id = ? AND revision = 1", table.id)

    with pytest.raises(TableError, match="numbered 0 to 1") as refusal:
        await house.subscriptions.table_message(table.id, None)

    assert refusal.value.code == "set-aside"


async def test_a_journal_with_a_gap_is_damaged(house: House) -> None:
    """Discs loaded, taken back and loaded again: without the beginning it would still play by the rules."""
    table = await house.table("overload")
    await house.do(table, 0, "load 3")
    await house.undo(table, 0)
    await house.do(table, 0, "load 2")
    await house.restart()
    spoil(house, "DELETE FROM journal WHERE table_id = ? AND revision <= 2", table.id)

    with pytest.raises(TableError, match="revision 1 is missing") as refusal:
        await house.subscriptions.table_message(table.id, None)

    assert refusal.value.code == "set-aside"


class BuggyStorage(SqliteStorage):
    """Breaks at one table."""

    def __init__(self, path: Path, broken: str) -> None:
        super().__init__(path)
        self.broken = broken

    async def load(self, table: str) -> StoredTable | None:
        assert table != self.broken
        return await super().load(table)


async def test_a_table_that_breaks_the_server_stops_no_other(house: House, caplog: pytest.LogCaptureFixture) -> None:
    made = [await house.table("overload") for _ in range(3)]
    broken = sorted(made)[0]
    await house.services.close()
    house.open(BuggyStorage(house.file, broken.id))

    with caplog.at_level(logging.ERROR):
        await house.services.recovery.adopt_orphans()

    assert {table.id for table in made if table != broken} <= set(house.registry.tables)
    assert broken.id in caplog.text


class ClumsyListener(TableListener):
    """Cannot take any table."""

    def changed(self, table: Table) -> None:
        raise RuntimeError(table.id)

    def evicted(self, table: Table) -> None:
        raise AssertionError("it was never in memory")


async def test_a_table_that_a_listener_cannot_take_is_not_in_memory(house: House) -> None:
    table = await house.table("overload")
    await house.restart()
    house.registry.listeners.append(ClumsyListener())
    with pytest.raises(RuntimeError):
        await house.registry.get(table.id)

    assert house.registry.tables == {}
