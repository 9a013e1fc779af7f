"""The servers that share a database. Each says again and again that it lives; who does not is taken for dead.

A node whose time has passed without its noticing (a long pause, a database that was away) has lost its tables: it
begins anew under another name.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from datetime import timedelta
from typing import Any

import asyncpg

from tablee.server.common.keys import new_id
from tablee.server.storage.postgres.pool import FAILURES, said

log = logging.getLogger("tablee.nodes")

# How often a node says that it lives, and for how long that is believed, in seconds.
BEAT = 1.0
LEASE = timedelta(seconds=4)

JOIN = "INSERT INTO nodes (id, until) VALUES ($1, now() + $2)"
STAY = "UPDATE nodes SET until = now() + $2 WHERE id = $1 AND until > now() RETURNING id"
LIVING = "SELECT id FROM nodes WHERE until > now()"
FORGET = "DELETE FROM nodes WHERE until < now() - interval '1 day'"
LEAVE = "DELETE FROM nodes WHERE id = $1"


class Membership:
    """`heard` gets what other nodes send to this one; `parted` is called when letters may have been lost."""

    def __init__(self, url: str) -> None:
        self.url = url
        self.id = new_id()
        self.living: set[str] = set()
        self.connection: Any = None
        self.heard: Callable[[str], None] = lambda _: None
        self.parted: Callable[[set[str]], None] = lambda _: None
        self.lost: Callable[[], None] = lambda: None
        self.task: asyncio.Task[None] | None = None

    async def join(self) -> None:
        await self.connect()
        await self.connection.execute(JOIN, self.id, LEASE)
        await self.look_around()
        self.task = asyncio.create_task(self.beat())

    async def connect(self) -> None:
        """A connection for this alone, so that nothing else delays it."""
        self.connection = await asyncpg.connect(self.url, command_timeout=LEASE.total_seconds())
        await self.connection.add_listener(channel(self.id), self.hear)

    def hear(self, _connection: object, _process: int, _channel: str, letter: str) -> None:
        self.heard(letter)

    async def beat(self) -> None:
        while True:
            await asyncio.sleep(BEAT)
            try:
                if self.connection.is_closed():
                    await self.connect()
                    self.parted(self.living)
                if await self.connection.fetchval(STAY, self.id, LEASE) is None:
                    await self.begin_anew()
                await self.look_around()
            except FAILURES as error:
                log.warning("the database does not answer: %s", said(error))
                self.connection.terminate()

    async def look_around(self) -> None:
        before, self.living = self.living, {name for (name,) in await self.connection.fetch(LIVING)}
        if gone := before - self.living - {self.id}:
            log.warning("%d nodes are gone", len(gone))
            self.parted(gone)
            await self.connection.execute(FORGET)

    async def begin_anew(self) -> None:
        """Others may have our tables by now, and may write to them."""
        log.warning("this node was taken for dead; it begins anew")
        self.parted(self.living)
        await self.connection.remove_listener(channel(self.id), self.hear)
        self.id = new_id()
        await self.connection.add_listener(channel(self.id), self.hear)
        await self.connection.execute(JOIN, self.id, LEASE)
        self.lost()

    async def leave(self) -> None:
        """Whoever is left takes the tables over at once."""
        if self.task is not None:
            self.task.cancel()
            await asyncio.gather(self.task, return_exceptions=True)
        self.living = set()
        try:
            await self.connection.execute(LEAVE, self.id)
            await self.connection.close()
        except FAILURES as error:
            log.warning("the other nodes were not told that this one leaves: %s", said(error))


def channel(node: str) -> str:
    return f"tablee_{node}"
