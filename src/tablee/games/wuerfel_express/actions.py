"""Everything that seats and chance can do: values in tables built once, and the numbers of what seats do.

A number says what a seat does as it sees the table: opponents are counted from its left neighbour on.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from tablee.core.chance import Chance, Even, Weighted
from tablee.core.listed import Listed
from tablee.core.values import Seat, Value
from tablee.games.wuerfel_express.dice import dice_of
from tablee.games.wuerfel_express.material import (
    ALL_STRIPS,
    DICE,
    KINDS,
    LENGTHS,
    SHORTEST,
    TAKEN_OUT,
    Strip,
    colour_of,
    length_of,
    strip_of,
    strip_sets,
)
from tablee.kit.dice import Faces, multisets, throws


@dataclass(frozen=True)
class TakeOut(Value):
    """A set of strips."""

    strips: int


@dataclass(frozen=True)
class Drop(Value):
    strips: int


@dataclass(init=False, unsafe_hash=True)
class Roll(Value):
    """The dice rolled, without those set aside; `row` has them in one number."""

    dice: Final[Faces]

    def __init__(self, dice: Faces) -> None:
        self.dice = dice
        self.row: Final = dice_of(dice)


@dataclass(init=False, unsafe_hash=True)
class Keep(Value):
    """The dice set aside; the others are rolled again. `row` has them in one number."""

    dice: Final[Faces]

    def __init__(self, dice: Faces) -> None:
        self.dice = dice
        self.row: Final = dice_of(dice)


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
# In the order of ALL_STRIPS.
TAKES: Final = tuple(Take(strip) for strip in ALL_STRIPS)
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

# The first number of each kind. What is kept is a pattern of bits over the dice in the order of their colours, all of
# them being a stop; then come strips dropped, strips of the supply, opponents, and taking nothing more.
KEEP: Final[i64] = 0
KEEP_ALL: Final[i64] = 127
DROP: Final[i64] = 128
TAKE: Final[i64] = 134
STEAL: Final[i64] = 164
NO_MORE: Final[i64] = 169


def take_number(strip: i64) -> i64:
    """Of a strip taken from the supply, and …"""
    return TAKE + LENGTHS * colour_of(strip) + length_of(strip) - SHORTEST


def strip_taken(number: i64) -> i64:
    """… the strip that the number means."""
    return strip_of((number - TAKE) // LENGTHS, (number - TAKE) % LENGTHS + SHORTEST)


def steal_number(victim: i64, seat: i64, players: i64) -> i64:
    """Of a theft from another seat, and …"""
    away = victim - seat
    return STEAL + (away if away > 0 else away + players) - 1


def victim_of(number: i64, seat: i64, players: i64) -> i64:
    """… the seat that the number means."""
    victim = seat + number - STEAL + 1
    return victim if victim < players else victim - players


Meanings = list[Action | None]


def meanings(seat: int, players: int) -> Meanings:
    """What a seat does by number, but for keeping dice; None where a number means a seat that is not there."""
    others = [STEALS[(seat + away) % players] if away < players else None for away in range(1, len(STEALS))]
    return [*[None] * KEEP_ALL, STOP, *DROPS, *TAKES, *others, DONE]


# MEANINGS[players][seat]
MEANINGS: Final[list[list[Meanings]]] = [
    [meanings(seat, players) for seat in range(players)] for players in range(len(STEALS) + 1)
]


@mypyc_attr(free_list_len=1)
class Meant(Listed[Action]):
    """The legal list of a seat that drops or takes strips."""

    def __init__(self, numbers: vec[i64], meant: Meanings) -> None:
        super().__init__(numbers)
        self.meant: Final = meant

    def value(self, number: i64) -> Action:
        found = self.meant[number]
        assert found is not None
        return found
