"""What a seat may know of a state, and what it sees of an action."""

from __future__ import annotations

from typing import assert_never

from tablee.core.event import Event
from tablee.core.values import Seat
from tablee.games.wuerfelblitz import view as seen
from tablee.games.wuerfelblitz.actions import Action, Answer, Heard, Lot, Roll, Silence
from tablee.games.wuerfelblitz.diagnosis import diagnose
from tablee.games.wuerfelblitz.events import Done, Ended, FirstRoller, Mistaken, Revealed, Said, Settled
from tablee.games.wuerfelblitz.material import WINNING_BLACK
from tablee.games.wuerfelblitz.options import Options
from tablee.games.wuerfelblitz.rules import hear, judge
from tablee.games.wuerfelblitz.state import Answering, Drawing, Over, Shaking, State
from tablee.games.wuerfelblitz.sums import excluded, solution, turned_around
from tablee.games.wuerfelblitz.view import PhaseName, View


def view(state: State, seat: Seat | None) -> View:
    phase = state.phase
    heard = phase.heard if isinstance(phase, Answering) else ()
    return View(
        you=seat,
        options=shown_options(state.options),
        phase=phase_name(state),
        white=state.white,
        black=state.black,
        roller=state.roller,
        idle=state.idle,
        faces=phase.roll.faces if isinstance(phase, Answering) else (),
        dots=phase.roll.dots if isinstance(phase, Answering) else (),
        done=tuple([said.seat for said in heard]),
        own=tuple([shown(said) for said in heard if said.seat == seat]),
    )


def phase_name(state: State) -> PhaseName:
    match state.phase:
        case Drawing():
            return "lot"
        case Shaking():
            return "shake"
        case Answering():
            return "answer"
        case Over():
            return "over"
        case _:
            assert_never(state.phase)


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


def shown_roll(roll: Roll) -> seen.Roll:
    return seen.Roll(roll.faces, roll.dots)


def events(before: State, action: Action, after: State) -> tuple[Event, ...]:
    match action:
        case Lot(seat):
            return (FirstRoller(seat),)
        case Roll():
            return (Revealed(shown_roll(action)),)
        case Answer() | Silence():
            settled = () if isinstance(after.phase, Answering) else settling(before, action, after)
            return (Said(shown(action)), Done(action.seat), *settled)
        case _:
            assert_never(action)


def settling(before: State, said: Heard, after: State) -> tuple[Event, ...]:
    settled = settlement(before, said, after)
    return (settled, *mistakes(before, said, settled.solution), *ending(after))


def mistakes(before: State, said: Heard, number: int) -> list[Event]:
    """Why each wrong number was wrong, those that came too late included."""
    assert isinstance(before.phase, Answering)
    roll, teaser = before.phase.roll, before.options.teaser == "yes"
    return [
        Mistaken(answer.seat, diagnose(roll, answer.number, teaser))
        for answer in hear(before.phase.heard, said)
        if isinstance(answer, Answer) and answer.number != number
    ]


def settlement(before: State, said: Heard, after: State) -> Settled:
    assert isinstance(before.phase, Answering)
    roll = before.phase.roll
    heard = hear(before.phase.heard, said)
    verdict = judge(before.options, roll, before.roller, heard)
    teaser = before.options.teaser == "yes"
    return Settled(
        heard=tuple([shown(each) for each in heard]),
        roll=shown_roll(roll),
        excluded=excluded(roll),
        turned_around=turned_around(roll, teaser),
        solution=solution(roll, teaser),
        right=tuple([shown_answer(answer) for answer in verdict.right]),
        wrong=tuple([shown_answer(answer) for answer in verdict.wrong]),
        white=after.white,
        black=after.black,
        roller=after.roller,
    )


def ending(after: State) -> tuple[Event, ...]:
    if not isinstance(after.phase, Over):
        return ()
    return (Ended(tuple(Seat(seat) for seat, black in enumerate(after.black) if black == WINNING_BLACK)),)
