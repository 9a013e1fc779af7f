"""Reveals in real-time games: all players see the dice at the same instant, however high their latency.

The time of the reveal is set first. The dice are drawn as late as the slowest connection allows, and sent to each
client so that they arrive at the reveal: no client can read them earlier.
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

# Milliseconds allowed for saving a draw, as a rule enough. If it takes longer, the reveal is later for all.
WRITING = 40
# Milliseconds until a reveal that failed is tried again.
RETRY = 1000


class Teller(Protocol):
    """The part of the desk that reveals use."""

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
        """Set the time of the reveal, and start it when it is due. Returns when to call again, if that is known."""
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
            pass  # the table's new home draws
        except StorageUnavailable as error:
            log.warning("reveal at table %s failed: %s; trying again in a second", table.id, error.why)
            table.reveal = None
            await self.clock.sleep_until(self.clock.now() + RETRY)
        finally:
            self.under_way.discard(table.id)
        self.go_on(table)

    async def carry_out(self, table: Table, planned: int) -> None:
        """Draw, save, apply and send. Decisions begin at the reveal, which is later if saving was slow."""
        transaction = new_transaction(table, planned)
        transaction.reveal(self.desk.dice, table.seed)
        await self.desk.save(table, self.desk.storage.append(table.id, transaction.entries, None))
        at = max(planned, self.clock.now() + table.send_ahead)
        pending = {seat: Decision(at, decision.revision) for seat, decision in transaction.pending.items()}
        table.match.apply(transaction.steps, pending)
        table.reveal = at
        self.send(table, transaction.steps, at)

    def send(self, table: Table, steps: Sequence[Step], at: int) -> None:
        """Send the update to each subscriber ahead of the reveal by the one-way latency of its connection."""
        news = self.desk.news(table, steps)
        for subscriber in [*table.subscribers]:
            told = news.for_seat(table.seat_of(subscriber))
            self.clock.call_at(at - subscriber.link.one_way, partial(hand_over, table, subscriber, told))
        self.clock.call_at(at, partial(self.shown, table, at))

    def shown(self, table: Table, at: int) -> None:
        """End the reveal: from now on the dice are public."""
        if table.reveal == at:
            table.reveal = None
            self.go_on(table)

    def go_on(self, table: Table) -> None:
        """Reschedule the table of this id in memory: this object may have been evicted and the table loaded again."""
        at_hand = self.desk.tables.get(table.id)
        if at_hand is not None:
            self.desk.look_after(at_hand)

    async def over(self, table: Table) -> None:
        """Wait for the reveal, so that a client that connects after the draw sees the dice no earlier than others."""
        if table.reveal is not None:
            await self.clock.sleep_until(table.reveal)


def hand_over(table: Table, subscriber: Subscriber, message: bytes) -> None:
    if subscriber in table.subscribers:
        subscriber.send(message)
