"""Each game's catalogue of what newcomers try (`why_not.json` beside its tests): the clause that answers them."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from tablee.core.position import parse_position
from tablee.core.registry import games
from tablee.core.values import Seat
from tests.contract.discovery import home

ROOT = Path(__file__).parents[2]


def catalogue(game: str) -> Path:
    return ROOT / home(game).replace(".", "/") / "why_not.json"


def refusals() -> list[Any]:
    """By game: the position, and what is tried in it by the first seat unless another is named."""
    found = []
    for game in games():
        listed = json.loads(catalogue(game).read_text()) if catalogue(game).exists() else {"refusals": []}
        for case in listed["refusals"]:
            position = {"game": game, **listed["positions"][case["at"]]}
            name = f"{game} {case['tried']}: {case['do']}"
            found.append(pytest.param(position, case.get("seat", 1), case["do"], case["clause"], id=name))
    return found


@pytest.mark.parametrize(("position", "seat", "text", "clause"), refusals())
def test_a_refusal_names_the_clause_that_a_newcomer_needs(
    position: dict[str, Any], seat: int, text: str, clause: str
) -> None:
    game, state = parse_position(json.dumps(position))
    action = game.parse(text)

    assert game.forbidden_by(state, Seat(seat - 1), action) == clause
    assert action not in game.legal(state, Seat(seat - 1))
