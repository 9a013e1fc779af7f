"""Checks that several commands share: turn, time and revision."""

from __future__ import annotations

from typing import Any

from tablee.core.options import shown
from tablee.core.values import Seat
from tablee.server.common.errors import TableError
from tablee.server.table.table import Table


def require_turn(table: Table, seat: Seat) -> None:
    order, pending = table.match.game.about.order, table.match.pending
    if table.is_veiled:
        raise TableError("not-your-turn", "wait until the dice are shown to all players", order)
    if seat not in pending:
        raise TableError("not-your-turn", f"it is not your turn: {whose_turn(table)}", order)


def whose_turn(table: Table) -> str:
    pending, setup = table.match.pending, table.setup
    if table.awaits_numbers:
        return "the numbers of the players are being collected, from which the dice follow"
    if table.waits and not pending:
        return "the dice wait for the script"
    names = " and ".join(setup.chairs[other].name or "a bot" for other in pending)
    by_script = bool(pending) and all(setup.is_scripted(other) for other in pending)
    return f"{names} must decide, by the script" if by_script else f"{names} must decide"


def require_time(table: Table, seat: Seat, action: Any, ms: int, now: int) -> None:
    """Refuse a late action, even if neither bot nor clock has decided for the seat yet."""
    game, state, realtime = table.match.game, table.match.state, table.realtime
    if table.decider(seat, now) == "clock":
        raise TableError("late", "your time is up: a bot decides, or the turn goes by", game.about.order)
    limit = None if realtime is None else realtime.limit
    if limit is not None and ms > limit:
        clause = game.forbidden_by(state, seat, action) or game.about.order
        raise TableError("late", "the time for this answer is up", clause, game.reason(state, seat, action))


def require_revision(table: Table, seat: Seat, revision: int) -> None:
    """Require the present revision, or one since which the seat's decision is pending and only others have decided."""
    now = table.match.revision
    if revision > now or revision < 0:
        raise TableError("stale", f"the table is at revision {now}: there is no revision {shown(revision)} yet")
    if revision < now and not same_decision(table, seat, revision):
        raise TableError("stale", f"something has happened since revision {revision}: the table is at revision {now}")


def same_decision(table: Table, seat: Seat, revision: int) -> bool:
    """True if the seat's pending decision was already pending at that revision: several seats decide in parallel."""
    decision = table.match.pending.get(seat)
    return decision is not None and decision.revision <= revision
