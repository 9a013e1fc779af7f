"""Quota of questions in flight, to the coach or about stakes, so that one client cannot keep the others waiting."""

from __future__ import annotations

from collections import Counter
from collections.abc import Awaitable, Callable
from typing import TypeVar

from tablee.server.common.errors import Busy

T = TypeVar("T")

# Questions in flight: per address as many as can sit at one table, and in total.
MAX_EACH = 8
MAX_IN_ALL = 64
# Seconds until a client should try again.
RETRY_SECONDS = 2


class InFlightQuota:
    def __init__(self) -> None:
        self.clients: Counter[str] = Counter()

    async def ask(self, client: str, question: Callable[[], Awaitable[T]]) -> T:
        """Ask the question if the quotas of the client and of all allow it; else raise `Busy`."""
        if self.clients[client] >= MAX_EACH or self.clients.total() >= MAX_IN_ALL:
            raise Busy("many questions are being answered: ask again in a moment", RETRY_SECONDS)
        self.clients[client] += 1
        try:
            return await question()
        finally:
            self.clients -= Counter([client])
