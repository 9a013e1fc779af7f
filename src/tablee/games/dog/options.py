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
    direction: str
    idle_swap: str


CLOCKWISE: Final = "clockwise"
COUNTER_CLOCKWISE: Final = "counter-clockwise"
PLAYS: Final = "plays"
FOLDS: Final = "folds"
PLAYERS: Final = Number("players", 2, 6, 4, "DG1", "number of players; four and six play in teams of two")
DIRECTION: Final = Choice("direction", (CLOCKWISE, COUNTER_CLOCKWISE), "DG5", "direction of play")
IDLE_SWAP: Final = Choice(
    "idle-swap", (PLAYS, FOLDS), "DG25", "may a swap without effect be played when nothing else fits"
)
PRESETS: Final = (Preset(QUICK, "medium", 30),)
