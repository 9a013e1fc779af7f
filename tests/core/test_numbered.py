from __future__ import annotations

from librt.random import Random

from tablee.core.numbered import play_numbers
from tests.core.race import RACE, start


def test_games_are_played_one_after_the_other_for_so_many_decisions() -> None:
    assert 100 < play_numbers(RACE, start(goal=2), Random(1), 1000) < 1000
    assert play_numbers(RACE, start(), Random(1), 0) == 0


def test_the_same_seed_plays_the_same_games() -> None:
    one, same, other = (play_numbers(RACE, start(goal=9), Random(seed), 9999) for seed in (3, 3, 4))

    assert one == same != other
