"""Nobody learns from views and events what it may not know."""

from __future__ import annotations

from random import Random
from typing import Any

import msgspec
import pytest

from tablee.core.choices import any_of
from tablee.core.record import Step
from tablee.core.registry import AnyGame
from tablee.core.values import Seat
from tablee.core.wire import encode
from tests.contract.discovery import part
from tests.contract.driver import enough, random_game, seats
from tests.contract.settings import Setting, every_setting

SETTINGS = pytest.mark.parametrize("setting", every_setting(), ids=str)

OPEN = pytest.mark.parametrize("setting", [setting for setting in every_setting() if setting.game.is_open], ids=str)

# Those in which something is hidden from somebody.
SECRETIVE = pytest.mark.parametrize(
    "setting",
    [setting for setting in every_setting() if not setting.game.is_open and dict(setting.given)["players"] != 1],
    ids=str,
)


def looks(game: AnyGame, state: Any, viewer: Seat | None) -> bytes:
    """What the server says to the viewer, to the letter."""
    return msgspec.json.encode(game.view(state, viewer))


def seen(game: AnyGame, step: Step, viewer: Seat | None) -> bytes:
    """What happened, without events that tell everybody, on purpose, what was hidden and is in no view after it."""
    revealing: tuple[str, ...] = part(game.about.name, "REVEALING", ())
    events = game.events(step.before, step.action, step.after)
    kept_secret = [event for event in events if event.seen_by(viewer) and type(event).__name__ not in revealing]
    return msgspec.json.encode(kept_secret)


@OPEN
def test_where_nothing_is_hidden_views_differ_in_whose_they_are_and_in_nothing_else(setting: Setting) -> None:
    game, start = setting.game, setting.start()
    for step in random_game(game, start, Random(f"open {setting}"), enough(250)):
        common = encode(game.view(step.after, None))
        assert isinstance(common, dict)
        for viewer in seats(game, start):
            assert encode(game.view(step.after, viewer)) == {**common, "you": viewer}
        for event in game.events(step.before, step.action, step.after):
            assert event.seen_by(None)


@SETTINGS
def test_an_imagined_world_looks_the_same(setting: Setting) -> None:
    game, start = setting.game, setting.start()
    rng = Random(f"imagine {setting}")
    for step in random_game(game, start, rng, enough(250)):
        for viewer in [None, *seats(game, start)]:
            imagined = game.imagine(step.after, viewer, rng)

            assert looks(game, imagined, viewer) == looks(game, step.after, viewer)
            assert game.actors(imagined) == game.actors(step.after)
            assert all(len(game.legal(imagined, seat)) for seat in game.actors(imagined))


@SETTINGS
def test_an_imagined_world_can_be_played_on(setting: Setting) -> None:
    game, start = setting.game, setting.start()
    rng = Random(f"on {setting}")
    for number, step in enumerate(random_game(game, start, rng, enough(200))):
        if number % 20 == 0:
            imagined = game.imagine(step.after, seats(game, start)[0], rng)
            for onward in random_game(game, imagined, rng, 60):
                assert onward.seat is None or game.forbidden_by(onward.before, onward.seat, onward.action) is None


@SECRETIVE
def test_what_is_hidden_is_drawn_anew(setting: Setting) -> None:
    game, start = setting.game, setting.start()
    rng = Random(f"anew {setting}")
    differ = {
        viewer
        for step in random_game(game, start, rng, 60)
        for viewer in [None, *seats(game, start)]
        if game.imagine(step.after, viewer, rng) != step.after
    }

    assert len(differ) == 1 + len(seats(game, start))


@SECRETIVE
def test_actions_that_look_the_same_afterwards_look_the_same_when_they_happen(setting: Setting) -> None:
    game, start = setting.game, setting.start()
    rng = Random(f"same {setting}")
    for step in random_game(game, start, rng, enough(250)):
        for _ in range(3):
            other = other_action(game, step, rng)
            if other != step.action:
                check_alike(game, step, Step(step.before, step.seat, other, game.apply(step.before, other)))


@SETTINGS
def test_the_same_action_in_worlds_that_look_the_same_is_seen_the_same(setting: Setting) -> None:
    game, start = setting.game, setting.start()
    rng = Random(f"worlds {setting}")
    for step in random_game(game, start, rng, enough(250)):
        if step.seat is None:
            continue
        for viewer in [None, *seats(game, start)]:
            world = game.imagine(step.before, viewer, rng)
            if game.forbidden_by(world, step.seat, step.action) is None:
                twin = Step(world, step.seat, step.action, game.apply(world, step.action))
                if looks(game, twin.after, viewer) == looks(game, step.after, viewer):
                    assert seen(game, twin, viewer) == seen(game, step, viewer)


def other_action(game: AnyGame, step: Step, rng: Random) -> Any:
    """Something else that chance or the seat could have done."""
    if step.seat is not None:
        return any_of(game.legal(step.before, step.seat), rng)
    chance = game.chance(step.before)
    assert chance is not None
    return chance.sample(rng)


def check_alike(game: AnyGame, step: Step, twin: Step) -> None:
    """For all but the one who acted and knows what it did."""
    for viewer in [None, *(seat for seat in seats(game, step.before) if seat != step.seat)]:
        if looks(game, twin.after, viewer) == looks(game, step.after, viewer):
            assert seen(game, twin, viewer) == seen(game, step, viewer)
