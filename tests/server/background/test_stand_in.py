"""A bot stands in for somebody who is away while another person waits."""

from __future__ import annotations

from tablee.core.registry import find
from tablee.core.values import Seat
from tablee.server.table.setup import TurnClock
from tests.server.support.away import PACE, TEN_SECONDS, deserted, go_away, is_stood_in_for, movers, slow_bots, waiting
from tests.server.support.harness import House


async def test_a_bot_stands_in_after_the_time_agreed(house: House) -> None:
    table, ben = await waiting(house)
    await house.pass_time(TEN_SECONDS - 1)
    before = is_stood_in_for(ben)
    await house.pass_time(1)
    shown = is_stood_in_for(ben)
    await house.pass_time(PACE)

    assert before == [False, False, False]
    assert shown == [True, False, False]
    assert movers(ben) == [(0, "stand-in")]
    assert house.revision(table) == 2


async def test_a_bot_takes_its_pace(house: House) -> None:
    table, _ = await waiting(house)
    await house.pass_time(TEN_SECONDS + PACE - 1)

    assert house.lines(table) == []


async def test_the_time_runs_from_when_somebody_was_last_there(house: House) -> None:
    table, _ = await waiting(house)
    await house.pass_time(TEN_SECONDS - 1)
    house.leave(table, await house.watch(table, 0))
    await house.pass_time(TEN_SECONDS - 1)
    kept = house.lines(table)
    await house.pass_time(1 + PACE)

    assert kept == []
    assert len(house.lines(table)) == 2


async def test_somebody_who_moves_by_requests_is_not_away_for_half_a_minute(house: House) -> None:
    table, _ = await waiting(house)
    await house.subscriptions.update_message(table.id, table.keys[Seat(0)], None)
    await house.pass_time(30_000)
    kept = house.lines(table)
    await house.pass_time(PACE)

    assert kept == []
    assert len(house.lines(table)) == 2


async def test_no_bot_stands_in_while_nobody_waits(house: House) -> None:
    table = await deserted(house)
    await house.watch(table)
    await house.pass_time(100 * TEN_SECONDS)

    assert house.lines(table) == []


async def test_a_bot_stands_in_at_once_when_somebody_comes_to_wait(house: House) -> None:
    table = await deserted(house)
    await house.pass_time(TEN_SECONDS)
    await house.watch(table, 1)
    await house.pass_time(PACE)

    assert len(house.lines(table)) == 2


async def test_the_bot_stops_when_nobody_waits_any_more(house: House) -> None:
    table, ben = await waiting(house)
    await house.pass_time(TEN_SECONDS)
    house.leave(table, ben)
    await house.pass_time(100 * PACE)

    assert house.lines(table) == []


async def test_no_bot_stands_in_where_that_is_agreed(house: House) -> None:
    table, ben = await waiting(house, stand_in=None)
    await house.pass_time(1000 * TEN_SECONDS)

    assert house.lines(table) == []
    assert is_stood_in_for(ben) == [False, False, False]


async def test_no_bot_stands_in_for_somebody_who_is_there(house: House) -> None:
    table, ben = await waiting(house)
    await house.watch(table, 0)
    await house.pass_time(1000 * TEN_SECONDS)

    assert house.lines(table) == []
    assert is_stood_in_for(ben) == [False, False, False]


async def test_the_bot_sees_what_its_seat_sees(house: House) -> None:
    slow_bots(house)
    table = await house.friends("dog", ["Ann", "Ben", "Cleo", "Dan"], stand_in=10)
    await go_away(house, table, 0)
    for seat in (1, 2, 3):
        await house.watch(table, seat)
    game, before = find("dog"), house.state(table)
    await house.pass_time(TEN_SECONDS)

    assert house.bot_pool.shown == [("medium", game.view(before, Seat(0)))]
    assert house.bot_pool.shown[0][1].hand == before.hands[0]


async def test_the_bot_does_not_move_when_whoever_waited_by_requests_is_gone_meanwhile(house: House) -> None:
    table = await deserted(house)
    await house.pass_time(TEN_SECONDS)
    house.bot_pool.hold()
    await house.subscriptions.update_message(table.id, table.keys[Seat(1)], None)
    await house.settle()
    thinking = house.bot_pool.holding
    await house.pass_time(3 * TEN_SECONDS)
    house.bot_pool.released.set()
    await house.pass_time(PACE)

    assert thinking == 1
    assert house.lines(table) == []


async def test_a_bot_stands_in_before_the_time_on_the_clock_is_up(house: House) -> None:
    table = await house.friends("overload", ["Ann", "Ben", "Cleo"], stand_in=10, clock=TurnClock(bank=60))
    await go_away(house, table, 0)
    ben = await house.watch(table, 1)
    await house.pass_time(TEN_SECONDS)

    assert movers(ben) == [(0, "stand-in")]
    assert ben.update["clock"]["left"] == [50_000, 60_000, 60_000]


async def test_the_clock_decides_where_its_time_is_up_before_a_bot_would_stand_in(house: House) -> None:
    clock = TurnClock(bank=5, at_zero="skip")
    table = await house.friends("overload", ["Ann", "Ben", "Cleo"], stand_in=10, clock=clock)
    await go_away(house, table, 0)
    ben = await house.watch(table, 1)
    await house.pass_time(TEN_SECONDS // 2)

    assert movers(ben) == [(0, "clock")]
    assert house.lines(table)[0] == "load 0"


async def test_a_bot_stands_in_also_where_others_are_to_decide_at_the_same_time(house: House) -> None:
    house.bot_pool.hold()
    table = await house.friends("wuerfelblitz", ["Ann", "Ben"], stand_in=10, seconds=30)
    await go_away(house, table, 0)
    ben = await house.watch(table, 1)
    await house.pass_time(TEN_SECONDS)

    assert is_stood_in_for(ben) == [True, False]
    assert house.bot_pool.holding == 1
