"""Messages between nodes through PostgreSQL's NOTIFY: in order, long ones in parts.

Messages queued while others are being sent share the next query.
"""

from __future__ import annotations

import asyncio
import logging
from collections import defaultdict
from collections.abc import Callable, Sequence
from itertools import count

import asyncpg

from tablee.server.cluster.membership import channel
from tablee.server.storage.postgres.pool import FAILURES, reason

log = logging.getLogger("tablee.cluster")

# NOTIFY takes less than 8000 bytes; messages are ASCII.
MAX_PART_BYTES = 7800
SEND = "SELECT pg_notify(part.channel, part.text) FROM unnest($1::text[], $2::text[]) AS part (channel, text)"


class Post:
    """A part is `stream number more text`. The number makes it unique, since NOTIFY drops duplicates."""

    def __init__(self, pool: asyncpg.Pool) -> None:
        self.pool = pool
        self.on_failure: Callable[[], None] = lambda: None
        self.numbers = count()
        self.waiting: list[tuple[str, str]] = []
        self.sent: asyncio.Future[bool] | None = None
        self.task: asyncio.Task[None] | None = None
        self.incomplete: defaultdict[str, list[str]] = defaultdict(list)

    async def send(self, node: str, stream: str, message: str) -> bool:
        """Wait until the message is sent, which slows busy senders down. False: it may not have been sent."""
        pieces = [message[at : at + MAX_PART_BYTES] for at in range(0, len(message), MAX_PART_BYTES)]
        for place, piece in enumerate(pieces, start=1):
            more = "-" if place == len(pieces) else "+"
            self.waiting.append((channel(node), f"{stream} {next(self.numbers)} {more} {piece}"))
        if self.sent is None:
            self.sent = asyncio.get_running_loop().create_future()
        sent = self.sent
        if self.task is None:
            self.task = asyncio.create_task(self.deliver())
        return await asyncio.shield(sent)

    async def deliver(self) -> None:
        """Send the queued messages. Every waiting sender is released, even if a shutdown cancels this."""
        sent: asyncio.Future[bool] | None = None
        try:
            while self.waiting:
                batch, sent = self.waiting, self.sent
                self.waiting, self.sent = [], None
                release(sent, await self.notify(batch))
        finally:
            release(sent, False)
            release(self.sent, False)
            self.waiting, self.sent, self.task = [], None, None

    async def notify(self, batch: Sequence[tuple[str, str]]) -> bool:
        try:
            channels, texts = zip(*batch, strict=True)
            await self.pool.execute(SEND, channels, texts)
        except FAILURES as error:
            log.warning("messages to other nodes lost: %s; ending relayed requests, clients may retry", reason(error))
            self.on_failure()
            return False
        return True

    def add_part(self, part: str) -> tuple[str, str] | None:
        """Take a part. Returns the stream and the whole message once the last part is here."""
        stream, _, more, piece = part.split(" ", 3)
        if more == "+":
            self.incomplete[stream].append(piece)
            return None
        return stream, "".join([*self.incomplete.pop(stream, []), piece])

    def forget(self, stream: str) -> None:
        self.incomplete.pop(stream, None)


def release(sent: asyncio.Future[bool] | None, was_sent: bool) -> None:
    if sent is not None and not sent.done():
        sent.set_result(was_sent)
