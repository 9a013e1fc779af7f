"""Draws: each is derived from the table's secret seed and the number of moves before it."""

from __future__ import annotations

from abc import ABC, abstractmethod
from hashlib import sha256
from hmac import digest
from random import Random
from typing import Any

from tablee.core.chance import Chance

SEED_BYTES = 32
BITS = 53


class HmacRandom(Random):
    """Random numbers by HMAC-SHA256 from a seed and a purpose; reproducible in every version of Python."""

    def __new__(cls, _seed: str, _purpose: str) -> HmacRandom:
        """Seed the base class with 0: its own generator is not used."""
        made: HmacRandom = Random.__new__(cls, 0)  # type: ignore[call-arg]  # typeshed knows none of its arguments
        return made

    def __init__(self, seed: str, purpose: str) -> None:
        self.key = bytes.fromhex(seed)
        self.purpose = purpose
        self.drawn = 0

    def random(self) -> float:
        made = digest(self.key, f"{self.purpose}:{self.drawn}".encode(), sha256)
        self.drawn += 1
        return (int.from_bytes(made[:8], "big") >> (64 - BITS)) / (1 << BITS)


class ChanceSource(ABC):
    """Source of draws: the seed, or a test that sets the dice."""

    @abstractmethod
    def draw(self, chance: Chance[Any], seed: str, moves: int) -> Any:
        """The outcome after so many moves; the same one when play returns to that point after an undo."""

    @abstractmethod
    def matches(self, action: Any, chance: Chance[Any], seed: str, moves: int) -> bool:
        """True if the action is the outcome of that draw."""


class SeededChance(ChanceSource):
    def draw(self, chance: Chance[Any], seed: str, moves: int) -> Any:
        return chance.sample(HmacRandom(seed, f"chance:{moves}"))

    def matches(self, action: Any, chance: Chance[Any], seed: str, moves: int) -> bool:
        return bool(self.draw(chance, seed, moves) == action)


def bot_seed(seed: str, seat: int, revision: int) -> str:
    """A seed for a bot, derived so that it reveals no draws."""
    return digest(bytes.fromhex(seed), f"bot:{seat}:{revision}".encode(), sha256).hex()
