"""What the table sees; nothing is hidden in this game."""

from __future__ import annotations

from dataclasses import dataclass

from tablee.core.event import Event
from tablee.core.values import Seat
from tablee.games.overload.state import Pawn
from tablee.games.overload.track import Special


@dataclass(frozen=True)
class Loaded(Event):
    pawn: Pawn
    discs: int


@dataclass(frozen=True)
class Rolled(Event):
    seat: Seat
    pips: int


@dataclass(frozen=True)
class Moved(Event):
    pawn: Pawn
    left: int
    reached: int


@dataclass(frozen=True)
class Received(Event):
    """A disc from the cup: for being passed, or on a plus space."""

    pawn: Pawn


@dataclass(frozen=True)
class Returned(Event):
    """A disc into the cup, on a minus space."""

    pawn: Pawn


@dataclass(frozen=True)
class Handed(Event):
    """A disc from pawn to pawn."""

    giver: Pawn
    taker: Pawn


@dataclass(frozen=True)
class Overloaded(Event):
    """Back to start; `reward` is the point for the seat whose action did it."""

    pawn: Pawn
    seat: Seat
    reward: int


@dataclass(frozen=True)
class Arrived(Event):
    pawn: Pawn
    discs: int
    points: int


@dataclass(frozen=True)
class Landed(Event):
    """On a special space."""

    pawn: Pawn
    special: Special


@dataclass(frozen=True)
class Skipped(Event):
    """Neither pawn had a disc to give."""

    pawn: Pawn
    other: Pawn


@dataclass(frozen=True)
class Won(Event):
    seat: Seat
    points: int
