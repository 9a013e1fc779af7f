"""How many positions there are after one, two, three … actions, chance included."""

from __future__ import annotations

import json
from typing import Any

import pytest

from tablee.core.perft import perft
from tablee.core.position import parse_position
from tablee.core.registry import games
from tests.contract.discovery import part

# A position in which much can happen, and how much does.
Count = tuple[dict[str, Any], list[int]]
NONE: dict[str, Count] = {}
COUNTS = [
    pytest.param(game, position, counts, id=f"{game} {name}")
    for game in games()
    for name, (position, counts) in part(game, "COUNTS", NONE).items()
]


@pytest.mark.parametrize(("game", "position", "counts"), COUNTS)
def test_the_counts_stay_the_same(game: str, position: dict[str, Any], counts: list[int]) -> None:
    found, state = parse_position(json.dumps({"game": game, **position}))

    assert [perft(found, state, depth) for depth in range(1, len(counts) + 1)] == counts
