"""FIFO lock for a table: one writer at a time, in the order of their requests."""

from __future__ import annotations

import asyncio
from collections import deque


class FifoLock:
    """Releasing the lock passes it to the task that has waited longest; no other task can acquire it in between."""

    def __init__(self) -> None:
        self.is_held = False
        self.waiting: deque[asyncio.Future[None]] = deque()

    def try_acquire(self) -> bool:
        """Acquire the lock if it is free, without waiting; return whether it was."""
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
            if not turn.cancelled():  # granted just before the cancellation: pass it on
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
