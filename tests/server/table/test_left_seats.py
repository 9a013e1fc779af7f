"""Whoever leaves during the game: a bot moves until somebody takes the seat."""

from __future__ import annotations

from tablee.core.registry import find
from tablee.core.values import Seat
from tablee.server.service.lobby import NewTable
from tests.server.support.faulty_storage import refused
from tests.server.support.harness import House


async def left(house: House) -> NewTable:
    """Ann, who is on turn, has left, and the bot has not made up its mind."""
    house.bot_pool.hold()
    table = await house.friends("overload", ["Ann", "Ben", "Cleo"])
    await house.lobby.leave(table.id, table.keys[Seat(0)])
    await house.settle()
    return table


async def release(house: House) -> None:
    house.bot_pool.released.set()
    await house.settle()


async def test_a_bot_plays_at_once_also_when_nobody_waits(house: House) -> None:
    table = await left(house)
    await release(house)
    ben = await house.watch(table, 1, since=0)

    assert [(step["seat"], step["by"]) for step in ben.steps()] == [(0, "bot"), (None, "chance")]
    assert ben.update["on_turn"] == [1]


async def test_the_bot_is_asked_with_the_level_of_stand_ins_and_sees_only_its_seat(house: House) -> None:
    table = await left(house)
    (shown,) = house.bot_pool.shown

    assert shown == ("medium", find("overload").view(house.state(table), Seat(0)))


async def test_the_key_of_whoever_left_is_void(house: House) -> None:
    table = await left(house)
    with refused("not-seated"):
        await house.do(table, 0, "load 1")

    assert house.lines(table) == []


async def test_another_person_takes_the_seat_while_the_bot_thinks(house: House) -> None:
    table = await left(house)
    dora = await house.lobby.sit(table.id, None, "Dora", None, None)
    table.keys[dora.seat] = dora.key
    screen = await house.watch(table, dora.seat)
    await release(house)
    await house.do(table, 0, "load 7")

    assert dora.seat == 0
    assert screen.table["chairs"][0]["name"] == "Dora"
    assert house.lines(table)[0] == "load 7"


async def test_whoever_left_may_take_a_free_seat_again(house: House) -> None:
    table = await left(house)
    again = await house.lobby.sit(table.id, None, "Ann", table.keys[Seat(0)], None)
    await release(house)
    await house.do(table, 0, "load 2")

    assert again == (Seat(0), table.keys[Seat(0)])
    assert house.lines(table)[0] == "load 2"


async def test_nobody_else_loses_the_seat(house: House) -> None:
    table = await left(house)

    with refused("seat-taken"):
        await house.lobby.sit(table.id, 1, "Dora", None, None)


async def test_a_seat_that_was_left_is_still_left_after_a_restart(house: House) -> None:
    table = await left(house)
    await house.restart()
    ben = await house.watch(table, 1)
    await house.settle()

    assert ben.table["chairs"][0]["sitter"] == "nobody"
    assert [step["by"] for step in ben.steps()] == ["bot", "chance"]


async def test_whoever_left_sees_what_spectators_see(house: House) -> None:
    table = await house.friends("dog", ["Ann", "Ben"])
    ann = await house.watch(table, 0)
    house.bot_pool.hold()
    await house.lobby.leave(table.id, table.keys[Seat(0)])
    await house.do(table, 1, (await house.watch(table, 1)).update["legal"][0])

    assert ann.table["you"] is None
    assert ann.table["watching"] == 1
    assert ann.update["you"] is None
    assert ann.update["view"]["hand"] == []
