"""One update for everybody at the table: encoded once where all see the same, apart where they do not."""

from __future__ import annotations

import json
from collections.abc import Sequence
from random import Random
from typing import Any

import pytest

from tablee.client.seat import Seat as Client
from tablee.core.registry import games
from tablee.core.values import Seat
from tablee.core.wire import encode
from tablee.server.messages.envelopes import StepEnvelope, UpdateEnvelope
from tablee.server.messages.outgoing import StepMessage, UpdateMessage
from tablee.server.messages.update import UpdateBuilder
from tablee.server.table.match import Match, Step
from tests.server.support.harness import Harness
from tests.server.support.playing import PLAYERS, course_of, play_on

GAMES = pytest.mark.parametrize("game", list(games()))


class Counted(UpdateBuilder):
    """Notes for whom steps and view are encoded."""

    def __init__(self, table: Any, steps: Sequence[Step], now: int) -> None:
        super().__init__(table, steps, now)
        self.encoded: list[Seat | None] = []

    def step_messages(self, viewer: Seat | None) -> list[StepEnvelope]:
        self.encoded.append(viewer)
        return super().step_messages(viewer)


async def played(harness: Harness, game: str) -> tuple[Match, Counted]:
    """The updates after some decisions, with all steps of the game so far."""
    table = await harness.friends(game, [f"P{seat}" for seat in range(PLAYERS[game])], stand_in=None)
    await play_on(harness, table, Random(f"updates {game}"), 6)
    course = course_of(harness, table)
    return course, Counted(harness.registry.tables[table.id], list(course.steps_since(0)), 0)


def viewers(game: str) -> list[Seat | None]:
    return [*map(Seat, range(PLAYERS[game])), None]


@GAMES
async def test_an_update_says_whose_it_is_and_shows_the_position(harness: Harness, game: str) -> None:
    course, updates = await played(harness, game)

    for viewer in viewers(game):
        update = json.loads(updates.for_seat(viewer))
        assert (update["kind"], update["you"]) == ("update", viewer)
        assert {**update["view"], "you": viewer} == encode(course.game.view(course.state, viewer))
        assert [step["revision"] for step in update["steps"]] == [*range(1, course.revision + 1)]


@GAMES
async def test_what_all_see_alike_is_encoded_once_and_what_is_hidden_for_each(harness: Harness, game: str) -> None:
    course, updates = await played(harness, game)
    for viewer in viewers(game) * 2:
        updates.for_seat(viewer)

    assert updates.encoded == ([None] if course.game.is_open else viewers(game))


@GAMES
async def test_events_are_told_as_they_are_encoded_to_those_who_may_see_them(harness: Harness, game: str) -> None:
    course, updates = await played(harness, game)
    steps = list(course.steps_since(0))
    happened = [course.game.events(step.before, step.action, step.after) for step in steps]

    for viewer in viewers(game):
        told = [step["events"] for step in json.loads(updates.for_seat(viewer))["steps"]]
        assert told == [encode([event for event in events if event.seen_by(viewer)]) for events in happened]


@GAMES
async def test_a_single_step_shows_each_viewer_its_own_events(harness: Harness, game: str) -> None:
    course, updates = await played(harness, game)

    for step in course.steps_since(0):
        single = UpdateBuilder(updates.table, [step], 0)
        events = course.game.events(step.before, step.action, step.after)
        for viewer in viewers(game):
            (told,) = json.loads(single.for_seat(viewer))["steps"]
            assert told["events"] == encode([event for event in events if event.seen_by(viewer)])


@pytest.mark.parametrize(("envelope", "message"), [(StepEnvelope, StepMessage), (UpdateEnvelope, UpdateMessage)])
def test_envelopes_have_the_fields_that_clients_are_told_of(envelope: Any, message: Any) -> None:
    assert envelope.__struct_fields__ == tuple(message.__annotations__)


@GAMES
async def test_a_client_finds_its_own_seat_in_every_view(harness: Harness, game: str) -> None:
    course, updates = await played(harness, game)
    client = Client("http://localhost", "table", 1, "key")
    client.take_in(json.loads(updates.for_seat(Seat(1))))
    views = [step["view"] for step in client.steps if step["view"] is not None]

    assert client.state["view"] == encode(course.game.view(course.state, Seat(1)))
    assert views
    assert {view["you"] for view in views} == {1}
