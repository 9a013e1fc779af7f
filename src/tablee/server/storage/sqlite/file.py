"""Open the SQLite file: lock it for one server, and migrate it to the newest schema."""

from __future__ import annotations

import os
import sqlite3
from pathlib import Path
from stat import S_IRWXG, S_IRWXO

from filelock import FileLock, Timeout

from tablee.core.errors import GameError
from tablee.server.storage.migrations import SchemaTooNew, steps

BUSY_SECONDS = 5.0
# Pages in the log, four times SQLite's own number, until they are copied into the file: nearly every move writes to the
# page of its table again, and only the last state of a page is copied. The log then has up to 16 MB.
LOGGED_PAGES = 4000
# The file holds dealt hands: only the server's user may read it.
PRIVATE = 0o600
FileId = tuple[int, int]


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
        make_private(path)
        connection = sqlite3.connect(path, timeout=BUSY_SECONDS, isolation_level=None, check_same_thread=False)
        connection.execute("PRAGMA journal_mode = WAL")
        connection.execute("PRAGMA synchronous = FULL")
        connection.execute(f"PRAGMA wal_autocheckpoint = {LOGGED_PAGES}")
        connection.execute("PRAGMA foreign_keys = ON")
        migrate(connection)
    except (OSError, sqlite3.Error, SchemaTooNew) as error:
        text = error.strerror if isinstance(error, OSError) else None
        raise UnusableFile(f"cannot keep tables in {path}: {text or error}") from None
    return connection


def make_private(path: Path) -> None:
    """Create the file for the server's user alone, or take it from others. SQLite's files beside it follow."""
    os.close(os.open(path, os.O_RDWR | os.O_CREAT, PRIVATE))
    if os.name == "posix" and path.stat().st_mode & (S_IRWXG | S_IRWXO):
        path.chmod(PRIVATE)


def file_ids(path: Path) -> list[FileId]:
    """The files that are at the paths of the database and its write-ahead log now; empty if one is missing.

    A file that is moved away or deleted can still be written to, but no one would find the moves again.
    """
    try:
        found = [os.stat(path), os.stat(f"{path}-wal")]
    except OSError:
        return []
    return [(status.st_dev, status.st_ino) for status in found]


def migrate(connection: sqlite3.Connection) -> None:
    """Apply the missing migrations, each in its own transaction."""
    (version,) = connection.execute("PRAGMA user_version").fetchone()
    for number, text in steps("sqlite", version):
        connection.executescript(f"BEGIN IMMEDIATE;\n{text}\nPRAGMA user_version = {number};\nCOMMIT;")
