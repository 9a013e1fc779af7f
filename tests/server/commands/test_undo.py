"""Undo where it is fair."""

from __future__ import annotations

import pytest

from tablee.core.registry import find
from tablee.server.common.errors import TableError
from tablee.server.service.lobby import NewTable
from tests.server.support.harness import House, WrittenDice, bots, overload_dice
from tests.server.support.playing import agrees, everything, refusal


async def test_at_one_screen_one_takes_back_even_what_chance_has_answered(house: House) -> None:
    table = await house.table("overload")
    await house.do(table, 0, "load 3")
    rolled = house.lines(table)

    await house.undo(table, 0)

    assert rolled[0] == "load 3"
    assert house.lines(table) == []


async def test_among_friends_a_roll_cannot_be_taken_back(house: House) -> None:
    table = await house.friends("overload", ["Ann", "Ben", "Cleo"])
    await house.do(table, 0, "load 3")

    with pytest.raises(TableError) as refusal:
        await house.undo(table, 0)

    assert refusal.value.code == "no-undo"


async def test_bots_play_to_the_end(house: House) -> None:
    table = await house.table("dog", bots(4))
    await house.settle()

    assert house.registry.tables[table.id].setup.stage == "over"


async def meeting(house: House) -> NewTable:
    """Ben's pawn meets Ann's, which is for Ben to decide, after revision 4."""
    house.use_dice(overload_dice(5, 5, 5, 5))
    table = await house.friends("overload", ["Ann", "Ben", "Cleo"])
    await house.do(table, 0, "load 3")
    await house.do(table, 1, "load 3")
    return table


async def test_a_decision_that_no_chance_followed_can_be_taken_back(house: House) -> None:
    table = await meeting(house)
    before = house.state(table)
    await house.do(table, 1, "take 1a")

    answer = await house.undo(table, 1)

    assert answer == 6
    assert house.state(table) == before
    assert house.lines(table) == ["load 3", "roll 5", "load 3", "roll 5"]
    assert await agrees(house, table)


async def test_once_taken_back_something_else_can_be_decided(house: House) -> None:
    table = await meeting(house)
    await house.do(table, 1, "take 1a")
    await house.undo(table, 1)

    await house.do(table, 1, "give 1a")

    assert house.lines(table)[-1] == "give 1a"


async def test_several_decisions_in_a_row_are_taken_back_one_by_one(house: House) -> None:
    table = await meeting(house)
    await house.do(table, 1, "take 1a")
    await house.do(table, 2, "load 3")
    await house.do(table, 2, "give 1a")
    await house.do(table, 2, "give 2a")

    await house.undo(table, 2)
    await house.undo(table, 2)
    said = await refusal(house.undo(table, 2))

    assert house.lines(table)[-2:] == ["load 3", "roll 5"]
    assert said["error"] == "no-undo"


async def test_once_somebody_else_has_acted_nothing_can_be_taken_back(house: House) -> None:
    table = await meeting(house)
    await house.do(table, 1, "take 1a")
    await house.do(table, 2, "load 3")
    before = await everything(house, table)

    said = [await refusal(house.undo(table, seat)) for seat in range(3)]

    assert [one["error"] for one in said] == ["no-undo"] * 3
    assert await everything(house, table) == before


@pytest.mark.parametrize("seat", [0, 2])
async def test_what_somebody_else_decided_cannot_be_taken_back(house: House, seat: int) -> None:
    table = await meeting(house)
    await house.do(table, 1, "take 1a")

    said = await refusal(house.undo(table, seat))

    assert said["error"] == "no-undo"
    assert house.lines(table)[-1] == "take 1a"


async def test_strips_are_put_back_until_the_dice_are_rolled_again(house: House) -> None:
    house.use_dice(WrittenDice(find("wuerfel-express"), ["roll RRRRRRR"]))
    table = await house.friends("wuerfel-express", ["Ann", "Ben", "Cleo", "Dan"])
    await house.do(table, 0, "stop")
    await house.undo(table, 0)
    await house.do(table, 0, "stop")
    await house.do(table, 0, "done")

    said = await refusal(house.undo(table, 0))

    assert house.lines(table)[1:3] == ["stop", "done"]
    assert said["error"] == "no-undo"


async def test_what_a_bot_decided_for_somebody_cannot_be_taken_back(house: House) -> None:
    table = await meeting(house)
    waiting = await house.watch(table, 2)
    await house.pass_time(121_000)

    said = await refusal(house.undo(table, 1))

    assert [step["by"] for step in waiting.steps()] == ["stand-in"]
    assert waiting.update["on_turn"] == [2]
    assert said["error"] == "no-undo"
