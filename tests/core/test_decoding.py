"""What a server sent, read back; the contract tests do so over many games."""

from __future__ import annotations

import msgspec
import pytest

from tablee.core.errors import ViewError
from tablee.core.event import Event
from tablee.core.registry import find
from tablee.core.values import Seat
from tablee.core.wire import encode
from tests.core.race import RACE, Ran, Yawned, act, start
from tests.core.samples import NAMES, played

GAMES = pytest.mark.parametrize("name", NAMES)


@GAMES
def test_views_and_events_come_back_as_they_were(name: str) -> None:
    game = find(name)
    for step in played(name)[:60]:
        view, events = game.view(step.after, step.seat), game.events(step.before, step.action, step.after)

        assert game.decode_view(msgspec.json.encode(view)) == game.decode_view(encode(view)) == view
        assert game.decode_events(msgspec.json.encode(events)) == game.decode_events(encode(events)) == events


def test_views_and_events_of_a_game_from_outside_come_back_too() -> None:
    view = RACE.view(act(start(), "run"), Seat(1))
    events = (Ran(Seat(0), 2), Yawned(Seat(1)))

    assert RACE.decode_view(encode(view)) == view
    assert RACE.decode_events(encode(events)) == events


@pytest.mark.parametrize(
    ("changed", "why"),
    [
        ({"options": {"is": "Options", "players": 9, "goal": 2}}, "contradicts itself: no position looks like it"),
        ({"you": -1}, "Expected `int` >= 0 - at `$.you`"),
        ({"turn": 9}, "Expected `int` <= 7 - at `$.turn`"),
        ({"running": "no"}, "Expected `bool`, got `str` - at `$.running`"),
    ],
)
def test_a_view_that_cannot_be_is_refused_with_the_reason(changed: dict[str, object], why: str) -> None:
    sent = encode(RACE.view(start(), None))
    assert isinstance(sent, dict)

    with pytest.raises(ViewError, match=r"^this .*view of Race") as refusal:
        RACE.decode_view({**sent, **changed})
    assert why in str(refusal.value)


@GAMES
@pytest.mark.parametrize(
    "given",
    ["", "{", "[]", "null", '{"is":"View"}', b"\xff", '{"is":"\ud800"}', 3, None, "[" * 100_000],
    ids=lambda given: repr(given)[:9],
)
def test_what_is_no_view_is_refused(name: str, given: object) -> None:
    game = find(name)
    with pytest.raises(ViewError, match=f"^this is no view of {game.about.title}: .+"):
        game.decode_view(given)


@GAMES
@pytest.mark.parametrize("given", ["{}", '[{"is":"Nothing"}]', "[1]", [{"seat": 1}], None], ids=repr)
def test_what_is_no_list_of_events_is_refused(name: str, given: object) -> None:
    game = find(name)
    with pytest.raises(ViewError, match=f"^this is no list of events of {game.about.title}: .+"):
        game.decode_events(given)


@GAMES
def test_a_view_of_another_game_is_refused(name: str) -> None:
    game = find(name)
    others = [other for other in NAMES if fields(other) != fields(name)]
    for other in others:
        with pytest.raises(ViewError):
            game.decode_view(encode(find(other).view(played(other)[0].before, None)))

    assert others


def fields(name: str) -> tuple[str, ...]:
    """By which views differ; a new game begins as a copy of the example, and has the same."""
    shown: tuple[str, ...] = find(name).view_type.__struct_fields__
    return shown


@GAMES
def test_every_event_of_a_game_can_be_read(name: str) -> None:
    kinds = find(name).event_types

    assert set(kinds) == {kind for kind in Event.__subclasses__() if kind.__module__ == kinds[0].__module__}
