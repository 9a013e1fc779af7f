"""The games there are: one folder each."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from importlib import import_module
from pkgutil import iter_modules
from typing import Any, Final

from tablee.core.errors import GameError, UnknownGame
from tablee.core.game import Game
from tablee.core.options import shown

# Outside its own folder a game is used without knowing what its states and actions are.
AnyGame = Game[Any, Any, Any, Any]


# Games from outside the package, by name.
registered: Final[dict[str, AnyGame]] = {}


def register(game: AnyGame) -> None:
    """Let a game from outside the package be found in this process; its name must be free."""
    name = game.about.name
    if name in names():
        raise GameError(f"there is a game {shown(name)} already: give yours another name")
    registered[name] = game


def register_all(games: Iterable[AnyGame]) -> None:
    """In a new process: the games from outside the package that its parent has."""
    for game in games:
        register(game)


def names() -> list[str]:
    return sorted([*folders(), *registered])


@cache
def folders() -> dict[str, str]:
    """The folder of each game by name; no game is loaded for that."""
    package = import_module("tablee.games")
    return {folder.name.replace("_", "-"): folder.name for folder in iter_modules(package.__path__)}


@cache
def loaded(folder: str) -> AnyGame:
    game: AnyGame = import_module(f"tablee.games.{folder}.game").GAME
    return game


def games() -> dict[str, AnyGame]:
    """Every game by name, in the order of the names."""
    return {name: find(name) for name in names()}


def package(name: str) -> str:
    """Where the game of that name lies, with its rules pages."""
    return type(find(name)).__module__.rpartition(".")[0]


def find(name: str) -> AnyGame:
    """The game of that name; the others are not loaded."""
    if name in registered:
        return registered[name]
    if name not in folders():
        raise UnknownGame(f"no game {shown(name)}: the games are {', '.join(names())}")
    return loaded(folders()[name])
