"""What a seat may know of a state, and what it sees of an action."""

from __future__ import annotations

from typing import assert_never

from mypy_extensions import i64

from tablee.core.event import Event
from tablee.core.values import Seat
from tablee.games.wuerfelblitz import view as seen
from tablee.games.wuerfelblitz.actions import Action, Answer, Heard, Lot, Roll, Silence, number_of
from tablee.games.wuerfelblitz.diagnosis import diagnose
from tablee.games.wuerfelblitz.dice import dots_of, faces_of
from tablee.games.wuerfelblitz.events import Done, Ended, FirstRoller, Mistaken, Revealed, Said, Settled
from tablee.games.wuerfelblitz.options import Options
from tablee.games.wuerfelblitz.position import PHASES
from tablee.games.wuerfelblitz.rules import counts, fastest_right, hear, last_that_counts
from tablee.games.wuerfelblitz.state import ANSWERING, OVER, State, all_black, all_heard, all_white, copied, winners
from tablee.games.wuerfelblitz.sums import excluded, solution, turned_around
from tablee.games.wuerfelblitz.view import View


def view(state: State, seat: Seat | None) -> View:
    heard = all_heard(state)
    is_open = state.phase == ANSWERING
    return View(
        you=seat,
        options=shown_options(state.table.options),
        phase=PHASES[state.phase],
        white=all_white(state),
        black=all_black(state),
        roller=Seat(state.roller),
        idle=state.idle,
        faces=faces_of(state.roll) if is_open else (),
        dots=dots_of(state.roll) if is_open else (),
        done=tuple([said.seat for said in heard]),
        own=tuple([shown(said) for said in heard if said.seat == seat]),
    )


def shown_options(options: Options) -> seen.Options:
    return seen.Options(
        options.players,
        options.whites,
        options.teaser,
        options.handicap,
        options.window,
        options.seconds,
        options.fastest,
    )


def shown(said: Heard) -> seen.Heard:
    return shown_answer(said) if isinstance(said, Answer) else seen.Silence(said.seat)


def shown_answer(answer: Answer) -> seen.Answer:
    return seen.Answer(answer.seat, answer.number, answer.ms)


def shown_roll(roll: i64) -> seen.Roll:
    return seen.Roll(faces_of(roll), dots_of(roll))


def events(before: State, action: Action, after: State) -> tuple[Event, ...]:
    match action:
        case Lot(seat):
            return (FirstRoller(seat),)
        case Roll():
            return (Revealed(shown_roll(action.row)),)
        case Answer() | Silence():
            settled = () if after.phase == ANSWERING else settling(all_said(before, action), after)
            return (Said(shown(action)), Done(action.seat), *settled)
        case _:
            assert_never(action)


def all_said(before: State, last: Heard) -> State:
    """When everybody has been heard, and nothing is settled yet."""
    full = copied(before)
    hear(full, last.seat, number_of(last))
    return full


def settling(full: State, after: State) -> tuple[Event, ...]:
    settled = settlement(full, after)
    return (settled, *mistakes(full, settled.solution), *ending(after))


def mistakes(full: State, number: int) -> list[Event]:
    """Why each wrong number was wrong, those that came too late included."""
    return [
        Mistaken(answer.seat, diagnose(full.roll, answer.number, full.table.teaser))
        for answer in all_heard(full)
        if isinstance(answer, Answer) and answer.number != number
    ]


def settlement(full: State, after: State) -> Settled:
    """WB6, WB7 Whose answers counted: right ones from the fastest on, wrong ones by seat."""
    teaser = full.table.teaser
    number = solution(full.roll, teaser)
    heard = all_heard(full)
    counted = those_that_counted(full, heard, number)
    return Settled(
        heard=tuple([shown(each) for each in heard]),
        roll=shown_roll(full.roll),
        excluded=excluded(full.roll),
        turned_around=turned_around(full.roll, teaser),
        solution=number,
        right=tuple([shown_answer(each) for each in fastest_first(full, counted) if each.number == number]),
        wrong=tuple([shown_answer(each) for each in counted if each.number != number]),
        white=all_white(after),
        black=all_black(after),
        roller=Seat(after.roller),
    )


def those_that_counted(full: State, heard: tuple[Heard, ...], number: int) -> list[Answer]:
    limit = last_that_counts(full, fastest_right(full, number))
    return [said for said in heard if isinstance(said, Answer) and counts(full, said.seat, limit)]


def fastest_first(full: State, answers: list[Answer]) -> list[Answer]:
    """WB8 By time; equal to the millisecond: the first clockwise after the last roller."""
    after_roller = full.table.players - 1 - full.roller
    return sorted(answers, key=lambda answer: (answer.ms, (answer.seat + after_roller) % full.table.players))


def ending(after: State) -> tuple[Event, ...]:
    return (Ended(winners(after)),) if after.phase == OVER else ()
