"""Group commit for PostgreSQL: appends that arrive during a statement share the next one and its flush.

An append that could not be written with the others is retried alone, so no table fails or waits because of another.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, Sequence
from typing import Any, NamedTuple

from tablee.server.storage.base import StorageUnavailable, call_back
from tablee.server.storage.rows import entry_row
from tablee.server.table.journal import JournalEntry

log = logging.getLogger("tablee.storage")

MOST_TOGETHER = 256
COLUMNS = 9


class Append(NamedTuple):
    """`term`: the fencing token this node holds for the table."""

    table: str
    term: int
    entries: Sequence[JournalEntry]
    told: Callable[[bool, Exception | None], object]

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
        self.coming: list[Append] = []
        self.work: asyncio.Task[None] | None = None
        self.stragglers: set[asyncio.Task[None]] = set()

    def add(self, append: Append) -> None:
        self.coming.append(append)
        if self.work is None:
            self.work = asyncio.create_task(self.work_through())

    async def work_through(self) -> None:
        while self.coming:
            appends, self.coming = self.coming[:MOST_TOGETHER], self.coming[MOST_TOGETHER:]
            await self.write_together(appends)
        self.work = None

    async def write_together(self, appends: Sequence[Append]) -> None:
        """Write one batch. Appends that were not written are retried alone; the next batch does not wait for them."""
        try:
            held = await self.together(values(appends))
        except Exception:
            held = set()
        for append in appends:
            if append.table in held:
                call_back(append.told, True, None)
            else:
                self.add_alone(append, self.alone)

    def add_alone(self, append: Append, write: Write) -> None:
        straggler = asyncio.create_task(self.write_alone(append, write))
        self.stragglers.add(straggler)
        straggler.add_done_callback(self.stragglers.discard)

    async def write_alone(self, append: Append, write: Write) -> None:
        try:
            held = await write(values([append]))
        except Exception as error:
            call_back(append.told, False, failure(error))
        else:
            call_back(append.told, append.table in held, None)

    async def over(self) -> None:
        """Wait until every append is done."""
        while self.work is not None or self.stragglers:
            await asyncio.wait([*self.stragglers, *([self.work] if self.work else [])])


def failure(error: Exception) -> StorageUnavailable:
    if isinstance(error, StorageUnavailable):
        return error
    log.error("an append to PostgreSQL failed: %r; its client was told to retry", error)
    return StorageUnavailable(repr(error))


def values(together: Sequence[Append]) -> Values:
    rows = [row for append in together for row in append.rows]
    columns = [list(column) for column in zip(*rows, strict=True)] if rows else [[] for _ in range(COLUMNS)]
    return [[append.table for append in together], [append.term for append in together], *columns]
