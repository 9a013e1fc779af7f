"""Thousands of games, looked at now and then and at the end."""

from __future__ import annotations

from random import Random

import pytest

from tablee.core.playout import play_out
from tests.contract.driver import enough
from tests.contract.laws import check_laws
from tests.contract.settings import Setting, every_setting

GAMES = 40
STRETCH = 97


@pytest.mark.parametrize("setting", every_setting(), ids=str)
def test_games_end_and_keep_the_laws(setting: Setting) -> None:
    game, start = setting.game, setting.start()
    for number in range(enough(GAMES)):
        rng = Random(f"{setting} {number}")
        state, played = play_out(game, start, rng, STRETCH)
        while played == STRETCH:
            check_laws(game, state)
            state, played = play_out(game, state, rng, STRETCH)
        check_laws(game, state)

        assert game.outcome(state) is not None
