"""Whoever comes back has the seat at once."""

from __future__ import annotations

from tests.server.support.away import PACE, TEN_SECONDS, is_stood_in_for, movers, waiting
from tests.server.support.harness import Harness


async def test_whoever_comes_back_has_the_seat_at_once_while_the_bot_thinks(harness: Harness) -> None:
    table, ben = await waiting(harness)
    harness.bot_pool.hold()
    await harness.pass_time(TEN_SECONDS + PACE)
    thinking = harness.bot_pool.holding
    await harness.watch(table, 0)
    harness.bot_pool.released.set()
    await harness.pass_time(PACE)
    await harness.do(table, 0, "load 4")

    assert thinking == 1
    assert is_stood_in_for(ben) == [False, False, False]
    assert harness.lines(table)[0] == "load 4"
    assert movers(ben) == [(0, "person")]


async def test_whoever_comes_back_has_the_seat_at_once_while_the_bot_takes_its_pace(harness: Harness) -> None:
    table, ben = await waiting(harness)
    await harness.pass_time(TEN_SECONDS + PACE - 1)
    await harness.watch(table, 0)
    await harness.pass_time(PACE)

    assert harness.lines(table) == []
    assert is_stood_in_for(ben) == [False, False, False]


async def test_a_request_brings_somebody_back_as_well(harness: Harness) -> None:
    table, ben = await waiting(harness)
    await harness.pass_time(TEN_SECONDS)
    await harness.do(table, 0, "load 4")
    await harness.pass_time(PACE)

    assert movers(ben) == [(0, "person")]


async def test_the_bot_plays_every_turn_until_its_person_is_back(harness: Harness) -> None:
    table, ben = await waiting(harness)
    cleo = await harness.watch(table, 2)
    await harness.pass_time(TEN_SECONDS + PACE)
    await harness.do(table, 1, "load 1")
    await harness.do(table, 2, "load 1")
    await harness.pass_time(PACE)

    assert [who for who, _ in movers(ben)] == [0, 1, 2, 0]
    assert movers(cleo)[-1] == (0, "stand-in")


async def test_after_a_restart_everybody_has_the_time_to_come_back(harness: Harness) -> None:
    table, _ = await waiting(harness)
    await harness.pass_time(TEN_SECONDS)
    await harness.restart()
    await harness.watch(table, 1)
    await harness.pass_time(TEN_SECONDS + PACE - 1)
    kept = harness.lines(table)
    await harness.pass_time(1)

    assert kept == []
    assert len(harness.lines(table)) == 2


async def test_whoever_goes_again_is_stood_in_for_again(harness: Harness) -> None:
    table, ben = await waiting(harness)
    await harness.pass_time(TEN_SECONDS)
    ann = await harness.watch(table, 0)
    await harness.pass_time(PACE)
    harness.leave(table, ann)
    await harness.pass_time(TEN_SECONDS + PACE)

    assert movers(ben) == [(0, "stand-in")]
