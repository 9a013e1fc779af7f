"""Everything that seats and chance can do, in tables built once."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from tablee.core.chance import Chance, Even, Weighted
from tablee.core.values import Seat, Value
from tablee.games.wuerfel_express.material import DICE, KINDS, STRIPS, TAKEN_OUT, Strip, Strips, strip_sets
from tablee.kit.dice import Faces, multisets, parts, throws


@dataclass(frozen=True)
class TakeOut(Value):
    strips: Strips


@dataclass(frozen=True)
class Drop(Value):
    strips: int


@dataclass(frozen=True)
class Roll(Value):
    """The dice rolled, without those set aside."""

    dice: Faces


@dataclass(frozen=True)
class Keep(Value):
    """The dice set aside; the others are rolled again."""

    dice: Faces


@dataclass(frozen=True)
class Stop(Value):
    """Keep all dice."""


@dataclass(frozen=True)
class Take(Value):
    strip: Strip


@dataclass(frozen=True)
class Steal(Value):
    victim: Seat


@dataclass(frozen=True)
class Done(Value):
    """Take nothing more."""


Action = TakeOut | Drop | Roll | Keep | Stop | Take | Steal | Done

STOP: Final = Stop()
DONE: Final = Done()
DROPS: Final = tuple(Drop(strips) for strips in range(KINDS))
# TAKES[colour]: the longest first.
TAKES: Final = tuple(tuple(Take(strip) for strip in reversed(row)) for row in STRIPS)
STEALS: Final = tuple(Steal(Seat(seat)) for seat in range(6))
KEEPS: Final = {dice: Keep(dice) for number in range(DICE + 1) for dice in multisets(number, KINDS)}

# WE2 What is taken out, by number of players; nothing where none is.
SET_UPS: Final[dict[int, Chance[Action]]] = {
    players: Even("WE2", tuple(TakeOut(strips) for strips in strip_sets(players)))
    for players, number in TAKEN_OUT.items()
    if number
}

# WE7 A roll of so many dice.
THROWS: Final[tuple[Chance[Action], ...]] = tuple(
    Weighted("WE7", tuple((Roll(dice), ways) for dice, ways in throws(number, KINDS))) for number in range(DICE + 1)
)

keeps_of: Final[dict[Faces, tuple[Action, ...]]] = {}


def ways_to_keep(dice: Faces) -> tuple[Action, ...]:
    """WE7 Every multiset of the dice, keeping all of them being the same as stopping."""
    found = keeps_of.get(dice)
    if found is None:
        found = (*(KEEPS[kept] for kept in parts(dice)[:-1]), STOP)
        keeps_of[dice] = found
    return found
