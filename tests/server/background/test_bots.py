"""Bots in seats: they play all games, fail without harm, and keep nobody waiting."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from pathlib import Path
from random import Random
from typing import Any

import pytest

from tablee.bots.roster import ANY_GAME
from tablee.core.bot import AnyBot
from tablee.core.choices import Legal
from tablee.core.registry import find, games
from tablee.core.values import Seat
from tablee.server.background.bot_moves import RETRY
from tablee.server.service.lobby import NewTable
from tablee.server.table.seating import ChairPlan
from tablee.server.table.setup import TurnClock
from tests.server.support.faulty_storage import FaultyStorage
from tests.server.support.harness import FakeSubscriber, Harness, bots, overload_dice, people


class Broken(AnyBot):
    def choose(self, view: Any, legal: Legal[Any], rng: Random) -> Any:
        raise RuntimeError("a bug in a bot")


class Last(AnyBot):
    """Not what a random bot would do."""

    def choose(self, view: Any, legal: Legal[Any], rng: Random) -> Any:
        return legal[len(legal) - 1]


@pytest.fixture
async def faulty(tmp_path: Path) -> AsyncIterator[Harness]:
    """A harness where the disk fails when a test says so."""
    made = Harness(tmp_path / "faulty.db", storage=FaultyStorage(tmp_path / "faulty.db"))
    yield made
    await made.services.close()


def disk(harness: Harness) -> FaultyStorage:
    assert isinstance(harness.storage, FaultyStorage)
    return harness.storage


def stage(harness: Harness, table: NewTable) -> str:
    return harness.registry.tables[table.id].setup.stage


@pytest.mark.parametrize("game", games())
async def test_bots_play_every_game_to_its_end(harness: Harness, game: str) -> None:
    table = await harness.table(game, bots(3))
    watching = await harness.watch(table)
    while stage(harness, table) != "over":
        await harness.pass_time(60_000)

    assert watching.table["stage"] == "over"
    assert (await harness.watch(table)).update["outcome"]["ranks"]
    assert {entry.by for entry in harness.registry.tables[table.id].match.journal} <= {"bot", "chance", "clock"}


async def test_each_bot_is_shown_the_view_of_its_own_seat(harness: Harness) -> None:
    harness.bot_pool.hold()
    table = await harness.table("dog", bots(4))
    game, state = find("dog"), harness.state(table)

    assert [shown for _, shown in harness.bot_pool.shown] == [game.view(state, Seat(seat)) for seat in range(4)]


async def test_a_bot_is_asked_once_for_each_decision(harness: Harness) -> None:
    harness.bot_pool.hold()
    table = await harness.table("dog", bots(4))
    await harness.watch(table)
    await harness.pass_time(60_000)

    assert len(harness.bot_pool.shown) == 4


async def test_a_bot_thinks_in_the_turn_of_who_plays_at_its_table(harness: Harness) -> None:
    harness.bot_pool.hold()
    table = await harness.table("overload", [*people("Ann"), *bots(2)])
    await harness.subscriptions.subscribe(table.id, FakeSubscriber(client="198.51.100.9"), None, 0)
    await harness.subscriptions.subscribe(table.id, FakeSubscriber(table.keys[Seat(0)], "192.0.2.7"), None, 0)
    await harness.do(table, 0, "load 3")

    assert harness.bot_pool.requesters == [("192.0.2.7", table.id)]


async def test_where_nobody_plays_it_thinks_in_the_turn_of_who_watches(harness: Harness) -> None:
    harness.bot_pool.hold()
    table = await harness.table("overload", bots(3), start=False)
    await harness.subscriptions.subscribe(table.id, FakeSubscriber(client="198.51.100.9"), None, 0)
    await harness.lobby.start(table.id, table.owner)
    await harness.settle()

    assert harness.bot_pool.requesters == [("198.51.100.9", table.id)]


async def test_without_a_socket_it_thinks_in_the_turn_of_all_who_have_none(harness: Harness) -> None:
    harness.bot_pool.hold()
    table = await harness.table("overload", [*bots(1), *people("Ann", "Ben")])

    assert harness.bot_pool.requesters == [("", table.id)]


async def test_a_bot_plays_at_its_level(harness: Harness, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(ANY_GAME, "last", Last)
    table = await harness.table("overload", [ChairPlan(sitter="bot", level="last"), *people("Ann", "Ben")])

    assert harness.lines(table)[0] == "load 8"
    assert harness.bot_pool.shown[0][0] == "last"


async def test_a_bot_that_fails_does_not_stop_the_game(harness: Harness, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(ANY_GAME, "broken", Broken)
    harness.use_dice(overload_dice(1, 2))
    table = await harness.table("overload", [ChairPlan(sitter="bot", level="broken"), *people("Ann", "Ben")])
    ann = await harness.watch(table, 1)

    assert harness.lines(table)[0].startswith("load")
    assert ann.update["on_turn"] == [1]


async def test_a_bot_that_thinks_keeps_no_other_table_waiting(harness: Harness) -> None:
    harness.bot_pool.hold()
    slow = await harness.table("overload", [*bots(1), *people("Ann", "Ben")])
    other = await harness.table("overload")
    await harness.do(other, 0, "load 1")

    assert harness.bot_pool.holding == 1
    assert harness.lines(slow) == []
    assert harness.lines(other)[0] == "load 1"


async def test_a_bot_that_thinks_keeps_nobody_at_its_own_table_waiting(harness: Harness) -> None:
    harness.bot_pool.hold()
    table = await harness.table("dog", [*bots(2), *people("Ann", "Ben")])
    ann = await harness.watch(table, 2)
    await harness.do(table, 2, ann.update["legal"][0])

    assert [step["seat"] for step in ann.steps()] == [2]
    assert ann.update["on_turn"] == [0, 1, 3]


async def test_a_move_that_could_not_be_written_down_is_tried_again(faulty: Harness) -> None:
    faulty.use_dice(overload_dice(1, 2))
    table = await faulty.table("overload", [*people("Ann"), *bots(1), *people("Ben")])
    faulty.bot_pool.hold()
    await faulty.do(table, 0, "load 1")
    ann = await faulty.watch(table, 0)
    disk(faulty).failures = 2
    faulty.bot_pool.released.set()
    await faulty.pass_time(2 * RETRY - 1)
    before = faulty.revision(table)
    await faulty.pass_time(1)

    assert disk(faulty).failed == 2
    assert before == 2
    assert [(step["seat"], step["by"]) for step in ann.steps()][:2] == [(1, "bot"), (None, "chance")]
    assert ann.update["on_turn"] == [2]


async def test_a_skip_that_could_not_be_written_down_is_tried_again(faulty: Harness) -> None:
    table = await faulty.friends("wuerfelblitz", ["Ann", "Ben"], seconds=10)
    disk(faulty).failures = 1
    await faulty.pass_time(10_000 + RETRY)

    assert sorted(line for line in faulty.lines(table) if "silent" in line)[:2] == ["1 silent", "2 silent"]


async def test_bots_go_on_after_a_restart(harness: Harness) -> None:
    harness.use_dice(overload_dice(1, 2))
    harness.bot_pool.hold()
    table = await harness.table("overload", [*bots(2), *people("Ann")])
    await harness.restart()
    ann = await harness.watch(table, 2)
    await harness.settle()

    assert [step["seat"] for step in ann.steps() if step["by"] == "bot"] == [0, 1]
    assert ann.update["on_turn"] == [2]


async def test_a_skip_that_is_being_written_down_is_made_once_whoever_comes_meanwhile(faulty: Harness) -> None:
    clock = TurnClock(bank=5, at_zero="skip")
    table = await faulty.friends("overload", ["Ann", "Ben", "Cleo"], clock=clock, stand_in=None)
    disk(faulty).slow()
    skipping = asyncio.create_task(faulty.pass_time(5000))
    await disk(faulty).until_written()
    await faulty.watch(table, 0)
    disk(faulty).prompt.set()
    await skipping

    assert [line.split()[0] for line in faulty.lines(table)] == ["load", "roll"]
