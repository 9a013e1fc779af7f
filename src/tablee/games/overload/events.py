"""What the table sees; nothing is hidden in this game."""

from __future__ import annotations

from tablee.core.event import Event
from tablee.core.values import Seat
from tablee.games.overload.state import Pawn
from tablee.games.overload.track import Special


class Loaded(Event, frozen=True):
    pawn: Pawn
    discs: int


class Rolled(Event, frozen=True):
    seat: Seat
    pips: int


class Moved(Event, frozen=True):
    pawn: Pawn
    left: int
    reached: int


class Received(Event, frozen=True):
    """A disc from the cup: for being passed, or on a plus space."""

    pawn: Pawn


class Returned(Event, frozen=True):
    """A disc into the cup, on a minus space."""

    pawn: Pawn


class Handed(Event, frozen=True):
    """A disc from pawn to pawn."""

    giver: Pawn
    taker: Pawn


class Overloaded(Event, frozen=True):
    """Back to start; `reward` is the point for the seat whose action did it."""

    pawn: Pawn
    seat: Seat
    reward: int


class Arrived(Event, frozen=True):
    pawn: Pawn
    discs: int
    points: int


class Landed(Event, frozen=True):
    """On a special space."""

    pawn: Pawn
    special: Special


class Skipped(Event, frozen=True):
    """Neither pawn had a disc to give."""

    pawn: Pawn
    other: Pawn


class Won(Event, frozen=True):
    seat: Seat
    points: int
