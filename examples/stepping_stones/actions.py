"""Everything that seats and chance can do."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from tablee.core.values import Value

FACES: Final = 6
SLIP: Final = 1


@dataclass(frozen=True)
class Roll(Value):
    pips: int


@dataclass(frozen=True)
class Hop(Value):
    """Roll and hop again."""


@dataclass(frozen=True)
class Rest(Value):
    """Stay, and end the turn."""


Action = Roll | Hop | Rest

ROLLS: Final = tuple(Roll(pips) for pips in range(1, FACES + 1))
HOP: Final = Hop()
REST: Final = Rest()
CHOICES: Final[tuple[Action, ...]] = (HOP, REST)
