"""Games whose actions are numbers inside say the same with numbers as with values."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest
from librt import random

from tablee.core.choices import Choices, Legal
from tablee.core.numbered import LUCK, NOBODY, NumberedGame
from tablee.core.registry import AnyGame
from tablee.core.values import Seat
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
            meant = [game.value(state, seat, number) for number in numbers]

            assert [game.number(state, seat, action) for action in meant] == numbers
            assert len(set(numbers)) == len(numbers)
            assert say_the_same(game, state, seat, meant, legal)
            for number in numbers[:: 1 + len(numbers) // 5]:
                assert game.play(state, seat, number) == game.apply(state, game.value(state, seat, number))


def say_the_same(game: AnyGame, state: Any, seat: Seat, meant: list[Any], legal: Legal[Any]) -> bool:
    """All of a legal list in its order; of one that is too long to write down, only what is legal."""
    if isinstance(legal, Choices):
        return len(meant) > 1 and all(game.forbidden_by(state, seat, action) is None for action in meant)
    return meant == list(legal)


@pytest.mark.parametrize("setting", SETTINGS, ids=str)
def test_a_number_chosen_without_thinking_is_legal(setting: Setting) -> None:
    game = setting.game
    assert isinstance(game, NumberedGame)
    rng, luck = Random(f"any number {setting}"), random.Random(3)
    for step in random_game(game, setting.start(), rng, enough(300)):
        for seat in game.actors(step.before):
            action = game.value(step.before, seat, game.any_number(step.before, seat, luck))

            assert game.forbidden_by(step.before, seat, action) is None


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
