"""Where no person sits, bots play for those who watch, and pause when all have left."""

from __future__ import annotations

import pytest

from tablee.server.service.lobby import NewTable
from tablee.server.table.retention import IDLE_AFTER
from tablee.server.table.setup import TurnClock
from tests.server.support.harness import House, bots, people

PACE = 700
HALF_A_MINUTE = 30_000
HOUR = 60 * 60 * 1000


@pytest.fixture
def house(house: House) -> House:
    """Bots take their time, so that games are still going on when somebody leaves."""
    house.services.bot_moves.pace = PACE
    return house


async def moves(house: House, table: NewTable, ms: int = 10 * PACE) -> int:
    """How many more there are after a while."""
    before = house.revision(table)
    await house.pass_time(ms)
    return house.revision(table) - before


async def test_they_play_while_somebody_watches_and_pause_when_all_have_left(house: House) -> None:
    table = await house.table("dog", bots(4))
    first, second = await house.watch(table), await house.watch(table)
    watched = await moves(house, table, HOUR // 60)
    house.leave(table, first)
    by_one = await moves(house, table)
    house.leave(table, second)
    unwatched = await moves(house, table, HOUR)
    await house.watch(table)

    assert watched >= HOUR // 60 // PACE
    assert by_one > 0
    assert unwatched == 0
    assert await moves(house, table) > 0


async def test_nobody_thinks_where_nobody_watches(house: House) -> None:
    house.bot_pool.hold()
    table = await house.table("dog", bots(4))
    watching = await house.watch(table)
    thinking = house.bot_pool.holding
    house.leave(table, watching)
    await house.settle()

    assert (thinking, house.bot_pool.holding) == (4, 0)
    assert house.services.bot_moves.thinking == {}


@pytest.mark.parametrize("what", ["table", "update"])
async def test_a_request_is_watching_for_half_a_minute(house: House, what: str) -> None:
    table = await house.table("dog", bots(4))
    await house.pass_time(HOUR)
    before = await moves(house, table)
    if what == "table":
        await house.subscriptions.table_message(table.id, None)
    else:
        await house.subscriptions.update_message(table.id, None, None)
    asked = await moves(house, table, HALF_A_MINUTE)

    assert before == 0
    assert asked >= HALF_A_MINUTE // PACE - 1
    assert await moves(house, table) <= 1


async def test_they_begin_for_whoever_starts_them_without_a_socket(house: House) -> None:
    table = await house.table("dog", bots(4), start=False)
    await house.pass_time(HOUR)
    await house.lobby.start(table.id, table.owner)

    assert await moves(house, table) > 0


async def test_after_a_restart_they_wait_for_somebody(house: House) -> None:
    table = await house.table("overload", bots(3))
    await house.restart()
    await house.services.recovery.adopt_orphans()
    alone = await moves(house, table)
    await house.watch(table)

    assert alone == 0
    assert await moves(house, table) > 0


async def test_where_a_person_plays_they_come_to_its_turn_whoever_is_there(house: House) -> None:
    table = await house.table("overload", [*bots(2), *people("Ann")])
    await house.pass_time(10 * PACE)

    assert [*house.registry.tables[table.id].match.pending] == [2]


async def test_when_the_last_person_has_given_up_its_seat_they_go_on_for_who_watches(house: House) -> None:
    table = await house.table("overload", people("Ann", "Ben", "Cleo"))
    ann = await house.watch(table, 0)
    for seat in [*table.keys]:
        await house.lobby.leave(table.id, table.keys[seat])
    watched = await moves(house, table)
    house.leave(table, ann)

    assert watched > 0
    assert await moves(house, table) == 0


async def test_a_pause_costs_no_time(house: House) -> None:
    table = await house.table("overload", bots(3), clock=TurnClock(bank=60))
    house.leave(table, await house.watch(table))
    await house.pass_time(HOUR // 4)
    await house.watch(table)
    await house.pass_time(10 * PACE)

    assert min(house.registry.tables[table.id].match.banks) > 50_000


async def test_a_round_in_real_time_is_played_to_its_end(house: House) -> None:
    house.in_real_time = True
    table = await house.table("wuerfelblitz", bots(3), seconds=10)
    watching = await house.watch(table)
    while not house.registry.tables[table.id].match.pending:
        await house.pass_time(100)
    house.leave(table, watching)
    await house.pass_time(HALF_A_MINUTE)
    ended = house.lines(table)

    assert len([line for line in ended if "says" in line or "silent" in line]) == 3
    assert await moves(house, table, HOUR // 4) == 0
    await house.subscriptions.table_message(table.id, None)
    assert await moves(house, table, HALF_A_MINUTE) > 0


async def test_a_table_where_they_pause_leaves_the_memory_though_it_has_a_clock(house: House) -> None:
    table = await house.table("overload", bots(3), clock=TurnClock(bank=60))
    house.leave(table, await house.watch(table))
    await house.pass_time(IDLE_AFTER)
    await house.services.cleanup.evict_idle()

    assert table.id not in house.registry.tables
