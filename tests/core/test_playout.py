from __future__ import annotations

from random import Random

import pytest

from tablee.core.playout import play_out
from tablee.core.registry import find
from tests.core.race import RACE, act, start
from tests.core.samples import NAMES

LONG = 1_000_000


def test_play_goes_on_to_the_end() -> None:
    state, decisions = play_out(RACE, start(goal=9), Random("a"), LONG)

    assert max(state.places) >= 9
    assert decisions >= 5


def test_play_stops_after_so_many_decisions() -> None:
    assert play_out(RACE, start(goal=9), Random("a"), 3)[1] == 3


def test_no_decision_changes_nothing() -> None:
    assert play_out(RACE, start(), Random("a"), 0) == (start(), 0)


def test_a_game_that_is_over_stays_as_it_is() -> None:
    over = act(start(), "run", "roll 2")

    assert play_out(RACE, over, Random("a"), LONG) == (over, 0)


@pytest.mark.parametrize("name", NAMES)
def test_the_same_seed_plays_the_same_game(name: str) -> None:
    game = find(name)
    state = game.start(game.options({}))
    one, other = (play_out(game, state, Random("a"), 300) for _ in range(2))

    assert one == other
    assert one != play_out(game, state, Random("b"), 300)


@pytest.mark.parametrize("name", NAMES)
def test_every_game_comes_to_an_end(name: str) -> None:
    game = find(name)
    state, _ = play_out(game, game.start(game.options({})), Random("a"), LONG)

    assert game.outcome(state) is not None
