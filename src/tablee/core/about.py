"""What a game says of itself."""

from __future__ import annotations

from dataclasses import dataclass

from tablee.core.options import Number, Option
from tablee.core.values import Value


@dataclass(frozen=True)
class About(Value):
    """What a game is called and what can be agreed; the first option is the number of players.

    `order` is the clause that says whose turn it is.
    """

    name: str
    title: str
    summary: str
    minutes: int
    order: str
    players: Number
    variants: tuple[Option, ...]

    @property
    def options(self) -> tuple[Option, ...]:
        """Everything that can be agreed, the number of players first."""
        return (self.players, *self.variants)
