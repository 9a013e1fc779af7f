"""Registry of the tables in memory: loaded from storage when needed, with one writer at a time per table.

After a failed write it is not certain what was stored. Storage is checked before the next write.
"""

from __future__ import annotations

import asyncio
from abc import ABC, abstractmethod

from mypy_extensions import mypyc_attr

from tablee.server.common.clock import Clock
from tablee.server.common.errors import TableError
from tablee.server.common.keys import ID
from tablee.server.common.tasks import TaskTracker
from tablee.server.fairness.randomness import ChanceSource
from tablee.server.fairness.secret import ServerSecret
from tablee.server.service.loading import restore, with_commitment
from tablee.server.storage.base import Storage, StoredTable, TableMoved
from tablee.server.table.table import Table

UNKNOWN = ("unknown-table", "there is no such table; unused tables are deleted after some time")
MOVED = "the table has moved to another server: connect again"
OUT_OF_DATE = "you have missed an update: connect again"


@mypyc_attr(allow_interpreted_subclasses=True)
class TableListener(ABC):
    """Gets told about tables in memory. The registry knows nothing else of the objects above it."""

    @abstractmethod
    def changed(self, table: Table) -> None:
        """A table was loaded, or has changed: its match, setup or audience."""

    @abstractmethod
    def evicted(self, table: Table) -> None:
        """A table is no longer in memory here."""


class TableRegistry:
    """`loading` has the loads under way: a table is loaded once, however many ask for it."""

    def __init__(
        self, storage: Storage, clock: Clock, chance: ChanceSource, secret: ServerSecret, tasks: TaskTracker
    ) -> None:
        self.storage = storage
        self.clock = clock
        self.chance = chance
        self.secret = secret
        self.tasks = tasks
        self.tables: dict[str, Table] = {}
        self.loading: dict[str, asyncio.Task[None]] = {}
        self.listeners: list[TableListener] = []

    async def get(self, table_id: str) -> Table:
        """The table, loaded from storage if it is not in memory."""
        while (table := self.tables.get(table_id)) is None:
            if not ID.fullmatch(table_id):
                raise TableError(*UNKNOWN)
            if table_id not in self.loading:
                self.loading[table_id] = self.tasks.spawn(self.load(table_id), f"load {table_id}")
            await asyncio.shield(self.loading[table_id])
        return table

    async def load(self, table_id: str) -> None:
        try:
            if await self.storage.claim(table_id) is not None:
                raise TableMoved
            token = self.storage.fencing_token(table_id)
            stored = await self.storage.load(table_id)
            if stored is None:
                raise TableError(*UNKNOWN)
            # If the lease was lost while the table was loading, it may have changed.
            if token is None or self.storage.fencing_token(table_id) != token:
                raise TableMoved
            self.add(restore(stored, self.secret, self.chance, self.clock.now()))
        finally:
            del self.loading[table_id]

    def add(self, table: Table) -> None:
        """Put the table in memory, unless a listener cannot take it."""
        self.tables[table.id] = table
        try:
            self.changed(table)
        except Exception:
            del self.tables[table.id]
            raise

    def holds(self, table: Table) -> bool:
        """True if this very object is in memory: it may have been evicted and the table loaded again."""
        return self.tables.get(table.id) is table

    def changed(self, table: Table) -> None:
        """Tell the listeners, unless the table object has been evicted."""
        if self.holds(table):
            for listener in self.listeners:
                listener.changed(table)

    def evict(self, table: Table, why: str) -> None:
        """Evict a table and disconnect its clients; they reconnect to what is stored, here or at another node."""
        if self.holds(table):
            self.forget(table)
            table.audience.dismiss_all(why)

    def forget(self, table: Table) -> None:
        """Evict a table without subscribers."""
        for listener in self.listeners:
            listener.evicted(table)
        del self.tables[table.id]

    def is_wanted(self, table_id: str) -> bool:
        """True if the table is in memory or being loaded."""
        return table_id in self.tables or table_id in self.loading

    def disconnect_all(self, why: str) -> None:
        for table in self.tables.values():
            for subscriber in table.audience.subscribers:
                subscriber.close(why)

    def locked(self, table_id: str) -> LockedTable:
        """Context manager for the table with its lock held."""
        return LockedTable(self, table_id)

    def try_lock(self, table_id: str) -> Table | None:
        """The locked table, if it can be had without waiting; else None. The caller must release the lock."""
        table = self.tables.get(table_id)
        return table if table is not None and not table.is_unverified and table.lock.try_acquire() else None

    async def verify(self, table: Table) -> None:
        """After a failed write, evict the table if storage and memory differ; the next access reloads it."""
        if table.is_unverified:
            stored = await self.storage.load(table.id)
            table.mark_verified()
            if stored is None or not is_same(stored, table):
                self.evict(table, OUT_OF_DATE)

    async def settle(self) -> None:
        """Wait until no table has a write under way."""
        for table in [*self.tables.values()]:
            async with table.lock:
                pass


class LockedTable:
    def __init__(self, registry: TableRegistry, table_id: str) -> None:
        self.registry = registry
        self.table_id = table_id
        self.table: Table | None = None

    async def __aenter__(self) -> Table:
        """Try again if the table was evicted or reloaded during the wait for its lock."""
        while True:
            table = await self.registry.get(self.table_id)
            await table.lock.acquire()
            try:
                await self.registry.verify(table)
                if self.registry.holds(table):
                    self.table = table
                    return table
            except BaseException:
                table.lock.release()
                raise
            table.lock.release()

    async def __aexit__(self, *_: object) -> None:
        assert self.table is not None
        self.table.lock.release()


def is_same(stored: StoredTable, table: Table) -> bool:
    last_line = stored.chat[-1].number if stored.chat else 0
    return (
        with_commitment(stored.setup) == table.setup
        and len(stored.journal) == table.match.revision
        and last_line == table.chat.last_number
    )
