"""Group commit for SQLite: one thread writes to the file; jobs that arrive during a flush share the next one.

Every statement releases the GIL and must get it back from the event loop, the busiest thread. So the appends of many
tables are one statement, transaction and flush, and all their callers are told in one go.
"""

from __future__ import annotations

import asyncio
import logging
import sqlite3
from abc import ABC, abstractmethod
from collections.abc import Callable, Iterator, Sequence
from functools import cache, partial
from itertools import groupby
from pathlib import Path
from queue import SimpleQueue
from threading import Thread
from time import perf_counter, sleep
from typing import Any, TypeVar

from mypy_extensions import mypyc_attr

from tablee.server.common.errors import TableError
from tablee.server.storage.base import Storage, StorageUnavailable, Told, settle, tell
from tablee.server.storage.sqlite.file import UnusableFile, connected, locked

log = logging.getLogger("tablee.storage")
T = TypeVar("T")
Answer = tuple[Any, Exception | None]
Row = tuple[Any, ...]

LARGEST_BATCH = 512
# After a batch of at least CROWD jobs, wait GATHERING seconds so that more share the next flush.
CROWD = 4
GATHERING = 0.004
# Rows in one INSERT, where several jobs share it.
MOST_ROWS = 100

INTO_JOURNAL = "INSERT INTO journal (table_id, revision, seat, do, back, by, at, command, banks) VALUES "
ROW = "(?, ?, ?, ?, ?, ?, ?, ?, ?)"


class WriteJob(ABC):
    """Work for a transaction; its result is delivered in the event loop that asked for it."""

    def __init__(self) -> None:
        self.loop = asyncio.get_running_loop()

    @abstractmethod
    def work(self, connection: sqlite3.Connection) -> Any: ...

    @abstractmethod
    def tell(self, result: Any, error: Exception | None) -> None: ...


class Query(WriteJob):
    def __init__(
        self, work: Callable[[sqlite3.Connection], Any], told: Callable[[Any, Exception | None], object]
    ) -> None:
        super().__init__()
        self.asked = work
        self.told = told

    def work(self, connection: sqlite3.Connection) -> Any:
        return self.asked(connection)

    def tell(self, result: Any, error: Exception | None) -> None:
        self.told(result, error)


class AppendRows(WriteJob):
    """The most frequent job: rows for the journal and nothing else."""

    def __init__(self, rows: Sequence[Row], told: Told) -> None:
        super().__init__()
        self.rows = rows
        self.told = told

    def work(self, connection: sqlite3.Connection) -> None:
        append(connection, self.rows)

    def tell(self, result: Any, error: Exception | None) -> None:
        self.told(error)


@cache
def appending(rows: int) -> str:
    return INTO_JOURNAL + ", ".join([ROW] * rows)


def append(connection: sqlite3.Connection, rows: Sequence[Row]) -> None:
    """Insert rows. The cursor must not leave the thread: freed in another, it would reset a statement in use."""
    if rows:
        connection.execute(appending(len(rows)), [value for row in rows for value in row])


def shared_out(appends: Sequence[AppendRows]) -> Iterator[list[AppendRows]]:
    """Group the jobs by how many fit into one statement."""
    together: list[AppendRows] = []
    for job in appends:
        if together and sum(len(other.rows) for other in together) + len(job.rows) > MOST_ROWS:
            yield together
            together = []
        together.append(job)
    if together:
        yield together


def deliver(jobs: Sequence[tuple[WriteJob, Answer]]) -> None:
    for job, (result, error) in jobs:
        tell(job.tell, result, error)


def loop_of(answered: tuple[WriteJob, Answer]) -> int:
    return id(answered[0].loop)


@mypyc_attr(allow_interpreted_subclasses=True)
class GroupCommitWriter(Storage):
    def __init__(self, path: Path) -> None:
        super().__init__()
        self.path = path
        self.lock = locked(path)
        try:
            self.connection = connected(path)
        except UnusableFile:
            self.lock.release()
            raise
        self.coming: list[WriteJob] = []
        self.jobs: SimpleQueue[list[WriteJob]] = SimpleQueue()
        self.thread = Thread(target=self.run, name="tablee-storage", daemon=True)
        self.thread.start()

    async def ask(self, work: Callable[[sqlite3.Connection], T]) -> T:
        """Run a job and wait until it is on disk. Cancelling the wait does not undo it."""
        done: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        self.take(Query(work, partial(settle, done)))
        return await done

    def take(self, job: WriteJob) -> None:
        if not self.coming:
            job.loop.call_soon(self.hand_over)
        self.coming.append(job)

    def hand_over(self) -> None:
        """Pass all jobs of this loop turn to the thread in one go."""
        if self.coming:
            self.jobs.put(self.coming)
            self.coming = []

    def run(self) -> None:
        """Work until closed. After a large batch, pause briefly so that more jobs share the next flush."""
        done = self.work_through_next()
        while done:
            if done >= CROWD:
                sleep(GATHERING)
            done = self.work_through_next()
        self.connection.close()
        self.lock.release()

    def work_through_next(self) -> int:
        """Returns the number of jobs. Keeps no reference to them while waiting, so that their tables can be freed."""
        batch = self.next_batch()
        if batch:
            self.work_through(batch)
        return len(batch)

    def next_batch(self) -> list[WriteJob]:
        """Wait for jobs and take all that are queued; an empty batch means that the storage is closing."""
        batch = self.jobs.get()
        while batch and len(batch) < LARGEST_BATCH and not self.jobs.empty():
            more = self.jobs.get()
            if not more:
                self.jobs.put(more)
                break
            batch += more
        return batch

    def work_through(self, batch: list[WriteJob]) -> None:
        """The order does not matter: a table has one write in flight at a time."""
        for together in shared_out([job for job in batch if isinstance(job, AppendRows)]):
            self.append_at_once(together)
        others = [job for job in batch if not isinstance(job, AppendRows)]
        if others:
            self.work_through_each(others)

    def append_at_once(self, appends: list[AppendRows]) -> None:
        """Append in one statement, transaction and flush. If one of the jobs is invalid, retry each by itself.

        A full disk or a locked file fails all of them without a retry.
        """
        began = perf_counter()
        try:
            append(self.connection, [row for job in appends for row in job.rows])
        except sqlite3.OperationalError as error:
            self.fail(appends, error)
            return
        except Exception:  # any other error: the thread must go on
            self.work_through_each(appends)
            return
        self.committed(len(appends), perf_counter() - began)
        self.tell([(job, (None, None)) for job in appends])

    def work_through_each(self, batch: Sequence[WriteJob]) -> None:
        """One transaction and flush for all jobs; a job that fails rolls back only its own changes."""
        began = perf_counter()
        try:
            self.connection.execute("BEGIN IMMEDIATE")
            answers = [(job, self.attempt(job)) for job in batch]
            self.connection.execute("COMMIT")
        except sqlite3.Error as error:
            self.fail(batch, error)
            return
        self.committed(len(batch), perf_counter() - began)
        self.tell(answers)

    def fail(self, batch: Sequence[WriteJob], error: sqlite3.Error) -> None:
        self.give_up()
        log.error("commit failed, %d writes rolled back: %s; clients were told to retry", len(batch), error)
        self.tell([(job, (None, StorageUnavailable(str(error)))) for job in batch])

    def tell(self, answers: list[tuple[WriteJob, Answer]]) -> None:
        for _, group in groupby(answers, loop_of):
            answered = list(group)
            try:
                answered[0][0].loop.call_soon_threadsafe(deliver, answered)
            except RuntimeError:  # the loop was closed during the flush: no caller is waiting
                continue

    def give_up(self) -> None:
        """Roll back the transaction. If even that fails, replace the connection."""
        try:
            if self.connection.in_transaction:
                self.connection.execute("ROLLBACK")
        except sqlite3.Error:
            log.exception("rollback failed on %s; closing the connection and opening a new one", self.path)
            self.connection.close()
            self.reconnect()

    def reconnect(self) -> None:
        """If this fails too, it is tried again at the next failed commit."""
        try:
            self.connection = connected(self.path)
        except UnusableFile as error:
            log.error("reconnecting failed: %s; trying again at the next failed commit", error)

    def attempt(self, job: WriteJob) -> Answer:
        self.connection.execute("SAVEPOINT job")
        try:
            result = job.work(self.connection)
        except Exception as error:
            self.connection.execute("ROLLBACK TO job")
            if isinstance(error, TableError):
                return None, error
            log.error("one write failed and was rolled back: %r; its client was told to retry", error)
            return None, StorageUnavailable(str(error))
        self.connection.execute("RELEASE job")
        return result, None

    async def close(self) -> None:
        """Finish all queued jobs, then stop the thread."""
        self.hand_over()
        self.jobs.put([])
        await asyncio.to_thread(self.thread.join)
