"""Who is told what: everybody at a table gets what its own seat may know."""

from __future__ import annotations

from collections.abc import Sequence

from tablee.core.values import Seat
from tablee.server.clock import Clock
from tablee.server.course import Step
from tablee.server.keeping import Keeping
from tablee.server.sights import Sights
from tablee.server.table import Table
from tablee.server.telling import table_message, update_message, written


class Crier:
    def __init__(self, clock: Clock, keeping: Keeping) -> None:
        self.clock = clock
        self.keeping = keeping

    def update(self, table: Table, seat: Seat | None, steps: Sequence[Step], sights: Sights | None = None) -> str:
        seen = sights or Sights(table.course.game)
        return written(update_message(table, seat, steps, self.clock.now(), seen))

    def about(self, table: Table, seat: Seat | None) -> str:
        kept_until = self.keeping.until(table.arrangement.stage, table.used)
        return written(table_message(table, seat, self.clock.now(), kept_until))

    def missed(self, table: Table, since: int | None) -> Sequence[Step]:
        return table.course.since(since) if since is not None and 0 <= since <= table.course.revision else ()

    def tell_steps(self, table: Table, steps: Sequence[Step]) -> None:
        """Everybody gets its own update; who sees the same gets the same."""
        told: dict[Seat | None, str] = {}
        sights = Sights(table.course.game)
        for watcher in [*table.watchers]:
            seat = table.seat_of(watcher)
            if seat not in told:
                told[seat] = self.update(table, seat, steps, sights)
            watcher.send(told[seat])

    def tell_table(self, table: Table) -> None:
        table.told_stood_in = table.stood_in(self.clock.now())
        for watcher in [*table.watchers]:
            watcher.send(self.about(table, table.seat_of(watcher)))

    def send_all(self, table: Table, message: str) -> None:
        for watcher in [*table.watchers]:
            watcher.send(message)
