"""What the table sees; nothing is hidden in this game."""

from __future__ import annotations

from typing import Final

from examples.stepping_stones.view import Pips, PlaceNumber

from tablee.core.event import Event
from tablee.core.seen import SeatNumber


class Rolled(Event, frozen=True):
    """ST3 The die was rolled."""

    seat: SeatNumber
    pips: Pips


class Hopped(Event, frozen=True):
    """ST3 A pawn has hopped forward; it does not rest yet."""

    seat: SeatNumber
    left: PlaceNumber
    reached: PlaceNumber


class Slipped(Event, frozen=True):
    """Back to where the pawn rested."""

    seat: SeatNumber
    left: PlaceNumber
    reached: PlaceNumber


class WentOn(Event, frozen=True):
    """Chose to roll again."""

    seat: SeatNumber


class Rested(Event, frozen=True):
    """ST5 A pawn stays where it is, and the turn is over."""

    seat: SeatNumber
    place: PlaceNumber


class Pushed(Event, frozen=True):
    """Back to the near bank, because another pawn rests on its stone."""

    seat: SeatNumber
    left: PlaceNumber


class Crossed(Event, frozen=True):
    """Onto the far bank, which wins."""

    seat: SeatNumber
    left: PlaceNumber


EVENTS: Final[tuple[type[Event], ...]] = (Rolled, Hopped, Slipped, WentOn, Rested, Pushed, Crossed)
