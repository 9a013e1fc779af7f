"""The legal list is exactly what `forbidden_by` allows among everything that can be written down."""

from __future__ import annotations

from random import Random

import pytest

from tablee.core.values import Seat
from tests.contract.discovery import part
from tests.contract.driver import random_game
from tests.contract.settings import Setting, every_setting
from tests.contract.universe import universe

# Options that make legal lists short enough to compare.
NONE: dict[str, object] = {}


@pytest.mark.parametrize("setting", every_setting(), ids=str)
def test_nothing_else_is_allowed(setting: Setting) -> None:
    rng = Random(f"complete {setting}")
    given = dict(setting.given) | part(setting.name, "SHORT", NONE)
    game = setting.game
    start = game.start(game.options(given))
    everything = {game.parse(text) for text in universe(setting.name, rng)}
    players = game.settings(start)["players"]
    assert isinstance(players, int)
    moments = rng.sample(range(120), 3)
    for number, step in enumerate(random_game(game, start, rng, 120)):
        if number not in moments:
            continue
        for seat in {Seat(rng.randrange(players)), *game.actors(step.before)[:1]}:
            legal = set(game.legal(step.before, seat))
            allowed = {action for action in everything if game.forbidden_by(step.before, seat, action) is None}

            assert allowed == legal & everything
            assert all(game.forbidden_by(step.before, seat, action) is None for action in legal)
