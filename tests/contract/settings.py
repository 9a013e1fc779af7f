"""Every game with every number of players and the variants worth playing."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Any

from tablee.core.registry import AnyGame, find, games
from tests.contract.discovery import part

Variant = Mapping[str, object]


@dataclass(frozen=True)
class Setting:
    """A game with its options."""

    name: str
    given: tuple[tuple[str, object], ...]

    @property
    def game(self) -> AnyGame:
        return find(self.name)

    def start(self) -> Any:
        return self.game.start(self.game.options(dict(self.given)))

    def __str__(self) -> str:
        return " ".join([self.name, *(f"{key}={value}" for key, value in self.given)])


def every_setting() -> list[Setting]:
    return [Setting(name, tuple(given.items())) for name in games() for given in variants(name)]


def variants(name: str) -> Iterator[dict[str, object]]:
    """Each variant with every number of players, or with its own number if it names one."""
    listed: tuple[Variant, ...] = part(name, "VARIANTS", ())
    bounds = find(name).about.players
    for players in range(bounds.low, bounds.high + 1):
        yield from ({"players": players, **variant} for variant in listed if variant.get("players", players) == players)
