"""Commands of people at a table: each is carried out once, or refused with the reason."""

from __future__ import annotations

from typing import Any

from tablee.core.options import shown
from tablee.core.values import Seat
from tablee.server.commands.transaction import Draft
from tablee.server.commands.undo import MOST_TIMES, number_to_take_back, take_back
from tablee.server.common.errors import TableError
from tablee.server.fairness.randomness import Dice
from tablee.server.table.latency import Link, judged
from tablee.server.table.table import BUZZ_TIME, Buzz, Table


class Timed:
    """When something arrived, over which line, and the reaction time that its sender claims."""

    def __init__(self, now: int, link: Link, reaction: int | None = None) -> None:
        self.now = now
        self.link = link
        self.reaction = reaction


class Reaction:
    """`way` is what is believed to have been the line's; `is_doubted` if another time was claimed."""

    def __init__(self, ms: int, way: int | None = None, *, is_doubted: bool = False) -> None:
        self.ms = ms
        self.way = way
        self.is_doubted = is_doubted

    def account(self, link: Link) -> None:
        """Once it holds."""
        if self.way is not None:
            link.spend(self.way)
        elif self.is_doubted:
            link.fill()


def new_draft(table: Table, now: int) -> Draft:
    return Draft(table.course, table.arrangement.terms.clock, now)


def judge_move(
    table: Table, seat: Seat, revision: int, do: str, command: str, timed: Timed, dice: Dice
) -> tuple[Draft, Reaction]:
    """What is to happen, and the reaction time of whoever decided it."""
    table.arrangement.check_stage("playing")
    check_revision(table, seat, revision)
    check_turn(table, seat)
    course = table.course
    taken = reaction(table, seat, timed)
    action = course.game.typed(seat, do, taken.ms)
    check_time(table, seat, action, taken.ms, timed.now)
    draft = new_draft(table, timed.now)
    draft.do(seat, action, "person", command)
    draft.draw(dice, table.seed)
    return draft, taken


def reaction(table: Table, seat: Seat, timed: Timed) -> Reaction:
    """Since the decision began: by the server's clock, or in real time as its line and its buzzer say."""
    course = table.course
    buzz = table.buzz(seat)
    if buzz is not None:
        return Reaction(buzz.reaction)
    elapsed = timed.now - course.pending[seat].began
    if timed.reaction is None or course.game.deadline(course.state) is None:
        return Reaction(judged(elapsed, None, timed.link)[0] if course.game.is_live else elapsed)
    time, believed = judged(elapsed, timed.reaction, timed.link)
    return Reaction(time, elapsed - time if believed else None, is_doubted=not believed)


def judge_buzz(table: Table, seat: Seat, revision: int, timed: Timed) -> Buzz:
    """WB6 The time is stopped; the number follows. Who has buzzed already has its time."""
    table.arrangement.check_stage("playing")
    check_revision(table, seat, revision)
    check_turn(table, seat)
    course = table.course
    if course.game.deadline(course.state) is None or not table.sitters.at_one_screen:
        raise TableError("no-buzzer", "there are buzzers only in real time where everybody sits at one screen")
    time = reaction(table, seat, timed).ms
    action = course.game.typed(seat, "0", time)
    check_time(table, seat, action, time, timed.now)
    course.game.step(course.state, seat, action)
    begins = max([timed.now, *(table.buzzes[other].until for other in table.buzzed)])
    return table.buzz(seat) or Buzz(course.pending[seat], time, begins + BUZZ_TIME)


def judge_undo(table: Table, seat: Seat, revision: int, command: str, now: int) -> Draft:
    table.arrangement.check_stage("playing")
    back = number_to_take_back(table, seat)
    if not only_others_since(table, seat, revision, back):
        check_revision(table, seat, revision)
    if back == 0:
        raise TableError("no-undo", f"nothing can be taken back: {why_no_undo(table)}")
    draft = new_draft(table, now)
    take_back(draft, table, seat, back, command)
    return draft


def why_no_undo(table: Table) -> str:
    if table.course.times_back >= MOST_TIMES:
        return f"that was done {MOST_TIMES} times in this game, which is enough"
    return "only one's own last decision, before anybody learns something from it"


def only_others_since(table: Table, seat: Seat, revision: int, back: int) -> bool:
    """Whether the seat had made the decision that it takes back, and done nothing since."""
    course = table.course
    if back == 0 or table.sitters.at_one_screen or not 0 <= revision <= course.revision:
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
    if table.veiled:
        order = table.course.game.about.order
        raise TableError("not-your-turn", "what chance brings is not shown yet: nobody can decide before", order)
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
