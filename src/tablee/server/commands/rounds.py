"""Between the rounds of a real-time game: ready for the next one, or a pause from it."""

from __future__ import annotations

from tablee.core.values import Seat
from tablee.server.commands.transaction import Transaction, begin
from tablee.server.common.errors import TableError
from tablee.server.table.journal import Actor
from tablee.server.table.realtime import RealTime
from tablee.server.table.table import Table


def require_rounds(table: Table) -> RealTime:
    table.require_playing()
    if table.realtime is None:
        raise TableError("no-rounds", "this game is not played in real time: it waits for each player anyway")
    return table.realtime


def require_alone(table: Table) -> None:
    if not table.plays_bots_alone:
        raise TableError("not-alone", "others are playing too: only a single screen against bots can do that")


def require_same_round(table: Table, revision: int) -> None:
    """Require a revision since which chance has not acted."""
    match, now = table.match, table.match.revision
    if not 0 <= revision <= now or any(entry.seat is None for entry in match.journal[revision:]):
        raise TableError("stale", f"another round has begun since revision {revision}: the table is at revision {now}")


def be_ready(table: Table, seat: Seat, revision: int, now: int) -> None:
    """The seat's screen is ready for the next round. Said too late or too often, it changes nothing."""
    realtime = require_rounds(table)
    require_same_round(table, revision)
    if table.suspense_left and realtime.reveal_at is None:
        realtime.readiness.open(table.match.revision, now)
        realtime.readiness.ready(table.setup.chairs[seat].key, now)


def plan_pause(table: Table, seat: Seat, revision: int, command: str, now: int) -> Transaction | None:
    """Break off the round: all who have not answered are silent. None if there is none, and the next one waits."""
    realtime = require_rounds(table)
    require_alone(table)
    require_same_round(table, revision)
    if table.is_veiled:
        raise TableError("not-your-turn", "the dice are being shown: wait until they lie there")
    if table.match.pending:
        return all_silent(table, command, now)
    if realtime.reveal_at is not None:
        realtime.cancel()
        realtime.readiness.pause(table.setup.chairs[seat].key, table.match.revision, now)
    return None


def all_silent(table: Table, command: str, now: int) -> Transaction:
    """Let every pending decision go by. Dice that were seen are never played on, and what was said before counts."""
    game, transaction = table.match.game, begin(table, now)
    while transaction.pending:
        seat = next(iter(transaction.pending))
        action = game.let_go(transaction.state, seat)
        assert action is not None
        by: Actor = "person" if table.setup.chairs[seat].sitter == "person" else "bot"
        transaction.act(seat, action, by, "" if transaction.steps else command)
    return transaction
