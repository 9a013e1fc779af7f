"""Commits transactions: persist, apply, publish, notify. What is published has been stored."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable
from functools import partial

from tablee.server.commands.start import plan_start
from tablee.server.commands.transaction import Transaction
from tablee.server.common.clock import Clock
from tablee.server.common.errors import TableError
from tablee.server.common.tasks import OnDone, resolve
from tablee.server.fairness.randomness import ChanceSource
from tablee.server.service.broadcast import Broadcaster
from tablee.server.service.presence import Presence
from tablee.server.service.registry import MOVED, TableRegistry
from tablee.server.storage.base import Storage, StorageUnavailable, TableMoved
from tablee.server.table.seating import finished, replaced
from tablee.server.table.setup import TableSetup
from tablee.server.table.table import Table


class Committer:
    """Its caller holds the table's lock."""

    def __init__(
        self,
        storage: Storage,
        registry: TableRegistry,
        broadcaster: Broadcaster,
        presence: Presence,
        clock: Clock,
    ) -> None:
        self.storage = storage
        self.registry = registry
        self.broadcaster = broadcaster
        self.presence = presence
        self.clock = clock

    def commit_then(
        self, table: Table, transaction: Transaction, done: OnDone, changed: TableSetup | None = None
    ) -> None:
        """Commit a transaction, with a setup that has changed. `done` is called when both are stored and published, or
        with the error."""
        setup = setup_after(table, transaction) if changed is None else changed
        persisted = partial(self.persisted, table, transaction, setup, done)
        self.storage.append_then(table.id, transaction.entries, setup, persisted)

    def persisted(
        self, table: Table, transaction: Transaction, setup: TableSetup | None, done: OnDone, error: Exception | None
    ) -> None:
        try:
            if error is None:
                self.apply(table, transaction, setup)
            else:
                self.write_failed(table, error)
        except Exception as unexpected:
            error = unexpected
        done(error)

    async def commit(self, table: Table, transaction: Transaction) -> None:
        future: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.commit_then(table, transaction, partial(resolve, future, None))
        await future

    async def start(self, table: Table, setup: TableSetup, chance: ChanceSource) -> None:
        """Start the match: commit the setup with the first draws, then publish both."""
        now = self.clock.now()
        table.audience.page_seen(now)
        transaction = plan_start(table, setup, chance, now)
        await self.save(table, self.storage.append(table.id, transaction.entries, setup))
        self.apply(table, transaction, setup)

    def apply(self, table: Table, transaction: Transaction, setup: TableSetup | None) -> None:
        """Apply what has been stored, publish it, and let the listeners schedule what comes next."""
        now = self.clock.now()
        if setup is not None:
            table.change_setup(setup)
        table.apply(transaction.steps, transaction.pending if table.is_playing else {}, now)
        self.presence.touch(table, now)
        self.broadcaster.publish_steps(table, transaction.steps)
        if setup is not None or table.stand_ins(now) != table.announced_stand_ins:
            self.broadcaster.publish_table(table)
        self.registry.changed(table)

    async def save(self, table: Table, write: Awaitable[None]) -> None:
        """Wait for a write; if it fails, mark the table as unverified, or evict it if it has moved to another node."""
        try:
            await write
        except TableError as error:
            self.write_failed(table, error)
            raise

    def write_failed(self, table: Table, error: Exception) -> None:
        if isinstance(error, StorageUnavailable):
            table.mark_unverified()
        elif isinstance(error, TableMoved):
            self.registry.evict(table, MOVED)


def setup_after(table: Table, transaction: Transaction) -> TableSetup | None:
    """The setup that the transaction changes: the game ends, or goes on after the undo of its end at practice."""
    if transaction.is_over or transaction.is_too_long:
        return finished(table.setup, table.server_seed)
    is_reopened = table.practice is not None and table.setup.stage == "over"
    return replaced(table.setup, stage="playing") if is_reopened else None
