"""Evicts idle tables from memory and deletes unused ones from storage."""

from __future__ import annotations

import logging

from tablee.server.common.clock import Clock
from tablee.server.service.registry import TableRegistry
from tablee.server.storage.base import Storage, StorageUnavailable
from tablee.server.table.retention import IDLE_AFTER, SWEEP_EVERY, RetentionPolicy
from tablee.server.table.setup import StoredStage
from tablee.server.table.table import Table

log = logging.getLogger("tablee.table")
STAGES: tuple[StoredStage, ...] = ("gathering", "playing", "over", "practice")


def is_idle(table: Table, now: int) -> bool:
    """True without subscribers, a running command or a person's running clock, unused for `IDLE_AFTER`."""
    timed = table.seat_index.people and table.match.pending and table.clock
    busy = table.audience.subscribers or table.lock.is_held or timed
    return not busy and now - max(table.used, table.audience.loaded) >= IDLE_AFTER


class Cleanup:
    def __init__(self, storage: Storage, registry: TableRegistry, retention: RetentionPolicy, clock: Clock) -> None:
        self.storage = storage
        self.registry = registry
        self.retention = retention
        self.clock = clock

    async def run(self) -> None:
        """Sweep at intervals, as long as the server runs."""
        while True:
            await self.clock.sleep_until(self.clock.now() + SWEEP_EVERY)
            try:
                await self.evict_idle()
                deleted = await self.delete_unused()
            except StorageUnavailable as error:
                log.warning("clean-up of unused tables failed: %s; trying again at the next sweep", error.why)
                continue
            if deleted:
                log.info("deleted %d tables that were not used within their retention time", len(deleted))

    async def evict_idle(self) -> None:
        """Evict idle tables from memory. Their last use is saved before they are released to other nodes."""
        now = self.clock.now()
        for table in [*self.registry.tables.values()]:
            if is_idle(table, now):
                self.registry.forget(table)
                await self.storage.touch(table.id, table.used)
                if not self.registry.is_wanted(table.id):
                    await self.storage.release(table.id)

    async def delete_unused(self) -> list[str]:
        """Delete the tables not used within their retention time, except those in memory. Returns their ids."""
        now = self.clock.now()
        found: list[str] = []
        for stage in STAGES:
            found += await self.storage.unused_since(stage, now - self.retention.time(stage))
        unused = [table_id for table_id in found if not self.registry.is_wanted(table_id)]
        await self.storage.delete(unused)
        return unused
