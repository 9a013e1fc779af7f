"""What the table sees; nothing is hidden in this game."""

from __future__ import annotations

from typing import Annotated, Final

from msgspec import Meta

from tablee.core.event import Event
from tablee.core.seen import SeatNumber
from tablee.games.wuerfel_express.view import DiceCounts, RollNumber, Space, Strip


class TakenOut(Event, frozen=True):
    """WE2 Strips that are out of the game."""

    strips: tuple[Strip, ...]


class Dropped(Event, frozen=True):
    """A seat has returned strips before rolling; its marker is at this space now."""

    seat: SeatNumber
    strips: tuple[Strip, ...]
    marker: Space


class Rolled(Event, frozen=True):
    """`dice` are all dice as they lie now."""

    seat: SeatNumber
    roll: RollNumber
    rolled: DiceCounts
    dice: DiceCounts


class Kept(Event, frozen=True):
    """A seat has set dice aside and rolls the others again."""

    seat: SeatNumber
    dice: DiceCounts


class Stopped(Event, frozen=True):
    """A seat keeps all dice."""

    seat: SeatNumber


class Took(Event, frozen=True):
    """A seat has laid down a strip; its track reaches this space."""

    seat: SeatNumber
    strip: Strip
    end: Space


class Stole(Event, frozen=True):
    """The victim's track slid back, or its marker slid up because it had the lantern."""

    seat: SeatNumber
    victim: SeatNumber
    strip: Strip
    lantern: bool
    end: Space


class Declined(Event, frozen=True):
    """A seat takes nothing more."""

    seat: SeatNumber


class Returned(Event, frozen=True):
    """No dice were valid: the last strip went back to the supply."""

    seat: SeatNumber
    strip: Strip
    end: Space


class SlidBack(Event, frozen=True):
    """No dice were valid: the only strip and its marker went back."""

    seat: SeatNumber
    spaces: Annotated[int, Meta(ge=1)]
    end: Space


class Spared(Event, frozen=True):
    """No dice were valid, and nothing was lost."""

    seat: SeatNumber
    lantern: bool


class Ended(Event, frozen=True):
    """`seat` reached the goal, or had the last of all turns."""

    seat: SeatNumber
    reached: bool


EVENTS: Final[tuple[type[Event], ...]] = (
    TakenOut,
    Dropped,
    Rolled,
    Kept,
    Stopped,
    Took,
    Stole,
    Declined,
    Returned,
    SlidBack,
    Spared,
    Ended,
)
