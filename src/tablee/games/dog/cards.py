"""The cards, as data."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from tablee.core.values import Value
from tablee.kit.packed import row_of, set_of

# A card is its kind: an index into KINDS.
Card = int
Hand = tuple[Card, ...]


@dataclass(frozen=True)
class Kind(Value):
    """DG1 What a card is called, how many there are, and what it permits."""

    name: str
    number: int
    forward: tuple[int, ...] = ()
    back: tuple[int, ...] = ()
    enters: bool = False
    splits: bool = False
    swaps: bool = False


FOUR: Final[i64] = 3
SEVEN: Final[i64] = 6
SWAP: Final[i64] = 12
JOKER: Final[i64] = 13

KINDS: Final[tuple[Kind, ...]] = (
    Kind("1/11", 8, forward=(1, 11), enters=True),
    Kind("2", 8, forward=(2,)),
    Kind("3", 8, forward=(3,)),
    Kind("4", 8, forward=(4,), back=(4,)),
    Kind("5", 8, forward=(5,)),
    Kind("6", 8, forward=(6,)),
    Kind("7", 8, splits=True),
    Kind("8", 8, forward=(8,)),
    Kind("9", 8, forward=(9,)),
    Kind("10", 8, forward=(10,)),
    Kind("12", 8, forward=(12,)),
    Kind("13", 8, forward=(13,), enters=True),
    Kind("swap", 8, swaps=True),
    # DG26 Any other card.
    Kind("joker", 6, (1, 2, 3, 4, 5, 6, 8, 9, 10, 11, 12, 13), (4,), enters=True, splits=True, swaps=True),
)

NAMES: Final = {kind.name: card for card, kind in enumerate(KINDS)}
POINTS: Final[i64] = 7
BACK: Final[i64] = 4
FARTHEST: Final[i64] = 13

# Packed: how many of each kind there are, and the sets of kinds that enter, go back, split and swap.
DECK: Final[i64] = row_of([kind.number for kind in KINDS], 4)
ENTERERS: Final[i64] = set_of([card for card, kind in enumerate(KINDS) if kind.enters])
BACKERS: Final[i64] = set_of([card for card, kind in enumerate(KINDS) if kind.back])
SPLITTERS: Final[i64] = set_of([card for card, kind in enumerate(KINDS) if kind.splits])
SWAPPERS: Final[i64] = set_of([card for card, kind in enumerate(KINDS) if kind.swaps])

# WAYS[card]: a row of the ways it moves a pawn, the steps forward and then, instead of steps, the way back.
WAY: Final[i64] = 4
LAST_WAY: Final[i64] = 15
GO_BACK: Final[i64] = 14
WAYS: Final = vec[i64]([row_of([*kind.forward, *[GO_BACK for _ in kind.back]], WAY) for kind in KINDS])

# DG6 How many cards a round deals, over and over.
DEALS: Final[tuple[int, ...]] = (6, 5, 4, 3, 2)


def deal_size(round_number: i64) -> i64:
    return DEALS[(round_number - 1) % len(DEALS)]


def goes_forward(card: i64, steps: i64) -> bool:
    """Whether a card has this number."""
    ways = WAYS[card]
    while ways:
        if ways & LAST_WAY == steps:
            return steps <= FARTHEST
        ways >>= WAY
    return False
