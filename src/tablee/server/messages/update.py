"""Updates: the latest steps and the position after them, as each viewer may see them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec
from mypy_extensions import mypyc_attr

from tablee.core.choices import Choices
from tablee.core.registry import AnyGame
from tablee.core.values import Seat
from tablee.server.commands.undo import can_undo
from tablee.server.messages.outgoing import ClockMessage, OutcomeMessage
from tablee.server.messages.viewer_cache import ViewerCache, opened
from tablee.server.table.match import Step
from tablee.server.table.table import Table

# The last steps of an update carry their views; clients do not show more than these one by one.
MOST_VIEWS = 12


@mypyc_attr(allow_interpreted_subclasses=True)
class UpdateBuilder:
    """Build one update for all viewers: the part they share is encoded once, the rest once per seat.

    `to` returns an `UpdateMessage` as JSON.
    """

    def __init__(self, table: Table, steps: Sequence[Step], now: int) -> None:
        course = table.match
        self.table = table
        self.steps = steps
        self.sights = ViewerCache(course.game)
        self.told: dict[Seat | None, str] = {}
        self.head = opened(
            {
                "kind": "update",
                "revision": course.revision,
                "on_turn": [*course.pending],
                "clock": clock_message(table, now),
                "outcome": outcome_message(course.game, course.state),
            }
        )

    def to(self, seat: Seat | None) -> str:
        if seat not in self.told:
            self.told[seat] = self.update(seat)
        return self.told[seat]

    def update(self, seat: Seat | None) -> str:
        view = self.sights.view(self.table.match.state, seat)
        legal = legal_notations(self.table, seat)
        may_do = msgspec.json.encode(legal).decode() if legal else "[]"
        undo = "true" if seat is not None and can_undo(self.table, seat) else "false"
        return f'{self.head},"steps":[{self.happened(seat)}],"view":{view},"legal":{may_do},"undo":{undo}}}'

    def happened(self, seat: Seat | None) -> str:
        """The steps as JSON; the last few carry their views, except for the very last."""
        first, last = len(self.steps) - MOST_VIEWS, len(self.steps) - 1
        sights = self.sights
        return ",".join([sights.step(step, seat, first <= number < last) for number, step in enumerate(self.steps)])


def legal_notations(table: Table, seat: Seat | None) -> list[str]:
    course = table.match
    if seat is None or seat not in course.pending or table.setup.stage != "playing":
        return []
    legal = course.game.legal(course.state, seat)
    return list(legal.forms()) if isinstance(legal, Choices) else [course.game.format(action) for action in legal]


def clock_message(table: Table, now: int) -> ClockMessage:
    course, realtime = table.match, table.realtime
    running = {seat: now - decision.began for seat, decision in course.pending.items()}
    left = [max(0, bank - running.get(Seat(seat), 0)) for seat, bank in enumerate(course.banks)]
    return {
        "now": now,
        "left": left or None,
        "deadline": None if realtime is None else realtime.deadline,
        "reveal": None if realtime is None else realtime.reveal_at,
    }


def outcome_message(game: AnyGame, state: Any) -> OutcomeMessage | None:
    outcome = game.outcome(state)
    if outcome is None:
        return None
    return {
        "ranks": [*outcome.ranks],
        "winners": [*outcome.winners],
        "clause": outcome.clause,
        "why": outcome.why,
    }
