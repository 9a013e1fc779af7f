"""Commands of people at a table: each is carried out once, or refused with the reason."""

from __future__ import annotations

from typing import Any

from tablee.core.options import shown
from tablee.core.values import Seat
from tablee.server.dice import Dice
from tablee.server.draft import Draft
from tablee.server.errors import TableError
from tablee.server.table import Table
from tablee.server.taking_back import number_to_take_back, take_back


def new_draft(table: Table, now: int) -> Draft:
    return Draft(table.course, table.arrangement.terms.clock, now)


def judge_move(table: Table, seat: Seat, revision: int, do: str, command: str, now: int, dice: Dice) -> Draft:
    table.arrangement.check_stage("playing")
    check_revision(table, seat, revision)
    check_turn(table, seat)
    course = table.course
    time = now - course.pending[seat].began
    action = course.game.typed(seat, do, time)
    check_time(table, seat, action, time, now)
    draft = new_draft(table, now)
    draft.do(seat, action, "person", command)
    draft.draw(dice, table.arrangement.seed)
    return draft


def judge_undo(table: Table, seat: Seat, revision: int, command: str, now: int) -> Draft:
    table.arrangement.check_stage("playing")
    back = number_to_take_back(table.arrangement, table.course, seat)
    if not only_others_since(table, seat, revision, back):
        check_revision(table, seat, revision)
    if back == 0:
        raise TableError(
            "no-undo",
            "nothing can be taken back: only one's own last decision, before anybody learns something from it",
        )
    draft = new_draft(table, now)
    take_back(draft, table.arrangement, seat, back, command)
    return draft


def only_others_since(table: Table, seat: Seat, revision: int, back: int) -> bool:
    """Whether the seat had made the decision that it takes back, and done nothing since."""
    course = table.course
    if back == 0 or table.arrangement.at_one_screen or not 0 <= revision <= course.revision:
        return False
    own = course.line[-back].revision
    return own <= revision and all(entry.seat != seat for entry in course.journal[revision:])


def why_not(table: Table, seat: Seat, do: str, now: int) -> None:
    """Refuse what could not be done now; nothing happens in any case."""
    table.arrangement.check_stage("playing")
    course = table.course
    began = course.pending[seat].began if seat in course.pending else now
    course.game.step(course.state, seat, course.game.typed(seat, do, now - began))


def check_turn(table: Table, seat: Seat) -> None:
    if seat not in table.course.pending:
        game = table.course.game
        names = " and ".join(table.arrangement.chairs[other].name or "a bot" for other in table.course.pending)
        raise TableError("not-your-turn", f"it is not your turn: {names} must decide", game.about.order)


def check_time(table: Table, seat: Seat, action: Any, time: int, now: int) -> None:
    """The time may be up already, though nobody has decided for the seat yet."""
    course = table.course
    end = course.game.deadline(course.state)
    if table.driver(seat, now) == "clock":
        raise TableError("late", "your time is up: a bot decides, or the turn goes by", course.game.about.order)
    if end is not None and time > end:
        clause = course.game.forbidden_by(course.state, seat, action) or course.game.about.order
        raise TableError("late", "the time for this answer is up", clause)


def check_revision(table: Table, seat: Seat, revision: int) -> None:
    """Made for the present revision, or for one since which only others have decided beside the seat."""
    course = table.course
    if revision > course.revision or revision < 0:
        raise TableError(
            "stale", f"the table is at revision {course.revision}: there is no revision {shown(revision)} yet"
        )
    if revision < course.revision and not same_decision(table, seat, revision):
        raise TableError(
            "stale", f"something has happened since revision {revision}: the table is at revision {course.revision}"
        )


def same_decision(table: Table, seat: Seat, revision: int) -> bool:
    """Whether the seat was to decide already then, several at once, and still is."""
    decision = table.course.pending.get(seat)
    return decision is not None and decision.revision <= revision
