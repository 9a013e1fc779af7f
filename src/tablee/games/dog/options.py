"""What can be agreed before a game."""

from __future__ import annotations

from typing import Final

from tablee.core.options import Choice, Number
from tablee.core.seen import Seen


class Options(Seen, frozen=True):
    """How many play, and whether the pawns run clockwise or counter-clockwise."""

    players: int
    direction: str


CLOCKWISE: Final = "clockwise"
COUNTER_CLOCKWISE: Final = "counter-clockwise"
PLAYERS: Final = Number("players", 2, 6, 4, "DG1", "how many play; four and six in teams of two")
DIRECTION: Final = Choice("direction", (CLOCKWISE, COUNTER_CLOCKWISE), "DG5", "which way the pawns run")
