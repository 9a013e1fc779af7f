"""What must happen at tables by itself: bots decide, time runs out, somebody away is stood in for."""

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

# Who plays for people.
STAND_IN_LEVEL = "medium"
# Milliseconds until what could not be written down is tried again.
RETRY = 1000


class Moves(Teller, Protocol):
    """What the attendant needs of the desk."""

    async def wholly(self, work: Coroutine[Any, Any, Any]) -> Any: ...

    async def move_for(self, table_id: str, seat: Seat, decision: Decision, action: Any, driver: Driver) -> None: ...

    def tell_table(self, table: Table) -> None: ...


class Thinking(NamedTuple):
    decision: Decision
    driver: Driver
    task: asyncio.Task[Any]


class Scheduler:
    """Has one alarm for each table, and at most one bot thinking for each seat."""

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
        """Whenever something has changed: begin what is due, drop what is not any more, set the alarm for the rest.

        One that is not at hand any more may have begun anew, here or at another node, and is none of our business.
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
        """The alarm: somebody's time is up, is away or stood in for, which everybody is told."""
        self.desk.tell_table(table)
        self.reschedule(table)

    def forget(self, table_id: str) -> None:
        alarm = self.alarms.pop(table_id, None)
        if alarm is not None:
            alarm.cancel()

    def evicted(self, table: Table) -> None:
        """Nobody is at the table any more."""
        self.forget(table.id)
        for thought in self.thoughts.pop(table.id, {}).values():
            thought.task.cancel()

    def due(self, table: Table, seat: Seat, now: int) -> int | None:
        """Begin what is due for a seat; when to look again, if something will be due."""
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
        """When the decision goes by: as soon as nothing that counts can come in any more."""
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
        """WB7 Whether everybody who is there has decided."""
        now, chairs = self.clock.now(), table.setup.chairs
        return all(chairs[seat].sitter == "person" and not table.may_return(seat, now) for seat in table.match.pending)

    def pass_turn(self, table: Table, seat: Seat, decision: Decision) -> None:
        """By the rules the decision passes; where they make the seat choose, a bot does."""
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
        """A view goes to the bot, and its action to the table when it is due."""
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
        """What the bot wants to do; anything, if it fails or wants what it may not."""
        game, state = table.match.game, table.match.state
        legal = game.legal(state, seat)
        level = table.setup.chairs[seat].level or STAND_IN_LEVEL
        seed = bot_seed(table.seed, seat, decision.revision)
        try:
            view = game.view(state, seat)
            action = await self.bot_pool.choose(table.asker, game.about.name, level, view, legal, seed)
            game.step(state, seat, action)
        except Exception:
            log.exception("the bot %s failed; it plays anything", level)
            return any_of(legal, Random(seed))
        return action

    async def commit_with_retry(
        self, table_id: str, seat: Seat, decision: Decision, action: Any, driver: Driver
    ) -> None:
        """Until it is written down, which nothing interrupts: nobody else would ask again."""
        while True:
            try:
                await self.desk.wholly(self.desk.move_for(table_id, seat, decision, action, driver))
                return
            except StorageUnavailable as error:
                log.warning("%s; trying again", error)
                await self.clock.sleep_until(self.clock.now() + RETRY)
            except GameError as error:
                log.warning("a decision came to nothing: %s", error)
                return

    def cancel_stale(self, table: Table, now: int) -> None:
        """Bots whose decision is made, or whose person is back."""
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
