"""Back up all tables while the server runs, and restore them into an empty database.

A backup is one SQLite file for either kind of database, so tables can also move from one kind to the other.
"""

from __future__ import annotations

import asyncio
import os
import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from typing import Any, NamedTuple

from tablee.core.errors import GameError
from tablee.server.storage.migrations import SchemaTooNew, steps
from tablee.server.storage.sqlite.file import connected, locked, make_private, migrate
from tablee.server.storage.urls import file_of, is_shared, place

COLUMNS = {
    "tables": ("id", "stage", "public", "free", "used", "arrangement"),
    "journal": ("table_id", "revision", "seat", "do", "back", "by", "at", "command", "banks"),
    "chat": ("table_id", "number", "at", "name", "said", "reaction", "command"),
}
TRUTHS = {"public", "reaction"}
ROWS_PER_BATCH = 1000
# Give games under way a home that does not exist: the next node to start adopts them as orphans.
ORPHAN_GAMES = "UPDATE tables SET home = 'restored' WHERE stage = 'playing'"


class BackupError(GameError):
    """The backup or restore failed; nothing usable was written."""


class Copied(NamedTuple):
    tables: int
    moves: int


def back_up(url: str, file: Path) -> Copied:
    """Copy a consistent snapshot of the database to a new file."""
    if file.exists():
        raise BackupError(f"{file} already exists: choose another name")
    part = file.with_name(f"{file.name}.part")
    try:
        part.unlink(missing_ok=True)
        if is_shared(url):
            asyncio.run(copy_from_postgresql(url, part))
        else:
            copy_file(file_of(url), part)
        found = counted(part)
        os.replace(part, file)
    except (OSError, sqlite3.Error, SchemaTooNew) as error:
        raise BackupError(f"cannot back up {place(url)} to {file}: {error}") from None
    finally:
        part.unlink(missing_ok=True)
    return found


def restore(file: Path, url: str) -> Copied:
    """Copy all tables of a backup into a database that has none."""
    try:
        found = counted(file)
        if is_shared(url):
            asyncio.run(copy_to_postgresql(file, url))
        else:
            restore_file(file, file_of(url))
    except (OSError, sqlite3.Error, SchemaTooNew) as error:
        raise BackupError(f"cannot restore {file} to {place(url)}: {error}") from None
    return found


@contextmanager
def reading(file: Path) -> Iterator[sqlite3.Connection]:
    """Open an existing file read-only."""
    if not file.is_file():
        raise BackupError(f"there is no file {file}")
    with closing(sqlite3.connect(f"{file.resolve().as_uri()}?mode=ro", uri=True)) as connection:
        yield connection


def counted(file: Path) -> Copied:
    """Check that a file is an undamaged backup of a known version; count its tables and journal entries."""
    with reading(file) as connection:
        (state,) = connection.execute("PRAGMA quick_check(1)").fetchone()
        if state != "ok":
            raise sqlite3.DatabaseError(f"it is damaged: {state}")
        known = {name for (name,) in connection.execute("SELECT name FROM sqlite_master WHERE type = 'table'")}
        if not known.issuperset(COLUMNS):
            raise sqlite3.DatabaseError("it holds no tables of Tablée")
        list(steps("sqlite", connection.execute("PRAGMA user_version").fetchone()[0]))
        return Copied(*(connection.execute(f"SELECT count(*) FROM {name}").fetchone()[0] for name in [*COLUMNS][:2]))


def copy_file(source: Path, target: Path) -> None:
    """Copy to a single file, without a write-ahead log beside it."""
    with reading(source) as here:
        make_private(target)
        with closing(sqlite3.connect(target)) as there:
            here.backup(there)
            there.execute("PRAGMA journal_mode = DELETE")


def restore_file(file: Path, target: Path) -> None:
    lock = locked(target)
    try:
        if target.exists() and counted(target).tables:
            raise BackupError(f"there are tables in {target} already: move it away first, or restore to another place")
        make_private(target)
        with reading(file) as here, closing(sqlite3.connect(target)) as there:
            here.backup(there)
            migrate(there)
    finally:
        lock.release()


async def copy_from_postgresql(url: str, target: Path) -> None:
    """Copy a single snapshot, however long it takes."""
    from tablee.server.storage.postgres import pool as postgres_database  # noqa: PLC0415 — asyncpg is optional

    pool = await postgres_database.connected(url)
    try:
        async with pool.acquire() as source, source.transaction(isolation="repeatable_read", readonly=True):
            with closing(connected(target)) as there:
                there.execute("PRAGMA journal_mode = DELETE")
                there.execute("BEGIN")
                for name, columns in COLUMNS.items():
                    into = f"INSERT INTO {name} ({', '.join(columns)}) VALUES ({', '.join('?' * len(columns))})"
                    async for row in source.cursor(f"SELECT {quoted(columns)} FROM {name}", prefetch=ROWS_PER_BATCH):
                        there.execute(into, tuple(row))
                there.execute("COMMIT")
    finally:
        await pool.close()


async def copy_to_postgresql(file: Path, url: str) -> None:
    from tablee.server.storage.postgres import pool as postgres_database  # noqa: PLC0415 — asyncpg is optional

    pool = await postgres_database.connected(url)
    try:
        async with pool.acquire() as target, target.transaction():
            if await target.fetchval("SELECT EXISTS (SELECT FROM tables)"):
                raise BackupError(f"there are tables in {place(url)} already: restore to an empty database")
            with reading(file) as here:
                for name, columns in COLUMNS.items():
                    rows = here.execute(f"SELECT {quoted(columns)} FROM {name}")
                    while some := rows.fetchmany(ROWS_PER_BATCH):
                        records = [truths(columns, row) for row in some]
                        await target.copy_records_to_table(name, records=records, columns=columns)
            await target.execute(ORPHAN_GAMES)
    finally:
        await pool.close()


def quoted(columns: tuple[str, ...]) -> str:
    return ", ".join(f'"{column}"' for column in columns)


def truths(columns: tuple[str, ...], row: tuple[Any, ...]) -> tuple[Any, ...]:
    """Convert SQLite's 0 and 1 to booleans."""
    return tuple(bool(value) if name in TRUTHS else value for name, value in zip(columns, row, strict=True))
