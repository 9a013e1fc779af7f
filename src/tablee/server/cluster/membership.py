"""The nodes that share a database. Each renews its lease with a heartbeat; without one it counts as dead.

A node that finds its own lease expired (after a long pause, or while the database was away) has lost its tables, and
rejoins under a new id.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from datetime import timedelta
from typing import Any

import asyncpg

from tablee.server.common.keys import new_id
from tablee.server.storage.postgres.pool import FAILURES, reason

log = logging.getLogger("tablee.cluster")

# Seconds between heartbeats, and how long a lease lasts after one.
HEARTBEAT_SECONDS = 1.0
LEASE = timedelta(seconds=4)

JOIN = "INSERT INTO nodes (id, until) VALUES ($1, now() + $2)"
RENEW = "UPDATE nodes SET until = now() + $2 WHERE id = $1 AND until > now() RETURNING id"
ALIVE = "SELECT id FROM nodes WHERE until > now()"
DELETE_OLD = "DELETE FROM nodes WHERE until < now() - interval '1 day'"
LEAVE = "DELETE FROM nodes WHERE id = $1"


class Membership:
    """`peers`: the ids of the other nodes that are alive.

    Calls `on_message` with notifications from them, `on_gone` with those that are gone or whose messages may be lost,
    and `on_lease_lost` after this node's own lease expired.
    """

    def __init__(self, url: str) -> None:
        self.url = url
        self.id = new_id()
        self.peers: set[str] = set()
        self.connection: Any = None
        self.on_message: Callable[[str], None] = lambda _: None
        self.on_gone: Callable[[set[str]], None] = lambda _: None
        self.on_lease_lost: Callable[[], None] = lambda: None
        self.task: asyncio.Task[None] | None = None

    async def join(self) -> None:
        await self.connect()
        await self.connection.execute(JOIN, self.id, LEASE)
        await self.refresh_peers()
        self.task = asyncio.create_task(self.heartbeat())

    async def connect(self) -> None:
        """Open a connection for heartbeats and notifications only, so that no other query delays them."""
        self.connection = await asyncpg.connect(self.url, command_timeout=LEASE.total_seconds())
        await self.connection.add_listener(channel(self.id), self.receive)

    def receive(self, _connection: object, _process: int, _channel: str, text: str) -> None:
        self.on_message(text)

    async def heartbeat(self) -> None:
        while True:
            await asyncio.sleep(HEARTBEAT_SECONDS)
            try:
                if self.connection.is_closed():
                    await self.connect()
                    self.on_gone(self.peers)
                if await self.connection.fetchval(RENEW, self.id, LEASE) is None:
                    await self.rejoin()
                await self.refresh_peers()
            except FAILURES as error:
                log.warning("heartbeat to the database failed: %s; reconnecting in a second", reason(error))
                self.connection.terminate()

    async def refresh_peers(self) -> None:
        before, self.peers = self.peers, {name for (name,) in await self.connection.fetch(ALIVE)} - {self.id}
        if gone := before - self.peers:
            log.warning("%d nodes stopped or lost their lease; their tables go to the remaining nodes", len(gone))
            self.on_gone(gone)
            await self.connection.execute(DELETE_OLD)

    async def rejoin(self) -> None:
        """Rejoin under a new id: other nodes may have claimed this node's tables and be writing to them."""
        log.warning("lease of node %s lost: others may have its tables; rejoining under a new id", self.id)
        self.on_gone(self.peers)
        await self.connection.remove_listener(channel(self.id), self.receive)
        self.id = new_id()
        await self.connection.add_listener(channel(self.id), self.receive)
        await self.connection.execute(JOIN, self.id, LEASE)
        self.on_lease_lost()

    async def leave(self) -> None:
        """Give up the lease, so that the remaining nodes can take over the tables immediately."""
        if self.task is not None:
            self.task.cancel()
            await asyncio.gather(self.task, return_exceptions=True)
        self.peers = set()
        try:
            await self.connection.execute(LEAVE, self.id)
            await self.connection.close()
        except FAILURES as error:
            log.warning("lease not given up: %s; others take over this node's tables when it expires", reason(error))


def channel(node: str) -> str:
    return f"tablee_{node}"
