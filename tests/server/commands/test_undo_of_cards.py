"""Undo in DOG and Würfelblitz, where something is hidden."""

from __future__ import annotations

from tablee.core.registry import find
from tablee.server.service.lobby import NewTable
from tests.server.support.harness import Harness, ScriptedChance
from tests.server.support.playing import agrees, everything, refusal

FOUR = ["Ann", "Ben", "Cleo", "Dan"]
DEAL = "deal 2,2,3,3,4,5 8,8,9,9,10,10 5,5,6,6,12,12 13,13,13,7,7,joker"
GIFTS = {0: "1 gives 2", 1: "2 gives 8", 2: "3 gives 5", 3: "4 gives 13"}


async def exchange(harness: Harness, *givers: int) -> NewTable:
    """Four players of DOG after some of them have given a card."""
    harness.use_dice(ScriptedChance(find("dog"), ["dealer 4", DEAL]))
    table = await harness.friends("dog", FOUR, stand_in=None)
    for seat in givers:
        await harness.do(table, seat, GIFTS[seat])
    return table


async def seven(harness: Harness) -> NewTable:
    """Ann has two pawns on the ring and a 7 in her hand."""
    harness.use_dice(ScriptedChance(find("dog"), ["dealer 2", "deal 7,7,2,1/11,13,13 2,2,2,2,2,2"]))
    table = await harness.friends("dog", ["Ann", "Ben"], stand_in=None)
    ways = ("1 gives 1/11", "2 gives 2", "2 0>2", "2 32>34", "13 enter", "2 34>36")
    for number, do in enumerate(ways):
        await harness.do(table, number % 2, do)
    return table


async def test_a_seven_is_taken_back_part_by_part(harness: Harness) -> None:
    table = await seven(harness)
    whole = harness.state(table)
    await harness.do(table, 0, "7 2>5")
    split = harness.state(table)
    await harness.do(table, 0, "+ 0>4")

    await harness.undo(table, 0)
    back = harness.state(table)
    await harness.undo(table, 0)
    said = await refusal(harness.undo(table, 0))

    assert back == split
    assert harness.state(table) == whole
    assert said["error"] == "no-undo"


async def test_a_seven_in_one_part_is_shown_and_stays(harness: Harness) -> None:
    table = await seven(harness)
    await harness.do(table, 0, "7 2>9")

    assert (await refusal(harness.undo(table, 0)))["error"] == "no-undo"


async def test_the_others_take_nothing_back_while_a_seven_is_played(harness: Harness) -> None:
    table = await seven(harness)
    await harness.do(table, 0, "7 2>5")

    assert (await refusal(harness.undo(table, 1)))["error"] == "no-undo"


async def test_a_card_played_is_shown_and_stays(harness: Harness) -> None:
    table = await seven(harness)
    await harness.do(table, 0, "13 0>13")

    assert (await refusal(harness.undo(table, 0)))["error"] == "no-undo"


async def test_a_card_given_is_taken_back_while_the_exchange_goes_on(harness: Harness) -> None:
    table = await exchange(harness)
    before = harness.state(table)
    await harness.do(table, 0, GIFTS[0])

    await harness.undo(table, 0)
    undone = harness.state(table)
    await harness.do(table, 0, "1 gives 3")

    assert undone == before
    assert harness.lines(table)[2:] == ["1 gives 3"]


async def test_what_others_gave_since_stays(harness: Harness) -> None:
    table = await exchange(harness, 0, 1, 2)
    screen = await harness.watch(table, 1)

    await harness.undo(table, 0)

    assert harness.lines(table)[2:] == [GIFTS[1], GIFTS[2]]
    assert [(step["undone"], step["seat"]) for step in screen.steps()] == [(3, 0), (0, 1), (0, 2)]
    assert screen.update["on_turn"] == [0, 3]
    assert await agrees(harness, table)


async def test_taking_back_among_others_leads_where_giving_otherwise_would_have_led(harness: Harness) -> None:
    table = await exchange(harness, 0, 1, 2)
    await harness.undo(table, 0)
    await harness.do(table, 0, "1 gives 5")
    undone = harness.state(table)
    straight = await exchange(harness, 1, 2)
    await harness.do(straight, 0, "1 gives 5")

    assert undone == harness.state(straight)


async def test_everybody_takes_back_in_turn(harness: Harness) -> None:
    table = await exchange(harness)
    before = harness.state(table)
    for seat in (0, 1, 2):
        await harness.do(table, seat, GIFTS[seat])

    for seat in (1, 0, 2):
        await harness.undo(table, seat)

    assert harness.lines(table)[2:] == []
    assert harness.state(table) == before
    assert [await refused(harness, table, seat) for seat in range(4)] == ["no-undo"] * 4


async def test_whoever_has_not_given_takes_nothing_back(harness: Harness) -> None:
    table = await exchange(harness, 0, 1)
    before = await everything(harness, table)

    assert [await refused(harness, table, seat) for seat in (2, 3)] == ["no-undo"] * 2
    assert await everything(harness, table) == before


async def test_after_the_exchange_every_card_given_stays(harness: Harness) -> None:
    table = await exchange(harness, 0, 1, 2, 3)

    assert [await refused(harness, table, seat) for seat in range(4)] == ["no-undo"] * 4


async def test_a_restart_after_taking_back_leads_to_the_same(harness: Harness) -> None:
    table = await exchange(harness, 0, 1, 2)
    await harness.undo(table, 0)
    memory, _ = await everything(harness, table)
    await harness.restart()
    await harness.registry.get(table.id)
    again, _ = await everything(harness, table)

    await harness.undo(table, 2)

    assert again == memory
    assert harness.lines(table)[2:] == [GIFTS[1]]


async def test_an_answer_of_a_round_stands(harness: Harness) -> None:
    harness.use_dice(ScriptedChance(find("wuerfelblitz"), ["first 1", "roll 545543 GK"]))
    table = await harness.friends("wuerfelblitz", FOUR, stand_in=None)
    harness.clock.time += 1000
    for seat in range(3):
        await harness.do(table, seat, "7")
        assert await refused(harness, table, seat) == "no-undo"

    assert harness.revision(table) == 5


async def refused(harness: Harness, table: NewTable, seat: int) -> str:
    return (await refusal(harness.undo(table, seat)))["error"]
