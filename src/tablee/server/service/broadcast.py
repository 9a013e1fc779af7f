"""Send messages to a table's subscribers; each gets only what its seat may know."""

from __future__ import annotations

from collections.abc import Sequence

from mypy_extensions import mypyc_attr

from tablee.core.values import Seat
from tablee.server.common.clock import Clock
from tablee.server.messages.encode import encode, table_message
from tablee.server.messages.update import UpdateBuilder
from tablee.server.table.match import Step
from tablee.server.table.retention import RetentionPolicy
from tablee.server.table.table import Table

# The most steps that are sent to a client that reconnects.
MOST_TOLD = 400


@mypyc_attr(allow_interpreted_subclasses=True)
class Crier:
    def __init__(self, clock: Clock, keeping: RetentionPolicy) -> None:
        self.clock = clock
        self.keeping = keeping

    def news(self, table: Table, steps: Sequence[Step]) -> UpdateBuilder:
        return UpdateBuilder(table, steps, self.clock.now())

    def about(self, table: Table, seat: Seat | None) -> bytes:
        kept_until = self.keeping.until(table.setup.stage, table.used)
        return encode(table_message(table, seat, self.clock.now(), kept_until))

    def missed(self, table: Table, since: int | None) -> Sequence[Step]:
        """The steps after revision `since`, at most the last 400; the replay has the older ones."""
        now = table.match.revision
        return table.match.steps_since(max(since, now - MOST_TOLD)) if since is not None and 0 <= since <= now else ()

    def tell_steps(self, table: Table, steps: Sequence[Step]) -> None:
        """Send each subscriber the update for its seat, built once per seat."""
        news = self.news(table, steps)
        for subscriber in [*table.subscribers]:
            subscriber.send(news.for_seat(table.seat_of(subscriber)))

    def tell_table(self, table: Table) -> None:
        table.told_stood_in = table.stand_ins(self.clock.now())
        for subscriber in [*table.subscribers]:
            subscriber.send(self.about(table, table.seat_of(subscriber)))

    def send_all(self, table: Table, message: bytes) -> None:
        for subscriber in [*table.subscribers]:
            subscriber.send(message)
