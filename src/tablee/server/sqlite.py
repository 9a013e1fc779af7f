"""Tables in one SQLite file. A thread of its own writes; what is asked for meanwhile shares the next flush."""

from __future__ import annotations

import asyncio
import logging
import sqlite3
from collections.abc import Callable, Sequence
from pathlib import Path
from queue import SimpleQueue
from threading import Thread
from time import perf_counter
from typing import Any, TypeVar

from filelock import FileLock, Timeout

from tablee.core.errors import GameError
from tablee.server.arrangement import Arrangement, Stage
from tablee.server.errors import TableError
from tablee.server.journal import ChatLine, Entry
from tablee.server.migrations import NewerForm, steps
from tablee.server.rows import chat_line_of, entry_of, entry_row, readable_arrangements, stored, table_row
from tablee.server.storage import Storage, StorageError, Stored

log = logging.getLogger("tablee.storage")
T = TypeVar("T")
Work = Callable[[sqlite3.Connection], Any]

LARGEST_BATCH = 512
BUSY_SECONDS = 5.0


class UnusableFile(GameError):
    """The file cannot be opened, is not one of ours, or another server uses it."""


def locked(path: Path) -> FileLock:
    """A table has one writer, so a file has one server; the lock ends with its process."""
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
    """The file, made if there is none, with the newest tables in it."""
    try:
        connection = sqlite3.connect(path, timeout=BUSY_SECONDS, isolation_level=None, check_same_thread=False)
        connection.execute("PRAGMA journal_mode = WAL")
        connection.execute("PRAGMA synchronous = FULL")
        connection.execute("PRAGMA foreign_keys = ON")
        migrate(connection)
    except (sqlite3.Error, NewerForm) as error:
        raise UnusableFile(f"cannot keep tables in {path}: {error}") from None
    return connection


def migrate(connection: sqlite3.Connection) -> None:
    """Bring the file to the newest form, step by step, each step wholly or not at all."""
    (version,) = connection.execute("PRAGMA user_version").fetchone()
    for number, text in steps("sqlite", version):
        connection.executescript(f"BEGIN IMMEDIATE;\n{text}\nPRAGMA user_version = {number};\nCOMMIT;")


class Job:
    """Something to do in a transaction, and who waits for it."""

    def __init__(self, work: Work) -> None:
        self.work = work
        self.loop = asyncio.get_running_loop()
        self.done: asyncio.Future[Any] = self.loop.create_future()

    def answer(self, result: Any, error: Exception | None) -> None:
        try:
            self.loop.call_soon_threadsafe(self.deliver, result, error)
        except RuntimeError:  # the loop was closed while the disk was working: nobody waits any more
            return

    def deliver(self, result: Any, error: Exception | None) -> None:
        if self.done.done():
            return
        if error is None:
            self.done.set_result(result)
        else:
            self.done.set_exception(error)


class SqliteStorage(Storage):
    def __init__(self, path: Path) -> None:
        super().__init__()
        self.path = path
        self.woken = False
        self.lock = locked(path)
        try:
            self.connection = connected(path)
        except UnusableFile:
            self.lock.release()
            raise
        self.jobs: SimpleQueue[Job | None] = SimpleQueue()
        self.thread = Thread(target=self.run, name="tablee-storage", daemon=True)
        self.thread.start()

    async def ask(self, work: Callable[[sqlite3.Connection], T]) -> T:
        """Done, and on the disk, once this returns. Giving up waiting does not undo it."""
        job = Job(work)
        self.jobs.put(job)
        result: T = await asyncio.shield(job.done)
        return result

    def run(self) -> None:
        while (first := self.jobs.get()) is not None:
            batch: list[Job] = [first]
            while len(batch) < LARGEST_BATCH and not self.jobs.empty():
                job = self.jobs.get()
                if job is None:
                    self.jobs.put(None)
                    break
                batch.append(job)
            self.work_through(batch)
        self.connection.close()
        self.lock.release()

    def work_through(self, batch: list[Job]) -> None:
        """One flush for all; a job that fails takes back only what it did itself."""
        answers: list[tuple[Any, Exception | None]] = []
        began = perf_counter()
        try:
            self.connection.execute("BEGIN IMMEDIATE")
            answers = [self.attempt(job) for job in batch]
            self.connection.execute("COMMIT")
            self.committed(len(batch), perf_counter() - began)
        except sqlite3.Error as error:
            self.give_up()
            log.error("could not be written down: %s", error)
            answers = [(None, StorageError(str(error)))] * len(batch)
        for job, (result, failure) in zip(batch, answers, strict=True):
            job.answer(result, failure)

    def give_up(self) -> None:
        """Nothing of the transaction stays. A connection that cannot even do that is replaced."""
        try:
            if self.connection.in_transaction:
                self.connection.execute("ROLLBACK")
        except sqlite3.Error:
            log.exception("the connection to %s is replaced", self.path)
            self.connection.close()
            self.connection = connected(self.path)

    def attempt(self, job: Job) -> tuple[Any, Exception | None]:
        self.connection.execute("SAVEPOINT job")
        try:
            result = job.work(self.connection)
        except Exception as error:
            self.connection.execute("ROLLBACK TO job")
            if isinstance(error, TableError):
                return None, error
            log.error("could not be written down: %s", error)
            return None, StorageError(str(error))
        self.connection.execute("RELEASE job")
        return result, None

    async def write(self, statement: str, rows: Sequence[tuple[Any, ...]]) -> None:
        """No cursor leaves the thread: ending in another one, it would reset a statement that is being used."""

        def work(connection: sqlite3.Connection) -> None:
            connection.executemany(statement, rows)

        await self.ask(work)

    async def keep(self, arrangements: Sequence[Arrangement], used: int) -> None:
        await self.write(KEEP, [table_row(table, used) for table in arrangements])

    async def append(self, table: str, entries: Sequence[Entry], changed: Arrangement | None) -> None:
        rows = [(table, *entry_row(entry)) for entry in entries]
        changes = [] if changed is None else [(changed.stage, changed.model_dump_json(), table)]

        def work(connection: sqlite3.Connection) -> None:
            connection.executemany(APPEND, rows)
            connection.executemany(CHANGE, changes)

        await self.ask(work)

    async def say(self, table: str, line: ChatLine) -> None:
        await self.write(SAY, [(table, *line)])

    async def fetch(self, table: str) -> Stored | None:
        return await self.ask(lambda connection: fetched(connection, table))

    async def in_stage(self, stage: Stage) -> list[str]:
        found = await self.ask(lambda connection: connection.execute(IN_STAGE, (stage,)).fetchall())
        return [name for (name,) in found]

    async def claim(self, table: str) -> str | None:
        """A file has one server."""
        return None

    async def release(self, table: str) -> None:
        return

    async def orphans(self) -> list[str]:
        """Those of the last run, once: nobody else writes to the file."""
        if self.woken:
            return []
        found = await self.in_stage("playing")
        self.woken = True
        return found

    async def lobby(self, limit: int) -> list[Arrangement]:
        found = await self.ask(lambda connection: connection.execute(LOBBY, (limit,)).fetchall())
        return readable_arrangements(text for (text,) in found)

    async def use(self, table: str, used: int) -> None:
        await self.write(USE, [(used, table)])

    async def unused(self, stage: Stage, since: int) -> list[str]:
        found = await self.ask(lambda connection: connection.execute(UNUSED, (stage, since)).fetchall())
        return [name for (name,) in found]

    async def remove(self, tables: Sequence[str]) -> None:
        await self.write(REMOVE, [(table,) for table in tables])

    async def close(self) -> None:
        """Once everything asked for is done."""
        self.jobs.put(None)
        await asyncio.to_thread(self.thread.join)


KEEP = """
INSERT INTO tables (id, stage, public, free, used, arrangement) VALUES (?, ?, ?, ?, ?, ?)
ON CONFLICT (id) DO UPDATE SET
    stage = excluded.stage, public = excluded.public, free = excluded.free, used = excluded.used,
    arrangement = excluded.arrangement
"""
APPEND = """
INSERT INTO journal (table_id, revision, seat, do, back, by, at, command, banks) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)
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
REMOVE = "DELETE FROM tables WHERE id = ?"
TABLE = "SELECT arrangement, used FROM tables WHERE id = ?"
JOURNAL = "SELECT revision, seat, do, back, by, at, command, banks FROM journal WHERE table_id = ? ORDER BY revision"
CHAT = "SELECT number, at, name, said, reaction, command FROM chat WHERE table_id = ? ORDER BY number"


def fetched(connection: sqlite3.Connection, table: str) -> Stored | None:
    row = connection.execute(TABLE, (table,)).fetchone()
    if row is None:
        return None
    journal = [entry_of(found) for found in connection.execute(JOURNAL, (table,))]
    chat = [chat_line_of(found) for found in connection.execute(CHAT, (table,))]
    return stored(table, row[0], row[1], journal, chat)
