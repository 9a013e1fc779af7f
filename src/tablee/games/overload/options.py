"""What can be agreed before a game."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from tablee.core.options import Number, Several
from tablee.core.values import Value


@dataclass(frozen=True)
class Options(Value):
    players: int
    special: tuple[str, ...]


PLAYERS: Final = Number("players", 3, 5, 4, "OV1", "how many play")
SPECIAL: Final = Several(
    "special",
    ("A", "curve1", "C", "D", "curve2", "B"),
    "OV13",
    "sections that lie with their special side up (C from four players on, D with five)",
)
