"""What can be agreed before a game."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from tablee.core.options import Number
from tablee.core.preset import QUICK, Preset
from tablee.core.values import Value


@dataclass(frozen=True)
class Options(Value):
    players: int


PLAYERS: Final = Number("players", 2, 6, 4, "WE1", "number of players")
PRESETS: Final = (Preset(QUICK, "medium", 20),)
