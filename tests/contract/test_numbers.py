"""Games whose actions are numbers inside say the same with numbers as with values."""

from __future__ import annotations

from random import Random

import pytest
from librt import random

from tablee.core.numbered import LUCK, NOBODY, NumberedGame
from tests.contract.driver import enough, random_game, seats
from tests.contract.settings import Setting, every_setting

SETTINGS = [setting for setting in every_setting() if isinstance(setting.game, NumberedGame)]


@pytest.mark.parametrize("setting", SETTINGS, ids=str)
def test_numbers_and_values_say_the_same(setting: Setting) -> None:
    game = setting.game
    assert isinstance(game, NumberedGame)
    rng = Random(f"numbers {setting}")
    for step in random_game(game, setting.start(), rng, enough(300)):
        state = step.before
        for seat in seats(game, state):
            legal, numbers = game.legal(state, seat), list(game.numbers(state, seat))

            assert [game.value(state, seat, number) for number in numbers] == list(legal)
            assert [game.number(state, seat, action) for action in legal] == numbers
            assert len(set(numbers)) == len(numbers)
            for number in numbers[:: 1 + len(numbers) // 5]:
                assert game.play(state, seat, number) == game.apply(state, game.value(state, seat, number))


@pytest.mark.parametrize("setting", SETTINGS, ids=str)
def test_luck_falls_as_chance_allows(setting: Setting) -> None:
    game = setting.game
    assert isinstance(game, NumberedGame)
    rng, luck = Random(f"luck {setting}"), random.Random(7)
    for step in random_game(game, setting.start(), rng, enough(600)):
        state = step.before
        chance, actors = game.chance(state), game.actors(state)

        assert game.actor(state) == (LUCK if chance is not None else actors[0])
        if chance is not None and (outcomes := chance.outcomes()) is not None:
            assert game.fall(state, luck) in [game.apply(state, action) for action, _ in outcomes]
        if game.outcome(step.after) is not None:
            assert game.actor(step.after) == NOBODY
