"""After a start, or when another node has died: games under way go on."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Sequence

from tablee.server.common.clock import Clock
from tablee.server.common.errors import TableError
from tablee.server.service.registry import TableRegistry
from tablee.server.storage.base import Storage, StorageUnavailable, TableMoved
from tablee.server.table.retention import ORPHAN_POLL

log = logging.getLogger("tablee.table")


class Recovery:
    def __init__(self, storage: Storage, registry: TableRegistry, clock: Clock) -> None:
        self.storage = storage
        self.registry = registry
        self.clock = clock

    async def absorb_downtime(self) -> None:
        """Before serving, shift last uses by the downtime: it is not disuse. Retries until the storage answers."""
        while True:
            try:
                await self.storage.absorb_downtime(self.clock.now())
                return
            except StorageUnavailable as error:
                log.warning("storage unavailable: %s; serving no clients yet, trying again in a second", error.why)
                await self.clock.sleep_until(self.clock.now() + ORPHAN_POLL)

    async def run(self) -> None:
        """Adopt orphans at start-up and then every second, in case another node died."""
        busy: list[str] = []
        while True:
            try:
                busy = await self.adopt_orphans(busy)
            except StorageUnavailable as error:
                log.warning("search for games to take over failed: %s; trying again in a second", error.why)
            await self.clock.sleep_until(self.clock.now() + ORPHAN_POLL)

    async def adopt_orphans(self, waiting: Sequence[str] = ()) -> list[str]:
        """Load games under way whose node is gone, so that their bots and clocks go on. Games that cannot are skipped.

        Returns those to pass as `waiting` next time, because the storage was unavailable.
        """
        tried: set[str] = set()
        busy: list[str] = []
        found = [*waiting, *await self.storage.orphans()]
        while orphans := [table_id for table_id in found if table_id not in tried]:
            tried.update(orphans)
            busy += [table_id for table_id in orphans if not await self.is_settled(table_id)]
            found = await self.storage.orphans()
        return busy

    async def is_settled(self, table_id: str) -> bool:
        """Load an orphan. False if the storage was unavailable: only then is trying again of use."""
        await asyncio.sleep(0)
        try:
            await self.registry.get(table_id)
        except StorageUnavailable:
            return False
        except TableMoved:
            log.info("game at table %s was taken over by another node", table_id)
        except TableError as error:
            log.error("game at table %s cannot be taken over: %s; skipping it", table_id, error)
        except Exception:
            log.exception("game at table %s cannot be taken over; skipping it", table_id)
        return True
