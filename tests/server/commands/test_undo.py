"""Undo where it is fair."""

from __future__ import annotations

import pytest

from tablee.core.registry import find
from tablee.server.common.errors import TableError
from tablee.server.service.lobby import NewTable
from tests.server.support.harness import Harness, ScriptedChance, bots, overload_dice
from tests.server.support.playing import agrees, everything, refusal


async def test_at_one_screen_one_takes_back_even_what_chance_has_answered(harness: Harness) -> None:
    table = await harness.table("overload")
    await harness.do(table, 0, "load 3")
    rolled = harness.lines(table)

    await harness.undo(table, 0)

    assert rolled[0] == "load 3"
    assert harness.lines(table) == []


async def test_among_friends_a_roll_cannot_be_taken_back(harness: Harness) -> None:
    table = await harness.friends("overload", ["Ann", "Ben", "Cleo"])
    await harness.do(table, 0, "load 3")

    with pytest.raises(TableError) as refusal:
        await harness.undo(table, 0)

    assert refusal.value.code == "no-undo"


async def test_bots_play_to_the_end(harness: Harness) -> None:
    table = await harness.table("dog", bots(4))
    await harness.settle()

    assert harness.registry.tables[table.id].setup.stage == "over"


async def meeting(harness: Harness) -> NewTable:
    """Ben's pawn meets Ann's, which is for Ben to decide, after revision 4."""
    harness.use_dice(overload_dice(5, 5, 5, 5))
    table = await harness.friends("overload", ["Ann", "Ben", "Cleo"])
    await harness.do(table, 0, "load 3")
    await harness.do(table, 1, "load 3")
    return table


async def test_a_decision_that_no_chance_followed_can_be_taken_back(harness: Harness) -> None:
    table = await meeting(harness)
    before = harness.state(table)
    await harness.do(table, 1, "take 1a")

    answer = await harness.undo(table, 1)

    assert answer == 6
    assert harness.state(table) == before
    assert harness.lines(table) == ["load 3", "roll 5", "load 3", "roll 5"]
    assert await agrees(harness, table)


async def test_once_taken_back_something_else_can_be_decided(harness: Harness) -> None:
    table = await meeting(harness)
    await harness.do(table, 1, "take 1a")
    await harness.undo(table, 1)

    await harness.do(table, 1, "give 1a")

    assert harness.lines(table)[-1] == "give 1a"


async def test_several_decisions_in_a_row_are_taken_back_one_by_one(harness: Harness) -> None:
    table = await meeting(harness)
    await harness.do(table, 1, "take 1a")
    await harness.do(table, 2, "load 3")
    await harness.do(table, 2, "give 1a")
    await harness.do(table, 2, "give 2a")

    await harness.undo(table, 2)
    await harness.undo(table, 2)
    said = await refusal(harness.undo(table, 2))

    assert harness.lines(table)[-2:] == ["load 3", "roll 5"]
    assert said["error"] == "no-undo"


async def test_once_somebody_else_has_acted_nothing_can_be_taken_back(harness: Harness) -> None:
    table = await meeting(harness)
    await harness.do(table, 1, "take 1a")
    await harness.do(table, 2, "load 3")
    before = await everything(harness, table)

    said = [await refusal(harness.undo(table, seat)) for seat in range(3)]

    assert [one["error"] for one in said] == ["no-undo"] * 3
    assert await everything(harness, table) == before


@pytest.mark.parametrize("seat", [0, 2])
async def test_what_somebody_else_decided_cannot_be_taken_back(harness: Harness, seat: int) -> None:
    table = await meeting(harness)
    await harness.do(table, 1, "take 1a")

    said = await refusal(harness.undo(table, seat))

    assert said["error"] == "no-undo"
    assert harness.lines(table)[-1] == "take 1a"


async def test_strips_are_put_back_until_the_dice_are_rolled_again(harness: Harness) -> None:
    harness.use_dice(ScriptedChance(find("wuerfel-express"), ["roll RRRRRRR"]))
    table = await harness.friends("wuerfel-express", ["Ann", "Ben", "Cleo", "Dan"])
    await harness.do(table, 0, "stop")
    await harness.undo(table, 0)
    await harness.do(table, 0, "stop")
    await harness.do(table, 0, "done")

    said = await refusal(harness.undo(table, 0))

    assert harness.lines(table)[1:3] == ["stop", "done"]
    assert said["error"] == "no-undo"


async def test_what_a_bot_decided_for_somebody_cannot_be_taken_back(harness: Harness) -> None:
    table = await meeting(harness)
    waiting = await harness.watch(table, 2)
    await harness.pass_time(121_000)

    said = await refusal(harness.undo(table, 1))

    assert [step["by"] for step in waiting.steps()] == ["stand-in"]
    assert waiting.update["on_turn"] == [2]
    assert said["error"] == "no-undo"
