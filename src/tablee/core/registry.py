"""The games there are: one folder each."""

from __future__ import annotations

from functools import cache
from importlib import import_module
from pkgutil import iter_modules
from typing import Any

from tablee.core.errors import UnknownGame
from tablee.core.game import Game
from tablee.core.options import shown

# Outside its own folder a game is used without knowing what its states and actions are.
AnyGame = Game[Any, Any, Any, Any]


@cache
def games() -> dict[str, AnyGame]:
    """Every game by name, in the order of the names."""
    package = import_module("tablee.games")
    found = [import_module(f"tablee.games.{folder.name}.game").GAME for folder in iter_modules(package.__path__)]
    return {game.about.name: game for game in sorted(found, key=lambda game: str(game.about.name))}


def find(name: str) -> AnyGame:
    try:
        return games()[name]
    except KeyError:
        raise UnknownGame(f"no game {shown(name)}: the games are {', '.join(games())}") from None
