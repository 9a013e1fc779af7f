"""Several servers at one PostgreSQL database, in one process, each with doors of its own."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from typing import Any

import httpx

from tablee.server.api.static import BUILT
from tablee.server.app import make_app
from tablee.server.cluster.node import ClusterNode
from tablee.server.common.clock import MonotonicClock
from tablee.server.compose import Services
from tablee.server.fairness.randomness import SeededChance
from tablee.server.fairness.secret import SECRET_BYTES, ServerSecret
from tablee.server.middleware.edge import Edge
from tablee.server.settings import NodeAddress
from tablee.server.table.retention import RetentionPolicy
from tablee.server.transport.listen import listen
from tests.server.support.harness import FakeBotPool
from tests.server.support.http_client import FREE, Socket, bearer

PATIENCE = 10
# All nodes of a database have the same.
SECRET = ServerSecret(bytes(SECRET_BYTES))


class NodeDoor:
    """One server. `die` is what `kill -9` leaves: nobody is told anything."""

    def __init__(self, url: str) -> None:
        self.node = ClusterNode(url)
        self.is_dead = False

    async def open(self) -> None:
        storage = await self.node.connect()
        self.bot_pool = FakeBotPool()
        clock = MonotonicClock()
        self.services = Services(storage, clock, SeededChance(), SECRET, self.bot_pool, RetentionPolicy(), 0)
        self.registry = self.services.registry
        edge = Edge(storage, clock, FREE)
        self.health = edge.health
        edge.health.is_deaf = lambda: self.node.members.is_deaf
        self.app = make_app(self.services, BUILT, edge, self.node.router.wrap, self.node.signpost(edge.proxies))
        with listen("127.0.0.1", 0) as web:
            await self.node.join(self.registry, SECRET, NodeAddress("127.0.0.1"), web)
        self.app.middleware_stack = self.app.build_middleware_stack()
        self.http = httpx.AsyncClient(transport=httpx.ASGITransport(self.app), base_url="http://tablee.test")

    @property
    def name(self) -> str:
        return self.node.members.id

    def proxy_at(self, address: str) -> None:
        """Requests come from another machine from now on."""
        transport = httpx.ASGITransport(self.app, client=(address, 4000))
        self.http = httpx.AsyncClient(transport=transport, base_url="http://tablee.test")

    async def get(self, path: str, key: str | None = None) -> httpx.Response:
        return await self.http.get(path, headers=bearer(key))

    async def post(self, path: str, body: Any = None, key: str | None = None) -> httpx.Response:
        return await self.http.post(path, json=body, headers=bearer(key))

    def knock(self, table: str) -> Socket:
        return Socket(self.app, f"/api/tables/{table}/socket")

    async def socket(self, table: str, key: str | None = None, since: int | None = None) -> Socket:
        made = self.knock(table)
        assert (await made.told())["type"] == "websocket.accept"
        made.say({"key": key, "since": since})
        return made

    async def new_table(self, *chairs: dict[str, str], game: str = "overload") -> dict[str, Any]:
        places = chairs or tuple({"sitter": "me", "name": name} for name in ("Ann", "Ben", "Cleo"))
        made = (await self.post("/api/tables", {"game": game, "chairs": places})).json()
        assert (await self.post(f"/api/tables/{made['id']}/start", key=made["owner"])).is_success
        found: dict[str, Any] = made
        return found

    async def move(self, table: str, key: str, command: str) -> httpx.Response:
        """The first thing that the seat may do now."""
        update = (await self.get(f"/api/tables/{table}/update", key)).json()
        body = {"command": command, "revision": update["revision"], "do": update["legal"][0]}
        return await self.post(f"/api/tables/{table}/moves", body, key)

    async def revision(self, table: str) -> int:
        return int((await self.get(f"/api/tables/{table}/update")).json()["revision"])

    def has(self, table: str) -> bool:
        return table in self.registry.tables

    def is_alone_with(self, table: str) -> Callable[[], Awaitable[bool]]:
        """Asks whether nobody is at one of its tables."""

        async def nobody() -> bool:
            return not self.registry.tables[table].audience.subscribers

        return nobody

    def put_to_sleep(self, table: str) -> None:
        """Out of the memory; it stays this node's."""
        self.registry.forget(self.registry.tables[table])

    def freeze(self) -> None:
        """It does not say any more that it lives, but goes on otherwise."""
        assert self.node.members.task is not None
        self.node.members.task.cancel()

    async def die(self) -> None:
        self.is_dead = True
        self.freeze()
        await self.node.links.close()
        self.node.members.connection.terminate()
        self.node.storage.pool.terminate()
        await self.services.scheduler.close()

    async def close(self) -> None:
        await self.http.aclose()
        if not self.is_dead:
            await self.services.close()


@asynccontextmanager
async def nodes(url: str, number: int = 2) -> AsyncIterator[list[NodeDoor]]:
    made = [NodeDoor(url) for _ in range(number)]
    for node in made:
        await node.open()
    for node in made:  # without waiting until each has looked around by itself
        node.node.members.peers = {other.name: other.node.members.own for other in made if other is not node}
    try:
        yield made
    finally:
        for node in made:
            await node.close()


async def until(true: Callable[[], Awaitable[bool]]) -> None:
    async with asyncio.timeout(PATIENCE):
        while not await true():
            await asyncio.sleep(0.05)


async def wake_up(node: NodeDoor) -> None:
    """It says again that it lives, and learns that it was taken for dead."""
    members = node.node.members
    members.task = asyncio.create_task(members.heartbeat())
    before = members.id

    async def is_new() -> bool:
        return members.id != before

    await until(is_new)
