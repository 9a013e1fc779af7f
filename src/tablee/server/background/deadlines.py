"""Numbers that do not come: after a few seconds a game begins without them."""

from __future__ import annotations

import asyncio
import logging
from functools import partial

from tablee.server.common.clock import Clock
from tablee.server.common.tasks import TaskTracker, resolve
from tablee.server.service.game_start import GameStarter
from tablee.server.service.registry import TableRegistry
from tablee.server.storage.base import StorageUnavailable, TableMoved
from tablee.server.table.table import Table

log = logging.getLogger("tablee.table")

# Milliseconds until a start that failed is tried again.
RETRY = 1000


class NumberDeadlines:
    def __init__(self, registry: TableRegistry, starter: GameStarter, clock: Clock, tasks: TaskTracker) -> None:
        self.registry = registry
        self.starter = starter
        self.clock = clock
        self.tasks = tasks
        self.under_way: set[str] = set()

    def due(self, table: Table, now: int) -> int | None:
        """Begin a game that has waited long enough for numbers. Returns when to call again, if it waits."""
        if not table.awaits_numbers or table.id in self.under_way:
            return None
        if table.pledges.due > now:
            return table.pledges.due
        self.under_way.add(table.id)
        self.tasks.spawn(self.close(table), f"start of {table.id}")
        return None

    async def close(self, table: Table) -> None:
        try:
            async with table.lock:
                await self.registry.verify(table)
                if self.registry.holds(table) and table.awaits_numbers:
                    await self.begin(table)
        except TableMoved:
            pass  # the table's new home begins the game
        except StorageUnavailable as error:
            log.warning("start of the game at table %s failed: %s; trying again in a second", table.id, error.why)
            await self.clock.sleep_until(self.clock.now() + RETRY)
        finally:
            self.under_way.discard(table.id)
        present = self.registry.tables.get(table.id)
        if present is not None:
            self.registry.changed(present)

    async def begin(self, table: Table) -> None:
        future: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.starter.close_then(table, partial(resolve, future, None))
        await future
