"""Where tables are kept. What a call has returned from is on the disk."""

from __future__ import annotations

import asyncio
import logging
from abc import ABC, abstractmethod
from collections.abc import Callable, Sequence
from functools import partial
from typing import Any, NamedTuple

from mypy_extensions import mypyc_attr

from tablee.server.common.errors import TableError
from tablee.server.table.journal import ChatLine, JournalEntry
from tablee.server.table.setup import Stage, TableSetup

log = logging.getLogger("tablee.storage")


class StorageUnavailable(TableError):
    """It can be tried again; only the storage knows whether it was written all the same. Why is for the log alone."""

    def __init__(self, why: str) -> None:
        super().__init__("busy", "the table could not be saved: try again in a moment")
        self.why = why


class TableMoved(TableError):
    """Another node has the table, or has just taken it over. What is asked again goes to that one."""

    def __init__(self) -> None:
        super().__init__("busy", "the table is moving to another server: try again in a moment")


class StoredTable(NamedTuple):
    setup: TableSetup
    used: int
    journal: list[JournalEntry]
    chat: list[ChatLine]


Told = Callable[[Exception | None], object]


def tell(told: Callable[[Any, Exception | None], object], result: Any, error: Exception | None) -> None:
    """Whatever one of them does with it, the others are told too."""
    try:
        told(result, error)
    except Exception:
        log.exception("something went wrong after it was written down")


def settle(done: asyncio.Future[Any], result: Any, error: Exception | None) -> None:
    """Unless nobody waits any more."""
    if done.done():
        return
    if error is None:
        done.set_result(result)
    else:
        done.set_exception(error)


@mypyc_attr(allow_interpreted_subclasses=True)
class Storage(ABC):
    """Each call is one transaction: it happens wholly or not at all. `committed` is told how many, and the seconds."""

    def __init__(self) -> None:
        self.committed: Callable[[int, float], object] = lambda _jobs, _seconds: None

    @abstractmethod
    async def save(self, setups: Sequence[TableSetup], used: int) -> None:
        """New tables, and known ones whose arrangement has changed."""

    @abstractmethod
    def append_then(self, table: str, entries: Sequence[JournalEntry], changed: TableSetup | None, told: Told) -> None:
        """What has happened at a table, and its arrangement if that has changed with it.

        Nobody waits: whoever asks is told when it is there, or what went wrong."""

    async def append(self, table: str, entries: Sequence[JournalEntry], changed: TableSetup | None) -> None:
        """The same for those who do."""
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.append_then(table, entries, changed, partial(settle, done, None))
        await done

    @abstractmethod
    async def append_chat(self, table: str, line: ChatLine) -> None: ...

    @abstractmethod
    async def load(self, table: str) -> StoredTable | None: ...

    @abstractmethod
    async def in_stage(self, stage: Stage) -> list[str]: ...

    @abstractmethod
    async def claim(self, table: str) -> str | None:
        """None: from now on it is ours to write to, if there is such a table. Else the node whose it is."""

    @abstractmethod
    def term(self, table: str) -> int | None:
        """Under which it is ours: another one whenever it has been somebody else's meanwhile. None: it is not."""

    @abstractmethod
    async def release(self, table: str) -> None:
        """It sleeps; whoever needs it may have it."""

    @abstractmethod
    async def orphans(self) -> list[str]:
        """Some games under way whose server is gone, to be looked after; none when there are no more."""

    @abstractmethod
    async def public_tables(self, limit: int) -> list[TableSetup]:
        """Public tables that are not over: those with a free seat first, then by last use, those being played last."""

    @abstractmethod
    async def touch(self, table: str, used: int) -> None:
        """Somebody has looked at it."""

    @abstractmethod
    async def unused_since(self, stage: Stage, since: int) -> list[str]:
        """Tables in nobody else's hands that nobody has used since."""

    @abstractmethod
    async def absorb_downtime(self, now: int) -> None:
        """Time in which no server ran is nobody's disuse: the table that was used last was used just now.

        A clock that was wrong the last time, or an old backup, is made up for by the same."""

    @abstractmethod
    async def delete(self, tables: Sequence[str]) -> None: ...

    @abstractmethod
    async def close(self) -> None: ...
