"""Bots think in processes of their own, so that nobody at any table waits for them."""

from __future__ import annotations

import asyncio
import logging
import os
from abc import ABC, abstractmethod
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from multiprocessing import get_context, parent_process
from random import Random
from threading import Thread
from typing import Any

from tablee.bots.roster import bot_named
from tablee.core.choices import Legal

log = logging.getLogger("tablee.bots")


def think(level: str, view: Any, legal: Legal[Any], seed: str) -> Any:
    """Runs in the other process: a view goes in, an action comes out."""
    return bot_named(level).choose(view, legal, Random(seed))


def follow() -> None:
    """Runs in the other process: it ends with the server, however that ends."""
    server = parent_process()
    assert server is not None

    def wait() -> None:
        server.join()
        os._exit(1)

    Thread(target=wait, daemon=True).start()


class Thinker(ABC):
    @abstractmethod
    async def choose(self, level: str, view: Any, legal: Legal[Any], seed: str) -> Any: ...

    async def close(self) -> None:
        return


class PoolThinker(Thinker):
    """As many processes as there are cores, but for one; made when the first bot is asked."""

    def __init__(self) -> None:
        self.workers = max(1, (os.cpu_count() or 2) - 1)
        self.pool: ProcessPoolExecutor | None = None

    def running(self) -> ProcessPoolExecutor:
        if self.pool is None:
            self.pool = ProcessPoolExecutor(self.workers, get_context("spawn"), initializer=follow)
        return self.pool

    async def choose(self, level: str, view: Any, legal: Legal[Any], seed: str) -> Any:
        try:
            return await self.ask(level, view, legal, seed)
        except BrokenProcessPool:
            log.warning("a bot's process died; starting another")
            self.pool = None
            return await self.ask(level, view, legal, seed)

    async def ask(self, level: str, view: Any, legal: Legal[Any], seed: str) -> Any:
        return await asyncio.get_running_loop().run_in_executor(self.running(), think, level, view, legal, seed)

    async def close(self) -> None:
        if self.pool is not None:
            await asyncio.to_thread(self.pool.shutdown, cancel_futures=True)
