"""Reveals in real-time games: all players see the dice at the same instant, however high their latency.

When the players are ready, the time of the reveal is set. The dice are drawn as late as the slowest connection allows,
and sent to each client so that they arrive at the reveal: no client can read them earlier.
"""

from __future__ import annotations

import logging
from collections.abc import Sequence
from functools import partial

from tablee.server.commands.transaction import begin
from tablee.server.common.clock import Clock
from tablee.server.common.tasks import TaskTracker
from tablee.server.fairness.randomness import ChanceSource
from tablee.server.service.broadcast import Broadcaster
from tablee.server.service.commit import Committer
from tablee.server.service.registry import TableRegistry
from tablee.server.storage.base import StorageUnavailable, TableMoved
from tablee.server.table.audience import Subscriber
from tablee.server.table.match import Step
from tablee.server.table.readiness import NextRound
from tablee.server.table.realtime import RealTime
from tablee.server.table.table import Table

log = logging.getLogger("tablee.table")

# Milliseconds allowed for saving a draw, as a rule enough. If it takes longer, the reveal is later for all.
WRITING = 40
# Milliseconds until a reveal that failed is tried again.
RETRY = 1000


class RevealScheduler:
    def __init__(
        self,
        registry: TableRegistry,
        committer: Committer,
        broadcaster: Broadcaster,
        chance: ChanceSource,
        clock: Clock,
        tasks: TaskTracker,
    ) -> None:
        self.registry = registry
        self.committer = committer
        self.broadcaster = broadcaster
        self.chance = chance
        self.clock = clock
        self.tasks = tasks
        self.under_way: set[str] = set()

    def due(self, table: Table, now: int) -> int | None:
        """Set the time of the reveal, and start it when it is due. Returns when to call again, if that is known."""
        realtime = table.realtime
        if realtime is None or table.suspense_left == 0 or table.id in self.under_way:
            return None
        if realtime.reveal_at is None:
            if not table.audience.is_watched(now):
                realtime.readiness.close()
                return None
            realtime.readiness.open(table.match.revision, now)
            following = table.next_round(now)
            if following.waiting and (following.at is None or following.at > now):
                self.announce(table, realtime, following)
                return following.at
            assert following.at is not None
            self.schedule(table, realtime, max(now, following.at), now)
        return self.start_when_due(table, realtime, now)

    def announce(self, table: Table, realtime: RealTime, following: NextRound) -> None:
        """Tell the subscribers for whom the next round waits, unless they know."""
        if realtime.readiness.announce(following):
            self.broadcaster.publish_steps(table, [])

    def schedule(self, table: Table, realtime: RealTime, ready_at: int, now: int) -> None:
        realtime.schedule(max(ready_at + table.suspense_left, now + realtime.send_ahead + WRITING))
        self.broadcaster.publish_steps(table, [])

    def start_when_due(self, table: Table, realtime: RealTime, now: int) -> int | None:
        assert realtime.reveal_at is not None
        start = realtime.reveal_at - realtime.send_ahead - WRITING
        if start > now:
            return start
        self.under_way.add(table.id)
        self.tasks.spawn(self.reveal(table, realtime), f"reveal at {table.id}")
        return None

    async def reveal(self, table: Table, realtime: RealTime) -> None:
        try:
            async with table.lock:
                await self.registry.verify(table)
                if self.registry.holds(table) and table.suspense_left and realtime.reveal_at is not None:
                    await self.draw(table, realtime, realtime.reveal_at)
        except TableMoved:
            pass  # the table's new home draws
        except StorageUnavailable as error:
            log.warning("reveal at table %s failed: %s; trying again in a second", table.id, error.why)
            realtime.cancel()
            await self.clock.sleep_until(self.clock.now() + RETRY)
        finally:
            self.under_way.discard(table.id)
        self.reschedule(table)

    async def draw(self, table: Table, realtime: RealTime, planned: int) -> None:
        """Draw, save, apply and send. Decisions begin at the reveal, which is later if saving was slow."""
        transaction = begin(table, planned)
        transaction.draw_next(self.chance, table.seed)
        storage = self.committer.storage
        await self.committer.save(table, storage.append(table.id, transaction.entries, None))
        at = max(planned, self.clock.now() + realtime.send_ahead)
        table.apply_reveal(transaction.steps, transaction.pending, at)
        self.send(table, realtime, transaction.steps, at)

    def send(self, table: Table, realtime: RealTime, steps: Sequence[Step], at: int) -> None:
        """Send the update to each player ahead of the reveal by the one-way latency, to spectators at the reveal."""
        update = self.broadcaster.update(table, steps)
        for subscriber in [*table.audience.subscribers]:
            message = update.for_seat(table.audience.seat_of(subscriber))
            self.clock.call_at(at - realtime.lead(subscriber), partial(deliver, table, subscriber, message))
        self.clock.call_at(at, partial(self.finish, table, realtime, at))

    def finish(self, table: Table, realtime: RealTime, at: int) -> None:
        """End the reveal: from now on the dice are public."""
        if realtime.shown(at):
            self.reschedule(table)

    def reschedule(self, table: Table) -> None:
        """Reschedule the table of this id in memory: this object may have been evicted and the table loaded again."""
        present = self.registry.tables.get(table.id)
        if present is not None:
            self.registry.changed(present)


def deliver(table: Table, subscriber: Subscriber, message: bytes) -> None:
    if subscriber in table.audience.subscribers:
        subscriber.send(message)
