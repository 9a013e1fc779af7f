"""Plan a move or refuse it; explain why a move is not allowed."""

from __future__ import annotations

from tablee.core.values import Seat
from tablee.server.commands.checks import require_revision, require_time, require_turn
from tablee.server.commands.realtime import Arrival, ReactionTime, reaction
from tablee.server.commands.transaction import Transaction, new_transaction
from tablee.server.fairness.randomness import ChanceSource
from tablee.server.table.table import Table


def plan_move(
    table: Table, seat: Seat, revision: int, do: str, command: str, timed: Arrival, dice: ChanceSource
) -> tuple[Transaction, ReactionTime]:
    """The transaction of a move and the draws after it, and the reaction time of the seat."""
    table.setup.require_stage("playing")
    require_revision(table, seat, revision)
    require_turn(table, seat)
    course = table.match
    taken = reaction(table, seat, timed)
    action = course.game.typed(seat, do, taken.ms)
    require_time(table, seat, action, taken.ms, timed.now)
    transaction = new_transaction(table, timed.now)
    transaction.act(seat, action, "person", command)
    transaction.draw_chance(dice, table.seed)
    return transaction, taken


def explain(table: Table, seat: Seat, do: str, now: int) -> None:
    """Refuse a move that is not possible now. Nothing is changed in either case."""
    table.setup.require_stage("playing")
    course = table.match
    began = course.pending[seat].began if seat in course.pending else now
    course.game.step(course.state, seat, course.game.typed(seat, do, now - began))
