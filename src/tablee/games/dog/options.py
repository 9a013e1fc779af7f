"""What can be agreed before a game."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from tablee.core.options import Choice, Number
from tablee.core.values import Value


@dataclass(frozen=True)
class Options(Value):
    players: int
    direction: str
    idle_swap: str


CLOCKWISE: Final = "clockwise"
COUNTER_CLOCKWISE: Final = "counter-clockwise"
PLAYS: Final = "plays"
FOLDS: Final = "folds"
PLAYERS: Final = Number("players", 2, 6, 4, "DG1", "how many play; four and six in teams of two")
DIRECTION: Final = Choice("direction", (CLOCKWISE, COUNTER_CLOCKWISE), "DG5", "which way the pawns run")
IDLE_SWAP: Final = Choice(
    "idle-swap", (PLAYS, FOLDS), "DG25", "whether a swap without effect is enough when nothing else fits"
)
