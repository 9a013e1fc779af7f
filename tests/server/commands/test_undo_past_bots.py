"""Who plays against bots takes back what they did as well."""

from __future__ import annotations

from tablee.core.values import Seat
from tests.server.support.harness import House, bots, people
from tests.server.support.playing import course_of


async def test_one_goes_back_past_what_bots_and_chance_did(house: House) -> None:
    table = await house.table("overload", [*people("Ann"), *bots(2)])
    start = house.state(table)
    await house.do(table, 0, "load 3")
    by = [entry.by for entry in course_of(house, table).moves]

    await house.undo(table, 0)

    assert by[:4] == ["person", "chance", "bot", "chance"]
    assert house.lines(table) == []
    assert house.state(table) == start


async def test_bots_decide_anew_after_taking_back(house: House) -> None:
    table = await house.table("overload", [*people("Ann"), *bots(2)])
    await house.do(table, 0, "load 3")
    await house.undo(table, 0)

    await house.do(table, 0, "load 2")

    assert house.lines(table)[0] == "load 2"
    assert [*course_of(house, table).pending] == [0]


async def test_a_bot_that_thinks_about_what_is_taken_back_is_not_heard(house: House) -> None:
    table = await house.table("overload", [*people("Ann"), *bots(2)])
    house.bot_pool.hold()
    await house.do(table, 0, "load 3")
    thinking = house.bot_pool.holding
    await house.undo(table, 0)
    await house.settle()
    stopped = house.bot_pool.holding

    house.bot_pool.released.set()
    await house.settle()

    assert (thinking, stopped) == (1, 0)
    assert house.lines(table) == []
    assert [*course_of(house, table).pending] == [0]


async def test_a_bot_that_has_decided_what_is_taken_back_is_not_heard(house: House) -> None:
    table = await house.table("overload", [*people("Ann"), *bots(2)])
    house.bot_pool.hold()
    await house.do(table, 0, "load 3")
    course = course_of(house, table)
    decision = course.pending[Seat(1)]
    await house.undo(table, 0)
    await house.do(table, 0, "load 3")

    await house.handler.play_for(table.id, Seat(1), decision, course.game.parse("load 8"), "bot")

    assert house.lines(table)[0] == "load 3"
    assert len(house.lines(table)) == 2
