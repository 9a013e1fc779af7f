from __future__ import annotations

import copy
import pickle
from collections.abc import Callable

import pytest

from tablee.core.registry import find
from tablee.core.values import Seat, among, field_names, replaced
from tests.core.race import Ran, Rest, start
from tests.core.samples import NAMES, played

WAYS: dict[str, Callable[[object], object]] = {
    "pickle": lambda value: pickle.loads(pickle.dumps(value)),
    "copy": copy.copy,
    "deepcopy": copy.deepcopy,
}


def values(name: str) -> list[object]:
    """States, actions, events, views, options and outcome of a game, from all over it."""
    game = find(name)
    steps = played(name)
    some: list[object] = [game.about.name, game.options({}), game.outcome(steps[-1].after)]
    for step in (*steps[:25], *steps[:: max(1, len(steps) // 25)], steps[-1]):
        views = [game.view(step.after, seat) for seat in (None, Seat(0), Seat(1))]
        some += [step.after, step.action, *game.events(step.before, step.action, step.after), *views, step]
    return some


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize("way", WAYS)
def test_a_copy_of_every_value_equals_the_original(name: str, way: str) -> None:
    for value in values(name):
        copied = WAYS[way](value)

        assert type(copied) is type(value)
        assert copied == value
        assert hash(copied) == hash(value)


@pytest.mark.parametrize("way", WAYS)
@pytest.mark.parametrize("value", [start(), Rest(), Ran(Seat(1), 2)], ids=lambda value: type(value).__name__)
def test_values_from_outside_the_package_are_copied_too(value: object, way: str) -> None:
    assert WAYS[way](value) == value


@pytest.mark.parametrize("name", NAMES)
def test_every_option_value_and_about_page_can_be_compared(name: str) -> None:
    game = find(name)

    assert game.options({}) == game.options({})
    assert game.about == game.about


def test_fields_are_named_in_their_order() -> None:
    assert field_names(Ran(Seat(0), 1)) == ("seat", "pips")
    assert field_names(Rest()) == ()


def test_what_is_no_value_has_no_fields() -> None:
    assert field_names(3) == ()


def test_one_item_of_a_row_is_exchanged() -> None:
    row = ("a", "b", "c")

    assert replaced(row, 1, "x") == ("a", "x", "c")
    assert replaced(row, -1, "x") == ("a", "b", "x")
    assert row == ("a", "b", "c")


def test_a_number_is_among_others_or_not() -> None:
    assert among((1, 2, 3), 3)
    assert not among((1, 2, 3), 4)
    assert not among((), 0)
