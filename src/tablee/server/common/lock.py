"""Whose turn it is to write to a table: one at a time, in the order in which they asked."""

from __future__ import annotations

import asyncio
from collections import deque


class FifoLock:
    """Whoever has the turn passes it on; until then it is nobody else's."""

    def __init__(self) -> None:
        self.is_held = False
        self.waiting: deque[asyncio.Future[None]] = deque()

    def try_acquire(self) -> bool:
        """Without waiting; whether it could be had."""
        if self.is_held:
            return False
        self.is_held = True
        return True

    async def acquire(self) -> None:
        if self.try_acquire():
            return
        turn: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.waiting.append(turn)
        try:
            await turn
        except asyncio.CancelledError:
            if not turn.cancelled():  # it was given a moment ago, to somebody who does not want it any more
                self.release()
            raise

    async def __aenter__(self) -> None:
        await self.acquire()

    async def __aexit__(self, *_: object) -> None:
        self.release()

    def release(self) -> None:
        while self.waiting:
            turn = self.waiting.popleft()
            if not turn.done():
                turn.set_result(None)
                return
        self.is_held = False
