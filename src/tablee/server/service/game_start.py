"""Opens games: fixes the players' promises, collects their numbers, makes the first draws."""

from __future__ import annotations

from tablee.core.values import Seat
from tablee.server.commands.start import (
    is_complete,
    note_number,
    note_pledge,
    numbers_at_start,
    plan_start,
    with_numbers,
)
from tablee.server.common.clock import Clock
from tablee.server.common.tasks import OnDone
from tablee.server.fairness.numbers import is_awaited
from tablee.server.fairness.pledges import ANSWER_TIME
from tablee.server.fairness.randomness import ChanceSource
from tablee.server.service.broadcast import Broadcaster
from tablee.server.service.commit import Committer
from tablee.server.service.registry import TableRegistry
from tablee.server.table.seating import begin
from tablee.server.table.table import Table


class GameStarter:
    """Its callers hold the table's lock."""

    def __init__(
        self,
        registry: TableRegistry,
        committer: Committer,
        broadcaster: Broadcaster,
        chance: ChanceSource,
        clock: Clock,
    ) -> None:
        self.registry = registry
        self.committer = committer
        self.broadcaster = broadcaster
        self.chance = chance
        self.clock = clock

    async def start(self, table: Table) -> None:
        """Begin the game, immediately if no client has promised a number."""
        now = self.clock.now()
        setup = begin(table.setup, numbers_at_start(table, now))
        if not any(map(is_awaited, setup.numbers or ())):
            await self.committer.start(table, setup, self.chance)
            return
        table.page_seen(now)
        await self.committer.save(table, self.committer.storage.save([setup], now))
        table.await_numbers(setup, now + ANSWER_TIME)
        self.broadcaster.publish_table(table)
        self.broadcaster.publish_steps(table, [])
        self.registry.changed(table)

    def pledge(self, table: Table, seat: Seat, pledge: str) -> None:
        """Note a promise, and show it to all."""
        if note_pledge(table, seat, pledge):
            self.broadcaster.publish_table(table)

    def number_then(self, table: Table, seat: Seat, number: str, done: OnDone) -> None:
        """Note a number; after the last one the game begins."""
        note_number(table, seat, number)
        if table.awaits_numbers and is_complete(table):
            self.close_then(table, done)
        else:
            done(None)

    def close_then(self, table: Table, done: OnDone) -> None:
        """Begin the game with the numbers that are there."""
        setup = with_numbers(table)
        transaction = plan_start(table, setup, self.chance, self.clock.now())
        self.committer.commit_then(table, transaction, done, setup)
