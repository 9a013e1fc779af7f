"""What can be agreed before a game."""

from __future__ import annotations

from typing import Final

from tablee.core.options import Number
from tablee.core.seen import Seen


class Options(Seen, frozen=True):
    """How many play."""

    players: int


PLAYERS: Final = Number("players", 2, 6, 4, "WE1", "how many play")
