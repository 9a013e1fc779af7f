"""The bots there are, by name."""

from __future__ import annotations

from collections.abc import Callable

from tablee.bots.bot import Bot
from tablee.bots.careless import RandomBot
from tablee.core.errors import GameError
from tablee.core.options import shown

BOTS: dict[str, Callable[[], Bot]] = {"random": RandomBot}


class UnknownBot(GameError):
    pass


def bot_named(name: str) -> Bot:
    if name not in BOTS:
        raise UnknownBot(f"no bot {shown(name)}: the bots are {', '.join(BOTS)}")
    return BOTS[name]()


def seated(names: str, players: int) -> tuple[Bot, ...]:
    """Bots for all seats from `random,random,…`; a single name serves for every seat."""
    listed = [name.strip() for name in names.split(",")]
    if len(listed) == 1:
        listed *= players
    if len(listed) != players:
        raise GameError(f"{len(listed)} bots for {players} seats: name one for all of them, or {players} with commas")
    return tuple(bot_named(name) for name in listed)
