"""One node of several on a PostgreSQL database: its storage, membership and router."""

from __future__ import annotations

from tablee.server.cluster.membership import Membership
from tablee.server.cluster.peer import Post
from tablee.server.cluster.router import Router
from tablee.server.service.registry import MOVED, TableRegistry
from tablee.server.storage.base import Storage, StorageUnavailable
from tablee.server.storage.postgres.pool import FAILURES, UnusableDatabase, connected, reason
from tablee.server.storage.postgres.storage import PostgresStorage
from tablee.server.storage.urls import place
from tablee.server.transport.asgi import Wrap


class NodeStorage(PostgresStorage):
    """Leaves the cluster when it is closed."""

    members: Membership

    async def close(self) -> None:
        await self.members.leave()
        await super().close()


class ClusterNode:
    """`storage` is set by `join`."""

    storage: NodeStorage

    def __init__(self, url: str) -> None:
        self.url = url
        self.members = Membership(url)

    async def join(self) -> Storage:
        pool = await connected(self.url)
        try:
            await self.members.join()
        except FAILURES as error:
            await pool.close()
            raise UnusableDatabase(f"cannot use {place(self.url)}: {reason(error)}") from None
        self.storage = NodeStorage(pool, self.members.id)
        self.storage.members = self.members
        return self.storage

    def router(self, registry: TableRegistry) -> Wrap:
        """The middleware that routes requests for other nodes' tables to them."""

        async def home_of(table: str) -> str | None:
            try:
                return None if table in registry.tables else await self.storage.claim(table)
            except StorageUnavailable:
                return None  # served here, with the answer that the storage is unavailable

        def lost() -> None:
            self.storage.rejoin(self.members.id)
            for table in [*registry.tables.values()]:
                registry.evict(table, MOVED)

        self.members.on_lease_lost = lost
        return Router(home_of, self.members, Post(self.storage.pool)).wrap
