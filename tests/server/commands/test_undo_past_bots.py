"""Who plays against bots takes back what they did as well."""

from __future__ import annotations

from tablee.core.values import Seat
from tests.server.support.harness import Harness, bots, people
from tests.server.support.playing import course_of


async def test_one_goes_back_past_what_bots_and_chance_did(harness: Harness) -> None:
    table = await harness.table("overload", [*people("Ann"), *bots(2)])
    start = harness.state(table)
    await harness.do(table, 0, "load 3")
    by = [entry.by for entry in course_of(harness, table).moves]

    await harness.undo(table, 0)

    assert by[:4] == ["person", "chance", "bot", "chance"]
    assert harness.lines(table) == []
    assert harness.state(table) == start


async def test_bots_decide_anew_after_taking_back(harness: Harness) -> None:
    table = await harness.table("overload", [*people("Ann"), *bots(2)])
    await harness.do(table, 0, "load 3")
    await harness.undo(table, 0)

    await harness.do(table, 0, "load 2")

    assert harness.lines(table)[0] == "load 2"
    assert [*course_of(harness, table).pending] == [0]


async def test_a_bot_that_thinks_about_what_is_taken_back_is_not_heard(harness: Harness) -> None:
    table = await harness.table("overload", [*people("Ann"), *bots(2)])
    harness.bot_pool.hold()
    await harness.do(table, 0, "load 3")
    thinking = harness.bot_pool.holding
    await harness.undo(table, 0)
    await harness.settle()
    stopped = harness.bot_pool.holding

    harness.bot_pool.released.set()
    await harness.settle()

    assert (thinking, stopped) == (1, 0)
    assert harness.lines(table) == []
    assert [*course_of(harness, table).pending] == [0]


async def test_a_bot_that_has_decided_what_is_taken_back_is_not_heard(harness: Harness) -> None:
    table = await harness.table("overload", [*people("Ann"), *bots(2)])
    harness.bot_pool.hold()
    await harness.do(table, 0, "load 3")
    course = course_of(harness, table)
    decision = course.pending[Seat(1)]
    await harness.undo(table, 0)
    await harness.do(table, 0, "load 3")

    await harness.handler.play_for(table.id, Seat(1), decision, course.game.parse("load 8"), "bot")

    assert harness.lines(table)[0] == "load 3"
    assert len(harness.lines(table)) == 2
