"""Matches after the fact: the record as text, its draws, and any revision as a seat saw it."""

from __future__ import annotations

from datetime import UTC, datetime

import msgspec

from tablee.core.record import Record
from tablee.core.values import Seat
from tablee.server.common.errors import TableError
from tablee.server.common.keys import key_hash
from tablee.server.fairness.numbers import game_seed
from tablee.server.fairness.verification import Draw, redraw
from tablee.server.messages.coach import DiceMessage, DrawMessage
from tablee.server.messages.numbers import number_messages
from tablee.server.messages.update import ToldStep, outcome_message
from tablee.server.service.registry import TableRegistry
from tablee.server.service.subscriptions import Subscriptions
from tablee.server.table.table import Table

MOST_STEPS = 200


class Archive:
    def __init__(self, registry: TableRegistry, subscriptions: Subscriptions) -> None:
        self.registry = registry
        self.subscriptions = subscriptions

    async def record(self, table_id: str) -> Record:
        """All moves and draws, and the seed. Public once the game is over, when they give no player an advantage."""
        table = await self.registry.get(table_id)
        setup = table.setup
        setup.refuse_at_practice("a practice game has no record and no dice to check: it began in a set-up position")
        setup.require_stage("over")
        began = datetime.fromtimestamp(setup.created / 1000, UTC)
        players = ", ".join(chair.name or "nobody" for chair in setup.chairs)
        numbers = () if setup.numbers is None else (("numbers", ", ".join(setup.numbers)),)
        remarks = (
            ("table", table_id),
            ("date", began.date().isoformat()),
            ("players", players),
            ("commitment", setup.commitment),
            ("seed", setup.seed),
            *numbers,
        )
        lines = tuple(entry.do for entry in table.match.moves)
        return Record(setup.game, tuple(setup.settings.items()), remarks, lines)

    async def dice(self, table_id: str) -> DiceMessage:
        """Every draw of a finished game, recomputed from its seed and the players' numbers."""
        record = await self.record(table_id)
        table = await self.registry.get(table_id)
        seed, numbers = table.setup.seed, table.setup.numbers
        return {
            "commitment": table.setup.commitment,
            "seed": seed,
            "numbers": number_messages(table),
            "game_seed": game_seed(seed, numbers),
            "draws": [draw_message(table, draw) for draw in redraw(record, game_seed(seed, numbers))],
        }

    async def replay(self, table_id: str, key: str | None, seat: int | None, first: int, count: int) -> bytes:
        """Up to `count` revisions, 200 at the most, from `first` on: a `ReplayMessage`."""
        table = await self.subscriptions.visible_table(table_id)
        viewer = self.may_see(table, key, seat)
        if table.setup.stage == "gathering":
            table.setup.require_stage("over")
        game = table.match.game
        steps = table.match.steps_after(max(0, first - 1), min(count, MOST_STEPS))
        return msgspec.json.encode(
            {
                "revisions": table.match.revision,
                "outcome": outcome_message(game, table.match.state),
                "start": game.view(table.match.start, viewer),
                "steps": [ToldStep(game, step).message(viewer, game.view(step.after, viewer)) for step in steps],
            }
        )

    def may_see(self, table: Table, key: str | None, seat: int | None) -> Seat | None:
        """The seat to look from: one's own or none (a spectator) during the game, any seat afterwards."""
        if seat is None:
            return None
        if not 0 <= seat < len(table.setup.chairs):
            raise TableError("unknown-seat", f"seats are numbered 0 to {len(table.setup.chairs) - 1} here")
        own = None if key is None else table.setup.seat_for(key_hash(key))
        if table.setup.stage != "over" and own != seat:
            raise TableError("hidden", "during the game you can look back from your own seat or as a spectator only")
        return Seat(seat)


def draw_message(table: Table, draw: Draw) -> DrawMessage:
    return {
        "move": draw.move,
        "revision": table.match.moves[draw.move - 1].revision,
        "do": draw.written,
        "drawn": draw.drawn,
        "follows": draw.follows,
    }
