"""What may be said: predicates tell the clause that forbids it; legal is what none of them forbids."""

from __future__ import annotations

from random import Random
from typing import Final, assert_never

from librt import random
from librt.vecs import append, vec
from mypy_extensions import i64

from tablee.core.choices import Choices, Legal
from tablee.core.values import Seat, pick
from tablee.games.wuerfelblitz.actions import (
    SEATS,
    SILENCES,
    SILENT,
    Action,
    Answer,
    Heard,
    Lot,
    Roll,
    Silence,
    answer_number,
    meant,
)
from tablee.games.wuerfelblitz.material import HIGHEST
from tablee.games.wuerfelblitz.notation import format_action
from tablee.games.wuerfelblitz.options import Options
from tablee.games.wuerfelblitz.state import ANSWERING, OVER, State, is_heard
from tablee.games.wuerfelblitz.sums import solution
from tablee.games.wuerfelblitz.table import Table, table_of
from tablee.kit.packed import members_of, only

NUMBERS: Final = HIGHEST + 1
# Somebody careless does one of these, all alike: the first is silence, the last half says the right number.
WAYS: Final = 20

# SOME[set]: the seats in it.
SOME: Final = [tuple([Seat(seat) for seat in members_of(seats)]) for seats in range(2**SEATS)]


class Answers(Choices[Action]):
    """Every number at every reaction time, number by number, then silence."""

    def __init__(self, seat: Seat, table: Table, roll: i64) -> None:
        self.seat: Final = seat
        self.table: Final = table
        self.roll: Final = roll
        self.times: Final = times_of(table)

    def __reduce__(self) -> tuple[object, ...]:
        return answers, (self.seat, self.table.options, self.roll)

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
        return Answer(self.seat, number, self.table.fastest + time)

    def forms(self) -> tuple[str, ...]:
        """A bare number, the time being measured, or silence."""
        return f"<0-{HIGHEST}>", format_action(SILENCES[self.seat])

    def examples(self) -> tuple[Action, ...]:
        return self.answer(0, 0), SILENCES[self.seat]

    def guess(self, rng: Random) -> Heard:
        """Right in half of all cases, any answer in most of the others, silence in one of twenty."""
        number = guessed(self.table, self.roll, pick(rng, guesses(self.table)))
        return meant(self.seat, number)


def answers(seat: Seat, options: Options, roll: int) -> Answers:
    """The legal list after a journey."""
    return Answers(seat, table_of(options), roll)


def times_of(table: Table) -> i64:
    """WB7, WB14 How many reaction times there are."""
    return table.time - table.fastest + 1


def guesses(table: Table) -> i64:
    """How many ways there are to guess."""
    return WAYS * NUMBERS * times_of(table)


def guessed(table: Table, roll: i64, drawn: i64) -> i64:
    """The number of what somebody careless says, by one of all ways to guess."""
    times = times_of(table)
    ms = table.fastest + drawn % times
    way = drawn // times
    if way < NUMBERS:
        return SILENT
    if way < WAYS // 2 * NUMBERS:
        return answer_number(way % NUMBERS, ms)
    return answer_number(solution(roll, table.teaser), ms)


def legal(state: State, seat: Seat) -> Legal[Action]:
    if answer_forbidden(state, seat) is not None:
        return ()
    return Answers(seat, state.table, state.roll)


def numbers(state: State, seat: i64) -> vec[i64]:
    """Everything that may be said, each as fast as can be, and silence."""
    found = vec[i64](capacity=NUMBERS + 1)
    if answer_forbidden(state, seat) is None:
        for number in range(NUMBERS):
            found = append(found, answer_number(number, state.table.fastest))
        found = append(found, SILENT)
    return found


def any_number(state: State, rng: random.Random) -> i64:
    """What somebody careless says."""
    ways = guesses(state.table)
    return guessed(state.table, state.roll, rng.randrange(ways))


def waiting(state: State) -> i64:
    """The set of seats that have not been heard in this round."""
    return only(state.table.players) - 1 & ~state.heard if state.phase == ANSWERING else 0


def forbidden_by(state: State, seat: Seat, action: Action) -> str | None:
    if state.phase == OVER:
        return "WB10"
    match action:
        case Lot():
            return "WB3"
        case Roll():
            return "WB4"
        case Silence():
            return answer_forbidden(state, seat) or seat_forbidden(seat, action.seat)
        case Answer():
            return (
                answer_forbidden(state, seat)
                or seat_forbidden(seat, action.seat)
                or time_forbidden(state.table, action.ms)
            )
        case _:
            assert_never(action)


def answer_forbidden(state: State, seat: i64) -> str | None:
    """WB4, WB7 When the dice lie open, once for every seat."""
    if state.phase != ANSWERING:
        return "WB4"
    return "WB7" if seat >= state.table.players or is_heard(state, seat) else None


def seat_forbidden(seat: i64, answering: i64) -> str | None:
    """WB7 Everybody answers for itself."""
    return None if seat == answering else "WB7"


def time_forbidden(table: Table, ms: i64) -> str | None:
    """WB7, WB14 Too late for the round, or faster than any human."""
    if ms < table.fastest:
        return "WB14"
    return "WB7" if ms > table.time else None
