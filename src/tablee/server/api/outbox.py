"""Outgoing messages of a socket: written immediately if possible, else queued until the client catches up."""

from __future__ import annotations

import asyncio
from collections.abc import Callable

from tablee.server.table.latency import LatencyMeter
from tablee.server.table.table import Subscriber

# Messages queued for a slow client. One further behind is disconnected, and resumes from its last revision.
MOST_WAITING = 256

RESTARTING = 1012
TOO_SLOW = 4001

Goodbye = tuple[int, str]


def never(_: bytes) -> bool:
    return False


class SocketOutbox(Subscriber):
    """Queues messages that cannot be written immediately, so that a slow client delays no other.

    `is_behind` while a message is queued or being written: later ones must not overtake it.
    """

    def __init__(
        self, key: str, link: LatencyMeter, at_once: Callable[[bytes], bool] = never, visitor: str = ""
    ) -> None:
        super().__init__(key, link, visitor)
        self.at_once = at_once
        self.is_behind = False
        self.waiting: asyncio.Queue[bytes | Goodbye] = asyncio.Queue()

    def send(self, message: bytes) -> None:
        if not self.is_behind and self.at_once(message):
            return
        if self.waiting.qsize() < MOST_WAITING:
            self.wait(message)
        elif self.waiting.qsize() == MOST_WAITING:
            self.wait((TOO_SLOW, "too slow: connect again to get what you missed"))

    def close(self, why: str) -> None:
        self.wait((RESTARTING, why))

    def wait(self, message: bytes | Goodbye) -> None:
        self.is_behind = True
        self.waiting.put_nowait(message)

    def was_written(self) -> None:
        """Note that the message last taken from the queue has been written."""
        self.is_behind = not self.waiting.empty()
