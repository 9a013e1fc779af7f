"""What is sent: values that say what they are, compiled or not."""

from __future__ import annotations

import copy
import json
import pickle
from typing import Any

import msgspec
import pytest

from tablee.core.registry import find
from tablee.core.values import Seat
from tablee.core.wire import encode
from tests.core.race import RACE, Ran, Yawned, act, start
from tests.core.samples import NAMES, played

GAMES = pytest.mark.parametrize("name", NAMES)


def shown(name: str) -> list[Any]:
    """Views and events of some steps."""
    game = find(name)
    found: list[Any] = []
    for step in played(name)[:60]:
        found += [game.view(step.after, step.seat), *game.events(step.before, step.action, step.after)]
    return found


def test_what_is_seen_says_what_it_is_and_then_its_fields() -> None:
    assert msgspec.json.encode(Ran(Seat(1), 2)) == b'{"is":"Ran","seat":1,"pips":2}'


def test_what_is_seen_cannot_be_changed() -> None:
    event: Any = Ran(Seat(1), 2)
    with pytest.raises(AttributeError):
        event.pips = 3


def test_what_is_seen_is_equal_by_kind_and_content() -> None:
    assert Ran(Seat(1), 2) == Ran(Seat(1), 2)
    assert Ran(Seat(1), 2) != Ran(Seat(1), 1)
    assert len({Yawned(Seat(0)), Yawned(Seat(0)), Yawned(Seat(1))}) == 2


def test_what_is_seen_is_matched_by_its_fields_in_order() -> None:
    match Ran(Seat(1), 2):
        case Ran(seat, pips):
            assert (seat, pips) == (1, 2)


def test_a_view_can_be_replaced_in_part() -> None:
    resting = RACE.view(start(), None)
    running = msgspec.structs.replace(resting, running=True)

    assert running == RACE.view(act(start(), "run"), None)
    assert running != resting


@GAMES
def test_everything_seen_of_a_game_is_copied_and_pickled_as_it_is(name: str) -> None:
    for thing in shown(name):
        copies = [copy.copy(thing), copy.deepcopy(thing), pickle.loads(pickle.dumps(thing))]

        assert copies == [thing] * 3
        assert {hash(thing)} == {hash(other) for other in copies}


@GAMES
def test_everything_seen_of_a_game_is_named_by_its_class(name: str) -> None:
    for thing in shown(name):
        text = msgspec.json.encode(thing)

        assert text.startswith(b'{"is":"%s"' % type(thing).__name__.encode())
        assert json.loads(text) == encode(thing)
