"""What a game suggests for an evening with the family, for a quick game, and among experts."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from tablee.core.options import Setting
from tablee.core.values import Value

FAMILY: Final = "family"
QUICK: Final = "quick"
EXPERTS: Final = "experts"
# The kinds of evening, each with the level of bots that suits it as a rule.
LEVELS: Final = {FAMILY: "easy", QUICK: "medium", EXPERTS: "hard"}


@dataclass(frozen=True)
class Preset(Value):
    """`level` is that of the bots; options that are not `agreed` stay as usual."""

    name: str
    level: str
    minutes: int
    agreed: tuple[tuple[str, Setting], ...] = ()
