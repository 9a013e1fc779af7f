"""Every game has bots of all levels: they play by the rules, by what they see, and the same with the same seed."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from tablee.bots.careless import RandomBot
from tablee.core.bot import LEVELS
from tablee.core.choices import Choices
from tablee.core.registry import AnyGame, find, games
from tablee.core.values import Seat
from tablee.sim.match import play

NAMES = tuple(games())
Decision = tuple[Any, Seat]


def decisions(game: AnyGame, number: int, **options: object) -> list[Decision]:
    """Some of those of a careless game, far from each other."""
    agreed = game.options(options)
    bots = [RandomBot()] * agreed.players
    steps = [step for step in play(game, game.start(agreed), bots, Random("bots")) if step.seat is not None]
    chosen = [steps[index * (len(steps) - 1) // (number - 1)] for index in range(number)]
    return [(step.before, step.seat) for step in chosen if step.seat is not None]


@pytest.mark.parametrize("name", NAMES)
def test_every_game_has_every_level(name: str) -> None:
    assert set(LEVELS) <= set(find(name).bots())


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("name", NAMES)
def test_bots_do_what_is_legal_and_the_same_in_all_worlds_that_look_the_same(name: str, level: str) -> None:
    game = find(name)
    bot = game.bots()[level]
    for state, seat in decisions(game, 4):
        worlds = [state, *(game.imagine(state, seat, Random(f"world {number}")) for number in range(2))]
        choices = {
            game.format(bot.choose(game.view(world, seat), game.legal(world, seat), Random("mind"))) for world in worlds
        }
        assert len(choices) == 1
        assert game.forbidden_by(state, seat, game.parse(choices.pop())) is None


@pytest.mark.parametrize("name", NAMES)
def test_advice_is_legal_ranked_and_the_same_when_asked_again(name: str) -> None:
    game = find(name)
    for state, seat in decisions(game, 3):
        view, legal = game.view(state, seat), game.legal(state, seat)
        advice = game.advise(view, legal)
        chances = [each.chance for each in advice]
        assert advice == game.advise(view, legal)
        assert chances == sorted(chances, reverse=True)
        assert all(0 <= chance <= 1 for chance in chances)
        assert all(game.forbidden_by(state, seat, each.action) is None for each in advice)
        if not isinstance(legal, Choices):
            assert sorted(map(game.format, legal)) == sorted(game.format(each.action) for each in advice)


@pytest.mark.parametrize("name", NAMES)
def test_nothing_is_missed_by_less_than_nothing(name: str) -> None:
    game = find(name)
    for state, seat in decisions(game, 6):
        view, legal = game.view(state, seat), game.legal(state, seat)
        missed = [game.missed(view, legal, legal[index]) for index in {0, len(legal) // 2, len(legal) - 1}]
        assert all(0 <= each <= 1 for each in missed)
        assert len(legal) > 1 or missed == [0.0]


@pytest.mark.parametrize("name", NAMES)
def test_chances_are_shared_among_the_sides_and_sure_at_the_end(name: str) -> None:
    """Whoever wins together has one chance together."""
    game = find(name)
    agreed = game.options({})
    steps = list(play(game, game.start(agreed), [RandomBot()] * agreed.players, Random("chances")))
    outcome = game.outcome(steps[-1].after)
    assert outcome is not None
    for step in steps[:: max(1, len(steps) // 40)]:
        chances = game.chances(step.before)
        assert all(0 <= chance <= 1 for chance in chances)
        assert sum(chances) == pytest.approx(len(outcome.winners))
    assert game.chances(steps[-1].after) == tuple(float(seat in outcome.winners) for seat in range(agreed.players))
