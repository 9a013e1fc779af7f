"""A thread of its own writes to the file; what is asked for meanwhile shares the next flush.

Every statement lets go of the interpreter and must get it back from the busiest thread there is. So what many tables
append goes in as few statements as can be, and everybody who waits is told in one go.
"""

from __future__ import annotations

import asyncio
import logging
import sqlite3
from collections.abc import Callable, Sequence
from itertools import groupby
from pathlib import Path
from queue import SimpleQueue
from threading import Thread
from time import perf_counter
from typing import Any, TypeVar

from tablee.server.errors import TableError
from tablee.server.sqlite_file import UnusableFile, connected, locked
from tablee.server.storage import Storage, StorageError

log = logging.getLogger("tablee.storage")
T = TypeVar("T")
Work = Callable[[sqlite3.Connection], Any]
Answer = tuple[Any, Exception | None]
Row = tuple[Any, ...]

LARGEST_BATCH = 512
# Rows that one statement inserts; a number of rows is made up of these.
SIZES = (32, 16, 8, 4, 2, 1)

INTO_JOURNAL = "INSERT INTO journal (table_id, revision, seat, do, back, by, at, command, banks) VALUES "
APPENDS = {size: INTO_JOURNAL + ", ".join(["(?, ?, ?, ?, ?, ?, ?, ?, ?)"] * size) for size in SIZES}


class Job:
    """Something to do in a transaction, and who waits for it."""

    def __init__(self, work: Work) -> None:
        self.work = work
        self.loop = asyncio.get_running_loop()
        self.done: asyncio.Future[Any] = self.loop.create_future()

    def deliver(self, answer: Answer) -> None:
        result, error = answer
        if self.done.done():
            return
        if error is None:
            self.done.set_result(result)
        else:
            self.done.set_exception(error)


class Append(Job):
    """The most frequent one: rows for the journal, and nothing else."""

    def __init__(self, rows: Sequence[Row]) -> None:
        super().__init__(lambda connection: append(connection, rows))
        self.rows = rows


def append(connection: sqlite3.Connection, rows: Sequence[Row]) -> None:
    """No cursor leaves the thread: ending in another one, it would reset a statement that is being used."""
    done = 0
    for size in SIZES:
        while len(rows) - done >= size:
            connection.execute(APPENDS[size], [value for row in rows[done : done + size] for value in row])
            done += size


def deliver(jobs: Sequence[tuple[Job, Answer]]) -> None:
    for job, answer in jobs:
        job.deliver(answer)


def loop_of(answered: tuple[Job, Answer]) -> int:
    return id(answered[0].loop)


class FlushingStorage(Storage):
    def __init__(self, path: Path) -> None:
        super().__init__()
        self.path = path
        self.lock = locked(path)
        try:
            self.connection = connected(path)
        except UnusableFile:
            self.lock.release()
            raise
        self.coming: list[Job] = []
        self.jobs: SimpleQueue[list[Job]] = SimpleQueue()
        self.thread = Thread(target=self.run, name="tablee-storage", daemon=True)
        self.thread.start()

    async def ask(self, work: Callable[[sqlite3.Connection], T]) -> T:
        result: T = await self.wait_for(Job(work))
        return result

    def wait_for(self, job: Job) -> asyncio.Future[Any]:
        """Done, and on the disk, once this returns. Giving up waiting does not undo it."""
        if not self.coming:
            job.loop.call_soon(self.hand_over)
        self.coming.append(job)
        return job.done

    def hand_over(self) -> None:
        """To the thread, once for everything that was asked for meanwhile."""
        if self.coming:
            self.jobs.put(self.coming)
            self.coming = []

    def run(self) -> None:
        """Until there is nothing more to do, which is said with an empty batch."""
        while batch := self.jobs.get():
            while len(batch) < LARGEST_BATCH and not self.jobs.empty():
                more = self.jobs.get()
                if not more:
                    self.jobs.put(more)
                    break
                batch += more
            self.work_through(batch)
        self.connection.close()
        self.lock.release()

    def work_through(self, batch: list[Job]) -> None:
        """One flush for all, in any order: nobody asks for two things of one table at once."""
        began = perf_counter()
        try:
            self.connection.execute("BEGIN IMMEDIATE")
            answers = self.attempt_all(batch)
            self.connection.execute("COMMIT")
            self.committed(len(batch), perf_counter() - began)
        except sqlite3.Error as error:
            self.give_up()
            log.error("could not be written down: %s", error)
            answers = [(job, (None, StorageError(str(error)))) for job in batch]
        self.tell(answers)

    def tell(self, answers: list[tuple[Job, Answer]]) -> None:
        for _, group in groupby(answers, loop_of):
            answered = list(group)
            try:
                answered[0][0].loop.call_soon_threadsafe(deliver, answered)
            except RuntimeError:  # the loop was closed while the disk was working: nobody waits any more
                continue

    def give_up(self) -> None:
        """Nothing of the transaction stays. A connection that cannot even do that is replaced."""
        try:
            if self.connection.in_transaction:
                self.connection.execute("ROLLBACK")
        except sqlite3.Error:
            log.exception("the connection to %s is replaced", self.path)
            self.connection.close()
            self.connection = connected(self.path)

    def attempt_all(self, batch: list[Job]) -> list[tuple[Job, Answer]]:
        """What is to be appended together; if one of them fails, each by itself."""
        appends = [job for job in batch if isinstance(job, Append)]
        others: list[Job] = [job for job in batch if not isinstance(job, Append)]
        rows = [row for job in appends for row in job.rows]
        if len(appends) > 1 and self.try_out(lambda connection: append(connection, rows))[1] is None:
            return [(job, (None, None)) for job in appends] + [(job, self.attempt(job)) for job in others]
        return [(job, self.attempt(job)) for job in batch]

    def attempt(self, job: Job) -> Answer:
        result, error = self.try_out(job.work)
        if error is None or isinstance(error, TableError):
            return result, error
        log.error("could not be written down: %s", error)
        return None, StorageError(str(error))

    def try_out(self, work: Work) -> Answer:
        """What fails takes back only what it did itself."""
        self.connection.execute("SAVEPOINT job")
        try:
            result = work(self.connection)
        except Exception as error:
            self.connection.execute("ROLLBACK TO job")
            return None, error
        self.connection.execute("RELEASE job")
        return result, None

    async def close(self) -> None:
        """Once everything asked for is done."""
        self.hand_over()
        self.jobs.put([])
        await asyncio.to_thread(self.thread.join)
