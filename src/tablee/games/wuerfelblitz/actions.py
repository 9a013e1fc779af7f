"""Everything that seats and chance can do, and the numbers of what seats do.

A number says what a seat says: 0 to 35, or 36 for silence. The reaction time, which nobody chooses, is on top of it.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from mypy_extensions import i64, mypyc_attr

from tablee.core.chance import Chance, Even
from tablee.core.values import Seat, Value
from tablee.games.wuerfelblitz.dice import dots_of, faces_of
from tablee.games.wuerfelblitz.material import HIGHEST

SEATS: Final = 7


@dataclass(frozen=True)
class Lot(Value):
    """WB3 Who rolls first."""

    seat: Seat


@mypyc_attr(acyclic=True)
@dataclass(init=False, unsafe_hash=True)
class Roll(Value):
    """WB4 All dice in one number."""

    row: Final[int]

    def __init__(self, row: int) -> None:
        self.row = row

    @property
    def faces(self) -> tuple[int, ...]:
        """What the coloured dice show; 0 is a dot."""
        return faces_of(self.row)

    @property
    def dots(self) -> tuple[int, ...]:
        """The colours of the dots on the white dice."""
        return dots_of(self.row)


@mypyc_attr(acyclic=True)
@dataclass(init=False, unsafe_hash=True)
class Answer(Value):
    """WB6 A number, and the reaction time in milliseconds."""

    seat: Final[Seat]
    number: Final[int]
    ms: Final[int]

    def __init__(self, seat: Seat, number: int, ms: int) -> None:
        self.seat = seat
        self.number = number
        self.ms = ms


@dataclass(frozen=True)
class Silence(Value):
    """WB7 No answer in this round."""

    seat: Seat


Action = Lot | Roll | Answer | Silence
Heard = Answer | Silence

LOTS: Final = tuple(Lot(Seat(seat)) for seat in range(SEATS))
SILENCES: Final = tuple(Silence(Seat(seat)) for seat in range(SEATS))
FIRST_ROLLER: Final[tuple[Chance[Action], ...]] = tuple(Even("WB3", LOTS[:players]) for players in range(SEATS + 1))

SILENT: Final[i64] = HIGHEST + 1
# Of a number, what is said; the milliseconds are above it.
SAID: Final[i64] = 6
LATER: Final[i64] = 2**6


def answer_number(said: i64, ms: i64) -> i64:
    """Of an answer at a time, and …"""
    return said + LATER * ms


def said_in(number: i64) -> i64:
    """… what is said, …"""
    return number & LATER - 1


def time_in(number: i64) -> i64:
    """… and when."""
    return number >> SAID


def number_of(said: Heard) -> i64:
    return answer_number(said.number, said.ms) if isinstance(said, Answer) else SILENT


def meant(seat: Seat, number: i64) -> Heard:
    """What a seat means by a number."""
    said = said_in(number)
    return SILENCES[seat] if said == SILENT else Answer(seat, said, time_in(number))
