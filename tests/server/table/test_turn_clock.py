"""The turn clock: a bank for all decisions of a seat, shown by the server."""

from __future__ import annotations

from tests.server.support.clocks import MINUTE, SECOND, decisions, give, left, timed, timed_exchange
from tests.server.support.harness import House


async def test_time_runs_only_for_who_is_on_turn(house: House) -> None:
    table = await timed(house)
    await house.pass_time(10 * SECOND)
    running = await left(house, table)
    await house.do(table, 0, "load 0")
    await house.pass_time(5 * SECOND)

    assert running == [50_000, 60_000, 60_000]
    assert await left(house, table) == [50_000, 55_000, 60_000]


async def test_what_is_left_is_told_with_every_move(house: House) -> None:
    table = await timed(house)
    cleo = await house.watch(table, 2)
    await house.pass_time(10 * SECOND)
    await house.do(table, 0, "load 0")

    assert cleo.table["clock"] == {"bank": 60, "increment": 0, "at_zero": "bot"}
    left = [50_000, 60_000, 60_000]
    assert cleo.update["clock"] == {"now": house.clock.now(), "left": left, "deadline": None, "reveal": None}


async def test_a_decision_earns_the_increment(house: House) -> None:
    table = await timed(house, increment=7)
    await house.pass_time(10 * SECOND)
    await house.do(table, 0, "load 0")
    await house.pass_time(1 * SECOND)
    await house.do(table, 1, "load 0")

    assert await left(house, table) == [57_000, 66_000, 60_000]


async def test_time_does_not_run_before_the_game(house: House) -> None:
    table = await timed(house, start=False)
    await house.pass_time(10 * MINUTE)
    await house.lobby.start(table.id, table.owner)

    assert await left(house, table) == [60_000, 60_000, 60_000]


async def test_without_a_clock_nobody_is_hurried(house: House) -> None:
    table = await house.friends("overload", ["Ann", "Ben", "Cleo"])
    ann = await house.watch(table, 0)
    await house.pass_time(1000 * MINUTE)

    assert ann.table["clock"] is None
    assert ann.update["clock"]["left"] is None
    assert decisions(house, table) == []


async def test_those_who_decide_at_the_same_time_pay_each_for_their_own(house: House) -> None:
    table = await timed_exchange(house, increment=2)
    for seat in (2, 0, 3):
        await house.pass_time(10 * SECOND)
        await give(house, table, seat)
    await house.pass_time(1 * SECOND)

    assert await left(house, table) == [42_000, 29_000, 52_000, 32_000]


async def test_a_restart_keeps_the_banks_and_costs_nobody_time(house: House) -> None:
    table = await timed(house)
    await house.pass_time(10 * SECOND)
    await house.do(table, 0, "load 0")
    await house.pass_time(20 * SECOND)
    await house.restart()
    house.clock.time += 100 * MINUTE
    back = await left(house, table)
    await house.pass_time(5 * SECOND)
    await house.do(table, 1, "load 0")

    assert back == [50_000, 60_000, 60_000]
    assert await left(house, table) == [50_000, 55_000, 60_000]
