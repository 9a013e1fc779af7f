"""The cards, as data."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from tablee.core.values import Value
from tablee.kit.bags import Bag

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


FOUR: Final = 3
SEVEN: Final = 6
JOKER: Final = 13

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

DECK: Final[Bag] = tuple(kind.number for kind in KINDS)
NO_CARDS: Final[Bag] = (0,) * len(KINDS)
NAMES: Final = {kind.name: card for card, kind in enumerate(KINDS)}
POINTS: Final = 7
FARTHEST: Final = max(steps for kind in KINDS for steps in kind.forward)

# DG6 How many cards a round deals, over and over.
DEALS: Final[tuple[int, ...]] = (6, 5, 4, 3, 2)


def deal_size(round_number: int) -> int:
    return DEALS[(round_number - 1) % len(DEALS)]
