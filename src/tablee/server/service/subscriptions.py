"""Subscriptions: a connection gets what it has missed and every update from then on."""

from __future__ import annotations

from tablee.server.common.clock import Clock
from tablee.server.common.keys import key_hash
from tablee.server.messages.encode import chat_message, encode
from tablee.server.service.broadcast import Broadcaster
from tablee.server.service.presence import Presence
from tablee.server.service.registry import TableRegistry
from tablee.server.table.audience import Subscriber
from tablee.server.table.table import Table


class Subscriptions:
    def __init__(self, registry: TableRegistry, presence: Presence, broadcaster: Broadcaster, clock: Clock) -> None:
        self.registry = registry
        self.presence = presence
        self.broadcaster = broadcaster
        self.clock = clock

    async def visible_table(self, table_id: str) -> Table:
        """The table, after any pending reveal, so that this client does not see the dice before the others."""
        while True:
            table = await self.registry.get(table_id)
            realtime = table.realtime
            if realtime is None or realtime.reveal_at is None or not table.is_veiled:
                return table
            await self.clock.sleep_until(realtime.reveal_at)

    async def subscribe(self, table_id: str, subscriber: Subscriber, since: int | None, chat_since: int) -> Table:
        """Add a subscriber: send what it has missed, and every update from now on."""
        table = await self.visible_table(table_id)
        seat = table.audience.seat_of(subscriber)
        if subscriber.key and table.audience.key_seat(subscriber) is None:
            table.setup.require_seat(None)
        self.presence.page_opened(table)
        table.join(subscriber)
        self.broadcaster.publish_table(table)
        missed = table.chat.since(chat_since)
        if missed:
            subscriber.send(encode(chat_message(missed)))
        if table.setup.stage != "gathering":
            subscriber.send(self.broadcaster.update_since(table, since, seat))
        self.registry.changed(table)
        return table

    def unsubscribe(self, table: Table, subscriber: Subscriber) -> None:
        now = self.clock.now()
        if table.leave(subscriber, now):
            self.presence.touch(table, now)
            self.broadcaster.publish_table(table)
            self.registry.changed(table)

    async def table_message(self, table_id: str, key: str | None) -> bytes:
        """The seats and terms of a table, for any client with the link."""
        table = await self.registry.get(table_id)
        self.presence.page_opened(table)
        return self.broadcaster.table_message(table, None if key is None else table.setup.seat_for(key_hash(key)))

    async def update_message(self, table_id: str, key: str | None, since: int | None) -> bytes:
        """The game as the key's seat sees it; without a key, as a spectator does."""
        table = await self.visible_table(table_id)
        seat = None if key is None else self.presence.request_from(table, key_hash(key))
        self.presence.page_opened(table)
        if table.setup.stage == "gathering":
            table.require_playing()
        return self.broadcaster.update_since(table, since, seat)
