"""What a choice can do, before it is made."""

from __future__ import annotations

from typing import Annotated, Final

from msgspec import Meta

from tablee.core.seen import SeatNumber
from tablee.core.stake import Danger, Gain, Stake


class Pushes(Gain, frozen=True):
    """ST7 Whose pawn goes back to the near bank."""

    seat: SeatNumber


class MaySlip(Danger, frozen=True):
    """ST4 How many stones a slip would cost."""

    stones: Annotated[int, Meta(ge=2)]


# The weightiest first.
STAKES: Final[tuple[type[Stake], ...]] = (Pushes, MaySlip)
