"""How many positions there are after one, two, three … actions, chance included."""

from __future__ import annotations

import pytest

from tablee.core.perft import perft
from tablee.core.position import parse_position
from tests.golden.positions import COUNTS, POSITIONS


@pytest.mark.parametrize("name", COUNTS)
def test_the_counts_stay_the_same(name: str) -> None:
    game, state = parse_position(POSITIONS[name])

    assert [perft(game, state, depth) for depth in range(1, len(COUNTS[name]) + 1)] == COUNTS[name]
