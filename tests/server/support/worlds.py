"""A table whose position can be set up at will, with everybody and a spectator watching."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any

from tablee.core.values import Seat
from tablee.server.service.lobby import NewTable
from tablee.server.table.journal import JournalEntry
from tablee.server.table.match import Match
from tablee.server.table.setup import TableSetup
from tests.server.support.harness import FakeSubscriber, Harness
from tests.server.support.unhurried import UnhurriedStorage

# Milliseconds from the position that is set up to what is done in it.
MOMENT = 1000


class Oblivious(UnhurriedStorage):
    """Forgets what happens at tables, so that a position can be set up again and again."""

    async def append(self, table: str, entries: Sequence[JournalEntry], changed: TableSetup | None) -> None:
        return


class World:
    def __init__(self, harness: Harness, table: NewTable, screens: dict[Seat | None, FakeSubscriber]) -> None:
        self.harness = harness
        self.table = table
        self.screens = screens

    def set_up(self, state: Any) -> None:
        table = self.harness.registry.tables[self.table.id]
        table.match = Match(table.match.game, table.match.start, ())
        table.match.state = state
        table.match.open(self.harness.clock.now())
        table.change_setup(table.setup.model_copy(update={"stage": "playing"}))
        self.harness.clock.time += MOMENT

    async def told(self, state: Any, seat: Seat, do: str) -> dict[Seat | None, str]:
        """What everybody gets to read: the position when connecting, and what a seat then does in it."""
        now = self.harness.clock.time
        self.set_up(state)
        for screen in self.screens.values():
            screen.texts.clear()
            self.harness.leave(self.table, screen)
            await self.harness.subscriptions.subscribe(self.table.id, screen, 0, 0)
        await self.harness.do(self.table, seat, do)
        self.harness.clock.time = now
        return {viewer: "\n".join(screen.texts) for viewer, screen in self.screens.items()}


async def world(file: Path, name: str, players: int, **options: Any) -> World:
    harness = Harness(file, storage=Oblivious(file))
    table = await harness.friends(name, [f"P{seat}" for seat in range(players)], start=False, **options)
    screens: dict[Seat | None, FakeSubscriber] = {seat: await harness.watch(table, seat) for seat in table.keys}
    screens[None] = await harness.watch(table)
    return World(harness, table, screens)
