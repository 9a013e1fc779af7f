"""What is measured: many tables at a server, everybody as fast as it goes or like people."""

from __future__ import annotations

import asyncio
import os
from collections.abc import Awaitable, Callable
from contextlib import AsyncExitStack
from itertools import cycle
from time import monotonic
from typing import NamedTuple

import httpx
from benchmarks.loading.boardgame_io import Match
from benchmarks.loading.players import Table, set_up
from benchmarks.loading.processes import cpu_seconds, memory, with_children
from benchmarks.loading.rows import Row
from benchmarks.loading.servers import Running
from benchmarks.loading.sockets import PATIENCE
from benchmarks.loading.tally import LIKE_PEOPLE, Pace, Tally

WARM_UP = 2.0
# Tables that come at the same time; the others wait for them.
COMING = 8
COUNTING = "counting"
OTHER = "boardgame.io"

# Plays at one table; calls when everybody is there.
Playing = Callable[[Callable[[], object]], Awaitable[None]]


class Asked(NamedTuple):
    tables: int
    seconds: float
    pace: Pace
    game: str = "overload"
    players: int = 3

    @property
    def name(self) -> str:
        return "like people" if self.pace == LIKE_PEOPLE else "at once"


class Arrivals:
    """Tables come a few at a time."""

    def __init__(self, tables: int) -> None:
        self.expected = tables
        self.come = 0
        self.places = asyncio.Semaphore(COMING)
        self.complete = asyncio.Event()

    async def play(self, playing: Playing) -> None:
        """The place is given back as soon as everybody is there, or when it came to nothing."""
        await self.places.acquire()
        is_here = False

        def here() -> None:
            nonlocal is_here
            is_here = True
            self.places.release()
            self.come += 1
            if self.come == self.expected:
                self.complete.set()

        try:
            await playing(here)
        finally:
            if not is_here:
                self.places.release()


async def measured(server: str, running: Running, asked: Asked, tally: Tally, one_table: Playing) -> Row:
    """Once everybody is there and has played a little."""
    before = memory(running.pids)
    arrivals = Arrivals(asked.tables)
    tables = [asyncio.create_task(forever(arrivals, one_table)) for _ in range(asked.tables)]
    try:
        await come_true(arrivals.complete, tables)
        await asyncio.sleep(WARM_UP + asked.pace.most)
        row = await observed(server, running, asked, tally, before)
        for task in tables:
            if task.done():
                task.result()
        return row
    finally:
        for task in tables:
            task.cancel()
        await asyncio.gather(*tables, return_exceptions=True)


async def come_true(event: asyncio.Event, tables: list[asyncio.Task[None]]) -> None:
    """Unless something goes wrong at a table before."""
    waiting = asyncio.create_task(event.wait())
    await asyncio.wait([waiting, *tables], return_when=asyncio.FIRST_COMPLETED)
    if not event.is_set():
        waiting.cancel()
        for task in tables:
            if task.done():
                task.result()


async def forever(arrivals: Arrivals, one_table: Playing) -> None:
    """A game that is over is followed by another."""
    while True:
        await arrivals.play(one_table)


async def observed(server: str, running: Running, asked: Asked, tally: Tally, before: int) -> Row:
    began, used = monotonic(), used_by(running)
    tally.is_open = True
    await asyncio.sleep(asked.seconds)
    tally.is_open = False
    seconds = monotonic() - began
    cpu, players, database = (now - then for now, then in zip(used_by(running), used, strict=True))
    return Row(
        asked.name,
        server,
        asked.game,
        asked.tables,
        seconds,
        tally.moves,
        tally.games,
        tally.refused,
        cpu,
        None if running.database is None else database,
        players,
        *tally.percentiles(),
        (memory(running.pids) - before) / asked.tables / 1000,
    )


def used_by(running: Running) -> tuple[float, float, float]:
    """Seconds of the servers, of the players and of the database."""
    database = [] if running.database is None else with_children(running.database)
    return cpu_seconds(running.pids), cpu_seconds([os.getpid()]), cpu_seconds(database)


async def play_tablee(server: str, running: Running, asked: Asked) -> Row:
    """Tables are set up at all nodes in turn; their players sit at the table's home, or all at another node."""
    tally = Tally()
    async with AsyncExitStack() as stack:
        clients = [httpx.AsyncClient(base_url=address, timeout=PATIENCE) for address in running.addresses]
        homes = [await stack.enter_async_context(client) for client in clients]
        nodes = cycle(zip(running.addresses, homes, strict=True))

        async def one_table(here: Callable[[], object]) -> None:
            home, node = next(nodes)
            made = await set_up(node, asked.game, asked.players)
            addresses = [address for address in running.addresses if (address == home) != running.is_wrong]
            await Table(made, addresses, asked.pace, tally).play(here)

        return await measured(server, running, asked, tally, one_table)


async def play_boardgame_io(server: str, running: Running, asked: Asked) -> Row:
    tally = Tally()
    names = iter(range(asked.tables))

    async def one_match(here: Callable[[], object]) -> None:
        await Match(f"m{next(names)}", asked.players, asked.pace, tally).play(running.addresses[0], here)

    return await measured(server, running, asked, tally, one_match)
