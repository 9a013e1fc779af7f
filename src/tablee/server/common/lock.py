"""Whose turn it is to write to a table: one at a time, in the order in which they asked."""

from __future__ import annotations

import asyncio
from collections import deque


class FifoLock:
    """Whoever has the turn passes it on; until then it is nobody else's."""

    def __init__(self) -> None:
        self.is_taken = False
        self.waiting: deque[asyncio.Future[None]] = deque()

    def take(self) -> bool:
        """Without waiting; whether it could be had."""
        if self.is_taken:
            return False
        self.is_taken = True
        return True

    async def wait(self) -> None:
        if self.take():
            return
        turn: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.waiting.append(turn)
        try:
            await turn
        except asyncio.CancelledError:
            if not turn.cancelled():  # it was given a moment ago, to somebody who does not want it any more
                self.pass_on()
            raise

    async def __aenter__(self) -> None:
        await self.wait()

    async def __aexit__(self, *_: object) -> None:
        self.pass_on()

    def pass_on(self) -> None:
        while self.waiting:
            turn = self.waiting.popleft()
            if not turn.done():
                turn.set_result(None)
                return
        self.is_taken = False
