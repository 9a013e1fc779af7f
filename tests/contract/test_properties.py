"""Games that Hypothesis steers, and texts that it makes up."""

from __future__ import annotations

import json
from random import Random
from typing import Any

from hypothesis import given, settings
from hypothesis import strategies as st

from tablee.core.errors import GameError, NotationError
from tablee.core.position import format_position, parse_position
from tablee.core.record import Record, replay
from tablee.core.registry import AnyGame, games
from tests.contract.driver import random_game
from tests.contract.laws import check_laws
from tests.contract.settings import Setting, every_setting

SETTINGS = st.sampled_from(every_setting())
GAMES = st.sampled_from(list(games().values()))
CHARACTERS = "0123456789abhjkrsx RGBYWKO+->=*,/.²٧'\"\n"


class Steered(Random):
    """Random numbers that come from a list, and the same ever after: Hypothesis can shrink them."""

    def __init__(self, numbers: list[float]) -> None:
        super().__init__(0)
        self.numbers = numbers

    def random(self) -> float:
        return self.numbers.pop(0) if self.numbers else super().random()


def reached(setting: Setting, numbers: list[float]) -> Any:
    state = setting.start()
    for step in random_game(setting.game, state, Steered(numbers), 3 * len(numbers)):
        state = step.after
    return state


NUMBERS = st.lists(st.floats(0, 1, exclude_max=True), max_size=80)


@settings(max_examples=150, deadline=None)
@given(SETTINGS, NUMBERS)
def test_whatever_happens_the_laws_hold_and_the_position_reads_back(setting: Setting, numbers: list[float]) -> None:
    state = reached(setting, numbers)

    check_laws(setting.game, state)
    assert parse_position(format_position(setting.game, state)) == (setting.game, state)


@settings(max_examples=300, deadline=None)
@given(GAMES, st.text(CHARACTERS, max_size=30) | st.text(max_size=30))
def test_any_text_is_an_action_or_is_refused_with_a_word_about_it(game: AnyGame, text: str) -> None:
    try:
        action = game.parse(text)
    except NotationError as refusal:
        said = str(refusal)
    else:
        said = "is not refused"
        assert game.parse(game.format(action)) == action

    assert "is not" in said


JSON = st.recursive(
    st.none() | st.booleans() | st.integers(-3, 99) | st.text(CHARACTERS, max_size=12),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text("abcpw", max_size=3), inner, max_size=3),
    max_leaves=8,
)


@settings(max_examples=300, deadline=None)
@given(SETTINGS, NUMBERS, st.data())
def test_a_spoilt_position_is_read_or_refused(setting: Setting, numbers: list[float], data: st.DataObject) -> None:
    position = json.loads(format_position(setting.game, reached(setting, numbers[:30])))
    position[data.draw(st.sampled_from(list(position)))] = data.draw(JSON)
    try:
        game, state = parse_position(json.dumps(position))
    except GameError:
        return

    check_laws(game, state)
    assert parse_position(format_position(game, state)) == (game, state)


@settings(max_examples=200, deadline=None)
@given(st.text(max_size=60) | st.text(CHARACTERS).map(lambda text: f"Tablée record 1\ngame: dog\n\n{text}"))
def test_any_text_is_a_record_or_is_refused(text: str) -> None:
    try:
        steps = list(replay(Record.parse(text)))
    except GameError:
        return

    assert len(steps) <= len(text)
