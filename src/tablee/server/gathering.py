"""What many tables append to a PostgreSQL database while it is busy shares the next statement and flush.

If a statement fails, each of those who shared it is tried by itself, so that nobody pays for another's fault.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, Sequence
from typing import Any, NamedTuple

from tablee.server.journal import Entry
from tablee.server.rows import entry_row
from tablee.server.storage import StorageError, tell

log = logging.getLogger("tablee.storage")

MOST_TOGETHER = 256
COLUMNS = 9


class Append(NamedTuple):
    """`term` is under which its table is believed to be ours."""

    table: str
    term: int
    entries: Sequence[Entry]
    told: Callable[[bool, Exception | None], object]

    @property
    def rows(self) -> list[tuple[Any, ...]]:
        return [(self.table, *entry_row(entry)) for entry in self.entries]


# The tables, their terms, and the columns of their entries.
Values = list[list[Any]]
Write = Callable[[Values], Awaitable[set[str]]]


class Gathering:
    """`write` carries out the statement with its values, and says at which of the tables something was written."""

    def __init__(self, write: Write) -> None:
        self.write = write
        self.coming: list[Append] = []
        self.work: asyncio.Task[None] | None = None

    def add(self, append: Append) -> None:
        self.coming.append(append)
        if self.work is None:
            self.work = asyncio.create_task(self.work_through())

    async def work_through(self) -> None:
        while self.coming:
            together, self.coming = self.coming[:MOST_TOGETHER], self.coming[MOST_TOGETHER:]
            if not await self.is_written(together) and len(together) > 1:
                await asyncio.gather(*(self.is_written([append]) for append in together))
        self.work = None

    async def is_written(self, together: Sequence[Append]) -> bool:
        """Whether it was; if one by itself was not, whoever asked is told why."""
        try:
            held = await self.write(values(together))
        except Exception as error:  # whatever it is, the others go on
            if len(together) == 1:
                tell(together[0].told, False, failure(error))
            return False
        for append in together:
            tell(append.told, append.table in held, None)
        return True

    async def over(self) -> None:
        """Once everything that was asked for is done."""
        while self.work is not None:
            await self.work


def failure(error: Exception) -> StorageError:
    if isinstance(error, StorageError):
        return error
    log.error("could not be written down: %r", error)
    return StorageError(repr(error))


def values(together: Sequence[Append]) -> Values:
    rows = [row for append in together for row in append.rows]
    columns = [list(column) for column in zip(*rows, strict=True)] if rows else [[] for _ in range(COLUMNS)]
    return [[append.table for append in together], [append.term for append in together], *columns]
