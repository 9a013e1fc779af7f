"""Every game with every number of players and the variants worth playing."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from tablee.core.registry import AnyGame, find, games

VARIANTS: dict[str, tuple[dict[str, object], ...]] = {
    "dog": ({}, {"direction": "counter-clockwise"}),
    "overload": ({}, {"special": "A,curve1,curve2,B"}, {"special": "curve1"}),
    "wuerfel-express": ({},),
    "wuerfelblitz": ({}, {"whites": 3, "teaser": "yes"}, {"window": 0, "seconds": 5}),
}


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
    return [
        Setting(name, tuple(({"players": players} | variant).items()))
        for name, game in games().items()
        for players in range(game.about.players.low, game.about.players.high + 1)
        for variant in [*VARIANTS[name], *special_variants(name, players)]
    ]


def special_variants(name: str, players: int) -> list[dict[str, object]]:
    """Those that depend on the number of players: all sections turned, a handicap for each seat."""
    if name == "overload":
        sections = {3: "A,curve1,curve2,B", 4: "A,curve1,C,curve2,B", 5: "A,curve1,C,D,curve2,B"}
        return [{"special": sections[players]}]
    if name == "wuerfelblitz":
        return [{"handicap": ",".join(str(1 + seat % 5) for seat in range(players))}]
    return []
