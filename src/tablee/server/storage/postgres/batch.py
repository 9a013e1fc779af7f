"""Group commit for PostgreSQL: appends that arrive during a statement share the next one and its flush.

An append that could not be written with the others is retried alone, so no table fails or waits because of another.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, Sequence
from typing import Any, NamedTuple

from tablee.server.common.tasks import call_back
from tablee.server.storage.base import StorageUnavailable
from tablee.server.storage.rows import entry_row
from tablee.server.table.journal import JournalEntry

log = logging.getLogger("tablee.storage")

MAX_BATCH = 256
COLUMNS = 9


class Append(NamedTuple):
    """`token`: the fencing token this node holds for the table."""

    table: str
    token: int
    entries: Sequence[JournalEntry]
    done: Callable[[bool, Exception | None], object]

    @property
    def rows(self) -> list[tuple[Any, ...]]:
        return [entry_row(self.table, entry) for entry in self.entries]


# Table ids, fencing tokens, then the columns of the entries.
Values = list[list[Any]]
Write = Callable[[Values], Awaitable[set[str]]]


class AppendBatcher:
    """Both `together` and `alone` execute a statement and return the tables that were written to.

    `together` skips tables whose row is locked; `alone` waits for the lock.
    """

    def __init__(self, together: Write, alone: Write) -> None:
        self.together = together
        self.alone = alone
        self.queued: list[Append] = []
        self.task: asyncio.Task[None] | None = None
        self.singles: set[asyncio.Task[None]] = set()

    def add(self, append: Append) -> None:
        self.queued.append(append)
        if self.task is None:
            self.task = asyncio.create_task(self.run())

    async def run(self) -> None:
        while self.queued:
            appends, self.queued = self.queued[:MAX_BATCH], self.queued[MAX_BATCH:]
            await self.write_together(appends)
        self.task = None

    async def write_together(self, appends: Sequence[Append]) -> None:
        """Write one batch. Appends that were not written are retried alone; the next batch does not wait for them."""
        try:
            written = await self.together(values(appends))
        except Exception:
            written = set()
        for append in appends:
            if append.table in written:
                call_back(append.done, True, None)
            else:
                self.add_single(append, self.alone)

    def add_single(self, append: Append, write: Write) -> None:
        single = asyncio.create_task(self.write_single(append, write))
        self.singles.add(single)
        single.add_done_callback(self.singles.discard)

    async def write_single(self, append: Append, write: Write) -> None:
        try:
            written = await write(values([append]))
        except Exception as error:
            call_back(append.done, False, failure(error))
        else:
            call_back(append.done, append.table in written, None)

    async def drain(self) -> None:
        """Wait until every append is done."""
        while self.task is not None or self.singles:
            await asyncio.wait([*self.singles, *([self.task] if self.task else [])])


def failure(error: Exception) -> StorageUnavailable:
    if isinstance(error, StorageUnavailable):
        return error
    log.error("an append to PostgreSQL failed: %r; its client was told to retry", error)
    return StorageUnavailable(repr(error))


def values(together: Sequence[Append]) -> Values:
    rows = [row for append in together for row in append.rows]
    columns = [list(column) for column in zip(*rows, strict=True)] if rows else [[] for _ in range(COLUMNS)]
    return [[append.table for append in together], [append.token for append in together], *columns]
