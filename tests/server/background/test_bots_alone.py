"""Where no person sits, bots play for those who watch, and pause when all have left."""

from __future__ import annotations

import pytest

from tablee.server.service.lobby import NewTable
from tablee.server.table.retention import IDLE_AFTER
from tablee.server.table.setup import TurnClock
from tests.server.support.harness import Harness, bots, people

PACE = 700
HALF_A_MINUTE = 30_000
HOUR = 60 * 60 * 1000


@pytest.fixture
def harness(harness: Harness) -> Harness:
    """Bots take their time, so that games are still going on when somebody leaves."""
    harness.services.bot_moves.pace = PACE
    return harness


async def moves(harness: Harness, table: NewTable, ms: int = 10 * PACE) -> int:
    """How many more there are after a while."""
    before = harness.revision(table)
    await harness.pass_time(ms)
    return harness.revision(table) - before


async def test_they_play_while_somebody_watches_and_pause_when_all_have_left(harness: Harness) -> None:
    table = await harness.table("dog", bots(4))
    first, second = await harness.watch(table), await harness.watch(table)
    watched = await moves(harness, table, HOUR // 60)
    harness.leave(table, first)
    by_one = await moves(harness, table)
    harness.leave(table, second)
    unwatched = await moves(harness, table, HOUR)
    await harness.watch(table)

    assert watched >= HOUR // 60 // PACE
    assert by_one > 0
    assert unwatched == 0
    assert await moves(harness, table) > 0


async def test_nobody_thinks_where_nobody_watches(harness: Harness) -> None:
    harness.bot_pool.hold()
    table = await harness.table("dog", bots(4))
    watching = await harness.watch(table)
    thinking = harness.bot_pool.holding
    harness.leave(table, watching)
    await harness.settle()

    assert (thinking, harness.bot_pool.holding) == (4, 0)
    assert harness.services.bot_moves.thinking == {}


@pytest.mark.parametrize("what", ["table", "update"])
async def test_a_request_is_watching_for_half_a_minute(harness: Harness, what: str) -> None:
    table = await harness.table("dog", bots(4))
    await harness.pass_time(HOUR)
    before = await moves(harness, table)
    if what == "table":
        await harness.subscriptions.table_message(table.id, None)
    else:
        await harness.subscriptions.update_message(table.id, None, None)
    asked = await moves(harness, table, HALF_A_MINUTE)

    assert before == 0
    assert asked >= HALF_A_MINUTE // PACE - 1
    assert await moves(harness, table) <= 1


async def test_they_begin_for_whoever_starts_them_without_a_socket(harness: Harness) -> None:
    table = await harness.table("dog", bots(4), start=False)
    await harness.pass_time(HOUR)
    await harness.lobby.start(table.id, table.owner)

    assert await moves(harness, table) > 0


async def test_after_a_restart_they_wait_for_somebody(harness: Harness) -> None:
    table = await harness.table("overload", bots(3))
    await harness.restart()
    await harness.services.recovery.adopt_orphans()
    alone = await moves(harness, table)
    await harness.watch(table)

    assert alone == 0
    assert await moves(harness, table) > 0


async def test_where_a_person_plays_they_come_to_its_turn_whoever_is_there(harness: Harness) -> None:
    table = await harness.table("overload", [*bots(2), *people("Ann")])
    await harness.pass_time(10 * PACE)

    assert [*harness.registry.tables[table.id].match.pending] == [2]


async def test_when_the_last_person_has_given_up_its_seat_they_go_on_for_who_watches(harness: Harness) -> None:
    table = await harness.table("overload", people("Ann", "Ben", "Cleo"))
    ann = await harness.watch(table, 0)
    for seat in [*table.keys]:
        await harness.lobby.leave(table.id, table.keys[seat])
    watched = await moves(harness, table)
    harness.leave(table, ann)

    assert watched > 0
    assert await moves(harness, table) == 0


async def test_a_pause_costs_no_time(harness: Harness) -> None:
    table = await harness.table("overload", bots(3), clock=TurnClock(bank=60))
    harness.leave(table, await harness.watch(table))
    await harness.pass_time(HOUR // 4)
    await harness.watch(table)
    await harness.pass_time(10 * PACE)

    assert min(harness.registry.tables[table.id].match.banks) > 50_000


async def test_a_round_in_real_time_is_played_to_its_end(harness: Harness) -> None:
    harness.in_real_time = True
    table = await harness.table("wuerfelblitz", bots(3), seconds=10)
    watching = await harness.watch(table)
    while not harness.registry.tables[table.id].match.pending:
        await harness.pass_time(100)
    harness.leave(table, watching)
    await harness.pass_time(HALF_A_MINUTE)
    ended = harness.lines(table)

    assert len([line for line in ended if "says" in line or "silent" in line]) == 3
    assert await moves(harness, table, HOUR // 4) == 0
    await harness.subscriptions.table_message(table.id, None)
    assert await moves(harness, table, HALF_A_MINUTE) > 0


async def test_a_table_where_they_pause_leaves_the_memory_though_it_has_a_clock(harness: Harness) -> None:
    table = await harness.table("overload", bots(3), clock=TurnClock(bank=60))
    harness.leave(table, await harness.watch(table))
    await harness.pass_time(IDLE_AFTER)
    await harness.services.cleanup.evict_idle()

    assert table.id not in harness.registry.tables
