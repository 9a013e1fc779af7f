"""Whoever comes back has the seat at once."""

from __future__ import annotations

from tests.server.support.away import PACE, TEN_SECONDS, is_stood_in_for, movers, waiting
from tests.server.support.harness import House


async def test_whoever_comes_back_has_the_seat_at_once_while_the_bot_thinks(house: House) -> None:
    table, ben = await waiting(house)
    house.bot_pool.hold()
    await house.pass_time(TEN_SECONDS + PACE)
    thinking = house.bot_pool.holding
    await house.watch(table, 0)
    house.bot_pool.released.set()
    await house.pass_time(PACE)
    await house.do(table, 0, "load 4")

    assert thinking == 1
    assert is_stood_in_for(ben) == [False, False, False]
    assert house.lines(table)[0] == "load 4"
    assert movers(ben) == [(0, "person")]


async def test_whoever_comes_back_has_the_seat_at_once_while_the_bot_takes_its_pace(house: House) -> None:
    table, ben = await waiting(house)
    await house.pass_time(TEN_SECONDS + PACE - 1)
    await house.watch(table, 0)
    await house.pass_time(PACE)

    assert house.lines(table) == []
    assert is_stood_in_for(ben) == [False, False, False]


async def test_a_request_brings_somebody_back_as_well(house: House) -> None:
    table, ben = await waiting(house)
    await house.pass_time(TEN_SECONDS)
    await house.do(table, 0, "load 4")
    await house.pass_time(PACE)

    assert movers(ben) == [(0, "person")]


async def test_the_bot_plays_every_turn_until_its_person_is_back(house: House) -> None:
    table, ben = await waiting(house)
    cleo = await house.watch(table, 2)
    await house.pass_time(TEN_SECONDS + PACE)
    await house.do(table, 1, "load 1")
    await house.do(table, 2, "load 1")
    await house.pass_time(PACE)

    assert [who for who, _ in movers(ben)] == [0, 1, 2, 0]
    assert movers(cleo)[-1] == (0, "stand-in")


async def test_after_a_restart_everybody_has_the_time_to_come_back(house: House) -> None:
    table, _ = await waiting(house)
    await house.pass_time(TEN_SECONDS)
    await house.restart()
    await house.watch(table, 1)
    await house.pass_time(TEN_SECONDS + PACE - 1)
    kept = house.lines(table)
    await house.pass_time(1)

    assert kept == []
    assert len(house.lines(table)) == 2


async def test_whoever_goes_again_is_stood_in_for_again(house: House) -> None:
    table, ben = await waiting(house)
    await house.pass_time(TEN_SECONDS)
    ann = await house.watch(table, 0)
    await house.pass_time(PACE)
    house.leave(table, ann)
    await house.pass_time(TEN_SECONDS + PACE)

    assert movers(ben) == [(0, "stand-in")]
