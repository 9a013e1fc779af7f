"""Undo where it is fair: one's own last decision while nobody has learnt anything from it; at one screen freely."""

from __future__ import annotations

from tablee.core.values import Seat
from tablee.server.commands.transaction import Draft
from tablee.server.table.match import Course, Step
from tablee.server.table.table import Table

# Times in a game, so that no journal grows without end: more than anybody needs who plays.
MOST_TIMES = 200


def can_take_back(table: Table, seat: Seat) -> bool:
    return table.arrangement.stage == "playing" and number_to_take_back(table, seat) > 0


def number_to_take_back(table: Table, seat: Seat) -> int:
    """How many entries of the line go, 0 when it would not be fair; in real time everything stands."""
    course = table.course
    if course.game.is_live or course.times_back >= MOST_TIMES:
        return 0
    return back_to_a_person(course) if table.sitters.at_one_screen else back_to_own(course, seat)


def back_to_a_person(course: Course) -> int:
    """Up to the last decision that somebody at the screen made, with what bots and chance did since."""
    for back in range(1, len(course.line) + 1):
        if course.line[-back].by == "person":
            return back
    return 0


def back_to_own(course: Course, seat: Seat) -> int:
    """Up to the seat's last decision, if others did nothing since but decide at the same time."""
    since: list[Step] = []
    for step in reversed(course.trail):
        if step.entry.seat == seat:
            fair = (
                step.entry.by == "person"
                and not shows(course, step)
                and all(beside(course, step, late) for late in since)
            )
            return len(since) + 1 if fair else 0
        since.append(step)
    return 0


def shows(course: Course, step: Step) -> bool:
    return course.game.reveals(step.before, step.action, step.after)


def beside(course: Course, own: Step, late: Step) -> bool:
    """Whether a later step was a decision that its seat had to make already when the own one was made."""
    return late.entry.seat in course.game.actors(own.before) and not shows(course, late)


def thought_since(draft: Draft, own: Step) -> int:
    """Not longer than the decisions that are open now: they begin anew after a restart."""
    began = [decision.began for decision in draft.pending.values()]
    return draft.now - max(own.entry.at, min(began, default=0))


def take_back(draft: Draft, table: Table, seat: Seat, back: int, command: str) -> None:
    """The others' decisions of the same time stay."""
    gone = list(draft.course.trail)[-back:]
    draft.take_back(seat, back, command, 0 if table.sitters.at_one_screen else thought_since(draft, gone[0]))
    if not table.sitters.at_one_screen:
        for step in gone[1:]:
            draft.do(step.entry.seat, step.action, step.entry.by)
