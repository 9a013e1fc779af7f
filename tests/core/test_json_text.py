"""The text says what the values would."""

from __future__ import annotations

import json

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tablee.core.json_text import text
from tablee.core.registry import find
from tablee.core.values import Seat
from tablee.core.wire import encode
from tablee.kit.colours import Colour
from tests.core.race import Ran, Rest, start
from tests.core.samples import NAMES, played

PLAIN = st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False, allow_infinity=False) | st.text()
VALUES = st.recursive(
    PLAIN | st.sampled_from([Ran(Seat(1), 2), Rest(), start(), Colour.RED]),
    lambda inner: st.lists(inner) | st.lists(inner).map(tuple) | st.dictionaries(st.text(), inner),
)


@given(VALUES)
def test_it_reads_as_what_is_encoded(value: object) -> None:
    assert json.loads(text(value)) == encode(value)


@pytest.mark.parametrize(
    ("value", "written"),
    [
        (Rest(), '{"is":"Rest"}'),
        (Ran(Seat(1), 2), '{"is":"Ran","seat":1,"pips":2}'),
        ((), "[]"),
        ((1, [True, None], Colour.BLUE), '[1,[true,null],"blue"]'),
        ({"a": (1,), "b": {}}, '{"a":[1],"b":{}}'),
        ('quote " and é', '"quote \\" and \\u00e9"'),
    ],
)
def test_it_wastes_no_space(value: object, written: str) -> None:
    assert text(value) == written


@pytest.mark.parametrize("value", [{1}, b"a", object(), (1, 2j)])
def test_what_has_no_json_form_has_no_text(value: object) -> None:
    with pytest.raises(TypeError, match=r"has no JSON form$"):
        text(value)


@pytest.mark.parametrize("name", NAMES)
def test_views_and_events_of_every_game_are_written_as_they_are_encoded(name: str) -> None:
    game = find(name)
    for step in played(name)[:60]:
        shown = (game.view(step.after, step.seat), *game.events(step.before, step.action, step.after))

        assert json.loads(text(shown)) == encode(shown)


@pytest.mark.parametrize("name", NAMES)
def test_an_open_view_says_once_whose_it_is(name: str) -> None:
    """What a server relies on, which writes one view for all seats."""
    game = find(name)
    for step in played(name)[:60] if game.is_open else ():
        common = text(game.view(step.after, None))

        assert common.count('"you":null') == 1
        assert common.replace('"you":null', '"you":1') == text(game.view(step.after, Seat(1)))
