"""A reason is given for forbidden actions only, in a short sentence, and from what the seat may know."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from tablee.core.errors import IllegalAction
from tablee.core.languages import LANGUAGES
from tablee.core.reason import Reason
from tablee.core.registry import AnyGame, games
from tablee.core.values import Seat
from tests.contract.catalogue import Refusal, all_refusals
from tests.contract.discovery import part
from tests.contract.driver import enough, random_game, seats
from tests.contract.settings import Setting, every_setting
from tests.contract.universe import universe

SETTINGS = pytest.mark.parametrize("setting", every_setting(), ids=str)
NONE: dict[str, object] = {}
LONGEST = 25
STATES = 12
TRIES = 150


def tries(setting: Setting, rng: Random) -> Iterator[tuple[Any, Seat, Any]]:
    """States of random play, with actions that seats try there."""
    game = setting.game
    start = game.start(game.options(dict(setting.given) | part(setting.name, "SHORT", NONE)))
    everything = [game.parse(text) for text in universe(setting.name, rng)]
    states = [start, *(step.after for step in random_game(game, start, rng, 300))]
    for state in rng.sample(states, min(enough(STATES), len(states))) + states[-1:]:
        for action in rng.sample(everything, min(TRIES, len(everything))):
            yield state, rng.choice([*seats(game, start), *game.actors(state)]), action


def words(text: str) -> int:
    """Signs between two spaces are no words."""
    return sum(any(sign.isalnum() for sign in word) for word in text.split())


@SETTINGS
def test_only_what_is_forbidden_has_a_reason(setting: Setting) -> None:
    game = setting.game
    for state, seat, action in tries(setting, Random(f"reasons {setting}")):
        reason = game.reason(state, seat, action)

        assert reason is None or game.forbidden_by(state, seat, action) is not None
        assert reason is None or type(reason) in game.reason_types


@SETTINGS
def test_a_reason_is_told_in_a_short_sentence_in_every_language(setting: Setting) -> None:
    game = setting.game
    for state, seat, action in tries(setting, Random(f"told {setting}")):
        reason = game.reason(state, seat, action)
        told = [game.tell_reason(state, seat, reason, language) for language in LANGUAGES if reason is not None]

        assert all(sentence.endswith(".") and "{" not in sentence for sentence in told)
        assert all(words(sentence) <= LONGEST for sentence in told), told


@SETTINGS
def test_a_reason_uses_only_what_the_seat_may_know(setting: Setting) -> None:
    game = setting.game
    rng = Random(f"known {setting}")
    for state, seat, action in tries(setting, rng):
        assert game.reason(game.imagine(state, seat, rng), seat, action) == game.reason(state, seat, action)


@pytest.mark.parametrize("refusal", all_refusals(), ids=str)
def test_a_refused_seat_learns_the_reason(refusal: Refusal) -> None:
    game, state = refusal.placed()
    action = game.parse(refusal.do)
    with pytest.raises(IllegalAction) as refused:
        game.step(state, refusal.seat, action)

    reason = refused.value.reason
    assert reason is not None
    assert reason == game.reason(state, refusal.seat, action)
    assert refused.value.told == game.tell_reason(state, refusal.seat, reason)
    assert words(refused.value.told) <= LONGEST


@pytest.mark.parametrize("game", games().values(), ids=list(games()))
def test_every_class_of_reasons_is_listed(game: AnyGame) -> None:
    listed = game.reason_types

    assert len(set(listed)) == len(listed)
    assert all(issubclass(kind, Reason) and kind.__doc__ for kind in listed)
