"""Why an action is forbidden, with the facts of the round."""

from __future__ import annotations

from typing import Final

from tablee.core.reason import Reason
from tablee.core.seen import SeatNumber
from tablee.games.wuerfelblitz.view import Sum


class GameOver(Reason, frozen=True):
    """WB10 The game has ended; nobody has won where it was abandoned."""

    winners: tuple[SeatNumber, ...]


class DrawnByLot(Reason, frozen=True):
    """WB3 Nobody chooses who rolls first."""


class RollThemselves(Reason, frozen=True):
    """WB4 Nobody rolls by hand."""


class TooEarly(Reason, frozen=True):
    """WB4 The dice are still under the box."""


class NotYourSeat(Reason, frozen=True):
    """WB7 Everybody answers for itself."""


class Answered(Reason, frozen=True):
    """WB7 The seat has answered in this round, or said that it will not: then `number` is null."""

    number: Sum | None


class TooFast(Reason, frozen=True):
    """WB14 Nobody sees and adds so fast."""


class TooLate(Reason, frozen=True):
    """WB7 The time of the round is up."""


REASONS: Final[tuple[type[Reason], ...]] = (
    GameOver,
    DrawnByLot,
    RollThemselves,
    TooEarly,
    NotYourSeat,
    Answered,
    TooFast,
    TooLate,
)
