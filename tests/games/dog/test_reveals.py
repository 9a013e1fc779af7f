"""What a decision shows of a hand, over random play: so much can no longer be taken back."""

from __future__ import annotations

from random import Random

import pytest

from tablee.games.dog.game import GAME
from tests.contract.driver import enough, others, random_game
from tests.contract.settings import Setting, every_setting

DOG = pytest.mark.parametrize("setting", [setting for setting in every_setting() if setting.game is GAME], ids=str)


@DOG
def test_the_rest_of_a_seven_shows_no_card_to_anybody(setting: Setting) -> None:
    game, start = setting.game, setting.start()
    parts = 0
    for step in random_game(game, start, Random(f"seven {setting}")):
        if not game.format(step.action).startswith("+") or game.chance(step.after) is not None:
            continue
        parts += 1
        assert not game.reveals(step.before, step.action, step.after)
        for viewer in others(game, step):
            before, after = game.view(step.before, viewer), game.view(step.after, viewer)

            assert (after.hand, after.cards, after.discards) == (before.hand, before.cards, before.discards)
            assert (after.gave, after.got, after.pile) == (before.gave, before.got, before.pile)

    assert parts


@DOG
def test_a_card_that_leaves_a_hand_is_revealed(setting: Setting) -> None:
    game, start = setting.game, setting.start()
    for step in random_game(game, start, Random(f"shown {setting}"), enough(600)):
        before, after = (game.view(state, None).cards for state in (step.before, step.after))
        if step.seat is not None and before != after:
            assert game.reveals(step.before, step.action, step.after)
