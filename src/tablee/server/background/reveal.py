"""What chance brings in a game in real time is shown to everybody at the same instant, however far away they are.

The instant is agreed first. The dice fall as late as the farthest player allows, and go to each so that they arrive
when it has come: nobody has anything to read before.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Coroutine, Sequence
from functools import partial
from typing import Any, Protocol

from tablee.server.commands.transaction import new_transaction
from tablee.server.common.clock import Clock
from tablee.server.fairness.randomness import ChanceSource
from tablee.server.messages.update import UpdateBuilder
from tablee.server.storage.base import Storage, StorageUnavailable, TableMoved
from tablee.server.table.clocks import Decision
from tablee.server.table.match import Step
from tablee.server.table.table import Subscriber, Table

log = logging.getLogger("tablee.reveals")

# What writing down takes at most, as a rule, in milliseconds; if it takes longer, all see it later.
WRITING = 40
# Until what could not be written down is tried again.
RETRY = 1000


class Teller(Protocol):
    """What reveals need of the desk."""

    storage: Storage
    dice: ChanceSource
    tables: dict[str, Table]

    async def save(self, table: Table, writing: Awaitable[None]) -> None: ...

    async def make_sure(self, table: Table) -> None: ...

    def run(self, work: Coroutine[Any, Any, Any]) -> asyncio.Task[Any]: ...

    def news(self, table: Table, steps: Sequence[Step]) -> UpdateBuilder: ...

    def tell_steps(self, table: Table, steps: Sequence[Step]) -> None: ...

    def look_after(self, table: Table) -> None: ...


class RevealScheduler:
    def __init__(self, desk: Teller, clock: Clock) -> None:
        self.desk = desk
        self.clock = clock
        self.under_way: set[str] = set()

    def see_to(self, table: Table, now: int) -> int | None:
        """Agree on the instant, and begin in time; when to look again."""
        suspense = table.suspense_left
        if suspense == 0 or table.id in self.under_way:
            return None
        if table.reveal is None:
            if not table.is_watched(now):
                return None
            table.reveal = now + max(suspense, table.send_ahead + WRITING)
            self.desk.tell_steps(table, [])
        begin = table.reveal - table.send_ahead - WRITING
        if begin > now:
            return begin
        self.under_way.add(table.id)
        self.desk.run(self.reveal(table))
        return None

    async def reveal(self, table: Table) -> None:
        try:
            async with table.turns:
                await self.desk.make_sure(table)
                if self.desk.tables.get(table.id) is table and table.suspense_left and table.reveal is not None:
                    await self.carry_out(table, table.reveal)
        except TableMoved:
            pass  # it is rolled there
        except StorageUnavailable as error:
            log.warning("%s; rolling again", error)
            table.reveal = None
            await self.clock.sleep_until(self.clock.now() + RETRY)
        finally:
            self.under_way.discard(table.id)
        self.go_on(table)

    async def carry_out(self, table: Table, planned: int) -> None:
        """Everybody decides from the reveal on, which waits for what is slow to be written down."""
        transaction = new_transaction(table, planned)
        transaction.reveal(self.desk.dice, table.seed)
        await self.desk.save(table, self.desk.storage.append(table.id, transaction.entries, None))
        at = max(planned, self.clock.now() + table.send_ahead)
        pending = {seat: Decision(at, decision.revision) for seat, decision in transaction.pending.items()}
        table.match.apply(transaction.steps, pending)
        table.reveal = at
        self.send(table, transaction.steps, at)

    def send(self, table: Table, steps: Sequence[Step], at: int) -> None:
        """To each so early that it has it at the reveal."""
        news = self.desk.news(table, steps)
        for subscriber in [*table.subscribers]:
            told = news.to(table.seat_of(subscriber))
            self.clock.call_at(at - subscriber.link.one_way, partial(hand_over, table, subscriber, told))
        self.clock.call_at(at, partial(self.shown, table, at))

    def shown(self, table: Table, at: int) -> None:
        """From now on there is nothing to hide."""
        if table.reveal == at:
            table.reveal = None
            self.go_on(table)

    def go_on(self, table: Table) -> None:
        """The table may have been put to sleep meanwhile, and another one stand in its place."""
        at_hand = self.desk.tables.get(table.id)
        if at_hand is not None:
            self.desk.look_after(at_hand)

    async def over(self, table: Table) -> None:
        """Whoever comes while the dice are on their way waits for the instant like everybody else."""
        if table.reveal is not None:
            await self.clock.sleep_until(table.reveal)


def hand_over(table: Table, subscriber: Subscriber, message: str) -> None:
    if subscriber in table.subscribers:
        subscriber.send(message)
