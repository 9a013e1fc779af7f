"""What a bot makes of its view can be played on, and is a state like any other."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from tablee.core.position import format_position, parse_position
from tablee.core.registry import AnyGame
from tablee.core.values import Seat
from tests.contract.driver import enough, random_game
from tests.contract.laws import check_laws
from tests.contract.settings import Setting, every_setting

SETTINGS = pytest.mark.parametrize("setting", every_setting(), ids=str)

# Those in which everybody sees everything.
OPEN = pytest.mark.parametrize("setting", [setting for setting in every_setting() if setting.game.is_open], ids=str)


def viewers(game: AnyGame, state: Any) -> list[Seat | None]:
    players = game.settings(state)["players"]
    assert isinstance(players, int)
    return [None, *map(Seat, range(players))]


@SETTINGS
def test_a_world_looks_like_its_view_and_is_possible(setting: Setting) -> None:
    game, start = setting.game, setting.start()
    rng = Random(f"world {setting}")
    for state in [start, *(step.after for step in random_game(game, start, rng, enough(120)))]:
        for viewer in viewers(game, start):
            view = game.view(state, viewer)
            world = game.world(view, rng)

            assert game.view(world, viewer) == view
            assert game.agreed(world) == game.agreed(state)
            assert game.actors(world) == game.actors(state)
            assert (game.chance(world) is None) == (game.chance(state) is None)
            assert parse_position(format_position(game, world)) == (game, world)
            check_laws(game, world)


@SETTINGS
def test_a_world_at_the_end_is_at_its_end(setting: Setting) -> None:
    game, state = setting.game, setting.start()
    rng = Random(f"end {setting}")
    for step in random_game(game, state, rng):
        state = step.after
    for viewer in viewers(game, state):
        world = game.world(game.view(state, viewer), rng)

        assert game.view(world, viewer) == game.view(state, viewer)
        assert game.outcome(world) == game.outcome(state)


@SETTINGS
def test_a_world_can_be_played_to_the_end(setting: Setting) -> None:
    game, start = setting.game, setting.start()
    rng = Random(f"to the end {setting}")
    for number, step in enumerate(random_game(game, start, rng, 90)):
        if number % 30 == 5:
            world = game.world(game.view(step.after, viewers(game, start)[number % 2]), rng)
            for onward in random_game(game, world, rng):
                world = onward.after

            check_laws(game, world)
            assert game.outcome(world) is not None


@SETTINGS
def test_what_a_seat_imagines_is_a_world_of_its_view(setting: Setting) -> None:
    game, start = setting.game, setting.start()
    for number, step in enumerate(random_game(game, start, Random(f"imagined {setting}"), 60)):
        for viewer in viewers(game, start):
            world = game.world(game.view(step.after, viewer), Random(number))

            assert game.imagine(step.after, viewer, Random(number)) == world


@OPEN
def test_where_everything_is_open_the_world_is_the_state(setting: Setting) -> None:
    game, start = setting.game, setting.start()
    rng = Random(f"open {setting}")
    for step in random_game(game, start, rng, enough(150)):
        for viewer in viewers(game, start):
            assert game.world(game.view(step.after, viewer), rng) == step.after
