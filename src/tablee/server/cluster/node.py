"""One node of several on a PostgreSQL database: its storage, membership, connections to other nodes, and router."""

from __future__ import annotations

import asyncio
import socket

from tablee.server.cluster.address import listen_for_nodes
from tablee.server.cluster.handover import Handover
from tablee.server.cluster.handshake import stream_key
from tablee.server.cluster.links import PeerLinks
from tablee.server.cluster.membership import Membership
from tablee.server.cluster.rendezvous import Node
from tablee.server.cluster.router import Router
from tablee.server.cluster.signpost import Signpost
from tablee.server.common.keys import new_id
from tablee.server.fairness.secret import ServerSecret
from tablee.server.service.registry import MOVED, TableRegistry
from tablee.server.settings import NodeAddress
from tablee.server.storage.base import StorageUnavailable
from tablee.server.storage.postgres import sql
from tablee.server.storage.postgres.pool import FAILURES, UnusableDatabase, connected, reason
from tablee.server.storage.postgres.storage import PostgresStorage
from tablee.server.storage.urls import place
from tablee.server.transport.asgi import Wrap
from tablee.server.transport.client_address import TrustedProxies

# Seconds to find out in the database which node has a table, before the one where it belongs is asked.
LOOKUP_SECONDS = 1.5
# Orphans that a node takes over in one go.
MAX_ADOPTED = 20


class NodeStorage(PostgresStorage):
    """Knows which tables belong here, and leaves the cluster when it is closed."""

    node_of: ClusterNode

    def new_table_id(self) -> str:
        """Draw until one belongs here: as often as there are nodes, on average."""
        while not self.node_of.is_home_of(found := new_id()):
            pass
        return found

    async def orphans(self) -> list[str]:
        """Those that belong here; the other nodes take theirs."""
        found = await super().orphans()
        return [table for table in found if self.node_of.is_home_of(table)][:MAX_ADOPTED]

    async def home(self, table: str) -> tuple[bool, Node | None]:
        """Look for the table: if there is one, and the living node that has it."""
        found = await self.row(sql.HOME, table)
        return found is not None, Node(*found) if found is not None and found["id"] is not None else None

    async def close(self) -> None:
        await self.node_of.leave()
        await super().close()


class ClusterNode:
    """`storage` is set by `connect`, `links` and `registry` by `join`."""

    storage: NodeStorage
    registry: TableRegistry
    links: PeerLinks

    def __init__(self, url: str) -> None:
        self.url = url
        self.members = Membership(url)
        self.router = Router(self.home_of)
        self.handover: asyncio.Task[None] | None = None

    async def connect(self) -> NodeStorage:
        self.storage = NodeStorage(await connected(self.url), self.members.id)
        self.storage.node_of = self
        return self.storage

    async def join(
        self, registry: TableRegistry, secret: ServerSecret, address: NodeAddress, web: socket.socket
    ) -> None:
        """Listen for other nodes, then become a member. `web`: the socket at which clients and balancers connect."""
        self.registry = registry
        key = stream_key(secret)
        self.links = self.router.links = PeerLinks(key, lambda: self.members.id, self.router.open, self.take)
        self.members.on_lease_lost = self.on_lease_lost
        self.members.on_gone = self.links.forget
        listener, own, own_web = await listen_for_nodes(address, self.storage.pool, web)
        await self.links.listen(listener)
        try:
            await self.members.join(own, own_web)
        except FAILURES as error:
            await self.links.close()
            raise UnusableDatabase(f"cannot use {place(self.url)}: {reason(error)}") from None
        self.handover = asyncio.create_task(Handover(self.members, self.links, self.storage, registry).run())

    def signpost(self, proxies: TrustedProxies) -> Wrap:
        return Signpost(self.members, proxies).wrap

    def is_home_of(self, table_id: str) -> bool:
        return self.members.home(table_id).id == self.members.id

    async def home_of(self, table_id: str) -> Node | None:
        """The node that has the table, or where it belongs if none has; None if that is this one, which claims it."""
        if table_id in self.registry.tables:
            return None
        belongs = self.members.home(table_id)
        try:
            async with asyncio.timeout(LOOKUP_SECONDS):
                found = await self.look_up(table_id, belongs)
        except (StorageUnavailable, TimeoutError):
            found = belongs  # it may have the table in memory; else its answer says that the storage is unavailable
        return None if found is None or found.id == self.members.id else found

    async def look_up(self, table_id: str, belongs: Node) -> Node | None:
        if belongs.id == self.members.id and await self.storage.claim(table_id) is None:
            return None
        is_there, home = await self.storage.home(table_id)
        return (home or belongs) if is_there else None

    def take(self, table_id: str) -> None:
        """Another node has handed the table over: load it, so that its bots and clocks go on."""
        self.registry.tasks.spawn(self.registry.get(table_id), f"take over {table_id}")

    def on_lease_lost(self) -> None:
        """The tables belong to other nodes now: forget the claims, and send the clients there."""
        self.storage.forget_claims(self.members.id)
        self.links.hang_up()
        for table in [*self.registry.tables.values()]:
            self.registry.evict(table, MOVED)

    async def leave(self) -> None:
        """Give up the lease first: then the others take over while this node hangs up."""
        await self.members.leave()
        if self.handover is not None:
            self.handover.cancel()
            await asyncio.gather(self.handover, return_exceptions=True)
            await self.links.close()
