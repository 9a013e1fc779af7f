"""One node of several on a PostgreSQL database: its storage, membership and router."""

from __future__ import annotations

from tablee.server.cluster.membership import Membership
from tablee.server.cluster.peer import Post
from tablee.server.cluster.router import Router
from tablee.server.service.commands import Desk
from tablee.server.service.registry import MOVED
from tablee.server.storage.base import StorageUnavailable
from tablee.server.storage.open import Database
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


class SharedDatabase(Database):
    storage: NodeStorage

    def __init__(self, url: str) -> None:
        self.url = url
        self.members = Membership(url)

    async def open(self) -> None:
        pool = await connected(self.url)
        try:
            await self.members.join()
        except FAILURES as error:
            await pool.close()
            raise UnusableDatabase(f"cannot use {place(self.url)}: {reason(error)}") from None
        self.storage = NodeStorage(pool, self.members.id)
        self.storage.members = self.members

    def relay(self, desk: Desk) -> Wrap:
        async def home_of(table: str) -> str | None:
            try:
                return None if table in desk.tables else await self.storage.claim(table)
            except StorageUnavailable:
                return None  # handled here: the desk will answer that the storage is unavailable

        def lost() -> None:
            self.storage.rejoin(self.members.id)
            for table in [*desk.tables.values()]:
                desk.drop(table, MOVED)

        self.members.on_lease_lost = lost
        return Router(home_of, self.members, Post(self.storage.pool)).wrap
