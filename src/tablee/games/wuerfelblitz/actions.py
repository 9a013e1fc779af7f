"""Everything that seats and chance can do."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from mypy_extensions import mypyc_attr

from tablee.core.chance import Chance, Even
from tablee.core.values import Seat, Value

SEATS: Final = 7


@dataclass(frozen=True)
class Lot(Value):
    """WB3 Who rolls first."""

    seat: Seat


@mypyc_attr(acyclic=True)
@dataclass(init=False, unsafe_hash=True)
class Roll(Value):
    """WB4 What the coloured dice show (0 is a dot), and the dots of the white ones."""

    faces: Final[tuple[int, ...]]
    dots: Final[tuple[int, ...]]

    def __init__(self, faces: tuple[int, ...], dots: tuple[int, ...]) -> None:
        self.faces = faces
        self.dots = dots


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
