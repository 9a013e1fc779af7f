"""Tables in one SQLite file, which one server uses."""

from __future__ import annotations

import sqlite3
from collections.abc import Sequence
from functools import partial
from pathlib import Path

from mypy_extensions import mypyc_attr

from tablee.server.common.tasks import OnDone
from tablee.server.storage.base import Storage, StoredTable
from tablee.server.storage.rows import entry_row, readable_setups, stored, table_row
from tablee.server.storage.sqlite.group_commit import GroupCommitWriter
from tablee.server.storage.sqlite.jobs import AppendRows, Query, Row, append
from tablee.server.table.chat import ChatLine
from tablee.server.table.journal import JournalEntry
from tablee.server.table.retention import CLOCK_JUMP
from tablee.server.table.setup import StoredStage, TableSetup


@mypyc_attr(allow_interpreted_subclasses=True)
class SqliteStorage(Storage):
    def __init__(self, path: Path) -> None:
        super().__init__()
        self.writer = GroupCommitWriter(path, self.report)
        self.orphans_found = False

    def report(self, jobs: int, seconds: float) -> None:
        """Called in the writer's thread after each commit."""
        self.committed(jobs, seconds)

    async def write(self, statement: str, rows: Sequence[Row]) -> None:
        await self.writer.ask(partial(write_rows, statement, rows))

    async def save(self, setups: Sequence[TableSetup], used: int) -> None:
        await self.write(SAVE, [table_row(table, used) for table in setups])

    def append_then(
        self, table: str, entries: Sequence[JournalEntry], changed: TableSetup | None, done: OnDone
    ) -> None:
        rows = [entry_row(table, entry) for entry in entries]
        if changed is None:
            self.writer.add(AppendRows(rows, done))
            return
        change = (changed.stored_stage, changed.model_dump_json(), table)
        self.writer.add(Query(partial(append_and_change, rows, change), lambda _, error: done(error)))

    async def append_chat(self, table: str, line: ChatLine) -> None:
        await self.write(APPEND_CHAT, [(table, *line)])

    async def load(self, table: str) -> StoredTable | None:
        return await self.writer.ask(lambda connection: load_table(connection, table))

    async def in_stage(self, stage: StoredStage) -> list[str]:
        found = await self.writer.ask(lambda connection: connection.execute(IN_STAGE, (stage,)).fetchall())
        return [name for (name,) in found]

    async def claim(self, table: str) -> str | None:
        """Always succeeds: a file has one server."""
        return None

    def fencing_token(self, table: str) -> int | None:
        return 0

    async def release(self, table: str) -> None:
        return

    async def orphans(self) -> list[str]:
        """The games under way in the last run, returned once: no other node writes to the file."""
        if self.orphans_found:
            return []
        found = await self.in_stage("playing")
        self.orphans_found = True
        return found

    async def public_tables(self, limit: int) -> list[TableSetup]:
        found = await self.writer.ask(lambda connection: connection.execute(PUBLIC_TABLES, (limit,)).fetchall())
        return readable_setups(text for (text,) in found)

    async def touch(self, table: str, used: int) -> None:
        await self.write(TOUCH, [(used, table)])

    async def unused_since(self, stage: StoredStage, since: int) -> list[str]:
        found = await self.writer.ask(lambda connection: connection.execute(UNUSED_SINCE, (stage, since)).fetchall())
        return [name for (name,) in found]

    async def absorb_downtime(self, now: int) -> None:
        await self.writer.ask(partial(shift_last_use, now))

    async def delete(self, tables: Sequence[str]) -> None:
        await self.write(DELETE, [(table,) for table in tables])

    async def check(self) -> None:
        await self.writer.ask(rewrite_header)

    async def close(self) -> None:
        await self.writer.close()


SAVE = """
INSERT INTO tables (id, stage, public, free, used, arrangement) VALUES (?, ?, ?, ?, ?, ?)
ON CONFLICT (id) DO UPDATE SET
    stage = excluded.stage, public = excluded.public, free = excluded.free, used = excluded.used,
    arrangement = excluded.arrangement
"""
CHANGE = "UPDATE tables SET stage = ?, arrangement = ? WHERE id = ?"
APPEND_CHAT = "INSERT INTO chat (table_id, number, at, name, said, reaction, command) VALUES (?, ?, ?, ?, ?, ?, ?)"
IN_STAGE = "SELECT id FROM tables WHERE stage = ? ORDER BY id"
PUBLIC_TABLES = """
SELECT arrangement FROM tables WHERE stage <> 'over' AND public
ORDER BY stage = 'playing', free = 0, used DESC, id LIMIT ?
"""
TOUCH = "UPDATE tables SET used = ? WHERE id = ?"
UNUSED_SINCE = "SELECT id FROM tables WHERE stage = ? AND used < ? ORDER BY id"
NEWEST = "SELECT max(used) FROM tables"
SHIFT = "UPDATE tables SET used = used + ?"
DELETE = "DELETE FROM tables WHERE id = ?"
TABLE = "SELECT arrangement, used FROM tables WHERE id = ?"
JOURNAL = "SELECT revision, seat, do, back, by, at, command, banks FROM journal WHERE table_id = ? ORDER BY revision"
CHAT = "SELECT number, at, name, said, reaction, command FROM chat WHERE table_id = ? ORDER BY number"


def write_rows(statement: str, rows: Sequence[Row], connection: sqlite3.Connection) -> None:
    connection.executemany(statement, rows)


def rewrite_header(connection: sqlite3.Connection) -> None:
    """A write to disk that changes nothing."""
    (version,) = connection.execute("PRAGMA user_version").fetchone()
    connection.execute(f"PRAGMA user_version = {version}")


def shift_last_use(now: int, connection: sqlite3.Connection) -> None:
    (newest,) = connection.execute(NEWEST).fetchone()
    if newest is not None and abs(now - newest) > CLOCK_JUMP:
        connection.execute(SHIFT, (now - newest,))


def append_and_change(rows: Sequence[Row], change: Row, connection: sqlite3.Connection) -> None:
    append(connection, rows)
    connection.execute(CHANGE, change)


def load_table(connection: sqlite3.Connection, table: str) -> StoredTable | None:
    row = connection.execute(TABLE, (table,)).fetchone()
    if row is None:
        return None
    journal, chat = (connection.execute(statement, (table,)).fetchall() for statement in (JOURNAL, CHAT))
    return stored(table, row[0], row[1], journal, chat)
