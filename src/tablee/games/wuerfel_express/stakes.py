"""What a choice can do, before it is made."""

from __future__ import annotations

from typing import Annotated, Final

from msgspec import Meta

from tablee.core.seen import SeatNumber, Seen
from tablee.core.stake import Danger, Gain, Stake
from tablee.games.wuerfel_express.material import DICE, LONGEST, SHORTEST
from tablee.games.wuerfel_express.view import Space, Strip

Length = Annotated[int, Meta(ge=SHORTEST, le=LONGEST)]
Percent = Annotated[int, Meta(ge=1, le=100)]
Spaces = Annotated[int, Meta(ge=0)]


class Prize(Seen, frozen=True):
    """A strip that can be taken, and from whom; null is the supply."""

    strip: Strip
    victim: SeatNumber | None


class Wins(Gain, frozen=True):
    """WE18 The track reaches the goal."""


class TakesNothing(Stake, frozen=True):
    """WE15, WE16, WE17 The dice take nothing: a strip or some spaces are lost, or the lantern saves them."""

    strip: Strip | None
    spaces: Spaces
    lantern: bool


class MayTakeNothing(Stake, frozen=True):
    """WE15 How likely that is, for a player who does everything to take any strip."""

    percent: Percent
    strip: Strip | None
    spaces: Spaces
    lantern: bool


class Steals(Gain, frozen=True):
    """WE12, WE14 The victim falls back to this space; `last` if nobody is behind it then."""

    victim: SeatNumber
    length: Length
    end: Space
    last: bool


class StealsFromLast(Gain, frozen=True):
    """WE17 The victim has the red lantern and stays where it is."""

    victim: SeatNumber
    length: Length
    end: Space


class Reaches(Gain, frozen=True):
    """WE3 The track reaches this space."""

    end: Space


class TakesLantern(Stake, frozen=True):
    """WE17 The player is last then."""


class LosesLantern(Stake, frozen=True):
    """WE17 The player is last no more."""


class Sure(Gain, frozen=True):
    """WE9 What the dice set aside take at least, whatever is rolled; something else where they are none."""

    strips: tuple[Strip, ...]


class Drops(Stake, frozen=True):
    """WE5, WE6 The colours that become free, the dice that are left, and the space where the track stays."""

    strips: tuple[Strip, ...]
    dice: Annotated[int, Meta(ge=1, le=DICE)]
    end: Space


class Then(Stake, frozen=True):
    """WE8 What can be taken then, the longest of each colour."""

    prizes: tuple[Prize, ...]


class Leaves(Danger, frozen=True):
    """WE11 What could still be taken, the longest of each colour."""

    prizes: tuple[Prize, ...]


STAKES: Final[tuple[type[Stake], ...]] = (
    Wins,
    TakesNothing,
    Steals,
    StealsFromLast,
    Reaches,
    Sure,
    Drops,
    MayTakeNothing,
    Then,
    Leaves,
    TakesLantern,
    LosesLantern,
)
