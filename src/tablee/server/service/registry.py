"""Registry of the tables in memory: loaded from storage when needed, with one writer at a time per table.

After a failed write it is not certain what was stored. Storage is checked before the next write.
"""

from __future__ import annotations

import asyncio
import logging
from abc import abstractmethod
from collections.abc import Awaitable, Coroutine
from typing import Any, TypeVar

from mypy_extensions import mypyc_attr

from tablee.core.errors import GameError
from tablee.server.common.clock import Clock
from tablee.server.common.errors import TableError
from tablee.server.common.keys import ID
from tablee.server.common.lock import FifoLock
from tablee.server.fairness.randomness import ChanceSource
from tablee.server.fairness.secret import ServerSecret
from tablee.server.service.broadcast import Crier
from tablee.server.service.loading import restore, with_commitment
from tablee.server.storage.base import Storage, StorageUnavailable, StoredTable, TableMoved
from tablee.server.table.retention import RetentionPolicy
from tablee.server.table.table import Table

T = TypeVar("T")
log = logging.getLogger("tablee.desk")

UNKNOWN = ("unknown-table", "there is no such table; tables that nobody uses are removed")
MOVED = "the table is at another server now: connect again"
MORE_WRITTEN = "more was written down than you were told: connect again"


@mypyc_attr(allow_interpreted_subclasses=True)
class Shelf(Crier):
    def __init__(
        self, storage: Storage, clock: Clock, keeping: RetentionPolicy, dice: ChanceSource, secret: ServerSecret
    ) -> None:
        super().__init__(clock, keeping)
        self.storage = storage
        self.dice = dice
        self.secret = secret
        self.tables: dict[str, Table] = {}
        self.loading: dict[str, asyncio.Task[None]] = {}
        self.errands: set[asyncio.Task[Any]] = set()

    @abstractmethod
    def look_after(self, table: Table) -> None:
        """Schedule the table's bots, clocks and reveals from now on."""

    @abstractmethod
    def dismiss(self, table: Table) -> None:
        """The table is evicted: cancel what is scheduled for it."""

    async def find(self, table_id: str) -> Table:
        """The table, loaded from storage if it is not in memory."""
        while (table := self.tables.get(table_id)) is None:
            if not ID.fullmatch(table_id):
                raise TableError(*UNKNOWN)
            if table_id not in self.loading:
                self.loading[table_id] = self.run(self.fetch(table_id))
            await asyncio.shield(self.loading[table_id])
        return table

    async def fetch(self, table_id: str) -> None:
        try:
            if await self.storage.claim(table_id) is not None:
                raise TableMoved
            term = self.storage.fencing_token(table_id)
            stored = await self.storage.load(table_id)
            if stored is None:
                raise TableError(*UNKNOWN)
            if term is None or self.storage.fencing_token(table_id) != term:  # lost while loading: it may have changed
                raise TableMoved
            self.place(restore(stored, self.secret, self.dice, self.clock.now()))
        finally:
            del self.loading[table_id]

    def place(self, table: Table) -> None:
        """Put the table in memory, unless it cannot be scheduled."""
        self.tables[table.id] = table
        try:
            self.look_after(table)
        except Exception:
            del self.tables[table.id]
            raise

    def drop(self, table: Table, why: str) -> None:
        """Evict a table and disconnect its clients; they reconnect to what is stored, here or at another node."""
        if self.tables.get(table.id) is not table:
            return
        self.dismiss(table)
        del self.tables[table.id]
        subscribers, table.subscribers = table.subscribers, []
        for subscriber in subscribers:
            subscriber.close(why)

    def writing(self, table_id: str) -> Writing:
        """Context manager for the table with its lock held."""
        return Writing(self, table_id)

    def at_once(self, table_id: str) -> Table | None:
        """The locked table, if it can be had without waiting; else None. The caller must release the lock."""
        table = self.tables.get(table_id)
        return table if table is not None and not table.in_doubt and table.turns.try_acquire() else None

    async def save(self, table: Table, writing: Awaitable[None]) -> None:
        """Wait for a write; if it fails, mark the table as in doubt, or evict it if it has moved to another node."""
        try:
            await writing
        except TableError as error:
            self.not_saved(table, error)
            raise

    def not_saved(self, table: Table, error: Exception) -> None:
        if isinstance(error, StorageUnavailable):
            table.in_doubt = True
        elif isinstance(error, TableMoved):
            self.drop(table, MOVED)

    async def make_sure(self, table: Table) -> None:
        """After a failed write, evict the table if storage and memory differ; the next access reloads it."""
        if table.in_doubt:
            stored = await self.storage.load(table.id)
            table.in_doubt = False
            if stored is None or not is_known(stored, table):
                self.drop(table, MORE_WRITTEN)

    def run(self, work: Coroutine[Any, Any, T]) -> asyncio.Task[T]:
        """Run a task to its end, even if its caller does not wait."""
        task = asyncio.create_task(work)
        self.errands.add(task)
        task.add_done_callback(self.finished)
        return task

    def finished(self, task: asyncio.Task[Any]) -> None:
        self.errands.discard(task)
        error = None if task.cancelled() else task.exception()
        if error is not None and not isinstance(error, GameError):
            log.error("unhandled error in a background task of a table; other tasks go on", exc_info=error)

    async def run_to_end(self, work: Coroutine[Any, Any, T]) -> T:
        return await asyncio.shield(self.run(work))


class Writing:
    def __init__(self, shelf: Shelf, table_id: str) -> None:
        self.shelf = shelf
        self.table_id = table_id
        self.turns: FifoLock | None = None

    async def __aenter__(self) -> Table:
        """Try again if the table was evicted or reloaded during the wait for its lock."""
        while True:
            table = await self.shelf.find(self.table_id)
            await table.turns.acquire()
            self.turns = table.turns
            try:
                await self.shelf.make_sure(table)
                if self.shelf.tables.get(self.table_id) is table:
                    return table
            except BaseException:
                table.turns.release()
                raise
            table.turns.release()

    async def __aexit__(self, *_: object) -> None:
        assert self.turns is not None
        self.turns.release()


def is_known(stored: StoredTable, table: Table) -> bool:
    said = [line.number for line in stored.chat][-1:] == [line.number for line in table.chat][-1:]
    return with_commitment(stored.setup) == table.setup and len(stored.journal) == table.match.revision and said
