"""What is conserved, whatever happens: each game's own laws."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from tablee.core.registry import AnyGame
from tests.contract.discovery import part

Laws = Callable[[AnyGame, Any], None]


def check_laws(game: AnyGame, state: Any) -> None:
    laws: Laws = part(game.about.name, "laws", no_laws)
    laws(game, state)


def no_laws(_game: AnyGame, _state: Any) -> None:
    """Until the game has its own."""
