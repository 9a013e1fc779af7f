"""What can be agreed before a game."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from tablee.core.options import Number, Several
from tablee.core.preset import EXPERTS, QUICK, Preset
from tablee.core.values import Value


@dataclass(frozen=True)
class Options(Value):
    players: int
    special: tuple[str, ...]


PLAYERS: Final = Number("players", 3, 5, 4, "OV1", "number of players")
SPECIAL: Final = Several(
    "special",
    ("A", "curve1", "C", "D", "curve2", "B"),
    "OV13",
    "sections with their special side up (C for four players or more, D for five)",
    fewest=(("C", 4), ("D", 5)),
)
PRESETS: Final = (
    Preset(QUICK, "medium", 20),
    Preset(EXPERTS, "hard", 40, ((SPECIAL.name, ("A", "curve1", "curve2", "B")),)),
)
