"""Chance at a table: every draw follows from the table's secret seed and the place in the game."""

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
    """Numbers made by HMAC-SHA256 from a seed and a purpose; the same for the same two, in every version of Python."""

    def __new__(cls, _seed: str, _purpose: str) -> HmacRandom:
        """The numbers of the class above are not used: it is not to mix any."""
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
    """Who draws: the server, or a test that writes the dice."""

    @abstractmethod
    def draw(self, chance: Chance[Any], seed: str, moves: int) -> Any:
        """The outcome after so many moves of the game, the same if that place is reached again by taking back."""

    @abstractmethod
    def follows(self, action: Any, chance: Chance[Any], seed: str, moves: int) -> bool:
        """Whether that is what was to be drawn there."""


class SeededChance(ChanceSource):
    def draw(self, chance: Chance[Any], seed: str, moves: int) -> Any:
        return chance.sample(HmacRandom(seed, f"chance:{moves}"))

    def follows(self, action: Any, chance: Chance[Any], seed: str, moves: int) -> bool:
        return bool(self.draw(chance, seed, moves) == action)


def bot_seed(seed: str, seat: int, revision: int) -> str:
    """What a bot may know of the seed: nothing that tells it the dice."""
    return digest(bytes.fromhex(seed), f"bot:{seat}:{revision}".encode(), sha256).hex()
