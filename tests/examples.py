"""The games in examples/, which every test that runs over all games includes."""

from __future__ import annotations

from importlib import import_module
from pathlib import Path

from tablee.core.registry import register, registered

EXAMPLES = Path(__file__).parents[1] / "examples"


def register_examples() -> None:
    for path in sorted(EXAMPLES.glob("*/game.py")):
        game = import_module(f"examples.{path.parent.name}.game").GAME
        if game.about.name not in registered:
            register(game)
