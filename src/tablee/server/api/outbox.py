"""What a socket is told: at once if it can be, else as soon as its reader has caught up."""

from __future__ import annotations

import asyncio
from collections.abc import Callable

from tablee.server.table.latency import LatencyMeter
from tablee.server.table.table import Subscriber

# Messages that wait for a slow reader; who falls behind further is sent away and resumes from what it has.
MOST_WAITING = 256

RESTARTING = 1012
TOO_SLOW = 4001

Goodbye = tuple[int, str]


def never(_: str) -> bool:
    return False


class SocketOutbox(Subscriber):
    """What cannot be told at once goes into a queue, so that a slow reader keeps nobody waiting.

    `is_behind` as long as something waits or is just being written: nothing overtakes it.
    """

    def __init__(self, key: str, link: LatencyMeter, at_once: Callable[[str], bool] = never, visitor: str = "") -> None:
        super().__init__(key, link, visitor)
        self.at_once = at_once
        self.is_behind = False
        self.waiting: asyncio.Queue[str | Goodbye] = asyncio.Queue()

    def send(self, message: str) -> None:
        if not self.is_behind and self.at_once(message):
            return
        if self.waiting.qsize() < MOST_WAITING:
            self.wait(message)
        elif self.waiting.qsize() == MOST_WAITING:
            self.wait((TOO_SLOW, "too slow: connect again to get what you missed"))

    def close(self, why: str) -> None:
        self.wait((RESTARTING, why))

    def wait(self, message: str | Goodbye) -> None:
        self.is_behind = True
        self.waiting.put_nowait(message)

    def was_written(self) -> None:
        """What was taken out of the queue last."""
        self.is_behind = not self.waiting.empty()
