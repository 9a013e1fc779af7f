"""The turn clock: a bank for all decisions of a seat, shown by the server."""

from __future__ import annotations

from tests.server.support.clocks import MINUTE, SECOND, decisions, give, left, timed, timed_exchange
from tests.server.support.harness import Harness


async def test_time_runs_only_for_who_is_on_turn(harness: Harness) -> None:
    table = await timed(harness)
    await harness.pass_time(10 * SECOND)
    running = await left(harness, table)
    await harness.do(table, 0, "load 0")
    await harness.pass_time(5 * SECOND)

    assert running == [50_000, 60_000, 60_000]
    assert await left(harness, table) == [50_000, 55_000, 60_000]


async def test_what_is_left_is_told_with_every_move(harness: Harness) -> None:
    table = await timed(harness)
    cleo = await harness.watch(table, 2)
    await harness.pass_time(10 * SECOND)
    await harness.do(table, 0, "load 0")

    assert cleo.table["clock"] == {"bank": 60, "increment": 0, "at_zero": "bot"}
    left = [50_000, 60_000, 60_000]
    assert cleo.update["clock"] == {
        "now": harness.clock.now(),
        "left": left,
        "deadline": None,
        "reveal": None,
        "next_round": None,
    }


async def test_a_decision_earns_the_increment(harness: Harness) -> None:
    table = await timed(harness, increment=7)
    await harness.pass_time(10 * SECOND)
    await harness.do(table, 0, "load 0")
    await harness.pass_time(1 * SECOND)
    await harness.do(table, 1, "load 0")

    assert await left(harness, table) == [57_000, 66_000, 60_000]


async def test_time_does_not_run_before_the_game(harness: Harness) -> None:
    table = await timed(harness, start=False)
    await harness.pass_time(10 * MINUTE)
    await harness.lobby.start(table.id, table.owner)

    assert await left(harness, table) == [60_000, 60_000, 60_000]


async def test_without_a_clock_nobody_is_hurried(harness: Harness) -> None:
    table = await harness.friends("overload", ["Ann", "Ben", "Cleo"])
    ann = await harness.watch(table, 0)
    await harness.pass_time(1000 * MINUTE)

    assert ann.table["clock"] is None
    assert ann.update["clock"]["left"] is None
    assert decisions(harness, table) == []


async def test_those_who_decide_at_the_same_time_pay_each_for_their_own(harness: Harness) -> None:
    table = await timed_exchange(harness, increment=2)
    for seat in (2, 0, 3):
        await harness.pass_time(10 * SECOND)
        await give(harness, table, seat)
    await harness.pass_time(1 * SECOND)

    assert await left(harness, table) == [42_000, 29_000, 52_000, 32_000]


async def test_a_restart_keeps_the_banks_and_costs_nobody_time(harness: Harness) -> None:
    table = await timed(harness)
    await harness.pass_time(10 * SECOND)
    await harness.do(table, 0, "load 0")
    await harness.pass_time(20 * SECOND)
    await harness.restart()
    harness.clock.time += 100 * MINUTE
    back = await left(harness, table)
    await harness.pass_time(5 * SECOND)
    await harness.do(table, 1, "load 0")

    assert back == [50_000, 60_000, 60_000]
    assert await left(harness, table) == [50_000, 55_000, 60_000]
