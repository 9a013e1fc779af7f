"""Moves of bots, stand-ins and clocks: think, wait, commit."""

from __future__ import annotations

import asyncio
import logging
from functools import partial
from random import Random
from typing import Any, NamedTuple

from tablee.core.choices import any_of
from tablee.core.errors import GameError
from tablee.core.realtime import RealTimeGame
from tablee.core.values import Seat
from tablee.server.common.clock import Clock
from tablee.server.common.tasks import TaskTracker
from tablee.server.fairness.randomness import bot_seed
from tablee.server.service.commands import CommandHandler
from tablee.server.service.registry import TableRegistry
from tablee.server.storage.base import StorageUnavailable
from tablee.server.table.clocks import Decision
from tablee.server.table.table import Decider, Table
from tablee.server.workers.pool import BotPool

log = logging.getLogger("tablee.bots")

# The level of the bot that decides for a person's seat.
STAND_IN_LEVEL = "medium"
# Milliseconds until a decision that could not be saved is tried again.
RETRY = 1000


class Thinking(NamedTuple):
    decision: Decision
    decider: Decider
    task: asyncio.Task[Any]


class BotMoves:
    """Has at most one bot at work per seat. `pace`: the least milliseconds that a bot takes."""

    def __init__(
        self,
        registry: TableRegistry,
        handler: CommandHandler,
        bot_pool: BotPool,
        clock: Clock,
        tasks: TaskTracker,
        pace: int,
    ) -> None:
        self.registry = registry
        self.handler = handler
        self.bot_pool = bot_pool
        self.clock = clock
        self.tasks = tasks
        self.pace = pace
        self.thinking: dict[str, dict[Seat, Thinking]] = {}
        self.passing: dict[tuple[str, Seat, Decision], asyncio.Task[Any]] = {}

    def pass_turn(self, table: Table, seat: Seat, decision: Decision) -> None:
        """Let the decision lapse as the rules say; where they require a choice, a bot makes it."""
        action = table.match.game.let_go(table.match.state, seat)
        key = (table.id, seat, decision)
        if action is None:
            self.start(table, seat, decision, "clock")
        elif key not in self.passing:
            work = self.commit_with_retry(table.id, seat, decision, action, "clock")
            self.passing[key] = self.tasks.spawn(work, f"pass at {table.id}")
            self.passing[key].add_done_callback(partial(self.passed, key))

    def passed(self, key: tuple[str, Seat, Decision], _task: asyncio.Task[Any]) -> None:
        del self.passing[key]

    def start(self, table: Table, seat: Seat, decision: Decision, decider: Decider) -> None:
        thinking = self.thinking.setdefault(table.id, {})
        if seat not in thinking:
            task = self.tasks.spawn(self.decide(table, seat, decision, decider), f"{decider} at {table.id}")
            thinking[seat] = Thinking(decision, decider, task)

    async def decide(self, table: Table, seat: Seat, decision: Decision, decider: Decider) -> None:
        """Give the bot the seat's view, and commit its action when it is due."""
        game, began = table.match.game, max(self.clock.now(), decision.began)
        action = await self.choose(table, seat, decision)
        due = game.due(action) if isinstance(game, RealTimeGame) else 0
        await self.clock.sleep_until(began + max(self.pace, due))
        if began > decision.began and isinstance(game, RealTimeGame):
            action = game.answer(seat, game.format(action), began - decision.began + due)
        await self.commit_with_retry(table.id, seat, decision, action, decider)
        self.thinking.get(table.id, {}).pop(seat, None)
        self.registry.changed(table)

    async def choose(self, table: Table, seat: Seat, decision: Decision) -> Any:
        """The bot's action; a random legal one if the bot fails or chooses an illegal one."""
        game, state = table.match.game, table.match.state
        legal = game.legal(state, seat)
        level = table.setup.chairs[seat].level or STAND_IN_LEVEL
        seed = bot_seed(table.seed, seat, decision.revision)
        try:
            view = game.view(state, seat)
            action = await self.bot_pool.choose(table.requester, game.about.name, level, view, legal, seed)
            game.step(state, seat, action)
        except Exception:
            log.exception("bot %s failed at table %s; playing a random legal move", level, table.id)
            return any_of(legal, Random(seed))
        return action

    async def commit_with_retry(
        self, table_id: str, seat: Seat, decision: Decision, action: Any, decider: Decider
    ) -> None:
        """Retry until the action is saved, as no client would. Cancellation does not interrupt a write."""
        while True:
            try:
                await self.tasks.run_to_end(self.handler.play_for(table_id, seat, decision, action, decider))
                return
            except StorageUnavailable as error:
                log.warning("move by %s at table %s not saved: %s; retrying in a second", decider, table_id, error.why)
                await self.clock.sleep_until(self.clock.now() + RETRY)
            except GameError as error:
                log.warning("move by %s at table %s was refused: %s; dropping it", decider, table_id, error)
                return

    def cancel_stale(self, table: Table, now: int) -> None:
        """Cancel bots whose decision is no longer pending, or whose player is back."""
        for seat, thinking in self.thinking.pop(table.id, {}).items():
            if table.match.pending.get(seat) == thinking.decision and table.decider(seat, now) == thinking.decider:
                self.thinking.setdefault(table.id, {})[seat] = thinking
            else:
                thinking.task.cancel()

    def cancel_all(self, table: Table) -> None:
        for thinking in self.thinking.pop(table.id, {}).values():
            thinking.task.cancel()

    async def close(self) -> None:
        for task in self.passing.values():
            task.cancel()
        for row in self.thinking.values():
            for thinking in row.values():
                thinking.task.cancel()
        await self.bot_pool.close()
