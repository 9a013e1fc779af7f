"""Storage interface for tables. When a call returns, its changes are on disk."""

from __future__ import annotations

import asyncio
from abc import ABC, abstractmethod
from collections.abc import Callable, Sequence
from functools import partial
from typing import NamedTuple

from mypy_extensions import mypyc_attr

from tablee.server.common.errors import TableError
from tablee.server.common.keys import new_id
from tablee.server.common.tasks import OnDone, resolve
from tablee.server.table.chat import ChatLine
from tablee.server.table.journal import JournalEntry
from tablee.server.table.setup import StoredStage, TableSetup


class StorageUnavailable(TableError):
    """A call failed and can be retried; its changes may be stored all the same. `why` is for the log only."""

    def __init__(self, why: str) -> None:
        super().__init__("busy", "the table could not be saved: try again in a moment")
        self.why = why


class TableMoved(TableError):
    """Another node is the table's home, or has just taken it over. A retry is routed to that node."""

    def __init__(self) -> None:
        super().__init__("busy", "the table is moving to another server: try again in a moment")


class StoredTable(NamedTuple):
    setup: TableSetup
    used: int
    journal: list[JournalEntry]
    chat: list[ChatLine]


@mypyc_attr(allow_interpreted_subclasses=True)
class Storage(ABC):
    """Each call is one transaction, all or nothing. `committed` is called with the number of jobs and the seconds."""

    def __init__(self) -> None:
        self.committed: Callable[[int, float], object] = lambda _jobs, _seconds: None

    def new_table_id(self) -> str:
        """An id for a new table. Of several nodes, the one that draws it will be the table's home."""
        return new_id()

    @abstractmethod
    async def save(self, setups: Sequence[TableSetup], used: int) -> None:
        """Store new tables, and changed setups of known ones."""

    @abstractmethod
    def append_then(
        self, table: str, entries: Sequence[JournalEntry], changed: TableSetup | None, done: OnDone
    ) -> None:
        """Append to a table's journal and, if its setup has changed too, store that in the same transaction.

        Returns immediately; `done` is called once both are on disk, or with the error."""

    async def append(self, table: str, entries: Sequence[JournalEntry], changed: TableSetup | None) -> None:
        """Append, and wait until it is on disk."""
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.append_then(table, entries, changed, partial(resolve, done, None))
        await done

    @abstractmethod
    async def append_chat(self, table: str, line: ChatLine) -> None: ...

    @abstractmethod
    async def load(self, table: str) -> StoredTable | None: ...

    @abstractmethod
    async def in_stage(self, stage: StoredStage) -> list[str]: ...

    @abstractmethod
    async def claim(self, table: str) -> str | None:
        """Make this node the table's home. Returns the home if it is another node; None if claimed or unknown."""

    @abstractmethod
    def fencing_token(self, table: str) -> int | None:
        """This node's fencing token for the table, a new one after each change of home; None if it is not the home."""

    @abstractmethod
    async def release(self, table: str) -> None:
        """The table was evicted: any node may claim it now."""

    @abstractmethod
    async def orphans(self) -> list[str]:
        """Some games under way whose node is gone, to be taken over; empty when none are left."""

    @abstractmethod
    async def public_tables(self, limit: int) -> list[TableSetup]:
        """Public tables that are not over: free seats first, then full ones, then games under way; each by last use."""

    @abstractmethod
    async def touch(self, table: str, used: int) -> None:
        """Store when the table was last used."""

    @abstractmethod
    async def unused_since(self, stage: StoredStage, since: int) -> list[str]:
        """Tables not used since then, except those whose home is another living node."""

    @abstractmethod
    async def absorb_downtime(self, now: int) -> None:
        """Do not count downtime as disuse: shift every last use so that the newest is now.

        This also corrects a clock that was wrong in the last run, and an old backup."""

    @abstractmethod
    async def delete(self, tables: Sequence[str]) -> None: ...

    @abstractmethod
    async def check(self) -> None:
        """Commit a write that changes nothing. Raises if moves cannot be written now."""

    @abstractmethod
    async def close(self) -> None: ...
