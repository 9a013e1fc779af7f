"""What each game brings to the tests shared by all games, found through the registry."""

from __future__ import annotations

from functools import cache
from importlib import import_module
from importlib.util import find_spec
from types import ModuleType
from typing import TypeVar

from tablee.core.registry import package

T = TypeVar("T")
SHIPPED = "tablee.games."
# What a contract file must have.
PARTS = {
    "VARIANTS": "options worth playing with every number of players, such as ({}, {'stones': 40})",
    "laws": "a function of game and state that asserts what holds in every state, whatever happens",
    "universe": "a function of a Random: the notation of every well-formed action, or a fair part of them",
    "GOLDEN": "options of its golden games by file name, such as {'2': {'players': 2}}; then `make golden`",
}
TOUCH = "Touch(make), where make(page, heard, notation) makes a choice on the board in a browser"


def home(game: str) -> str:
    """The package of a game's tests: in tests/games, or beside a game from outside the package."""
    place = package(game)
    return f"tests.games.{place.removeprefix(SHIPPED)}" if place.startswith(SHIPPED) else f"{place}.tests"


def has(game: str, module: str) -> bool:
    """Whether the tests of a game have a module; without an `__init__.py` they have none."""
    return find_spec(home(game)) is not None and find_spec(f"{home(game)}.{module}") is not None


@cache
def contract(game: str) -> ModuleType | None:
    return import_module(f"{home(game)}.contract") if has(game, "contract") else None


def part(game: str, name: str, otherwise: T) -> T:
    """A part of a game's contract. Where it is missing, tests/contract/test_discovery.py says what to write."""
    found: T = getattr(contract(game), name, otherwise)
    return found


def missing(game: str) -> list[str]:
    """What is still to be written, and where."""
    place = home(game).replace(".", "/")
    absent = [name for name in PARTS if not hasattr(contract(game), name)]
    lacking = [f"{name} in {place}/contract.py: {PARTS[name]}" for name in absent]
    return lacking if has(game, "touch") else [*lacking, f"TOUCH in {place}/touch.py: {TOUCH}"]
