"""What a table needs beyond the rules, in every game."""

from __future__ import annotations

import pickle
import re
from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from tablee.core.choices import Choices, Legal
from tablee.core.listed import Listed
from tablee.core.realtime import RealTimeGame, read_action
from tablee.core.registry import AnyGame
from tablee.core.values import Seat
from tests.contract.driver import enough, others, random_game, seats
from tests.contract.settings import Setting, every_setting

RANGE = re.compile(r"<(\d+)-(\d+)>")
SETTINGS = pytest.mark.parametrize("setting", every_setting(), ids=str)


def filled(form: str) -> set[str]:
    """What a form stands for, at both ends of its range."""
    return {RANGE.sub(rf"\{end}", form) for end in (1, 2)}


def typings(game: AnyGame, state: Any) -> Iterator[tuple[Seat, str, int]]:
    """Who may type what in a form, as early as is human and at the last moment."""
    limits = (game.settings(state).get("fastest"), game.deadline(state) if isinstance(game, RealTimeGame) else None)
    times = [ms for ms in limits if isinstance(ms, int)]
    for seat in game.actors(state):
        legal = game.legal(state, seat)
        forms = legal.forms() if isinstance(legal, Choices) else ()
        yield from ((seat, text, ms) for form in forms for text in filled(form) for ms in times)


def returned(value: Any) -> Any:
    return pickle.loads(pickle.dumps(value))


def members(legal: Legal[Any]) -> list[Any]:
    """All of a list, some of what is too long to list."""
    if not isinstance(legal, Choices):
        return list(legal)
    return [legal[index] for index in (0, 1, len(legal) // 2, -2, -1)]


@SETTINGS
def test_what_lets_a_decision_go_by_is_legal_and_nothing_to_those_who_do_not_act(setting: Setting) -> None:
    game, start = setting.game, setting.start()
    for step in random_game(game, start, Random(f"let go {setting}")):
        for seat in seats(game, start):
            action = game.let_go(step.after, seat)

            assert action is None or game.forbidden_by(step.after, seat, action) is None
            assert action is None or seat in game.actors(step.after)


@SETTINGS
def test_what_the_forms_stand_for_is_understood_and_legal(setting: Setting) -> None:
    game, start = setting.game, setting.start()
    for step in random_game(game, start, Random(f"forms {setting}"), enough(400)):
        for seat, text, ms in typings(game, step.after):
            action = read_action(game, seat, text, ms)

            assert game.forbidden_by(step.after, seat, action) is None
            assert not isinstance(game, RealTimeGame) or game.due(action) in (0, ms)


@SETTINGS
def test_views_legal_lists_and_actions_survive_a_journey(setting: Setting) -> None:
    game, start = setting.game, setting.start()
    for step in random_game(game, start, Random(f"journey {setting}"), enough(150)):
        assert returned(step.action) == step.action
        for viewer in [None, *seats(game, start)]:
            view = game.view(step.after, viewer)
            assert returned(view) == view
        for seat in game.actors(step.after):
            legal = game.legal(step.after, seat)
            back = returned(legal)

            assert type(back) is (tuple if isinstance(legal, Listed) else type(legal))
            assert len(back) == len(legal)
            assert members(back) == members(legal)


@SETTINGS
def test_what_reveals_nothing_could_have_happened_in_every_world_that_looks_the_same(setting: Setting) -> None:
    game, start = setting.game, setting.start()
    rng = Random(f"reveals {setting}")
    for step in random_game(game, start, rng, enough(400)):
        if step.seat is None or game.reveals(step.before, step.action, step.after):
            continue
        for viewer in others(game, step):
            world = game.imagine(step.before, viewer, rng)
            looks = [game.view(game.apply(world, action), viewer) for action in game.legal(world, step.seat)]

            assert game.view(step.after, viewer) in looks
