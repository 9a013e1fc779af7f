"""What each game brings to the tests shared by all games, found through the registry."""

from __future__ import annotations

from functools import cache
from importlib import import_module
from importlib.util import find_spec
from types import ModuleType
from typing import TypeVar

from tablee.core.registry import AnyGame, find

T = TypeVar("T")
SHIPPED = "tablee.games."
# What a contract file must have.
PARTS = {
    "VARIANTS": "options worth playing with every number of players, such as ({}, {'stones': 40})",
    "laws": "laws(game, state) asserts what holds in every state, whatever happens",
    "universe": "universe(rng) gives the notation of every well-formed action, or a fair part of them",
    "GOLDEN": "options of its golden games by file name, such as {'2': {'players': 2}}; then `make golden`",
}
TOUCH = "TOUCH = Touch(make), where make(page, heard, notation) makes a choice on the board in a browser"


def home(game: AnyGame) -> str:
    """The package of a game's tests: in tests/games, or beside a game from outside the package."""
    package = type(game).__module__.rpartition(".")[0]
    return f"tests.games.{package.removeprefix(SHIPPED)}" if package.startswith(SHIPPED) else f"{package}.tests"


def module(name: str) -> ModuleType | None:
    """A module that a game may have, such as `tests.games.dog.contract`."""
    package = name.rpartition(".")[0]
    return import_module(name) if has(package) and has(name) else None


def has(name: str) -> bool:
    return find_spec(name) is not None


@cache
def contract(game: str) -> ModuleType | None:
    return module(f"{home(find(game))}.contract")


def part(game: str, name: str, otherwise: T) -> T:
    """A part of a game's contract. Where it is missing, tests/contract/test_discovery.py says what to write."""
    found: T = getattr(contract(game), name, otherwise)
    return found


def missing(game: str) -> list[str]:
    """What is still to be written, and where."""
    place = home(find(game)).replace(".", "/")
    lacking = [f"{place}/contract.py: {says}" for name, says in PARTS.items() if not hasattr(contract(game), name)]
    touch = home(find(game)) + ".touch"
    return lacking if has(home(find(game))) and has(touch) else [*lacking, f"{place}/touch.py: {TOUCH}"]
