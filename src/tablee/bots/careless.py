"""A bot that does not think."""

from __future__ import annotations

from random import Random
from typing import Any

from tablee.core.bot import Bot
from tablee.core.choices import Legal, any_of


class RandomBot(Bot[Any, Any]):
    """Plays any game: whatever is legal, without looking."""

    def choose(self, view: Any, legal: Legal[Any], rng: Random) -> Any:
        return any_of(legal, rng)
