"""What a table must not do: found when seats, stand-ins, clocks and bots were tried."""

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
from tablee.core.registry import find
from tablee.core.values import Seat
from tablee.server.background import bot_moves
from tablee.server.fairness.randomness import SeededChance
from tablee.server.service.lobby import LISTED
from tablee.server.table import seating
from tablee.server.table.seating import ChairPlan
from tablee.server.table.setup import TurnClock
from tests.server.support.away import go_away, waiting
from tests.server.support.faulty_storage import FaultyStorage, refused
from tests.server.support.harness import Harness, bots, overload_dice, people

PACE = 700
MINUTE = 60_000


class Cheat(AnyBot):
    """Does what is never legal for a seat."""

    def choose(self, view: Any, legal: Legal[Any], rng: Random) -> Any:
        return find("overload").parse("roll 8")


class First(AnyBot):
    def choose(self, view: Any, legal: Legal[Any], rng: Random) -> Any:
        return legal[0]


@pytest.fixture
async def harness(tmp_path: Path) -> AsyncIterator[Harness]:
    file = tmp_path / "tables.db"
    made = Harness(file, pace=PACE, storage=FaultyStorage(file), dice=overload_dice(1, 2, 3))
    yield made
    await made.services.close()


def disk(harness: Harness) -> FaultyStorage:
    assert isinstance(harness.storage, FaultyStorage)
    return harness.storage


async def test_a_start_that_could_not_be_written_down_lets_no_bot_move(harness: Harness) -> None:
    """A match that opens before it is written would let bots move at a table that still gathers."""
    table = await harness.table("overload", [*bots(1), *people("Ann", "Ben")], start=False)
    disk(harness).failures = 1
    with refused("busy"):
        await harness.lobby.start(table.id, table.owner)
    await harness.watch(table, 1)
    await harness.pass_time(10 * PACE)

    assert harness.registry.tables[table.id].match.pending == {}
    assert harness.lines(table) == []


async def test_a_move_of_a_stand_in_that_is_being_written_holds_though_its_person_comes_back(harness: Harness) -> None:
    """`stop_thinking` cancels the task in the middle of `append`: on the disk, not in memory, nobody moves again."""
    table, _ = await waiting(harness)
    disk(harness).slow()
    moving = asyncio.create_task(harness.pass_time(10_000 + PACE))
    await disk(harness).until_written()
    await harness.watch(table, 0)
    disk(harness).prompt.set()
    await moving
    stored = await harness.storage.load(table.id)

    assert stored is not None
    assert harness.revision(table) == len(stored.journal)


async def test_a_bot_stands_in_again_when_whoever_waited_was_gone_for_a_moment(harness: Harness) -> None:
    """The finished thought stays in `thoughts`, so that nobody thinks again, and the game stands still."""
    table = await harness.friends("overload", ["Ann", "Ben", "Cleo"], stand_in=30)
    await go_away(harness, table, 0, 1, 2)
    await harness.pass_time(500)
    await harness.subscriptions.update_message(table.id, table.keys[Seat(1)], None)
    await harness.pass_time(30_500)
    await harness.watch(table, 1)
    await harness.pass_time(MINUTE)

    assert len(harness.lines(table)) == 2


async def test_a_bot_that_does_what_is_illegal_does_not_stop_the_game(
    harness: Harness, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The refusal ends its task in silence: nothing is logged, and it is never asked again."""
    monkeypatch.setitem(ANY_GAME, "cheat", Cheat)
    table = await harness.table("overload", [ChairPlan(sitter="bot", level="cheat"), *people("Ann", "Ben")])
    await harness.pass_time(MINUTE)

    assert [*harness.registry.tables[table.id].match.pending] == [1]


async def test_whoever_takes_a_seat_that_was_left_is_not_stood_in_for_at_once(harness: Harness) -> None:
    """Sitting down is no sign of life: the last one of the new key is when the table was fetched."""
    harness.bot_pool.hold()
    table, ben = await waiting(harness)
    await harness.pass_time(MINUTE)
    await harness.lobby.leave(table.id, table.keys[Seat(0)])
    await harness.lobby.sit(table.id, 0, "Dora", None, None)

    assert ben.table["chairs"][0]["name"] == "Dora"
    assert ben.table["chairs"][0]["present"]
    assert not ben.table["chairs"][0]["stand_in"]


async def test_the_end_of_a_presence_by_request_is_told(harness: Harness) -> None:
    """No alarm is set for it: screens show somebody as present who has been gone for hours."""
    table = await harness.friends("overload", ["Ann", "Ben", "Cleo"], stand_in=None)
    ann = await harness.watch(table, 0)
    await harness.subscriptions.update_message(table.id, table.keys[Seat(1)], None)
    await harness.pass_time(60 * MINUTE)

    assert not ann.table["chairs"][1]["present"]


async def test_nobody_is_stood_in_for_who_sits_at_a_screen_that_is_open(harness: Harness) -> None:
    """People at one screen have one socket: the one who thinks is there as much as the one whose key it shows."""
    table = await harness.table("overload", people("Ann", "Ben", "Cleo"), stand_in=10)
    ben = await harness.watch(table, 1)
    await harness.pass_time(MINUTE)

    assert not ben.table["chairs"][0]["stand_in"]
    assert harness.lines(table) == []


async def test_a_rematch_whose_table_was_removed_can_be_asked_for_again(harness: Harness) -> None:
    """A table that gathers is kept for a day, the finished one for a month: it points to nothing from then on."""
    table = await harness.friends("overload", ["Ann", "Ben", "Cleo"])
    await harness.lobby.end(table.id, table.owner)
    gone = await harness.lobby.rematch(table.id, table.owner)
    await harness.storage.delete([gone])
    following = await harness.lobby.rematch(table.id, table.owner)

    assert await harness.storage.load(following) is not None


async def test_a_server_stops_though_a_skip_cannot_be_written_down(tmp_path: Path) -> None:
    """`insist` after `let_go` is no thought, so `close` waits for it for as long as the disk fails."""
    file = tmp_path / "full.db"
    harness = Harness(file, storage=FaultyStorage(file))
    await harness.friends("overload", ["Ann", "Ben", "Cleo"], clock=TurnClock(bank=5, at_zero="skip"))
    disk(harness).failures = 1000
    await harness.pass_time(5000)
    closing = asyncio.create_task(harness.services.close())
    done, _ = await asyncio.wait([closing], timeout=10)
    for errand in [*harness.services.tasks.tasks]:
        errand.cancel()
    await closing

    assert done == {closing}


async def test_a_stand_in_does_not_answer_before_it_had_the_seat(
    harness: Harness, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It may claim a reaction time from when its person was still away, and beats those who really answered."""
    monkeypatch.setitem(ANY_GAME, "first", First)
    monkeypatch.setattr(bot_moves, "STAND_IN_LEVEL", "first")
    harness.use_dice(SeededChance())
    table = await harness.friends("wuerfelblitz", ["Ann", "Ben"], stand_in=10, seconds=30)
    await go_away(harness, table, 0)
    await harness.watch(table, 1)
    await harness.pass_time(10_000 + PACE)
    answer = harness.lines(table)[2].split()

    assert answer[-1] == "silent" or int(answer[-1]) >= 10_000


def test_a_bot_has_another_name_than_people_whatever_their_case() -> None:
    chairs, _ = seating.make_chairs(find("overload"), [ChairPlan(sitter="me", name="BASILE"), ChairPlan(sitter="bot")])

    assert len({chair.name.casefold() for chair in chairs}) == 2


@pytest.mark.parametrize("name", ["\u200d\u200d", "\u200d \u200d"])
async def test_a_name_of_joiners_alone_cannot_be_seen(harness: Harness, name: str) -> None:
    """`read_name` refuses a single one only."""
    with refused("name"):
        await harness.table("overload", people(name, "Ben", "Cleo"))


async def test_a_free_seat_is_listed_however_many_tables_are_full(harness: Harness) -> None:
    """The storage cuts the list by last use before the lobby puts those with a free seat first."""
    free = await harness.table("overload", [ChairPlan(sitter="friend")] * 3, start=False, public=True)
    harness.clock.time += 1
    for _ in range(LISTED):
        await harness.table("overload", start=False, public=True)
    listed = await harness.lobby.open_tables()

    assert listed[0].id == free.id
