"""The nodes that share a database. Each renews its lease with a heartbeat; without one it counts as dead.

A node that finds its own lease expired (after a long pause, or while the database was away) has lost its tables, and
rejoins under a new id. Nodes that come and go wake the others with NOTIFY; nothing else is sent through the database.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from datetime import timedelta
from typing import Any

import asyncpg

from tablee.server.cluster.rendezvous import Node, home_among
from tablee.server.common.keys import new_id
from tablee.server.storage.postgres.pool import CONNECT_TIMEOUT_SECONDS, FAILURES, reason

log = logging.getLogger("tablee.cluster")

# Seconds between heartbeats, until the next after one that failed, and within which one must succeed.
HEARTBEAT_SECONDS = 1.0
RETRY_SECONDS = 0.25
HEARTBEAT_TIMEOUT_SECONDS = 1.5
# How long a lease lasts after a heartbeat, and seconds without one after which this node says that it is deaf.
LEASE = timedelta(seconds=4)
DEAF_SECONDS = 3.0

CHANNEL = "tablee_nodes"
JOIN = "INSERT INTO nodes (id, until, address, web) VALUES ($1, now() + $2, $3, $4)"
RENEW = "UPDATE nodes SET until = now() + $2 WHERE id = $1 AND until > now() RETURNING id"
ALIVE = "SELECT id, address, web FROM nodes WHERE until > now()"
DELETE_OLD = "DELETE FROM nodes WHERE until < now() - interval '1 day'"
LEAVE = "DELETE FROM nodes WHERE id = $1"
# Always a statement of its own: a transaction that notifies and writes holds a lock of the whole database.
WAKE = f"NOTIFY {CHANNEL}"


class Membership:
    """`peers`: the other nodes that are alive, by id.

    Calls `on_gone` with the ids of those that are gone, and `on_lease_lost` after this node's own lease expired.
    """

    def __init__(self, url: str) -> None:
        self.url = url
        self.own = Node(new_id(), "", "")
        self.peers: dict[str, Node] = {}
        self.connection: Any = None
        self.on_gone: Callable[[set[str]], None] = lambda _: None
        self.on_lease_lost: Callable[[], None] = lambda: None
        self.task: asyncio.Task[None] | None = None
        self.woken = asyncio.Event()
        self.heard = 0.0
        self.changed = 0.0

    @property
    def id(self) -> str:
        return self.own.id

    def home(self, table: str) -> Node:
        """The living node at which the table belongs."""
        return home_among((self.own, *self.peers.values()), table)

    @property
    def is_deaf(self) -> bool:
        """True if this node does not know who else is there: no heartbeat has succeeded for a while."""
        return now() - self.heard > DEAF_SECONDS

    async def join(self, address: str, web: str) -> None:
        self.own = Node(self.id, address, web)
        await self.connect()
        await self.enter()
        self.task = asyncio.create_task(self.heartbeat())

    async def connect(self) -> None:
        """Open a connection for heartbeats and notifications only, so that no other query delays them."""
        self.connection = await asyncpg.connect(
            self.url, timeout=CONNECT_TIMEOUT_SECONDS, command_timeout=HEARTBEAT_TIMEOUT_SECONDS
        )
        await self.connection.add_listener(CHANNEL, self.wake)

    async def enter(self) -> None:
        await self.connection.execute(JOIN, self.id, LEASE, self.own.address, self.own.web)
        await self.connection.execute(WAKE)
        await self.refresh_peers()

    def wake(self, *_: object) -> None:
        self.woken.set()

    async def heartbeat(self) -> None:
        pause = HEARTBEAT_SECONDS
        while True:
            await self.sleep(pause)
            pause = HEARTBEAT_SECONDS if await self.beat() else RETRY_SECONDS

    async def sleep(self, seconds: float) -> None:
        """Until the time is over, or a node has come or gone."""
        try:
            async with asyncio.timeout(seconds):
                await self.woken.wait()
        except TimeoutError:
            return
        self.woken.clear()

    async def beat(self) -> bool:
        """One heartbeat. False if the database did not answer in time."""
        try:
            if self.connection.is_closed():
                await self.connect()
            if await self.connection.fetchval(RENEW, self.id, LEASE) is None:
                await self.rejoin()
            await self.refresh_peers()
        except FAILURES as error:
            log.warning("heartbeat to the database failed: %s; connecting again", reason(error))
            self.connection.terminate()
            return False
        return True

    async def refresh_peers(self) -> None:
        found = {name: Node(name, address, web) for name, address, web in await self.connection.fetch(ALIVE)}
        found.pop(self.id, None)
        before, self.peers = self.peers, found
        self.heard = now()
        if before.keys() != found.keys():
            self.changed = self.heard
        if gone := before.keys() - found.keys():
            log.warning("%d nodes stopped or lost their lease; their tables go to the remaining nodes", len(gone))
            self.on_gone(gone)
            await self.connection.execute(DELETE_OLD)

    async def rejoin(self) -> None:
        """Rejoin under a new id: other nodes may have claimed this node's tables and be writing to them."""
        log.warning("lease of node %s lost: others may have its tables; rejoining under a new id", self.id)
        self.own = self.own._replace(id=new_id())
        await self.enter()
        self.on_lease_lost()

    async def leave(self) -> None:
        """Give up the lease, so that the remaining nodes can take over the tables immediately."""
        if self.task is None:
            return
        self.task.cancel()
        await asyncio.gather(self.task, return_exceptions=True)
        self.peers = {}
        try:
            async with asyncio.timeout(HEARTBEAT_TIMEOUT_SECONDS):
                await self.connection.execute(LEAVE, self.id)
                await self.connection.execute(WAKE)
                await self.connection.close()
        except FAILURES as error:
            log.warning("lease not given up: %s; others take over this node's tables when it expires", reason(error))
            self.connection.terminate()


def now() -> float:
    return asyncio.get_running_loop().time()
