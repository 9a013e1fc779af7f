from __future__ import annotations

import pytest

from tablee.core.perft import divide, perft
from tablee.core.registry import find
from tests.core.race import RACE, act, start


@pytest.mark.parametrize(("depth", "count"), [(0, 1), (1, 2), (2, 4), (3, 6), (4, 10)])
def test_positions_are_counted_with_chance_and_without_those_after_the_end(depth: int, count: int) -> None:
    """Run or rest; 2 rolls or 2 decisions; of the rolls one wins, so 2 + 2 + 2 follow, one of them won too."""
    assert perft(RACE, start(), depth) == count


def test_a_finished_game_has_nothing_to_count() -> None:
    over = act(start(), "run", "roll 2")

    assert perft(RACE, over, 0) == 1
    assert perft(RACE, over, 1) == 0


def test_the_count_is_divided_by_first_actions() -> None:
    assert divide(RACE, start(), 1) == {"run": 1, "rest": 1}
    assert divide(RACE, start(), 3) == {"run": 2, "rest": 4}
    assert divide(RACE, act(start(), "run"), 2) == {"roll 1": 2, "roll 2": 0}


@pytest.mark.parametrize("depth", [1, 2, 3, 4, 5])
def test_the_divided_counts_make_the_whole(depth: int) -> None:
    assert sum(divide(RACE, start(), depth).values()) == perft(RACE, start(), depth)


def test_loading_and_rolling_are_counted_in_overload() -> None:
    game = find("overload")
    state = game.start(game.options({}))

    assert [perft(game, state, depth) for depth in (1, 2)] == [9, 9 * 8]


@pytest.mark.parametrize("name", ["dog", "wuerfelblitz"])
def test_chance_too_wide_to_list_ends_the_count(name: str) -> None:
    game = find(name)
    state = game.start(game.options({"players": 3}))

    assert [perft(game, state, depth) for depth in (1, 2, 3)] == [3, 0, 0]
