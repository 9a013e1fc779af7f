"""What the table sees; nothing is hidden in this game."""

from __future__ import annotations

from tablee.core.event import Event
from tablee.core.values import Seat
from tablee.games.wuerfel_express.view import Strip
from tablee.kit.dice import Faces


class TakenOut(Event, frozen=True):
    strips: tuple[Strip, ...]


class Dropped(Event, frozen=True):
    seat: Seat
    strips: tuple[Strip, ...]
    marker: int


class Rolled(Event, frozen=True):
    """`dice` are all dice as they lie now."""

    seat: Seat
    roll: int
    rolled: Faces
    dice: Faces


class Kept(Event, frozen=True):
    seat: Seat
    dice: Faces


class Stopped(Event, frozen=True):
    seat: Seat


class Took(Event, frozen=True):
    seat: Seat
    strip: Strip
    end: int


class Stole(Event, frozen=True):
    """The victim's track slid back, or its marker slid up because it had the lantern."""

    seat: Seat
    victim: Seat
    strip: Strip
    lantern: bool
    end: int


class Declined(Event, frozen=True):
    seat: Seat


class Returned(Event, frozen=True):
    """No dice were valid: the last strip went back to the supply."""

    seat: Seat
    strip: Strip
    end: int


class SlidBack(Event, frozen=True):
    """No dice were valid: the only strip and its marker went back."""

    seat: Seat
    spaces: int
    end: int


class Spared(Event, frozen=True):
    """No dice were valid, and nothing was lost."""

    seat: Seat
    lantern: bool


class Ended(Event, frozen=True):
    """`seat` reached the goal, or had the last of all turns."""

    seat: Seat
    reached: bool
