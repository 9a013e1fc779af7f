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
def folders() -> dict[str, str]:
    """The folder of each game, in the order of the names; no game is loaded for that."""
    package = import_module("tablee.games")
    found = [folder.name for folder in iter_modules(package.__path__)]
    return dict(sorted((folder.replace("_", "-"), folder) for folder in found))


@cache
def loaded(folder: str) -> AnyGame:
    game: AnyGame = import_module(f"tablee.games.{folder}.game").GAME
    return game


def games() -> dict[str, AnyGame]:
    """Every game by name, in the order of the names."""
    return {name: loaded(folder) for name, folder in folders().items()}


def find(name: str) -> AnyGame:
    """The game of that name; the others are not loaded."""
    if name not in folders():
        raise UnknownGame(f"no game {shown(name)}: the games are {', '.join(folders())}")
    return loaded(folders()[name])
