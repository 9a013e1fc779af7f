"""What a choice would do is said of every choice of every game, in few words, and by nothing that is hidden."""

from __future__ import annotations

from collections.abc import Iterator
from importlib import import_module
from random import Random
from typing import Any

import pytest

from tablee.core.choices import Choices, any_of
from tablee.core.languages import LANGUAGES
from tablee.core.registry import AnyGame, games, package
from tablee.core.stake import Stake
from tablee.core.stakes import at_stake, stakes
from tablee.core.values import Seat
from tablee.core.wire import encode
from tests.contract.driver import enough, random_game
from tests.contract.settings import Setting, every_setting

SETTINGS = pytest.mark.parametrize("setting", every_setting(), ids=str)
GAMES = pytest.mark.parametrize("game", list(games().values()), ids=list(games()))
# More than a player would read.
MOST = 6


def decisions(setting: Setting, steps: int) -> Iterator[tuple[Any, Seat]]:
    for step in random_game(setting.game, setting.start(), Random(f"stakes {setting}"), enough(steps)):
        for seat in setting.game.actors(step.after):
            yield step.after, seat


def told(game: AnyGame, state: Any, seat: Seat, drawn: str = "world") -> dict[str, tuple[Stake, ...]]:
    return stakes(game, game.view(state, seat), game.legal(state, seat), Random(drawn))


@GAMES
def test_the_classes_of_stakes_are_all_listed_each_once(game: AnyGame) -> None:
    kinds = game.stake_types
    listed = vars(import_module(f"{package(game.about.name)}.stakes")) if kinds else {}
    classes = {kind for kind in listed.values() if isinstance(kind, type) and issubclass(kind, Stake)}

    assert {kind for kind in classes if kind.__module__.startswith(package(game.about.name))} == set(kinds)
    assert len(set(kinds)) == len(kinds)


@SETTINGS
def test_every_choice_tells_a_few_things_the_weightiest_first(setting: Setting) -> None:
    game = setting.game
    for state, seat in decisions(setting, 300):
        legal = game.legal(state, seat)
        written = legal.forms() if isinstance(legal, Choices) else [game.format(action) for action in legal]
        found = told(game, state, seat)

        assert set(found) <= set(written)
        for choice, row in found.items():
            weights = [game.stake_types.index(type(stake)) for stake in row]
            assert weights == sorted(weights), choice
            assert 0 < len(row) <= MOST, choice


@SETTINGS
def test_every_stake_is_told_in_every_language_and_can_be_sent(setting: Setting) -> None:
    game = setting.game
    for state, seat in decisions(setting, 150):
        for stake in {stake for row in told(game, state, seat).values() for stake in row}:
            sent = encode(stake)

            assert isinstance(sent, dict)
            assert (sent["is"], sent["tone"]) == (type(stake).__name__, stake.tone)
            for language in LANGUAGES:
                assert game.tell_stake(state, seat, stake, language)


@SETTINGS
def test_stakes_are_the_same_in_every_world_that_the_seat_may_imagine(setting: Setting) -> None:
    game = setting.game
    for state, seat in decisions(setting, 150):
        first, *others = [told(game, state, seat, f"world {number}") for number in range(4)]

        assert all(other == first for other in others)


@SETTINGS
def test_what_is_said_of_a_form_holds_for_every_choice_of_that_form(setting: Setting) -> None:
    """Or the right answer could be told by what is at stake."""
    game, rng = setting.game, Random(f"guesses {setting}")
    for state, seat in decisions(setting, 100):
        legal = game.legal(state, seat)
        if isinstance(legal, Choices):
            known = {type(action): at_stake(game, state, seat, action) for action in legal.examples()}
            guess = any_of(legal, rng)

            assert len(legal.examples()) == len(legal.forms())
            assert at_stake(game, state, seat, guess) == known[type(guess)]


@SETTINGS
def test_a_spectator_has_nothing_at_stake(setting: Setting) -> None:
    game = setting.game
    for state, seat in decisions(setting, 30):
        assert stakes(game, game.view(state, None), game.legal(state, seat), Random(0)) == {}
