"""Any revision as a seat saw it, for those who may see it."""

from __future__ import annotations

import json
from collections.abc import Sequence
from random import Random
from typing import Any

import pytest

from tablee.core.realtime import RealTimeGame
from tablee.core.registry import games
from tablee.core.values import Seat
from tablee.core.wire import encode
from tablee.server.messages.outgoing import StepMessage
from tablee.server.service.archive import MOST_STEPS
from tablee.server.service.lobby import NewTable
from tests.server.support.harness import Harness, people
from tests.server.support.playing import NAMES, PLAYERS, course_of, key_of, play_on, refusal, steady

GAMES = pytest.mark.parametrize("game", list(games()))


async def played(harness: Harness, game: str = "dog", decisions: int = 12) -> NewTable:
    steady(harness)
    table = await harness.friends(game, NAMES[: PLAYERS[game]], stand_in=None)
    await play_on(harness, table, Random(f"replay {game}"), decisions)
    return table


def without_view(steps: Sequence[Any]) -> list[dict[str, Any]]:
    return [{**step, "view": None} for step in steps]


async def frames(harness: Harness, table: NewTable, viewer: int | None, key: str | None) -> list[StepMessage]:
    return [*json.loads(await harness.services.archive.replay(table.id, key, viewer, 1, MOST_STEPS))["steps"]]


@GAMES
async def test_a_replay_shows_what_was_told_live(harness: Harness, game: str) -> None:
    steady(harness)
    table = await harness.table(game, people(*NAMES[: PLAYERS[game]]), start=False)
    viewers = [*range(PLAYERS[game]), None]
    screens = [await harness.watch(table, viewer) for viewer in viewers]
    await harness.lobby.start(table.id, table.owner)
    await play_on(harness, table, Random(game), 20)
    for _ in range(0 if isinstance(course_of(harness, table).game, RealTimeGame) else 4):
        await harness.undo(table, 1)
    await play_on(harness, table, Random(game), 5)
    await harness.lobby.end(table.id, table.owner)

    for viewer, screen in zip(viewers, screens, strict=True):
        replayed = json.loads(await harness.services.archive.replay(table.id, None, viewer, 1, MOST_STEPS))
        views = {update["revision"]: update["view"] for update in screen.of_kind("update") if update["steps"]}
        shown = json.loads(json.dumps(replayed["steps"]))

        assert without_view(shown) == without_view([*screen.steps()])
        assert all(shown[step["revision"] - 1] == step for step in screen.steps() if step["view"])
        assert {number: shown[number - 1]["view"] for number in views} == views
        assert len(views) > 20


@GAMES
async def test_a_replay_begins_before_the_first_revision(harness: Harness, game: str) -> None:
    table = await played(harness, game)
    course = course_of(harness, table)

    replayed = json.loads(await harness.services.archive.replay(table.id, key_of(table, 2), 2, 1, 3))

    assert replayed["start"] == encode(course.game.view(course.start, Seat(2)))
    assert replayed["revisions"] == course.revision
    assert replayed["outcome"] is None


async def test_during_the_game_one_sees_through_ones_own_eyes_or_as_a_spectator(harness: Harness) -> None:
    table = await played(harness)
    screens = {viewer: await harness.watch(table, viewer, 0) for viewer in (0, None)}

    own = await frames(harness, table, 0, key_of(table, 0))
    spectated = await frames(harness, table, None, key_of(table, 0))

    assert without_view(own) == without_view([*screens[0].steps()])
    assert without_view(spectated) == without_view([*screens[None].steps()])
    assert spectated == await frames(harness, table, None, None)
    assert own != spectated


@pytest.mark.parametrize("asker", [1, 2, 3, None])
async def test_during_the_game_the_eyes_of_others_are_closed(harness: Harness, asker: int | None) -> None:
    table = await played(harness)
    key = None if asker is None else key_of(table, asker)

    said = await refusal(harness.services.archive.replay(table.id, key, 0, 1, 5))

    assert said["error"] == "hidden"


async def test_a_void_key_opens_no_eyes(harness: Harness) -> None:
    table = await played(harness)

    assert (await refusal(harness.services.archive.replay(table.id, "x" * 32, 0, 1, 5)))["error"] == "hidden"


@pytest.mark.parametrize("key", [None, "x" * 32])
async def test_after_the_game_everybody_sees_through_all_eyes(harness: Harness, key: str | None) -> None:
    table = await played(harness)
    own = [await frames(harness, table, seat, key_of(table, seat)) for seat in range(4)]
    await harness.lobby.end(table.id, table.owner)

    assert [await frames(harness, table, seat, key) for seat in range(4)] == own
    assert own[0] != own[1]


@pytest.mark.parametrize("seat", [-1, 4, 99])
async def test_a_seat_that_is_not_there_has_no_eyes(harness: Harness, seat: int) -> None:
    table = await played(harness)

    assert (await refusal(harness.services.archive.replay(table.id, None, seat, 1, 5)))["error"] == "unknown-seat"


async def test_before_the_start_there_is_nothing_to_replay(harness: Harness) -> None:
    table = await harness.friends("dog", NAMES[:4], start=False)

    said = await refusal(harness.services.archive.replay(table.id, key_of(table, 0), 0, 1, 5))

    assert said["error"] == "not-started"


@pytest.mark.parametrize(
    ("first", "count", "revisions"),
    [(1, 3, [1, 2, 3]), (4, 2, [4, 5]), (13, 5, [13, 14]), (15, 5, []), (99, 5, []), (1, 0, []), (0, 2, [1, 2])],
)
async def test_some_revisions_are_asked_for(harness: Harness, first: int, count: int, revisions: list[int]) -> None:
    table = await played(harness)

    replayed = json.loads(await harness.services.archive.replay(table.id, None, None, first, count))

    assert [step["revision"] for step in replayed["steps"]] == revisions
    assert replayed["revisions"] == 14


async def test_nobody_gets_more_frames_than_the_most(harness: Harness) -> None:
    table = await played(harness, "overload", 150)

    replayed = json.loads(await harness.services.archive.replay(table.id, None, None, 1, 10_000))

    assert len(replayed["steps"]) == MOST_STEPS
    assert replayed["revisions"] > MOST_STEPS


async def test_the_end_is_told_with_the_last_frame(harness: Harness) -> None:
    table = await harness.friends("wuerfelblitz", ["Ann"], stand_in=None)
    for _ in range(20):
        await harness.do(table, 0, "")

    replayed = json.loads(await harness.services.archive.replay(table.id, None, 0, 41, 1))

    assert replayed["outcome"] == {"ranks": [1], "winners": [], "clause": "WB10", "why": "20 rounds without an answer"}
    assert [step["revision"] for step in replayed["steps"]] == [41]
