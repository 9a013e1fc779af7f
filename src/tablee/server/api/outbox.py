"""Outgoing messages of a socket: written immediately if possible, else queued until the client catches up."""

from __future__ import annotations

import asyncio
from collections.abc import Callable

from tablee.server.table.audience import Subscriber
from tablee.server.table.latency import LatencyMeter

# Messages queued for a slow client. One further behind is disconnected, and resumes from its last revision.
MAX_QUEUED = 256

RESTARTING = 1012
TOO_SLOW = 4001

Goodbye = tuple[int, str]


def never(_: bytes) -> bool:
    return False


class SocketOutbox(Subscriber):
    """Queues messages that cannot be written immediately, so that a slow client delays no other.

    `is_backlogged` while a message is queued or being written: later ones must not overtake it.
    """

    def __init__(
        self,
        key: str,
        latency: LatencyMeter,
        write_now: Callable[[bytes], bool] = never,
        client: str = "",
        *,
        is_shared: bool = False,
        says_ready: bool = False,
    ) -> None:
        super().__init__(key, latency, client, is_shared=is_shared, says_ready=says_ready)
        self.write_now = write_now
        self.is_backlogged = False
        self.queue: asyncio.Queue[bytes | Goodbye] = asyncio.Queue()

    def send(self, message: bytes) -> None:
        if not self.is_backlogged and self.write_now(message):
            return
        if self.queue.qsize() < MAX_QUEUED:
            self.enqueue(message)
        elif self.queue.qsize() == MAX_QUEUED:
            self.enqueue((TOO_SLOW, "too slow: connect again to get what you missed"))

    def close(self, why: str) -> None:
        self.enqueue((RESTARTING, why))

    def enqueue(self, message: bytes | Goodbye) -> None:
        self.is_backlogged = True
        self.queue.put_nowait(message)

    def was_written(self) -> None:
        """Note that the message last taken from the queue has been written."""
        self.is_backlogged = not self.queue.empty()
