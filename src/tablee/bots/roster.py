"""The bots there are, by name."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from tablee.bots.careless import RandomBot
from tablee.bots.own import own_bot
from tablee.core.bot import LEVELS, AnyBot
from tablee.core.errors import GameError, UnknownBot
from tablee.core.options import shown
from tablee.core.registry import AnyGame

# Those that play any game.
ANY_GAME: Final[dict[str, Callable[[], AnyBot]]] = {"random": RandomBot}
# What can be asked for whatever the game.
NAMES: Final = (*ANY_GAME, *LEVELS)


def bots_of(game: AnyGame) -> dict[str, AnyBot]:
    """Those that play a game, from the weakest to the strongest."""
    return {**{name: make() for name, make in ANY_GAME.items()}, **game.bots()}


def bot_named(game: AnyGame, name: str) -> AnyBot:
    bots = bots_of(game)
    if name not in bots:
        raise UnknownBot(f"no bot {shown(name)}: the bots are {', '.join(bots)}")
    return bots[name]


def bot_called(game: AnyGame, name: str) -> AnyBot:
    """A bot of the house, or that of a program: `module:Class`. Only for those who may run programs here."""
    return own_bot(name) if ":" in name else bot_named(game, name)


def slower(game: AnyGame, name: str) -> str:
    """The level below in this game; the same where there is none, and for bots that play any game."""
    levels = tuple(game.bots())
    return levels[max(0, levels.index(name) - 1)] if name in levels else name


def seated(game: AnyGame, names: str, players: int) -> tuple[AnyBot, ...]:
    """Bots for all seats from `easy,hard,…`; a single name serves for every seat."""
    listed = [name.strip() for name in names.split(",")]
    if len(listed) == 1:
        listed *= players
    if len(listed) != players:
        raise GameError(f"{len(listed)} bots for {players} seats: name one for all of them, or {players} with commas")
    return tuple(bot_called(game, name) for name in listed)
