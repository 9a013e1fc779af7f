"""Sets up practice tables, at which the game begins immediately."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from tablee.core.record import written_options
from tablee.core.registry import find
from tablee.core.values import Seat
from tablee.server.commands.practice import PRACTICE_TERMS, Other, placed, practice_at, practice_chairs
from tablee.server.common.clock import Clock
from tablee.server.common.keys import key_hash, new_key
from tablee.server.common.tasks import TaskTracker
from tablee.server.fairness.randomness import ChanceSource
from tablee.server.service.commit import Committer
from tablee.server.service.lobby import NewTable
from tablee.server.service.registry import TableRegistry
from tablee.server.storage.base import Storage
from tablee.server.table import seating
from tablee.server.table.setup import TableSetup


class PracticeTables:
    def __init__(
        self,
        storage: Storage,
        registry: TableRegistry,
        committer: Committer,
        chance: ChanceSource,
        clock: Clock,
        tasks: TaskTracker,
    ) -> None:
        self.storage = storage
        self.registry = registry
        self.committer = committer
        self.chance = chance
        self.clock = clock
        self.tasks = tasks

    async def create(
        self,
        game: str,
        position: Mapping[str, Any],
        seat: int,
        name: str,
        others: Sequence[Other | None],
        *,
        waits: bool = False,
        dice: Mapping[str, Sequence[str]] | None = None,
    ) -> NewTable:
        """A table at which the game has begun; all or nothing."""
        rules = find(game)
        state = placed(rules, position)
        players: int = rules.agreed(state).players
        key, owner = new_key(), new_key()
        setup = TableSetup(
            id=self.storage.new_table_id(),
            game=game,
            settings=dict(written_options(rules.settings(state))),
            terms=PRACTICE_TERMS,
            chairs=practice_chairs(rules, players, seat, name, key, others),
            owner=key_hash(owner),
            created=self.clock.now(),
            practice=practice_at(rules, state, waits, dice or {}, players),
        )
        await self.tasks.run_to_end(self.begin(setup))
        return NewTable(setup.id, owner, {Seat(seat): key})

    async def begin(self, setup: TableSetup) -> None:
        """Store the table, then begin its game. If that fails, the table is deleted like any that is not used."""
        await self.storage.save([setup], setup.created)
        async with self.registry.locked(setup.id) as table:
            await self.committer.start(table, seating.begin(setup), self.chance)
