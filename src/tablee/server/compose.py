"""Composition root: opens the database and wires the services together."""

from __future__ import annotations

import asyncio
import logging
from importlib.util import find_spec
from typing import TYPE_CHECKING

from tablee.server.background.bot_moves import BotMoves
from tablee.server.background.cleanup import Cleanup
from tablee.server.background.deadlines import NumberDeadlines
from tablee.server.background.recovery import Recovery
from tablee.server.background.reveal import RevealScheduler
from tablee.server.background.scheduler import Scheduler
from tablee.server.common.clock import Clock
from tablee.server.common.tasks import TaskTracker
from tablee.server.fairness.randomness import ChanceSource
from tablee.server.fairness.secret import ServerSecret
from tablee.server.service.archive import Archive
from tablee.server.service.broadcast import Broadcaster
from tablee.server.service.coach import Coach
from tablee.server.service.commands import CommandHandler
from tablee.server.service.commit import Committer
from tablee.server.service.game_start import GameStarter
from tablee.server.service.lobby import Lobby
from tablee.server.service.practice import PracticeTables
from tablee.server.service.presence import Presence
from tablee.server.service.registry import TableRegistry
from tablee.server.service.stakes import Stakes
from tablee.server.service.subscriptions import Subscriptions
from tablee.server.storage.base import Storage
from tablee.server.storage.sqlite.storage import SqliteStorage
from tablee.server.storage.urls import UnknownDatabase, file_of, is_shared
from tablee.server.table.retention import RetentionPolicy
from tablee.server.workers.pool import BotPool

if TYPE_CHECKING:
    from tablee.server.cluster.node import ClusterNode

log = logging.getLogger("tablee.table")

# Seconds that commands under way get to finish when the server stops.
SETTLE_SECONDS = 2.0
STOPPING = "the server is stopping; try again in a moment"


async def open_database(url: str) -> tuple[Storage, ClusterNode | None]:
    """One SQLite file for one server, or PostgreSQL for several, which this server can join as a node."""
    if not is_shared(url):
        return SqliteStorage(file_of(url)), None
    if find_spec("asyncpg") is None:
        raise UnknownDatabase("PostgreSQL needs asyncpg: pip install 'tablee[postgresql]'")
    from tablee.server.cluster.node import ClusterNode  # noqa: PLC0415 — asyncpg is optional

    node = ClusterNode(url)
    return await node.connect(), node


class Services:
    """All objects that serve tables. Each knows only those made before it; `registry.listeners` is the way back."""

    def __init__(
        self,
        storage: Storage,
        clock: Clock,
        chance: ChanceSource,
        secret: ServerSecret,
        bot_pool: BotPool,
        retention: RetentionPolicy,
        pace: int,
        broadcaster: Broadcaster | None = None,
    ) -> None:
        self.storage = storage
        self.clock = clock
        self.bot_pool = bot_pool
        self.retention = retention
        self.tasks = tasks = TaskTracker()
        self.registry = registry = TableRegistry(storage, clock, chance, secret, tasks)
        self.broadcaster = broadcaster = broadcaster or Broadcaster(clock, retention)
        self.presence = presence = Presence(storage, registry, broadcaster, clock, tasks)
        self.committer = committer = Committer(storage, registry, broadcaster, presence, clock)
        self.starter = starter = GameStarter(registry, committer, broadcaster, chance, clock)
        self.handler = CommandHandler(registry, committer, presence, broadcaster, starter, chance, clock, tasks)
        self.subscriptions = Subscriptions(registry, presence, broadcaster, clock)
        self.lobby = Lobby(storage, registry, committer, presence, broadcaster, starter, secret, clock, tasks)
        self.practice = PracticeTables(storage, registry, committer, chance, clock, tasks)
        self.archive = Archive(registry, self.subscriptions)
        self.coach = Coach(registry, self.subscriptions, presence, bot_pool, tasks)
        self.stakes = Stakes(self.subscriptions, presence, bot_pool)
        self.bot_moves = BotMoves(registry, self.handler, bot_pool, clock, tasks, pace)
        self.reveals = RevealScheduler(registry, committer, broadcaster, chance, clock, tasks)
        self.deadlines = NumberDeadlines(registry, starter, clock, tasks)
        self.scheduler = Scheduler(registry, broadcaster, self.bot_moves, self.reveals, self.deadlines, clock)
        self.cleanup = Cleanup(storage, registry, retention, clock)
        self.recovery = Recovery(storage, registry, clock)
        registry.listeners.append(self.scheduler)

    async def start(self) -> None:
        """Start what happens by itself, as long as the server runs."""
        await self.recovery.absorb_downtime()
        self.jobs = [asyncio.create_task(self.recovery.run()), asyncio.create_task(self.cleanup.run())]

    async def stop(self) -> None:
        for job in self.jobs:
            job.cancel()
        await asyncio.gather(*self.jobs, return_exceptions=True)
        await self.close()

    async def close(self) -> None:
        """Disconnect all subscribers and finish pending work; clients reconnect when the server is back."""
        await self.scheduler.close()
        self.registry.disconnect_all(STOPPING)
        try:
            async with asyncio.timeout(SETTLE_SECONDS):
                await self.tasks.drain()
                await self.registry.settle()
        except TimeoutError:
            log.warning("stopping while commands wait for the storage; their clients were not answered and may retry")
        await self.storage.close()
