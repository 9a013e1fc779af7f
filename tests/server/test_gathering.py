"""What many tables append to a database shares statements, and nobody pays for another's fault."""

from __future__ import annotations

import asyncio
from functools import partial

import pytest

from tablee.core.values import Seat
from tablee.server.gathering import MOST_TOGETHER, Append, Gathering, Values
from tablee.server.journal import Entry
from tablee.server.storage import StorageError

BUSY = StorageError("busy")


class Database:
    """Writes when it is let, but for the `bad` tables; those `elsewhere` are not ours."""

    def __init__(self) -> None:
        self.statements: list[list[str]] = []
        self.bad: dict[str, Exception] = {}
        self.elsewhere: set[str] = set()
        self.ready = asyncio.Event()
        self.told: dict[str, bool | Exception] = {}
        self.gathering = Gathering(self.write)

    async def write(self, values: Values) -> set[str]:
        tables, terms, *columns = values
        self.statements.append(tables)
        await self.ready.wait()
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
        entry = Entry(1, Seat(0), "load 3", 0, "person", 5, "c", ())
        for table in tables:
            self.gathering.add(Append(table, 7, [entry], partial(self.hear, table)))

    async def finish(self) -> None:
        self.ready.set()
        await self.gathering.over()


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
    tables = [str(number) for number in range(2 * MOST_TOGETHER + 1)]
    database.append(*tables)
    await database.finish()

    assert [len(statement) for statement in database.statements] == [MOST_TOGETHER, MOST_TOGETHER, 1]
    assert database.told == dict.fromkeys(tables, True)


@pytest.mark.parametrize("error", [BUSY, UnicodeEncodeError("utf-8", "\ud800", 0, 1, "half a sign")])
async def test_where_one_is_at_fault_the_others_are_written_by_themselves(database: Database, error: Exception) -> None:
    database.bad["b"] = error
    database.append("a", "b", "c")
    await database.finish()
    why = database.told.pop("b")

    assert database.statements == [["a", "b", "c"], ["a"], ["b"], ["c"]]
    assert database.told == {"a": True, "c": True}
    assert isinstance(why, StorageError)


async def test_what_is_asked_for_alone_is_tried_once(database: Database) -> None:
    database.bad["a"] = BUSY
    database.append("a")
    await database.finish()

    assert database.statements == [["a"]]
    assert database.told == {"a": BUSY}


async def test_each_learns_whether_its_table_is_still_ours(database: Database) -> None:
    database.elsewhere = {"b"}
    database.append("a", "b")
    await database.finish()

    assert database.told == {"a": True, "b": False}


async def test_whoever_fails_at_being_told_keeps_it_from_nobody(
    database: Database, caplog: pytest.LogCaptureFixture
) -> None:
    database.told["a"] = True
    database.append("a", "b")
    await database.finish()
    database.append("c")
    await database.finish()

    assert database.told == dict.fromkeys("abc", True)
    assert "went wrong after it was written down" in caplog.text
