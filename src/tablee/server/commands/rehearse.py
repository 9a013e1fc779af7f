"""Rehearse: a move and the script after it, at a practice table; all of it is played, or nothing."""

from __future__ import annotations

from typing import Any, NamedTuple

from tablee.core.errors import IllegalAction, NotationError
from tablee.core.options import shown
from tablee.core.values import Seat
from tablee.server.commands.checks import require_revision, require_turn
from tablee.server.commands.realtime import Arrival, rehearsed_action
from tablee.server.commands.transaction import Transaction, begin
from tablee.server.common.errors import TableError
from tablee.server.fairness.randomness import ChanceSource
from tablee.server.table.table import Table

# A line by which chance that waits is drawn: by the dice of the table, then from its seed.
DRAW = "*"


class Script(NamedTuple):
    """A move of one's own, None for none, then lines for chance and for seats that move by script."""

    do: str | None
    then: tuple[str, ...]


def plan_rehearsal(
    table: Table, seat: Seat, revision: int, script: Script, command: str, arrival: Arrival, chance: ChanceSource
) -> Transaction:
    if table.practice is None:
        raise TableError("practice", "a script is played at practice tables only: make your own moves here")
    table.require_playing()
    require_revision(table, seat, revision)
    if script.do is not None or table.is_veiled:
        require_turn(table, seat)
    transaction = begin(table, arrival.now)
    if script.do is not None:
        transaction.act(seat, rehearsed_action(table, seat, script.do, arrival), "person", command)
        transaction.draw_chance(chance, table.seed)
    for number, line in enumerate(script.then, start=1):
        command_id = "" if transaction.steps else command
        if line == DRAW and transaction.game.chance(transaction.state) is not None:
            transaction.draw_next(chance, table.seed, command_id)
        else:
            play_line(table, transaction, number, line, command_id)
        transaction.draw_chance(chance, table.seed)
    if not transaction.steps:
        raise TableError("unreadable", "there is nothing to play: neither do nor then has a move")
    return transaction


def play_line(table: Table, transaction: Transaction, number: int, line: str, command: str) -> None:
    """Play a line for chance, or for a seat that moves by script. A refusal names the line."""
    try:
        action = transaction.game.scripted(transaction.state, line)
        seat = author_of(table, transaction, action)
        transaction.act(seat, action, "chance" if seat is None else "bot", command)
    except NotationError as error:
        raise NotationError(f"line {number} of the script: {error}") from None
    except IllegalAction as error:
        why = f"line {number} of the script, {shown(line)}, cannot be played: {error.why}"
        raise IllegalAction(error.clause, why) from None
    except TableError as error:
        why = f"line {number} of the script, {shown(line)}, cannot be played: {error}"
        raise TableError(error.code, why, error.clause) from None


def author_of(table: Table, transaction: Transaction, action: Any) -> Seat | None:
    """None for chance; otherwise the first seat on turn that moves by script and may do it, or the first that moves by
    script, whom the rules then refuse."""
    game, state = transaction.game, transaction.state
    if game.chance(state) is not None:
        return None
    actors = game.actors(state)
    scripted = [seat for seat in actors if table.setup.is_scripted(seat)]
    if not scripted:
        names = " and ".join(table.setup.chairs[seat].name for seat in actors)
        why = f"{names} must decide, without a script" if actors else "the game is over"
        raise TableError("not-your-turn", why, game.about.order)
    return next((seat for seat in scripted if game.forbidden_by(state, seat, action) is None), scripted[0])
