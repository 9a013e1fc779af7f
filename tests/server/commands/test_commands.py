"""Commands of people: each is carried out once, however often it is sent."""

from __future__ import annotations

import asyncio

from tablee.core.errors import GameError
from tablee.server.common.errors import error_code
from tests.server.support.harness import Harness, people
from tests.server.support.playing import agrees, everything, key_of, refusal, send, stage_of

THREE = ["Ann", "Ben", "Cleo"]


async def test_a_move_is_answered_with_the_revision_that_it_made(harness: Harness) -> None:
    table = await harness.friends("overload", THREE)

    first = await harness.do(table, 0, "load 3")
    second = await harness.do(table, 1, "load 3")

    assert (first, second) == (1, 3)
    assert harness.revision(table) == 4


async def test_the_same_command_again_gets_the_same_answer_and_changes_nothing(harness: Harness) -> None:
    table = await harness.friends("overload", THREE)
    answer = await send(harness, table, 0, "load 3", "mine", 0)
    await harness.do(table, 1, "load 2")
    before = await everything(harness, table)
    screen = await harness.watch(table, 1)

    again = await send(harness, table, 0, "load 3", "mine", 0)

    assert again == answer == 1
    assert await everything(harness, table) == before
    assert len(screen.of_kind("update")) == 1


async def test_the_same_command_after_a_restart_gets_the_same_answer(harness: Harness) -> None:
    table = await harness.friends("overload", THREE)
    answer = await send(harness, table, 0, "load 3", "mine", 0)
    await harness.do(table, 1, "load 2")
    await harness.restart()

    again = await send(harness, table, 0, "load 3", "mine", 0)

    assert again == answer
    assert len(harness.lines(table)) == 4


async def test_the_same_command_is_known_whatever_else_it_says_the_second_time(harness: Harness) -> None:
    table = await harness.friends("overload", THREE)
    await send(harness, table, 0, "load 3", "mine", 0)

    assert await send(harness, table, 0, "nonsense", "mine", 99) == 1


async def test_the_same_id_from_two_seats_are_two_commands(harness: Harness) -> None:
    table = await harness.friends("overload", THREE)

    first = await send(harness, table, 0, "load 3", "c", 0)
    second = await send(harness, table, 1, "load 3", "c", 2)

    assert (first, second) == (1, 3)
    assert [line for line in harness.lines(table) if line.startswith("load")] == ["load 3", "load 3"]


async def test_a_refused_command_can_be_sent_again_with_the_same_id(harness: Harness) -> None:
    table = await harness.friends("overload", THREE)
    await refusal(send(harness, table, 0, "load 9", "mine", 0))

    assert await send(harness, table, 0, "load 3", "mine", 0) == 1


async def test_the_last_move_again_after_the_end_gets_its_answer(harness: Harness) -> None:
    table = await harness.friends("wuerfelblitz", ["Ann"], stand_in=None)
    for number in range(20):
        answer = await send(harness, table, 0, "", f"round {number}", harness.revision(table))
    ended = stage_of(harness, table)
    await harness.restart()

    assert ended == "over"
    assert await send(harness, table, 0, "", "round 19", 0) == answer
    assert (await refusal(send(harness, table, 0, "", "round 20", harness.revision(table))))["error"] == "over"


async def test_of_commands_at_the_same_time_exactly_one_wins(harness: Harness) -> None:
    table = await harness.friends("overload", THREE)
    key = key_of(table, 0)
    moves = [harness.send_move(table.id, key, 0, f"load {discs}", f"c{discs}") for discs in range(9)]

    answers = await asyncio.gather(*moves, return_exceptions=True)
    await harness.settle()

    refused = [error_code(answer) for answer in answers if isinstance(answer, GameError)]
    assert [answer for answer in answers if isinstance(answer, int)] == [1]
    assert refused == ["stale"] * 8
    assert len(harness.lines(table)) == 2
    assert await agrees(harness, table)


async def test_one_command_sent_many_times_at_once_is_carried_out_once(harness: Harness) -> None:
    table = await harness.friends("overload", THREE)
    screen = await harness.watch(table, 1)
    key = key_of(table, 0)

    answers = await asyncio.gather(*[harness.send_move(table.id, key, 0, "load 3", "mine") for _ in range(20)])

    assert answers == [1] * 20
    assert harness.revision(table) == 2
    assert [step["revision"] for step in screen.steps()] == [1, 2]


async def test_tables_do_not_wait_for_each_other(harness: Harness) -> None:
    tables = [await harness.table("overload", people("Ann", "Ben", "Cleo")) for _ in range(5)]

    answers = await asyncio.gather(
        *[
            harness.send_move(table.id, key_of(table, 0), 0, f"load {number}", "c")
            for number, table in enumerate(tables)
        ]
    )

    assert answers == [1] * 5
    assert [harness.lines(table)[0] for table in tables] == [f"load {number}" for number in range(5)]


async def test_a_command_after_a_restart_is_judged_where_the_game_stood(harness: Harness) -> None:
    table = await harness.friends("overload", THREE)
    await harness.do(table, 0, "load 3")
    await harness.restart()

    answer = await send(harness, table, 1, "load 2", "c", 2)

    assert answer == 3
    assert (await refusal(send(harness, table, 1, "load 2", "d", 2)))["error"] == "stale"
