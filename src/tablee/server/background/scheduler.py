"""Schedules what happens at tables without a command: one timer per table, set anew whenever the table changes."""

from __future__ import annotations

from functools import partial

from tablee.core.values import Seat
from tablee.server.background.bot_moves import BotMoves
from tablee.server.background.deadlines import NumberDeadlines
from tablee.server.background.reveal import RevealScheduler
from tablee.server.common.clock import Clock, Timer
from tablee.server.service.broadcast import Broadcaster
from tablee.server.service.registry import TableListener, TableRegistry
from tablee.server.table.table import Table


class Scheduler(TableListener):
    def __init__(
        self,
        registry: TableRegistry,
        broadcaster: Broadcaster,
        bot_moves: BotMoves,
        reveals: RevealScheduler,
        deadlines: NumberDeadlines,
        clock: Clock,
    ) -> None:
        self.registry = registry
        self.broadcaster = broadcaster
        self.bot_moves = bot_moves
        self.reveals = reveals
        self.deadlines = deadlines
        self.clock = clock
        self.timers: dict[str, Timer] = {}
        self.is_closed = False

    def changed(self, table: Table) -> None:
        """Start what is due, cancel what is stale, set the timer for the rest."""
        now = self.clock.now()
        self.stop_timer(table.id)
        self.bot_moves.cancel_stale(table, now)
        if self.is_closed:
            return
        times = [self.reveals.due(table, now), self.deadlines.due(table, now)]
        times += [self.due(table, seat, now) for seat in [*table.match.pending]]
        times += table.audience.presence_ends()
        later = [time for time in times if time is not None and time > now]
        if later:
            self.timers[table.id] = self.clock.call_at(min(later), partial(self.on_timer, table))

    def on_timer(self, table: Table) -> None:
        """Tell the subscribers that a clock ran out or a player's presence or stand-in changed; reschedule."""
        self.broadcaster.publish_table(table)
        self.registry.changed(table)

    def stop_timer(self, table_id: str) -> None:
        timer = self.timers.pop(table_id, None)
        if timer is not None:
            timer.cancel()

    def evicted(self, table: Table) -> None:
        self.stop_timer(table.id)
        self.bot_moves.cancel_all(table)

    def due(self, table: Table, seat: Seat, now: int) -> int | None:
        """Start what is due for a seat. Returns when something will be due next, None if nothing will."""
        decision = table.match.pending[seat]
        end = None if table.realtime is None else table.realtime.closing_time(seat, now)
        if end is not None and end <= now:
            self.bot_moves.pass_turn(table, seat, decision)
            return None
        at, decider = table.takeover(seat, now)
        if at is None:
            return end
        if at > now:
            return at if end is None else min(at, end)
        if decider == "clock" and table.clock is not None and table.clock.at_zero == "skip":
            self.bot_moves.pass_turn(table, seat, decision)
        else:
            self.bot_moves.start(table, seat, decision, decider)
        return end

    async def close(self) -> None:
        self.is_closed = True
        for table_id in [*self.timers]:
            self.stop_timer(table_id)
        await self.bot_moves.close()
