"""Things to keep: builders for storage tests."""

from __future__ import annotations

from collections.abc import AsyncIterator, Callable
from contextlib import AbstractAsyncContextManager, asynccontextmanager
from dataclasses import replace
from pathlib import Path
from typing import Any

from tablee.core.values import Seat
from tablee.server.cluster.node import ClusterNode
from tablee.server.storage.base import Storage
from tablee.server.storage.sqlite.storage import SqliteStorage
from tablee.server.table.chat import ChatLine
from tablee.server.table.journal import JournalEntry
from tablee.server.table.setup import Chair, Stage, TableSetup, Terms, TurnClock

# Opens the same database, of either kind, as often as a test likes.
Opening = Callable[[], AbstractAsyncContextManager[Storage]]
CLOCK = TurnClock(bank=60, increment=5, at_zero="skip")


@asynccontextmanager
async def opened(file: Path) -> AsyncIterator[SqliteStorage]:
    storage = SqliteStorage(file)
    try:
        yield storage
    finally:
        await storage.close()


@asynccontextmanager
async def opened_node(url: str) -> AsyncIterator[ClusterNode]:
    """One of the servers at a PostgreSQL database."""
    node = ClusterNode(url)
    await node.connect()
    await node.members.join("", node.members.id)
    try:
        yield node
    finally:
        await node.storage.close()


@asynccontextmanager
async def opened_postgresql(url: str) -> AsyncIterator[Storage]:
    async with opened_node(url) as node:
        yield node.storage


def setup(name: str = "t1", *, stage: Stage = "gathering", public: bool = True, **fields: Any) -> TableSetup:
    chairs = (Chair(sitter="person", name="Änn", key="k", screen=2), Chair(sitter="bot", name="Bot 2", level="random"))
    terms = Terms(public=public, clock=CLOCK, stand_in=None)
    given = {"game": "dog", "settings": {"players": "2"}, "owner": "o", "seed": "ab", "created": 7, **fields}
    return TableSetup(id=name, stage=stage, terms=terms, chairs=chairs, **given)


def entry(revision: int, seat: int | None = 0, **fields: Any) -> JournalEntry:
    made = JournalEntry(revision, None if seat is None else Seat(seat), f"move {revision}", 0, "person", 9, "", ())
    return replace(made, **fields)


def line(number: int, said: str = "hello", **fields: Any) -> ChatLine:
    return ChatLine(number, 11, "Änn", said, False, f"c{number}")._replace(**fields)
