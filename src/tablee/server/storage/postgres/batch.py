"""What many tables append to a PostgreSQL database while it is busy shares the next statement and flush.

What could not be written with the others is tried by itself, so that nobody pays for another's fault, or waits for it.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, Sequence
from typing import Any, NamedTuple

from tablee.server.storage.base import StorageUnavailable, tell
from tablee.server.storage.rows import entry_row
from tablee.server.table.journal import JournalEntry

log = logging.getLogger("tablee.storage")

MOST_TOGETHER = 256
COLUMNS = 9


class Append(NamedTuple):
    """`term` is under which its table is believed to be ours."""

    table: str
    term: int
    entries: Sequence[JournalEntry]
    told: Callable[[bool, Exception | None], object]

    @property
    def rows(self) -> list[tuple[Any, ...]]:
        return [entry_row(self.table, entry) for entry in self.entries]


# The tables, their terms, and the columns of their entries.
Values = list[list[Any]]
Write = Callable[[Values], Awaitable[set[str]]]


class AppendBatcher:
    """Both carry out a statement with its values, and say at which of the tables something was written.

    `together` passes over tables that somebody else is busy with; `alone` waits for them.
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
        """Whatever could not be written is tried by itself, which nobody else waits for."""
        try:
            held = await self.together(values(appends))
        except Exception:
            held = set()
        for append in appends:
            if append.table in held:
                tell(append.told, True, None)
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
            tell(append.told, False, failure(error))
        else:
            tell(append.told, append.table in held, None)

    async def over(self) -> None:
        """Once everything that was asked for is done."""
        while self.work is not None or self.stragglers:
            await asyncio.wait([*self.stragglers, *([self.work] if self.work else [])])


def failure(error: Exception) -> StorageUnavailable:
    if isinstance(error, StorageUnavailable):
        return error
    log.error("could not be written down: %r", error)
    return StorageUnavailable(repr(error))


def values(together: Sequence[Append]) -> Values:
    rows = [row for append in together for row in append.rows]
    columns = [list(column) for column in zip(*rows, strict=True)] if rows else [[] for _ in range(COLUMNS)]
    return [[append.table for append in together], [append.term for append in together], *columns]
