"""Tables in one SQLite file, which one server uses."""

from __future__ import annotations

import sqlite3
from collections.abc import Sequence
from functools import partial
from pathlib import Path

from mypy_extensions import mypyc_attr

from tablee.server.storage.base import StoredTable, Told
from tablee.server.storage.rows import entry_row, readable_arrangements, stored, table_row
from tablee.server.storage.sqlite.group_commit import AppendRows, GroupCommitWriter, Query, Row, append
from tablee.server.table.chat import ChatLine
from tablee.server.table.journal import JournalEntry
from tablee.server.table.retention import CLOCK_JUMP
from tablee.server.table.setup import Stage, TableSetup


@mypyc_attr(allow_interpreted_subclasses=True)
class SqliteStorage(GroupCommitWriter):
    def __init__(self, path: Path) -> None:
        super().__init__(path)
        self.woken = False

    async def write(self, statement: str, rows: Sequence[Row]) -> None:
        await self.ask(partial(write_rows, statement, rows))

    async def save(self, setups: Sequence[TableSetup], used: int) -> None:
        await self.write(KEEP, [table_row(table, used) for table in setups])

    def append_then(self, table: str, entries: Sequence[JournalEntry], changed: TableSetup | None, told: Told) -> None:
        rows = [entry_row(table, entry) for entry in entries]
        if changed is None:
            self.take(AppendRows(rows, told))
            return
        change = (changed.stage, changed.model_dump_json(), table)
        self.take(Query(partial(append_and_change, rows, change), lambda _, error: told(error)))

    async def append_chat(self, table: str, line: ChatLine) -> None:
        await self.write(SAY, [(table, *line)])

    async def load(self, table: str) -> StoredTable | None:
        return await self.ask(lambda connection: fetched(connection, table))

    async def in_stage(self, stage: Stage) -> list[str]:
        found = await self.ask(lambda connection: connection.execute(IN_STAGE, (stage,)).fetchall())
        return [name for (name,) in found]

    async def claim(self, table: str) -> str | None:
        """Always succeeds: a file has one server."""
        return None

    def term(self, table: str) -> int | None:
        return 0

    async def release(self, table: str) -> None:
        return

    async def orphans(self) -> list[str]:
        """The games under way in the last run, returned once: no other node writes to the file."""
        if self.woken:
            return []
        found = await self.in_stage("playing")
        self.woken = True
        return found

    async def public_tables(self, limit: int) -> list[TableSetup]:
        found = await self.ask(lambda connection: connection.execute(LOBBY, (limit,)).fetchall())
        return readable_arrangements(text for (text,) in found)

    async def touch(self, table: str, used: int) -> None:
        await self.write(USE, [(used, table)])

    async def unused_since(self, stage: Stage, since: int) -> list[str]:
        found = await self.ask(lambda connection: connection.execute(UNUSED, (stage, since)).fetchall())
        return [name for (name,) in found]

    async def absorb_downtime(self, now: int) -> None:
        await self.ask(partial(caught_up, now))

    async def delete(self, tables: Sequence[str]) -> None:
        await self.write(REMOVE, [(table,) for table in tables])


KEEP = """
INSERT INTO tables (id, stage, public, free, used, arrangement) VALUES (?, ?, ?, ?, ?, ?)
ON CONFLICT (id) DO UPDATE SET
    stage = excluded.stage, public = excluded.public, free = excluded.free, used = excluded.used,
    arrangement = excluded.arrangement
"""
CHANGE = "UPDATE tables SET stage = ?, arrangement = ? WHERE id = ?"
SAY = "INSERT INTO chat (table_id, number, at, name, said, reaction, command) VALUES (?, ?, ?, ?, ?, ?, ?)"
IN_STAGE = "SELECT id FROM tables WHERE stage = ? ORDER BY id"
LOBBY = """
SELECT arrangement FROM tables WHERE stage <> 'over' AND public
ORDER BY stage = 'playing', free = 0, used DESC, id LIMIT ?
"""
USE = "UPDATE tables SET used = ? WHERE id = ?"
UNUSED = "SELECT id FROM tables WHERE stage = ? AND used < ? ORDER BY id"
NEWEST = "SELECT max(used) FROM tables"
LATER = "UPDATE tables SET used = used + ?"
REMOVE = "DELETE FROM tables WHERE id = ?"
TABLE = "SELECT arrangement, used FROM tables WHERE id = ?"
JOURNAL = "SELECT revision, seat, do, back, by, at, command, banks FROM journal WHERE table_id = ? ORDER BY revision"
CHAT = "SELECT number, at, name, said, reaction, command FROM chat WHERE table_id = ? ORDER BY number"


def write_rows(statement: str, rows: Sequence[Row], connection: sqlite3.Connection) -> None:
    connection.executemany(statement, rows)


def caught_up(now: int, connection: sqlite3.Connection) -> None:
    (newest,) = connection.execute(NEWEST).fetchone()
    if newest is not None and abs(now - newest) > CLOCK_JUMP:
        connection.execute(LATER, (now - newest,))


def append_and_change(rows: Sequence[Row], change: Row, connection: sqlite3.Connection) -> None:
    append(connection, rows)
    connection.execute(CHANGE, change)


def fetched(connection: sqlite3.Connection, table: str) -> StoredTable | None:
    row = connection.execute(TABLE, (table,)).fetchone()
    if row is None:
        return None
    journal, chat = (connection.execute(statement, (table,)).fetchall() for statement in (JOURNAL, CHAT))
    return stored(table, row[0], row[1], journal, chat)
