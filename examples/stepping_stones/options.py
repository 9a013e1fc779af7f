"""What can be agreed before a game."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from tablee.core.options import Choice, Number
from tablee.core.preset import QUICK, Preset
from tablee.core.values import Value


@dataclass(frozen=True)
class Options(Value):
    players: int
    stones: int
    splash: str

    @property
    def far_bank(self) -> int:
        """ST1 The place after the last stone; the near bank is 0."""
        return self.stones + 1


PLAYERS: Final = Number("players", 2, 6, 3, "ST1", "how many play")
STONES: Final = Number("stones", 10, 60, 30, "ST1", "stones from bank to bank")
SPLASH: Final = Choice("splash", ("no", "yes"), "ST7", "whether a stone has room for one pawn only")
PRESETS: Final = (Preset(QUICK, "medium", 5, ((STONES.name, 15),)),)
