"""What the table sees; nothing is hidden in this game."""

from __future__ import annotations

from typing import Final

from tablee.core.event import Event
from tablee.core.seen import SeatNumber
from tablee.games.overload.track import Special
from tablee.games.overload.view import Discs, PawnNumber, Pips, PlaceNumber, Points


class Loaded(Event, frozen=True):
    """A pawn that leaves start was loaded with discs."""

    pawn: PawnNumber
    discs: Discs


class Rolled(Event, frozen=True):
    """The die was rolled."""

    seat: SeatNumber
    pips: Pips


class Moved(Event, frozen=True):
    """A pawn has gone from one space to another."""

    pawn: PawnNumber
    left: PlaceNumber
    reached: PlaceNumber


class Received(Event, frozen=True):
    """A disc from the cup: for being passed, or on a plus space."""

    pawn: PawnNumber


class Returned(Event, frozen=True):
    """A disc into the cup, on a minus space."""

    pawn: PawnNumber


class Handed(Event, frozen=True):
    """A disc from pawn to pawn."""

    giver: PawnNumber
    taker: PawnNumber


class Overloaded(Event, frozen=True):
    """Back to start; `reward` is the point for the seat whose action did it."""

    pawn: PawnNumber
    seat: SeatNumber
    reward: Points


class Arrived(Event, frozen=True):
    """A pawn has brought its discs to the finish, for so many points."""

    pawn: PawnNumber
    discs: Discs
    points: Points


class Landed(Event, frozen=True):
    """On a special space."""

    pawn: PawnNumber
    special: Special


class Skipped(Event, frozen=True):
    """Neither pawn had a disc to give."""

    pawn: PawnNumber
    other: PawnNumber


class Won(Event, frozen=True):
    """OV11 The game is over."""

    seat: SeatNumber
    points: Points


EVENTS: Final[tuple[type[Event], ...]] = (
    Loaded,
    Rolled,
    Moved,
    Received,
    Returned,
    Handed,
    Overloaded,
    Arrived,
    Landed,
    Skipped,
    Won,
)
