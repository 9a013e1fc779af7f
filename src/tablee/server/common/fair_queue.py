"""Fair queue: round-robin by client, then by that client's tables. Clients with many questions do not delay others."""

from __future__ import annotations

import asyncio
from collections import deque
from contextlib import suppress
from typing import NamedTuple, TypeVar

R = TypeVar("R")
Turn = asyncio.Future[None]


class Requester(NamedTuple):
    """The client, by its address, and the table whose turn a question takes.

    Tables without an open socket have no address here; they all share one turn.
    """

    client: str
    table: str


class FairQueue:
    """Lets `width` questions run at a time. The others wait and start in rotation: one of each client, then the next of
    each; among the questions of a client, one of each table."""

    def __init__(self, width: int) -> None:
        self.width = width
        self.started = 0
        self.rows: dict[str, dict[str, deque[Turn]]] = {}

    @property
    def waiting(self) -> int:
        return sum(len(row) for tables in self.rows.values() for row in tables.values())

    async def wait(self, requester: Requester) -> None:
        """Wait for a turn; the caller must release it. A cancelled wait gives up its turn."""
        if self.started < self.width:
            self.started += 1
            return
        turn: Turn = asyncio.get_running_loop().create_future()
        self.rows.setdefault(requester.client, {}).setdefault(requester.table, deque()).append(turn)
        try:
            await turn
        except asyncio.CancelledError:
            self.leave(requester, turn)
            raise

    def leave(self, requester: Requester, turn: Turn) -> None:
        if not turn.cancelled():  # granted just before the cancellation: pass it on
            self.release()
            return
        with suppress(KeyError, ValueError):  # `release` may have removed it already
            self.rows[requester.client][requester.table].remove(turn)
            self.tidy(requester)

    def release(self) -> None:
        while self.rows:
            turn = self.next()
            if not turn.done():
                turn.set_result(None)
                return
        self.started -= 1

    def next(self) -> Turn:
        client, tables = rotate(self.rows)
        table, row = rotate(tables)
        turn = row.popleft()
        self.tidy(Requester(client, table))
        return turn

    def tidy(self, requester: Requester) -> None:
        """Drop empty queues."""
        tables = self.rows[requester.client]
        if not tables[requester.table]:
            del tables[requester.table]
        if not tables:
            del self.rows[requester.client]


def rotate(rows: dict[str, R]) -> tuple[str, R]:
    """Return the first entry and move it to the end."""
    name = next(iter(rows))
    rows[name] = row = rows.pop(name)
    return name, row
