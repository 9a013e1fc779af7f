"""Schedules what happens at tables without a command: bots decide, clocks run out, stand-ins take over."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Coroutine
from random import Random
from typing import Any, NamedTuple, Protocol

from tablee.core.choices import any_of
from tablee.core.errors import GameError
from tablee.core.values import Seat
from tablee.server.background.reveal import RevealScheduler, Teller
from tablee.server.common.clock import Clock, Timer
from tablee.server.fairness.randomness import bot_seed
from tablee.server.storage.base import StorageUnavailable
from tablee.server.table.clocks import Decision
from tablee.server.table.table import Driver, Table
from tablee.server.workers.pool import BotPool

log = logging.getLogger("tablee.bots")

# The level of the bot that decides for a person's seat.
STAND_IN_LEVEL = "medium"
# Milliseconds until a decision that could not be saved is tried again.
RETRY = 1000


class Moves(Teller, Protocol):
    """The part of the desk that the scheduler uses."""

    async def run_to_end(self, work: Coroutine[Any, Any, Any]) -> Any: ...

    async def move_for(self, table_id: str, seat: Seat, decision: Decision, action: Any, driver: Driver) -> None: ...

    def tell_table(self, table: Table) -> None: ...


class Thinking(NamedTuple):
    decision: Decision
    driver: Driver
    task: asyncio.Task[Any]


class Scheduler:
    """Has one timer per table, and at most one bot at work per seat."""

    def __init__(self, desk: Moves, clock: Clock, bot_pool: BotPool, pace: int) -> None:
        self.desk = desk
        self.clock = clock
        self.bot_pool = bot_pool
        self.pace = pace
        self.alarms: dict[str, Timer] = {}
        self.thoughts: dict[str, dict[Seat, Thinking]] = {}
        self.chores: dict[tuple[str, Seat, Decision], asyncio.Task[Any]] = {}
        self.closed = False
        self.reveals = RevealScheduler(desk, clock)

    def reschedule(self, table: Table) -> None:
        """Start what is due, cancel what is stale, set the timer for the rest. Called after every change.

        A table object that is no longer in memory is ignored: the table may be loaded again, here or at another node.
        """
        if self.desk.tables.get(table.id) is not table:
            return
        now = self.clock.now()
        self.forget(table.id)
        self.cancel_stale(table, now)
        if self.closed:
            return
        times = [self.reveals.see_to(table, now)]
        times += [self.due(table, seat, now) for seat in [*table.match.pending]]
        times += [table.present_until(seat) for seat in table.seat_index.people if table.last_seen(seat) is not None]
        later = [time for time in times if time is not None and time > now]
        if later:
            self.alarms[table.id] = self.clock.call_at(min(later), lambda: self.on_timer(table))

    def on_timer(self, table: Table) -> None:
        """Tell the subscribers that a clock ran out or a player's presence or stand-in changed; reschedule."""
        self.desk.tell_table(table)
        self.reschedule(table)

    def forget(self, table_id: str) -> None:
        alarm = self.alarms.pop(table_id, None)
        if alarm is not None:
            alarm.cancel()

    def evicted(self, table: Table) -> None:
        """Cancel the timer and the bots of a table that has left the memory."""
        self.forget(table.id)
        for thought in self.thoughts.pop(table.id, {}).values():
            thought.task.cancel()

    def due(self, table: Table, seat: Seat, now: int) -> int | None:
        """Start what is due for a seat. Returns when something will be due next, None if nothing will."""
        decision = table.match.pending[seat]
        end = self.deadline(table, seat)
        if end is not None and end <= now:
            self.pass_turn(table, seat, decision)
            return None
        at, driver = table.takeover(seat, now)
        if at is None or at > now:
            return min((time for time in (at, end) if time is not None), default=None)
        clock = table.setup.terms.clock
        if driver == "clock" and clock is not None and clock.at_zero == "skip":
            self.pass_turn(table, seat, decision)
        else:
            self.start(table, seat, decision, driver)
        return end

    def deadline(self, table: Table, seat: Seat) -> int | None:
        """The time when the decision lapses, as no answer that arrives later can count; None without a limit."""
        course = table.match
        time = course.game.closes(course.state)
        if time is None:
            return None
        buzz = table.buzz(seat)
        if buzz is not None:
            return buzz.until
        if self.only_absent(table):
            return course.pending[seat].began
        return course.pending[seat].began + time + table.grace(seat)

    def only_absent(self, table: Table) -> bool:
        """WB7 True if all present players have decided: only absent ones are left."""
        now, chairs = self.clock.now(), table.setup.chairs
        return all(chairs[seat].sitter == "person" and not table.may_return(seat, now) for seat in table.match.pending)

    def pass_turn(self, table: Table, seat: Seat, decision: Decision) -> None:
        """Let the decision lapse as the rules say; where they require a choice, a bot makes it."""
        action = table.match.game.let_go(table.match.state, seat)
        if action is None:
            self.start(table, seat, decision, "clock")
        elif (table.id, seat, decision) not in self.chores:
            chore = self.desk.run(self.commit_with_retry(table.id, seat, decision, action, "clock"))
            self.chores[table.id, seat, decision] = chore
            chore.add_done_callback(lambda _: self.chores.pop((table.id, seat, decision)))

    def start(self, table: Table, seat: Seat, decision: Decision, driver: Driver) -> None:
        thoughts = self.thoughts.setdefault(table.id, {})
        if seat not in thoughts:
            task = self.desk.run(self.decide(table, seat, decision, driver))
            thoughts[seat] = Thinking(decision, driver, task)

    async def decide(self, table: Table, seat: Seat, decision: Decision, driver: Driver) -> None:
        """Give the bot the seat's view, and commit its action when it is due."""
        game, began = table.match.game, max(self.clock.now(), decision.began)
        action = await self.choose(table, seat, decision)
        due = game.due(action)
        await self.clock.sleep_until(began + max(self.pace, due))
        if began > decision.began:
            action = game.typed(seat, game.format(action), began - decision.began + due)
        await self.commit_with_retry(table.id, seat, decision, action, driver)
        self.thoughts.get(table.id, {}).pop(seat, None)
        self.reschedule(table)

    async def choose(self, table: Table, seat: Seat, decision: Decision) -> Any:
        """The bot's action; a random legal one if the bot fails or chooses an illegal one."""
        game, state = table.match.game, table.match.state
        legal = game.legal(state, seat)
        level = table.setup.chairs[seat].level or STAND_IN_LEVEL
        seed = bot_seed(table.seed, seat, decision.revision)
        try:
            view = game.view(state, seat)
            action = await self.bot_pool.choose(table.asker, game.about.name, level, view, legal, seed)
            game.step(state, seat, action)
        except Exception:
            log.exception("bot %s failed at table %s; playing a random legal move", level, table.id)
            return any_of(legal, Random(seed))
        return action

    async def commit_with_retry(
        self, table_id: str, seat: Seat, decision: Decision, action: Any, driver: Driver
    ) -> None:
        """Retry until the action is saved, as no client would. Cancellation does not interrupt a write."""
        while True:
            try:
                await self.desk.run_to_end(self.desk.move_for(table_id, seat, decision, action, driver))
                return
            except StorageUnavailable as error:
                log.warning("move by %s at table %s not saved: %s; retrying in a second", driver, table_id, error.why)
                await self.clock.sleep_until(self.clock.now() + RETRY)
            except GameError as error:
                log.warning("move by %s at table %s was refused: %s; dropping it", driver, table_id, error)
                return

    def cancel_stale(self, table: Table, now: int) -> None:
        """Cancel bots whose decision is no longer pending, or whose player is back."""
        thoughts = self.thoughts.pop(table.id, {})
        for seat, thought in thoughts.items():
            if table.match.pending.get(seat) == thought.decision and table.decider(seat, now) == thought.driver:
                self.thoughts.setdefault(table.id, {})[seat] = thought
            else:
                thought.task.cancel()

    async def close(self) -> None:
        self.closed = True
        for table_id in [*self.alarms]:
            self.forget(table_id)
        for task in [
            *self.chores.values(),
            *(thought.task for row in self.thoughts.values() for thought in row.values()),
        ]:
            task.cancel()
        await self.bot_pool.close()
