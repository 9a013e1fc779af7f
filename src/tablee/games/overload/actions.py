"""Everything that seats and chance can do: values in tables built once, and the numbers of what seats do.

A number says what a seat does as it sees the table: its own pawns come first, then those of the others clockwise.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from tablee.core.listed import Listed
from tablee.core.values import Value
from tablee.games.overload.state import Pawn
from tablee.games.overload.track import COLOURS, FACES, FULL


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

PAWNS: Final = 2 * len(COLOURS)
LOADS: Final[tuple[Load, ...]] = tuple(Load(discs) for discs in range(FULL + 1))
ROLLS: Final[tuple[Roll, ...]] = tuple(Roll(pips) for pips in range(1, FACES + 1))
MOVES: Final[tuple[Move, ...]] = tuple(Move(pawn) for pawn in range(PAWNS))
STEPS: Final[tuple[Step, ...]] = (Step(1), Step(-1))
GIVES: Final[tuple[Give, ...]] = tuple(Give(pawn) for pawn in range(PAWNS))
TAKES: Final[tuple[Take, ...]] = tuple(Take(pawn) for pawn in range(PAWNS))
SKIPS: Final[tuple[Skip, ...]] = tuple(Skip(pawn) for pawn in range(PAWNS))

# The first number of each kind: discs, the two own pawns, forward and back, and three times every pawn from the own on.
LOAD: Final[i64] = 0
MOVE: Final[i64] = 9
STEP: Final[i64] = 11
GIVE: Final[i64] = 13
TAKE: Final[i64] = 23
SKIP: Final[i64] = 33


def turned(pawn: i64, seat: i64, pawns: i64) -> i64:
    """The number of a pawn as the seat sees the table, and …"""
    away = pawn - 2 * seat
    return away if away >= 0 else away + pawns


def pawn_at(away: i64, seat: i64, pawns: i64) -> i64:
    """… the pawn that it calls so."""
    pawn = away + 2 * seat
    return pawn if pawn < pawns else pawn - pawns


def number_of(action: Action, seat: i64, pawns: i64) -> i64:
    """What a seat does as a number; -1 where it has none: dice, pawns of others that move, pawns not in the game."""
    if isinstance(action, Load):
        return LOAD + action.discs
    if isinstance(action, Move):
        return MOVE + (action.pawn & 1) if action.pawn >> 1 == seat else -1
    if isinstance(action, Step):
        return STEP if action.by == 1 else STEP + 1
    if isinstance(action, Roll) or action.pawn >= pawns:
        return -1
    base = GIVE if isinstance(action, Give) else TAKE if isinstance(action, Take) else SKIP
    return base + turned(action.pawn, seat, pawns)


Meanings = list[Action | None]


def meanings(seat: int, pawns: int) -> Meanings:
    """What a seat does by number; None where a number means a pawn that is not in the game."""
    around = [pawn_at(away, seat, pawns) if away < pawns else None for away in range(PAWNS)]
    tables: tuple[tuple[Action, ...], ...] = (GIVES, TAKES, SKIPS)
    exchanges = [None if pawn is None else table[pawn] for table in tables for pawn in around]
    return [*LOADS, *MOVES[2 * seat : 2 * seat + 2], *STEPS, *exchanges]


# MEANINGS[players][seat]
MEANINGS: Final[list[list[Meanings]]] = [
    [meanings(seat, 2 * players) for seat in range(players)] for players in range(len(COLOURS) + 1)
]


@mypyc_attr(free_list_len=1)
class Meant(Listed[Action]):
    """The legal list of a seat."""

    def __init__(self, numbers: vec[i64], meant: Meanings) -> None:
        super().__init__(numbers)
        self.meant: Final = meant

    def value(self, number: i64) -> Action:
        found = self.meant[number]
        assert found is not None
        return found
