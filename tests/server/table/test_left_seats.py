"""Whoever leaves during the game: a bot moves until somebody takes the seat."""

from __future__ import annotations

from tablee.core.registry import find
from tablee.core.values import Seat
from tablee.server.service.lobby import NewTable
from tests.server.support.faulty_storage import refused
from tests.server.support.harness import Harness


async def left(harness: Harness) -> NewTable:
    """Ann, who is on turn, has left, and the bot has not made up its mind."""
    harness.bot_pool.hold()
    table = await harness.friends("overload", ["Ann", "Ben", "Cleo"])
    await harness.lobby.leave(table.id, table.keys[Seat(0)])
    await harness.settle()
    return table


async def release(harness: Harness) -> None:
    harness.bot_pool.released.set()
    await harness.settle()


async def test_a_bot_plays_at_once_also_when_nobody_waits(harness: Harness) -> None:
    table = await left(harness)
    await release(harness)
    ben = await harness.watch(table, 1, since=0)

    assert [(step["seat"], step["by"]) for step in ben.steps()] == [(0, "bot"), (None, "chance")]
    assert ben.update["on_turn"] == [1]


async def test_the_bot_is_asked_with_the_level_of_stand_ins_and_sees_only_its_seat(harness: Harness) -> None:
    table = await left(harness)
    (shown,) = harness.bot_pool.shown

    assert shown == ("medium", find("overload").view(harness.state(table), Seat(0)))


async def test_the_key_of_whoever_left_is_void(harness: Harness) -> None:
    table = await left(harness)
    with refused("not-seated"):
        await harness.do(table, 0, "load 1")

    assert harness.lines(table) == []


async def test_another_person_takes_the_seat_while_the_bot_thinks(harness: Harness) -> None:
    table = await left(harness)
    dora = await harness.lobby.sit(table.id, None, "Dora", None, None)
    table.keys[dora.seat] = dora.key
    screen = await harness.watch(table, dora.seat)
    await release(harness)
    await harness.do(table, 0, "load 7")

    assert dora.seat == 0
    assert screen.table["chairs"][0]["name"] == "Dora"
    assert harness.lines(table)[0] == "load 7"


async def test_whoever_left_may_take_a_free_seat_again(harness: Harness) -> None:
    table = await left(harness)
    again = await harness.lobby.sit(table.id, None, "Ann", table.keys[Seat(0)], None)
    await release(harness)
    await harness.do(table, 0, "load 2")

    assert again == (Seat(0), table.keys[Seat(0)])
    assert harness.lines(table)[0] == "load 2"


async def test_nobody_else_loses_the_seat(harness: Harness) -> None:
    table = await left(harness)

    with refused("seat-taken"):
        await harness.lobby.sit(table.id, 1, "Dora", None, None)


async def test_a_seat_that_was_left_is_still_left_after_a_restart(harness: Harness) -> None:
    table = await left(harness)
    await harness.restart()
    ben = await harness.watch(table, 1)
    await harness.settle()

    assert ben.table["chairs"][0]["sitter"] == "nobody"
    assert [step["by"] for step in ben.steps()] == ["bot", "chance"]


async def test_whoever_left_sees_what_spectators_see(harness: Harness) -> None:
    table = await harness.friends("dog", ["Ann", "Ben"])
    ann = await harness.watch(table, 0)
    harness.bot_pool.hold()
    await harness.lobby.leave(table.id, table.keys[Seat(0)])
    await harness.do(table, 1, (await harness.watch(table, 1)).update["legal"][0])

    assert ann.table["you"] is None
    assert ann.table["watching"] == 1
    assert ann.update["you"] is None
    assert ann.update["view"]["hand"] == []
