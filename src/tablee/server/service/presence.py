"""Presence at tables: requests and opened pages mark players as present and tables as used."""

from __future__ import annotations

from tablee.core.values import Seat
from tablee.server.common.clock import Clock
from tablee.server.common.tasks import TaskTracker
from tablee.server.service.broadcast import Broadcaster
from tablee.server.service.registry import TableRegistry
from tablee.server.storage.base import Storage
from tablee.server.table.table import Table


class Presence:
    def __init__(
        self, storage: Storage, registry: TableRegistry, broadcaster: Broadcaster, clock: Clock, tasks: TaskTracker
    ) -> None:
        self.storage = storage
        self.registry = registry
        self.broadcaster = broadcaster
        self.clock = clock
        self.tasks = tasks

    def request_from(self, table: Table, who: str) -> Seat:
        """The seat with this key hash, which the request marks as present."""
        seat, now = table.seat_with(who), self.clock.now()
        was_present = table.audience.is_present(seat, now)
        table.audience.request_seen(who, now)
        if not was_present:
            self.broadcaster.publish_table(table)
            self.registry.changed(table)
        return seat

    def page_opened(self, table: Table) -> None:
        """A client watches, if only for a moment: paused bots go on."""
        now = self.clock.now()
        was_watched = table.audience.is_watched(now)
        table.page_seen(now)
        self.touch(table, now)
        if not was_watched:
            self.registry.changed(table)

    def touch(self, table: Table, now: int) -> None:
        """Note that the table is used, and store that once an hour."""
        if table.touch(now):
            self.tasks.spawn(self.storage.touch(table.id, now), f"touch {table.id}")
