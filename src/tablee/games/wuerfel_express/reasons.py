"""Why an action is forbidden, with the facts of the position."""

from __future__ import annotations

from typing import Annotated, Final

from msgspec import Meta

from tablee.core.reason import Reason
from tablee.core.seen import SeatNumber
from tablee.games.wuerfel_express.view import ColourNumber, Strip

Count = Annotated[int, Meta(ge=0)]


class GameOver(Reason, frozen=True):
    """WE18, WE19 The game has ended; `seat` has reached the goal, nobody where the turns were used up."""

    seat: SeatNumber | None


class Turn(Reason, frozen=True):
    """WE4 Another seat is to play."""

    seat: SeatNumber


class DropFirst(Reason, frozen=True):
    """WE5 How many strips are dropped is to be said before the first roll."""


class RollFirst(Reason, frozen=True):
    """WE7 The dice are still to be rolled."""


class StillRolling(Reason, frozen=True):
    """WE8 Strips are taken when the rolling is over."""


class RollingOver(Reason, frozen=True):
    """WE7 The rolling is over: strips are taken."""


class NotSoMany(Reason, frozen=True):
    """WE7 There are only so many dice of the colour."""

    colour: ColourNumber
    number: Count


class AllIsStop(Reason, frozen=True):
    """WE7 To keep all the dice is to stop."""


class DropTooLate(Reason, frozen=True):
    """WE5 Strips are dropped before the first roll of a turn."""


class KeepOne(Reason, frozen=True):
    """WE5 One strip stays: `most` can be dropped."""

    most: Count


class TooFew(Reason, frozen=True):
    """WE8 A strip needs two dice of its colour at least; `number` are there."""

    colour: ColourNumber
    number: Count


class OwnColour(Reason, frozen=True):
    """WE10 The colour lies on the own track; `victim` where it is the colour of that seat's first strip."""

    colour: ColourNumber
    victim: SeatNumber | None


class TooLong(Reason, frozen=True):
    """WE9 The strip is longer than the number of dice."""

    strip: Strip
    number: Count


class OnTrack(Reason, frozen=True):
    """WE9 The strip lies on a track; `robbable` where it could be stolen."""

    strip: Strip
    seat: SeatNumber
    robbable: bool


class OutOfGame(Reason, frozen=True):
    """WE2, WE9 The strip was taken out, as some are with few players."""

    strip: Strip
    players: Count


class ExactThere(Reason, frozen=True):
    """WE9 The dice claim this strip, which is in the supply, and no shorter one."""

    claimed: Strip
    number: Count


class Yourself(Reason, frozen=True):
    """WE12 Nobody robs itself."""


class RobbedAlready(Reason, frozen=True):
    """WE12 The seat has been robbed in this turn."""

    seat: SeatNumber


class NoStrip(Reason, frozen=True):
    """WE12 The seat has no strip."""

    seat: SeatNumber


class OnlyStrip(Reason, frozen=True):
    """WE12 The seat has only one strip."""

    seat: SeatNumber


class NotEnoughToSteal(Reason, frozen=True):
    """WE12 The first strip of the seat is longer than the number of dice."""

    seat: SeatNumber
    strip: Strip
    number: Count


REASONS: Final[tuple[type[Reason], ...]] = (
    GameOver,
    Turn,
    DropFirst,
    RollFirst,
    StillRolling,
    RollingOver,
    NotSoMany,
    AllIsStop,
    DropTooLate,
    KeepOne,
    TooFew,
    OwnColour,
    TooLong,
    OnTrack,
    OutOfGame,
    ExactThere,
    Yourself,
    RobbedAlready,
    NoStrip,
    OnlyStrip,
    NotEnoughToSteal,
)
