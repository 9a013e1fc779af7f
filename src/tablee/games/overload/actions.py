"""Everything that seats and chance can do, in tables built once."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from tablee.core.values import Value
from tablee.games.overload.state import Pawn
from tablee.games.overload.track import FACES, FULL


@dataclass(frozen=True)
class Load(Value):
    discs: int


@dataclass(frozen=True)
class Roll(Value):
    pips: int


@dataclass(frozen=True)
class Move(Value):
    pawn: Pawn


@dataclass(frozen=True)
class Step(Value):
    """One space forward (1) or back (-1)."""

    by: int


@dataclass(frozen=True)
class Give(Value):
    pawn: Pawn


@dataclass(frozen=True)
class Take(Value):
    pawn: Pawn


@dataclass(frozen=True)
class Skip(Value):
    """Be done with a pawn where neither giving nor taking is possible."""

    pawn: Pawn


Action = Load | Roll | Move | Step | Give | Take | Skip

PAWNS: Final = 10
LOADS: Final = tuple(Load(discs) for discs in range(FULL + 1))
ROLLS: Final = tuple(Roll(pips) for pips in range(1, FACES + 1))
# MOVES[seat]
MOVES: Final[tuple[tuple[Move, ...], ...]] = tuple((Move(pawn), Move(pawn + 1)) for pawn in range(0, PAWNS, 2))
FORWARD: Final = Step(1)
BACK: Final = Step(-1)
STEPS: Final[tuple[Step, ...]] = (FORWARD, BACK)
GIVES: Final = tuple(Give(pawn) for pawn in range(PAWNS))
TAKES: Final = tuple(Take(pawn) for pawn in range(PAWNS))
SKIPS: Final = tuple(Skip(pawn) for pawn in range(PAWNS))
