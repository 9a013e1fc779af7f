"""Jobs for the thread that writes to the SQLite file, and how appends share a statement."""

from __future__ import annotations

import asyncio
import sqlite3
from abc import ABC, abstractmethod
from collections.abc import Callable, Iterator, Sequence
from functools import cache
from itertools import groupby
from typing import Any

from tablee.server.common.tasks import OnDone, call_back

Answer = tuple[Any, Exception | None]
Row = tuple[Any, ...]

# Rows in one INSERT, where several jobs share it.
MOST_ROWS = 100

INTO_JOURNAL = "INSERT INTO journal (table_id, revision, seat, do, back, by, at, command, banks) VALUES "
ROW = "(?, ?, ?, ?, ?, ?, ?, ?, ?)"


class WriteJob(ABC):
    """Work for a transaction; `done` is called with its result in the event loop that asked for it."""

    def __init__(self) -> None:
        self.loop = asyncio.get_running_loop()
        self.answered = False

    @abstractmethod
    def work(self, connection: sqlite3.Connection) -> Any: ...

    @abstractmethod
    def done(self, result: Any, error: Exception | None) -> None: ...


class Query(WriteJob):
    """Any work, with its result."""

    def __init__(
        self, work: Callable[[sqlite3.Connection], Any], on_done: Callable[[Any, Exception | None], object]
    ) -> None:
        super().__init__()
        self.asked = work
        self.on_done = on_done

    def work(self, connection: sqlite3.Connection) -> Any:
        return self.asked(connection)

    def done(self, result: Any, error: Exception | None) -> None:
        self.on_done(result, error)


class AppendRows(WriteJob):
    """The most frequent job: rows for the journal and nothing else."""

    def __init__(self, rows: Sequence[Row], on_done: OnDone) -> None:
        super().__init__()
        self.rows = rows
        self.on_done = on_done

    def work(self, connection: sqlite3.Connection) -> None:
        append(connection, self.rows)

    def done(self, result: Any, error: Exception | None) -> None:
        self.on_done(error)


@cache
def appending(rows: int) -> str:
    return INTO_JOURNAL + ", ".join([ROW] * rows)


def append(connection: sqlite3.Connection, rows: Sequence[Row]) -> None:
    """Insert rows. The cursor must not leave the thread: freed in another, it would reset a statement in use."""
    if rows:
        connection.execute(appending(len(rows)), [value for row in rows for value in row])


def by_statement(appends: Sequence[AppendRows]) -> Iterator[list[AppendRows]]:
    """Group the jobs by how many fit into one statement."""
    together: list[AppendRows] = []
    rows = 0
    for job in appends:
        if together and rows + len(job.rows) > MOST_ROWS:
            yield together
            together, rows = [], 0
        together.append(job)
        rows += len(job.rows)
    if together:
        yield together


def answer_all(answers: Sequence[tuple[WriteJob, Answer]]) -> None:
    """Call back in the event loops of the jobs, once per loop."""
    for _, group in groupby(answers, loop_of):
        answered = list(group)
        for job, _ in answered:
            job.answered = True
        try:
            answered[0][0].loop.call_soon_threadsafe(deliver, answered)
        except RuntimeError:  # the loop was closed during the flush: no caller is waiting
            continue


def loop_of(answered: tuple[WriteJob, Answer]) -> int:
    return id(answered[0].loop)


def deliver(answers: Sequence[tuple[WriteJob, Answer]]) -> None:
    for job, (result, error) in answers:
        call_back(job.done, result, error)
