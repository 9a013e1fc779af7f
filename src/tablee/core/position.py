"""Positions as JSON text: set up, shown, shared and read back."""

from __future__ import annotations

import json
from typing import Any, TypeVar

from tablee.core.errors import PositionError
from tablee.core.game import Game
from tablee.core.options import shown
from tablee.core.reader import Reader
from tablee.core.registry import AnyGame, find
from tablee.core.seen import SeatView
from tablee.core.wire import encode

O = TypeVar("O")  # noqa: E741 — as in tablee.core.game
S = TypeVar("S")
A = TypeVar("A")
V = TypeVar("V", bound=SeatView)


def format_position(game: Game[O, S, A, V], state: S) -> str:
    """One key a line, so that a position can be read and edited."""
    header = {"game": game.about.name, "options": encode(game.settings(state))}
    rows = [
        f" {json.dumps(key)}: {json.dumps(value, ensure_ascii=False)}"
        for key, value in (header | game.position(state)).items()
    ]
    return "{\n" + ",\n".join(rows) + "\n}\n"


def parse_position(text: str) -> tuple[AnyGame, Any]:
    """The game and the state that a position describes."""
    given = read_object(text)
    if "game" not in given:
        raise PositionError("game is missing: it names the game of the position")
    game = find(str(given.pop("game")))
    options = given.pop("options", {})
    if not isinstance(options, dict):
        raise PositionError(f"options is an object of names and values, not {shown(options)}")
    agreed = game.options(options)
    keys = tuple(game.position(game.start(agreed)))
    return game, game.place(agreed, Reader(given, keys))


def read_object(text: str) -> dict[str, Any]:
    try:
        given = json.loads(text)
    except (ValueError, RecursionError) as error:
        raise PositionError(f"a position is a JSON object: {error}") from None
    if not isinstance(given, dict):
        raise PositionError(f"a position is a JSON object, not {shown(given)}")
    return given
