"""What many tables append to a database shares statements, and nobody pays for another's fault."""

from __future__ import annotations

import asyncio
from functools import partial
from pathlib import Path

import pytest
from tools.postgresql import new_database

from tablee.server.storage.base import StorageUnavailable
from tablee.server.storage.postgres.batch import MAX_BATCH, Append, AppendBatcher, Values
from tablee.server.storage.postgres.pool import QUERY_TIMEOUT_SECONDS
from tests.server.support.stored import entry, opened_node, setup

BUSY = StorageUnavailable("busy")


class Database:
    """Writes when it is let, but for the `bad` tables; those `elsewhere` are not ours, others may be `locked`."""

    def __init__(self) -> None:
        self.statements: list[list[str]] = []
        self.alone: list[str] = []
        self.bad: dict[str, Exception] = {}
        self.elsewhere: set[str] = set()
        self.locked: set[str] = set()
        self.ready = asyncio.Event()
        self.unlocked = asyncio.Event()
        self.told: dict[str, bool | Exception] = {}
        self.gathering = AppendBatcher(self.write, self.write_alone)

    async def write(self, values: Values) -> set[str]:
        self.statements.append(values[0])
        await self.ready.wait()
        return self.written(values) - self.locked

    async def write_alone(self, values: Values) -> set[str]:
        self.alone += values[0]
        if self.locked & {*values[0]}:
            await self.unlocked.wait()
        return self.written(values)

    def written(self, values: Values) -> set[str]:
        tables, terms, *columns = values
        for table in tables:
            if table in self.bad:
                raise self.bad[table]
        assert len(terms) == len(tables)
        assert columns[0] == tables
        return {*tables} - self.elsewhere

    def hear(self, table: str, held: bool, error: Exception | None) -> None:
        assert table not in self.told
        self.told[table] = error or held

    def append(self, *tables: str) -> None:
        for table in tables:
            self.gathering.add(Append(table, 7, [entry(1)], partial(self.hear, table)))

    async def tells(self, table: str) -> None:
        while table not in self.told:
            await asyncio.sleep(0)

    async def finish(self) -> None:
        self.ready.set()
        await self.gathering.drain()


@pytest.fixture
def database() -> Database:
    return Database()


async def test_what_comes_while_the_database_is_busy_shares_the_next_statement(database: Database) -> None:
    database.append("a")
    await asyncio.sleep(0)
    database.append("b", "c")
    await asyncio.sleep(0)
    database.append("d")
    await database.finish()

    assert database.statements == [["a"], ["b", "c", "d"]]
    assert database.told == dict.fromkeys("abcd", True)


async def test_a_statement_holds_only_so_many(database: Database) -> None:
    tables = [str(number) for number in range(2 * MAX_BATCH + 1)]
    database.append(*tables)
    await database.finish()

    assert [len(statement) for statement in database.statements] == [MAX_BATCH, MAX_BATCH, 1]
    assert database.told == dict.fromkeys(tables, True)


@pytest.mark.parametrize("error", [BUSY, UnicodeEncodeError("utf-8", "\ud800", 0, 1, "a lone surrogate")])
async def test_where_one_is_at_fault_the_others_are_written_by_themselves(database: Database, error: Exception) -> None:
    database.bad["b"] = error
    database.append("a", "b", "c")
    await database.finish()
    why = database.told.pop("b")

    assert database.statements == [["a", "b", "c"]]
    assert database.alone == ["a", "b", "c"]
    assert database.told == {"a": True, "c": True}
    assert isinstance(why, StorageUnavailable)


async def test_nobody_waits_for_a_table_that_somebody_else_is_busy_with(database: Database) -> None:
    database.locked = {"b"}
    database.ready.set()
    database.append("a", "b")
    await database.tells("a")
    database.append("c")
    await database.tells("c")
    before = {**database.told}
    database.unlocked.set()
    await database.finish()

    assert database.statements == [["a", "b"], ["c"]]
    assert before == {"a": True, "c": True}
    assert database.told == dict.fromkeys("abc", True)


async def test_each_learns_whether_its_table_is_still_ours(database: Database) -> None:
    database.elsewhere = {"b"}
    database.append("a", "b")
    await database.finish()

    assert database.told == {"a": True, "b": False}
    assert database.alone == ["b"]


async def test_whoever_fails_at_being_told_keeps_it_from_nobody(
    database: Database, caplog: pytest.LogCaptureFixture
) -> None:
    database.told["a"] = True
    database.append("a", "b")
    await database.finish()
    database.append("c")
    await database.finish()

    assert database.told == dict.fromkeys("abc", True)
    assert "a callback after a write failed" in caplog.text


async def test_a_row_that_somebody_has_locked_holds_up_no_other_table(postgresql: Path) -> None:
    async with opened_node(await new_database(postgresql)) as node:
        storage = node.storage
        await storage.save([setup(), setup("t2")], 5)
        async with storage.pool.acquire() as connection:
            locking = connection.transaction()
            await locking.start()
            await connection.execute("SELECT FROM tables WHERE id = 't1' FOR UPDATE")
            waiting = asyncio.create_task(storage.append("t1", [entry(1)], None))
            await asyncio.wait_for(storage.append("t2", [entry(1)], None), QUERY_TIMEOUT_SECONDS / 2)
            still_waiting = not waiting.done()
            await locking.rollback()
        await waiting
        found = await storage.load("t1")

    assert still_waiting
    assert found is not None
    assert found.journal == [entry(1)]
