"""Health check: the server is well if it answers, and if moves can be written."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from typing import Literal

from typing_extensions import TypedDict

from tablee.core.errors import GameError
from tablee.server.common.clock import Clock
from tablee.server.storage.base import Storage

log = logging.getLogger("tablee.health")

# Seconds within which the storage must answer, and milliseconds for which the result is cached.
STORAGE_TIMEOUT_SECONDS = 2.0
CACHED_MS = 1000

Condition = Literal["well", "draining", "deaf", "storage"]


class HealthAnswer(TypedDict):
    """`draining`: the server is about to stop. `deaf`: this node has lost touch with the others. `storage`: tables can
    be neither read nor written."""

    status: Condition


class Health:
    def __init__(self, storage: Storage, clock: Clock, timeout: float = STORAGE_TIMEOUT_SECONDS) -> None:
        self.storage = storage
        self.clock = clock
        self.timeout = timeout
        self.draining = False
        self.is_deaf: Callable[[], bool] = lambda: False
        self.checked: int | None = None
        self.can_write = False

    async def condition(self) -> Condition:
        if self.draining:
            return "draining"
        if self.is_deaf():
            return "deaf"
        now = self.clock.now()
        if self.checked is None or now - self.checked >= CACHED_MS:
            self.can_write = await self.ask()
            self.checked = now
        return "well" if self.can_write else "storage"

    async def ask(self) -> bool:
        try:
            async with asyncio.timeout(self.timeout):
                await self.storage.check()
        except (TimeoutError, GameError) as error:
            log.error(
                "storage failed or timed out; health checks fail until it can be written to: %s",
                str(error) or "too slow",
            )
            return False
        return True
