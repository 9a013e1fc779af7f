"""What a game says of itself."""

from __future__ import annotations

from dataclasses import dataclass

from tablee.core.options import Number, Option
from tablee.core.preset import LEVELS, Preset
from tablee.core.values import Value


@dataclass(frozen=True)
class About(Value):
    """What a game is called and what can be agreed; the first option is the number of players.

    `order` is the clause that says whose turn it is. A game lists those presets that need more than the usual options.
    """

    name: str
    title: str
    summary: str
    minutes: int
    order: str
    players: Number
    variants: tuple[Option, ...]
    presets: tuple[Preset, ...] = ()

    @property
    def options(self) -> tuple[Option, ...]:
        """Everything that can be agreed, the number of players first."""
        return (self.players, *self.variants)

    def preset(self, name: str) -> Preset:
        """The game's own, or the usual options with bots of a level that suits."""
        own = next((preset for preset in self.presets if preset.name == name), None)
        return own or Preset(name, LEVELS[name], self.minutes)
