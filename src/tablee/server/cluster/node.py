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
    """`storage` is set by `join`, `registry` by `router`."""

    storage: NodeStorage
    registry: TableRegistry

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
        self.registry = registry
        self.members.on_lease_lost = self.on_lease_lost
        return Router(self.home_of, self.members, Post(self.storage.pool)).wrap

    async def home_of(self, table_id: str) -> str | None:
        """The node that has the table; None if that is this one, which claims a table without a home."""
        try:
            return None if table_id in self.registry.tables else await self.storage.claim(table_id)
        except StorageUnavailable:
            return None  # served here, with the answer that the storage is unavailable

    def on_lease_lost(self) -> None:
        """The tables belong to other nodes now: forget the claims, and send the clients there."""
        self.storage.forget_claims(self.members.id)
        for table in [*self.registry.tables.values()]:
            self.registry.evict(table, MOVED)
