"""Everything is open: views are the state, with a note whose they are."""

from __future__ import annotations

from random import Random

from examples.stepping_stones.game import GAME
from examples.stepping_stones.tests.builders import river

from tablee.core.values import Seat


def test_a_view_shows_the_river_and_whose_it_is() -> None:
    view = GAME.view(river([2, 5], at=8, next="choose", stones=10), Seat(1))

    assert (view.you, view.turn, view.places, view.at, view.far_bank) == (1, 0, (2, 5), 8, 11)
    assert not view.rolling


def test_a_view_is_enough_to_play_on() -> None:
    state = river([2, 5, 5], turn=2, stones=10)

    assert GAME.is_open
    assert GAME.imagine(state, None, Random(0)) == state


def test_the_options_come_with_the_state() -> None:
    assert GAME.settings(river([2, 5], splash="yes")) == {"players": 2, "stones": 30, "splash": "yes"}
