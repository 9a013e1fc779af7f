"""Plan a move or refuse it; explain why a move is not allowed."""

from __future__ import annotations

from tablee.core.realtime import read_action
from tablee.core.values import Seat
from tablee.server.commands.checks import require_revision, require_time, require_turn
from tablee.server.commands.realtime import Arrival, ReactionTime, reaction_time
from tablee.server.commands.transaction import Transaction, begin
from tablee.server.fairness.randomness import ChanceSource
from tablee.server.table.table import Table


def plan_move(
    table: Table, seat: Seat, revision: int, do: str, command: str, arrival: Arrival, chance: ChanceSource
) -> tuple[Transaction, ReactionTime]:
    """The transaction of a move and the draws after it, and the reaction time of the seat."""
    table.require_playing()
    require_revision(table, seat, revision)
    require_turn(table, seat)
    reaction = reaction_time(table, seat, arrival)
    realtime = table.realtime
    action = table.match.game.parse(do) if realtime is None else realtime.game.answer(seat, do, reaction.ms)
    require_time(table, seat, action, reaction.ms, arrival.now)
    transaction = begin(table, arrival.now)
    transaction.act(seat, action, "person", command)
    transaction.draw_chance(chance, table.seed)
    return transaction, reaction


def explain(table: Table, seat: Seat, do: str, now: int) -> None:
    """Refuse a move that is not possible now. Nothing is changed in either case."""
    table.require_playing()
    game, state, pending = table.match.game, table.match.state, table.match.pending
    began = pending[seat].began if seat in pending else now
    game.step(state, seat, read_action(game, seat, do, now - began))
