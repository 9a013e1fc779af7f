"""Whoever comes back gets exactly what it missed, from whichever revision."""

from __future__ import annotations

import json
from collections.abc import Iterable
from random import Random
from typing import Any

import pytest

from tablee.core.realtime import RealTimeGame
from tablee.core.registry import games
from tablee.core.values import Seat
from tablee.server.service.broadcast import MAX_STEPS
from tablee.server.service.lobby import NewTable
from tablee.server.table.match import RECENT
from tests.server.support.harness import FakeSubscriber, Harness, overload_dice, people, with_viewer
from tests.server.support.playing import NAMES, PLAYERS, course_of, key_of, play_on, stage_of, steady

GAMES = pytest.mark.parametrize("game", list(games()))


async def played(harness: Harness, game: str, most: int = 350) -> tuple[NewTable, list[FakeSubscriber]]:
    """A game with much taking back, watched by every seat and a spectator from before the start."""
    steady(harness)
    table = await harness.table(game, people(*NAMES[: PLAYERS[game]]), start=False)
    screens = [await harness.watch(table, viewer) for viewer in [*range(PLAYERS[game]), None]]
    await harness.lobby.start(table.id, table.owner)
    rng = Random(f"resume {game}")
    while stage_of(harness, table) != "over" and harness.revision(table) < most:
        if (
            rng.random() < 0.1
            and harness.lines(table)[2:]
            and not isinstance(course_of(harness, table).game, RealTimeGame)
        ):
            await harness.undo(table, 0)
        else:
            await play_on(harness, table, rng, 1)
    return table, screens


def starts(now: int) -> list[int]:
    """Revisions to come back from: some of the whole game, all around the edge of what is at hand."""
    return sorted({*range(0, now, 23), *range(max(0, now - RECENT - 3), now + 1)})


def missed(harness: Harness, table: NewTable, viewer: int | None, since: int) -> Any:
    found = harness.registry.tables[table.id]
    seat = None if viewer is None else Seat(viewer)
    return without_views(json.loads(harness.services.broadcaster.update_since(found, since, seat))["steps"])


def without_views(steps: Iterable[dict[str, Any]]) -> list[dict[str, Any]]:
    """How many steps come with their view depends on how many come at once."""
    return [{**step, "view": None} for step in steps]


@GAMES
async def test_from_every_revision_exactly_the_later_ones_are_sent(harness: Harness, game: str) -> None:
    await check_every_start(harness, game)


async def test_so_they_are_where_memory_has_only_the_latest(harness: Harness) -> None:
    assert await check_every_start(harness, "dog") > 2 * RECENT


async def check_every_start(harness: Harness, game: str) -> int:
    """The revisions that there were."""
    table, _ = await played(harness, game)
    now = harness.revision(table)

    for since in starts(now):
        steps = course_of(harness, table).steps_since(since)
        assert [step.entry.revision for step in steps] == list(range(since + 1, now + 1))
    return now


@GAMES
async def test_what_is_sent_later_is_what_was_told_live(harness: Harness, game: str) -> None:
    table, screens = await played(harness, game)
    live = [without_views(screen.steps()) for screen in screens]
    now = harness.revision(table)

    for viewer, told in zip([*range(PLAYERS[game]), None], live, strict=True):
        assert [step["revision"] for step in told] == list(range(1, now + 1))
        for since in starts(now)[::6]:
            assert missed(harness, table, viewer, since) == told[since:]


@GAMES
async def test_after_a_restart_the_same_is_sent(harness: Harness, game: str) -> None:
    table, screens = await played(harness, game, most=150)
    live = [without_views(screen.steps()) for screen in screens]
    now = harness.revision(table)
    await harness.restart()

    for viewer, told in zip([*range(PLAYERS[game]), None], live, strict=True):
        for since in {max(0, since) for since in (0, 1, now - RECENT - 1, now - RECENT, now - 1, now)}:
            back = await harness.watch(table, viewer, since)

            assert without_views(back.steps()) == told[since:]
            assert len(back.of_kind("update")) == 1


async def test_who_missed_very_much_is_told_the_last_of_it(harness: Harness) -> None:
    table, _ = await played(harness, "wuerfel-express", MAX_STEPS + 20)
    now = harness.revision(table)
    back = await harness.watch(table, 0, since=0)

    assert now > MAX_STEPS
    assert [step["revision"] for step in back.steps()] == list(range(now - MAX_STEPS + 1, now + 1))


async def test_coming_back_shows_the_present_and_then_goes_on(harness: Harness) -> None:
    harness.use_dice(overload_dice(1, 2, 3))
    table = await harness.friends("overload", NAMES[:3])
    first = await harness.watch(table, 1, 0)
    await harness.do(table, 0, "load 3")
    harness.leave(table, first)
    await harness.do(table, 1, "load 2")

    back = await harness.watch(table, 1, first.update["revision"])
    await harness.do(table, 2, "load 1")

    revisions = [[step["revision"] for step in update["steps"]] for update in back.of_kind("update")]
    assert revisions == [[3, 4], [5, 6]]
    assert [update["revision"] for update in back.of_kind("update")] == [4, 6]


@pytest.mark.parametrize("since", [None, -1, 3, 1000])
async def test_a_revision_that_never_was_is_no_revision(harness: Harness, since: int | None) -> None:
    table = await harness.friends("overload", NAMES[:3])
    await harness.do(table, 0, "load 3")

    screen = await harness.watch(table, 1, since)

    assert screen.update["steps"] == []
    assert screen.update["revision"] == 2
    assert screen.update["legal"]


async def test_a_request_gets_what_a_socket_would(harness: Harness) -> None:
    table = await harness.friends("overload", NAMES[:3])
    await harness.do(table, 0, "load 3")
    screen = await harness.watch(table, 1, 1)

    asked = with_viewer(json.loads(await harness.subscriptions.update_message(table.id, key_of(table, 1), 1)))

    assert asked == screen.update
    assert [step["revision"] for step in asked["steps"]] == [2]


async def test_what_was_said_since_is_sent_once(harness: Harness) -> None:
    table = await harness.friends("overload", NAMES[:3])
    for number in range(5):
        await harness.send_chat(table.id, key_of(table, 0), f"line {number}", False, f"c{number}")
    screen = FakeSubscriber(key_of(table, 1))

    await harness.subscriptions.subscribe(table.id, screen, None, 3)
    up_to_date = FakeSubscriber(key_of(table, 2))
    await harness.subscriptions.subscribe(table.id, up_to_date, None, 5)

    assert [[line["number"] for line in chat["lines"]] for chat in screen.of_kind("chat")] == [[4, 5]]
    assert up_to_date.of_kind("chat") == []
