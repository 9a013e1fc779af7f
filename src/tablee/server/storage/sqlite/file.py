"""Open the SQLite file: lock it for one server, and migrate it to the newest schema."""

from __future__ import annotations

import sqlite3
from pathlib import Path

from filelock import FileLock, Timeout

from tablee.core.errors import GameError
from tablee.server.storage.migrations import SchemaTooNew, steps

BUSY_SECONDS = 5.0


class UnusableFile(GameError):
    """The file cannot be opened, is not a Tablée database, or is in use by another server."""


def locked(path: Path) -> FileLock:
    """Lock the file: a table has one writer, so a file has one server. The lock ends with the process."""
    lock = FileLock(f"{path}.lock", thread_local=False)
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        lock.acquire(timeout=0)
    except Timeout:
        raise UnusableFile(f"another server keeps its tables in {path}: stop it or choose another file") from None
    except OSError as error:
        raise UnusableFile(f"cannot keep tables in {path}: {error.strerror or error}") from None
    return lock


def connected(path: Path) -> sqlite3.Connection:
    """Open the file, or create it, and migrate it."""
    try:
        connection = sqlite3.connect(path, timeout=BUSY_SECONDS, isolation_level=None, check_same_thread=False)
        connection.execute("PRAGMA journal_mode = WAL")
        connection.execute("PRAGMA synchronous = FULL")
        connection.execute("PRAGMA foreign_keys = ON")
        migrate(connection)
    except (sqlite3.Error, SchemaTooNew) as error:
        raise UnusableFile(f"cannot keep tables in {path}: {error}") from None
    return connection


def migrate(connection: sqlite3.Connection) -> None:
    """Apply the missing migrations, each in its own transaction."""
    (version,) = connection.execute("PRAGMA user_version").fetchone()
    for number, text in steps("sqlite", version):
        connection.executescript(f"BEGIN IMMEDIATE;\n{text}\nPRAGMA user_version = {number};\nCOMMIT;")
