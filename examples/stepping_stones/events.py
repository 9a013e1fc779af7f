"""What the table sees; nothing is hidden in this game."""

from __future__ import annotations

from dataclasses import dataclass

from tablee.core.event import Event
from tablee.core.values import Seat


@dataclass(frozen=True)
class Rolled(Event):
    seat: Seat
    pips: int


@dataclass(frozen=True)
class Hopped(Event):
    seat: Seat
    left: int
    reached: int


@dataclass(frozen=True)
class Slipped(Event):
    """Back to where the pawn rested."""

    seat: Seat
    left: int
    reached: int


@dataclass(frozen=True)
class WentOn(Event):
    """Chose to roll again."""

    seat: Seat


@dataclass(frozen=True)
class Rested(Event):
    seat: Seat
    place: int


@dataclass(frozen=True)
class Pushed(Event):
    """Back to the near bank, because another pawn rests on its stone."""

    seat: Seat
    left: int


@dataclass(frozen=True)
class Crossed(Event):
    """Onto the far bank, which wins."""

    seat: Seat
    left: int
