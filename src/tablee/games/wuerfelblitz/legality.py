"""What may be said, and which clause forbids the rest."""

from __future__ import annotations

from random import Random
from typing import Final, assert_never

from tablee.core.choices import Choices, Legal
from tablee.core.values import Seat, pick
from tablee.games.wuerfelblitz.actions import SILENCES, Action, Answer, Heard, Lot, Roll, Silence
from tablee.games.wuerfelblitz.material import HIGHEST
from tablee.games.wuerfelblitz.notation import format_action
from tablee.games.wuerfelblitz.options import Options
from tablee.games.wuerfelblitz.state import Answering, Over, State
from tablee.games.wuerfelblitz.sums import solution

NUMBERS: Final = HIGHEST + 1


class Answers(Choices[Action]):
    """Every number at every reaction time, number by number, then silence."""

    def __init__(self, seat: Seat, roll: Roll, options: Options) -> None:
        self.seat: Final = seat
        self.roll: Final = roll
        self.options: Final = options
        self.fastest: Final = options.fastest
        self.times: Final = options.seconds * 1000 - self.fastest + 1

    def __reduce__(self) -> tuple[object, ...]:
        return type(self), (self.seat, self.roll, self.options)

    def __len__(self) -> int:
        return NUMBERS * self.times + 1

    def __getitem__(self, index: int) -> Action:
        if index < 0:
            index += len(self)
        if not 0 <= index < len(self):
            raise IndexError(f"there are {len(self)} answers")
        if index == len(self) - 1:
            return SILENCES[self.seat]
        return self.answer(index // self.times, index % self.times)

    def answer(self, number: int, time: int) -> Answer:
        return Answer(self.seat, number, self.fastest + time)

    def forms(self) -> tuple[str, ...]:
        """A bare number, the time being measured, or silence."""
        return f"<0-{HIGHEST}>", format_action(SILENCES[self.seat])

    def examples(self) -> tuple[Action, ...]:
        return self.answer(0, 0), SILENCES[self.seat]

    def guess(self, rng: Random) -> Heard:
        """Right in half of all cases, any answer in most of the others, silence in one of twenty."""
        drawn = pick(rng, 20 * NUMBERS * self.times)
        time, drawn = drawn % self.times, drawn // self.times
        number, way = drawn % NUMBERS, drawn // NUMBERS
        if way == 0:
            return SILENCES[self.seat]
        return self.answer(number if way < 10 else solution(self.roll, self.options.teaser == "yes"), time)


def legal(state: State, seat: Seat) -> Legal[Action]:
    phase = state.phase
    if not isinstance(phase, Answering) or seat >= len(state.white) or is_heard(phase, seat):
        return ()
    return Answers(seat, phase.roll, state.options)


def is_heard(phase: Answering, seat: Seat) -> bool:
    """WB7 One answer per player and round."""
    for said in phase.heard:
        if said.seat == seat:
            return True
    return False


def waiting(state: State, phase: Answering) -> tuple[Seat, ...]:
    """Who has not been heard in this round."""
    found: list[Seat] = []
    heard = 0
    for seat in range(len(state.white)):
        if heard < len(phase.heard) and phase.heard[heard].seat == seat:
            heard += 1
        else:
            found.append(Seat(seat))
    return tuple(found)


def forbidden_by(state: State, seat: Seat, action: Action) -> str | None:
    phase = state.phase
    if isinstance(phase, Over):
        return "WB10"
    match action:
        case Lot():
            return "WB3"
        case Roll():
            return "WB4"
        case Answer() | Silence():
            if not isinstance(phase, Answering):
                return "WB4"
            if action.seat != seat or seat >= len(state.white) or is_heard(phase, seat):
                return "WB7"
            return time_forbidden(state.options, action) if isinstance(action, Answer) else None
        case _:
            assert_never(action)


def time_forbidden(options: Options, answer: Answer) -> str | None:
    """WB7, WB14 Too late for the round, or faster than any human."""
    if answer.ms < options.fastest:
        return "WB14"
    return "WB7" if answer.ms > options.seconds * 1000 else None
