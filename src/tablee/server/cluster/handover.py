"""Tables that belong at another node, because it has come since, are handed over to it, a few at a time.

Their clients connect again and find them there. A real-time game that is being played stays until it is over.
"""

from __future__ import annotations

import asyncio
import logging

from tablee.server.cluster.links import PeerLinks, Unreachable
from tablee.server.cluster.membership import Membership, now
from tablee.server.cluster.rendezvous import Node
from tablee.server.common.errors import TableError
from tablee.server.service.registry import MOVED, TableRegistry
from tablee.server.storage.postgres.storage import PostgresStorage
from tablee.server.table.table import Table

log = logging.getLogger("tablee.cluster")

# Seconds between two looks, seconds for which no node must have come or gone, and tables that are moved at each look.
LOOK_SECONDS = 1.0
SETTLED_SECONDS = 3.0
MAX_MOVED = 25


class Handover:
    def __init__(
        self, members: Membership, links: PeerLinks, storage: PostgresStorage, registry: TableRegistry
    ) -> None:
        self.members = members
        self.links = links
        self.storage = storage
        self.registry = registry

    async def run(self) -> None:
        """Look every second, as long as the server runs."""
        while True:
            await asyncio.sleep(LOOK_SECONDS)
            if self.members.peers and now() - self.members.changed >= SETTLED_SECONDS:
                await self.move_some()

    async def move_some(self) -> None:
        for table, home in self.misplaced()[:MAX_MOVED]:
            try:
                await self.links.to(home)
                await self.move(table.id, home)
                await self.links.give(home, table.id)
            except (TableError, Unreachable) as error:
                log.warning("table %s cannot be handed over to node %s yet: %s", table.id, home.id, error)
                return

    def misplaced(self) -> list[tuple[Table, Node]]:
        homes = [(table, self.members.home(table.id)) for table in self.registry.tables.values() if may_move(table)]
        return [(table, home) for table, home in homes if home.id != self.members.id]

    async def move(self, table_id: str, home: Node) -> None:
        """With the table's lock, so that nothing is being written. The storage first: then clients find it there."""
        async with self.registry.locked(table_id) as table:
            try:
                await self.storage.give(table_id, home.id)
            finally:
                self.registry.evict(table, MOVED)


def may_move(table: Table) -> bool:
    return table.realtime is None or table.setup.stage != "playing" or not table.audience.subscribers
