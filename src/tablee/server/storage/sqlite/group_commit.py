"""Group commit for SQLite: one thread writes to the file; jobs that arrive during a flush share the next one.

Every statement releases the GIL and must get it back from the event loop, the busiest thread. So the appends of many
tables are one statement, transaction and flush, and all their callers are told in one go.
"""

from __future__ import annotations

import asyncio
import logging
import sqlite3
from collections.abc import Callable, Sequence
from functools import partial
from pathlib import Path
from queue import SimpleQueue
from threading import Thread
from time import perf_counter, sleep
from typing import TypeVar

from mypy_extensions import mypyc_attr

from tablee.server.common.errors import TableError
from tablee.server.common.tasks import resolve
from tablee.server.storage.base import StorageUnavailable
from tablee.server.storage.sqlite.file import UnusableFile, connected, file_ids, locked
from tablee.server.storage.sqlite.jobs import Answer, AppendRows, Query, WriteJob, answer_all, append, by_statement

log = logging.getLogger("tablee.storage")
T = TypeVar("T")

MAX_BATCH = 512
# After a batch of at least LARGE_BATCH jobs, wait PAUSE_SECONDS so that more share the next flush.
LARGE_BATCH = 4
PAUSE_SECONDS = 0.004


@mypyc_attr(allow_interpreted_subclasses=True)
class GroupCommitWriter:
    """Calls `committed` with the number of jobs in a batch and the seconds that it took."""

    def __init__(self, path: Path, committed: Callable[[int, float], object]) -> None:
        self.path = path
        self.committed = committed
        self.lock = locked(path)
        try:
            self.connection = connected(path)
        except UnusableFile:
            self.lock.release()
            raise
        self.opened = file_ids(path)
        self.queued: list[WriteJob] = []
        self.batches: SimpleQueue[list[WriteJob]] = SimpleQueue()
        self.thread = Thread(target=self.run, name="tablee-storage", daemon=True)
        self.thread.start()

    async def ask(self, work: Callable[[sqlite3.Connection], T]) -> T:
        """Run a job and wait until it is on disk. Cancelling the wait does not undo it."""
        done: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        self.add(Query(work, partial(resolve, done)))
        return await done

    def add(self, job: WriteJob) -> None:
        if not self.queued:
            job.loop.call_soon(self.flush)
        self.queued.append(job)

    def flush(self) -> None:
        """Pass all jobs of this loop turn to the thread in one go."""
        if self.queued:
            self.batches.put(self.queued)
            self.queued = []

    def run(self) -> None:
        """Work until closed. After a large batch, pause briefly so that more jobs share the next flush."""
        done = self.commit_next()
        while done:
            if done >= LARGE_BATCH:
                sleep(PAUSE_SECONDS)
            done = self.commit_next()
        self.connection.close()
        self.lock.release()

    def commit_next(self) -> int:
        """Returns the number of jobs. Keeps no reference to them while waiting, so that their tables can be freed."""
        batch = self.next_batch()
        try:
            if batch:
                self.commit_batch(batch)
        except Exception as error:  # not foreseen: the only writer must go on, and all callers get an answer
            log.exception("the storage thread failed at a batch of %d writes; it goes on with the next", len(batch))
            self.fail([job for job in batch if not job.answered], error)
        return len(batch)

    def next_batch(self) -> list[WriteJob]:
        """Wait for jobs and take all that are queued; an empty batch means that the storage is closing."""
        batch = self.batches.get()
        while batch and len(batch) < MAX_BATCH and not self.batches.empty():
            more = self.batches.get()
            if not more:
                self.batches.put(more)
                break
            batch += more
        return batch

    def commit_batch(self, batch: list[WriteJob]) -> None:
        """The order does not matter: a table has one write in flight at a time."""
        if file_ids(self.path) != self.opened:
            self.fail(batch, sqlite3.OperationalError(f"{self.path} was moved, replaced or deleted"))
            return
        for together in by_statement([job for job in batch if isinstance(job, AppendRows)]):
            self.append_together(together)
        others = [job for job in batch if not isinstance(job, AppendRows)]
        if others:
            self.commit_each(others)

    def append_together(self, appends: list[AppendRows]) -> None:
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
            self.commit_each(appends)
            return
        self.committed(len(appends), perf_counter() - began)
        answer_all([(job, (None, None)) for job in appends])

    def commit_each(self, batch: Sequence[WriteJob]) -> None:
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
        answer_all(answers)

    def fail(self, batch: Sequence[WriteJob], error: Exception) -> None:
        self.give_up()
        log.error("commit failed, %d writes rolled back: %s; clients were told to retry", len(batch), error)
        answer_all([(job, (None, StorageUnavailable(str(error)))) for job in batch])

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
            self.opened = file_ids(self.path)
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
        self.flush()
        self.batches.put([])
        await asyncio.to_thread(self.thread.join)
