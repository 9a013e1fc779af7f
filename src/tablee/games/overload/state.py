"""A position, and what is to be decided in it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from mypy_extensions import mypyc_attr

from tablee.core.values import Seat, Value
from tablee.games.overload.track import Track

# Pawns are numbered through: seat 0 has pawns 0 and 1, seat 1 has 2 and 3, and so on.
Pawn = int


def owner(pawn: Pawn) -> Seat:
    return Seat(pawn >> 1)


@dataclass(frozen=True)
class Loading(Value):
    """OV5 How many discs go onto the pawn that leaves start?"""


@dataclass(frozen=True)
class Rolling(Value):
    """OV6 The die is pending."""


@dataclass(frozen=True)
class Moving(Value):
    """OV6 Which pawn moves?"""

    die: int


@dataclass(frozen=True)
class Stepping(Value):
    """OV15 Forward or back?"""

    pawn: Pawn


@mypyc_attr(acyclic=True)
@dataclass(init=False, unsafe_hash=True)
class Meeting(Value):
    """OV9 The pawns still to be dealt with by the one that arrived."""

    pawn: Final[Pawn]
    waiting: Final[tuple[Pawn, ...]]

    def __init__(self, pawn: Pawn, waiting: tuple[Pawn, ...]) -> None:
        self.pawn = pawn
        self.waiting = waiting


@dataclass(frozen=True)
class Over(Value):
    """OV11 The seat on turn has won."""


Phase = Loading | Rolling | Moving | Stepping | Meeting | Over

LOADING: Final = Loading()
ROLLING: Final = Rolling()
MOVING: Final = tuple(Moving(die) for die in range(9))
OVER: Final = Over()


@mypyc_attr(acyclic=True)
@dataclass(init=False, unsafe_hash=True)
class State(Value):
    """`places` and `discs` by pawn, `points` by seat."""

    track: Final[Track]
    places: Final[tuple[int, ...]]
    discs: Final[tuple[int, ...]]
    points: Final[tuple[int, ...]]
    seat: Final[Seat]
    phase: Final[Phase]

    def __init__(
        self,
        track: Track,
        places: tuple[int, ...],
        discs: tuple[int, ...],
        points: tuple[int, ...],
        seat: Seat,
        phase: Phase,
    ) -> None:
        self.track = track
        self.places = places
        self.discs = discs
        self.points = points
        self.seat = seat
        self.phase = phase
