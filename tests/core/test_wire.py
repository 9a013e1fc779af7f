from __future__ import annotations

import json

import pytest

from tablee.core.registry import find
from tablee.core.values import Seat
from tablee.core.wire import Json, encode
from tablee.kit.colours import Colour
from tests.core.race import Ran, Rest, start
from tests.core.samples import NAMES, played


@pytest.mark.parametrize("value", [None, True, False, 0, -3, 10**20, "", "Tablée"])
def test_plain_values_stay_what_they_are(value: Json) -> None:
    assert encode(value) is value


def test_an_enum_goes_by_its_word() -> None:
    assert encode(Colour.RED) == "red"


def test_tuples_and_lists_become_lists() -> None:
    assert encode((1, [2, (3, Colour.BLUE)])) == [1, [2, [3, "blue"]]]


def test_names_in_a_dictionary_become_text() -> None:
    assert encode({1: (2,), "a": {}}) == {"1": [2], "a": {}}


def test_a_value_says_what_it_is_and_names_its_fields() -> None:
    assert encode(Ran(Seat(1), 2)) == {"is": "Ran", "seat": 1, "pips": 2}
    assert encode(Rest()) == {"is": "Rest"}


def test_values_in_values_are_encoded_too() -> None:
    assert encode(start()) == {
        "is": "State",
        "options": {"is": "Options", "players": 2, "goal": 2},
        "places": [0, 0],
        "seat": 0,
        "running": False,
    }


@pytest.mark.parametrize(("value", "kind"), [({1}, "set"), (b"a", "bytes"), (object(), "object"), ((1, 2j), "complex")])
def test_anything_else_has_no_json_form(value: object, kind: str) -> None:
    with pytest.raises(TypeError, match=rf"^{kind} has no JSON form$"):
        encode(value)


@pytest.mark.parametrize("name", NAMES)
def test_views_and_events_of_every_game_go_out_as_json(name: str) -> None:
    game = find(name)
    for step in played(name)[:60]:
        shown = [game.view(step.after, step.seat), *game.events(step.before, step.action, step.after)]

        assert json.loads(json.dumps(encode(tuple(shown)))) == encode(tuple(shown))
