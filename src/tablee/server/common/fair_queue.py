"""Whose question is next: by turns, so that nobody who asks much keeps those waiting who ask little."""

from __future__ import annotations

import asyncio
from collections import deque
from contextlib import suppress
from typing import NamedTuple, TypeVar

R = TypeVar("R")
Turn = asyncio.Future[None]


class Requester(NamedTuple):
    """Whose turn a question takes: that of a visitor, by its address, and of all its tables that of this one.

    Whoever has no socket has no address here, and shares one turn with all like it.
    """

    visitor: str
    table: str


class FairQueue:
    """So many questions at a time. Of those that wait one of each visitor is begun, then the next of each; and among a
    visitor's own, one of each table."""

    def __init__(self, width: int) -> None:
        self.width = width
        self.begun = 0
        self.rows: dict[str, dict[str, deque[Turn]]] = {}

    @property
    def waiting(self) -> int:
        return sum(len(row) for tables in self.rows.values() for row in tables.values())

    async def wait(self, asker: Requester) -> None:
        """Until it is the asker's turn, which is to be passed on. Who does not wait any more has none."""
        if self.begun < self.width:
            self.begun += 1
            return
        turn: Turn = asyncio.get_running_loop().create_future()
        self.rows.setdefault(asker.visitor, {}).setdefault(asker.table, deque()).append(turn)
        try:
            await turn
        except asyncio.CancelledError:
            self.leave(asker, turn)
            raise

    def leave(self, asker: Requester, turn: Turn) -> None:
        if not turn.cancelled():  # it was given a moment ago, to somebody who does not want it any more
            self.release()
            return
        with suppress(KeyError, ValueError):  # it may have been passed over already
            self.rows[asker.visitor][asker.table].remove(turn)
            self.tidy(asker)

    def release(self) -> None:
        while self.rows:
            turn = self.next()
            if not turn.done():
                turn.set_result(None)
                return
        self.begun -= 1

    def next(self) -> Turn:
        visitor, tables = rotate(self.rows)
        table, row = rotate(tables)
        turn = row.popleft()
        self.tidy(Requester(visitor, table))
        return turn

    def tidy(self, asker: Requester) -> None:
        """Who waits for nothing is not remembered."""
        tables = self.rows[asker.visitor]
        if not tables[asker.table]:
            del tables[asker.table]
        if not tables:
            del self.rows[asker.visitor]


def rotate(rows: dict[str, R]) -> tuple[str, R]:
    """Whoever is first has its turn, and is last from then on."""
    name = next(iter(rows))
    rows[name] = row = rows.pop(name)
    return name, row
