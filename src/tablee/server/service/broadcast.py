"""Sends messages to the subscribers of a table; each gets only what its seat may know."""

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

# The most steps that are sent to a client that reconnects; the replay has the older ones.
MAX_STEPS = 400


@mypyc_attr(allow_interpreted_subclasses=True)
class Broadcaster:
    def __init__(self, clock: Clock, retention: RetentionPolicy) -> None:
        self.clock = clock
        self.retention = retention

    def update(self, table: Table, steps: Sequence[Step]) -> UpdateBuilder:
        return UpdateBuilder(table, steps, self.clock.now())

    def update_since(self, table: Table, since: int | None, seat: Seat | None) -> bytes:
        """The position, with the steps after revision `since` if that is given and exists."""
        now = table.match.revision
        known = since is not None and 0 <= since <= now
        steps = table.match.steps_since(max(since or 0, now - MAX_STEPS)) if known else ()
        return self.update(table, steps).for_seat(seat)

    def table_message(self, table: Table, seat: Seat | None) -> bytes:
        kept_until = self.retention.until(table.setup.stored_stage, table.used)
        return encode(table_message(table, seat, self.clock.now(), kept_until))

    def publish_steps(self, table: Table, steps: Sequence[Step]) -> None:
        """Send each subscriber the update for its seat, built once per seat."""
        update = self.update(table, steps)
        for subscriber in [*table.audience.subscribers]:
            subscriber.send(update.for_seat(table.audience.seat_of(subscriber)))

    def publish_table(self, table: Table) -> None:
        """Send each subscriber who sits where, who is present and for whom bots stand in."""
        table.announce_stand_ins(self.clock.now())
        for subscriber in [*table.audience.subscribers]:
            subscriber.send(self.table_message(table, table.audience.seat_of(subscriber)))

    def publish(self, table: Table, message: bytes) -> None:
        """Send all subscribers the same message."""
        for subscriber in [*table.audience.subscribers]:
            subscriber.send(message)
