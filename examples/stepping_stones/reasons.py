"""Why an action is forbidden, with the facts that a sentence needs."""

from __future__ import annotations

from typing import Final

from tablee.core.reason import Reason
from tablee.core.seen import SeatNumber


class GameOver(Reason, frozen=True):
    """ST6 A seat has crossed the river."""

    seat: SeatNumber


class Turn(Reason, frozen=True):
    """ST2 Another seat decides."""

    seat: SeatNumber


class DieFirst(Reason, frozen=True):
    """ST3 The die is rolled before anything is decided."""


REASONS: Final[tuple[type[Reason], ...]] = (GameOver, Turn, DieFirst)
