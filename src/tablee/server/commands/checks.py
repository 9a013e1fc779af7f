"""Checks that several commands share: turn, time and revision."""

from __future__ import annotations

from typing import Any

from tablee.core.options import shown
from tablee.core.values import Seat
from tablee.server.common.errors import TableError
from tablee.server.table.table import Table


def require_turn(table: Table, seat: Seat) -> None:
    if table.is_veiled:
        order = table.match.game.about.order
        raise TableError("not-your-turn", "what chance brings is not shown yet: nobody can decide before", order)
    if seat not in table.match.pending:
        game = table.match.game
        names = " and ".join(table.setup.chairs[other].name or "a bot" for other in table.match.pending)
        raise TableError("not-your-turn", f"it is not your turn: {names} must decide", game.about.order)


def require_time(table: Table, seat: Seat, action: Any, time: int, now: int) -> None:
    """Refuse a late action, even if neither bot nor clock has decided for the seat yet."""
    course = table.match
    end = course.game.deadline(course.state)
    if table.decider(seat, now) == "clock":
        raise TableError("late", "your time is up: a bot decides, or the turn goes by", course.game.about.order)
    if end is not None and time > end:
        clause = course.game.forbidden_by(course.state, seat, action) or course.game.about.order
        raise TableError("late", "the time for this answer is up", clause)


def require_revision(table: Table, seat: Seat, revision: int) -> None:
    """Require the present revision, or one since which the seat's decision is pending and only others have decided."""
    course = table.match
    if revision > course.revision or revision < 0:
        raise TableError(
            "stale", f"the table is at revision {course.revision}: there is no revision {shown(revision)} yet"
        )
    if revision < course.revision and not same_decision(table, seat, revision):
        raise TableError(
            "stale", f"something has happened since revision {revision}: the table is at revision {course.revision}"
        )


def same_decision(table: Table, seat: Seat, revision: int) -> bool:
    """True if the seat's pending decision was already pending at that revision: several seats decide in parallel."""
    decision = table.match.pending.get(seat)
    return decision is not None and decision.revision <= revision
