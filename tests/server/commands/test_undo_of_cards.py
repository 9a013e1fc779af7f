"""Undo in DOG and Würfelblitz, where something is hidden."""

from __future__ import annotations

from tablee.core.registry import find
from tablee.server.service.lobby import NewTable
from tests.server.support.harness import House, WrittenDice
from tests.server.support.playing import agrees, everything, refusal

FOUR = ["Ann", "Ben", "Cleo", "Dan"]
DEAL = "deal 2,2,3,3,4,5 8,8,9,9,10,10 5,5,6,6,12,12 13,13,13,7,7,joker"
GIFTS = {0: "1 gives 2", 1: "2 gives 8", 2: "3 gives 5", 3: "4 gives 13"}


async def exchange(house: House, *givers: int) -> NewTable:
    """Four players of DOG after some of them have given a card."""
    house.use_dice(WrittenDice(find("dog"), ["dealer 4", DEAL]))
    table = await house.friends("dog", FOUR, stand_in=None)
    for seat in givers:
        await house.do(table, seat, GIFTS[seat])
    return table


async def seven(house: House) -> NewTable:
    """Ann has two pawns on the ring and a 7 in her hand."""
    house.use_dice(WrittenDice(find("dog"), ["dealer 2", "deal 7,7,2,1/11,13,13 2,2,2,2,2,2"]))
    table = await house.friends("dog", ["Ann", "Ben"], stand_in=None)
    ways = ("1 gives 1/11", "2 gives 2", "2 0>2", "2 32>34", "13 enter", "2 34>36")
    for number, do in enumerate(ways):
        await house.do(table, number % 2, do)
    return table


async def test_the_rest_of_a_seven_is_taken_back_but_not_the_card_that_showed_it(house: House) -> None:
    table = await seven(house)
    await house.do(table, 0, "7 2>5")
    split = house.state(table)
    await house.do(table, 0, "+ 0>4")

    await house.undo(table, 0)
    back = house.state(table)
    said = await refusal(house.undo(table, 0))

    assert back == split
    assert said["error"] == "no-undo"
    assert house.lines(table)[-1] == "7 2>5"


async def test_a_card_played_is_shown_and_stays(house: House) -> None:
    table = await seven(house)
    await house.do(table, 0, "13 0>13")

    assert (await refusal(house.undo(table, 0)))["error"] == "no-undo"


async def test_a_card_given_is_taken_back_while_the_exchange_goes_on(house: House) -> None:
    table = await exchange(house)
    before = house.state(table)
    await house.do(table, 0, GIFTS[0])

    await house.undo(table, 0)
    undone = house.state(table)
    await house.do(table, 0, "1 gives 3")

    assert undone == before
    assert house.lines(table)[2:] == ["1 gives 3"]


async def test_what_others_gave_since_stays(house: House) -> None:
    table = await exchange(house, 0, 1, 2)
    screen = await house.watch(table, 1)

    await house.undo(table, 0)

    assert house.lines(table)[2:] == [GIFTS[1], GIFTS[2]]
    assert [(step["undone"], step["seat"]) for step in screen.steps()] == [(3, 0), (0, 1), (0, 2)]
    assert screen.update["on_turn"] == [0, 3]
    assert await agrees(house, table)


async def test_taking_back_among_others_leads_where_giving_otherwise_would_have_led(house: House) -> None:
    table = await exchange(house, 0, 1, 2)
    await house.undo(table, 0)
    await house.do(table, 0, "1 gives 5")
    undone = house.state(table)
    straight = await exchange(house, 1, 2)
    await house.do(straight, 0, "1 gives 5")

    assert undone == house.state(straight)


async def test_everybody_takes_back_in_turn(house: House) -> None:
    table = await exchange(house)
    before = house.state(table)
    for seat in (0, 1, 2):
        await house.do(table, seat, GIFTS[seat])

    for seat in (1, 0, 2):
        await house.undo(table, seat)

    assert house.lines(table)[2:] == []
    assert house.state(table) == before
    assert [await refused(house, table, seat) for seat in range(4)] == ["no-undo"] * 4


async def test_whoever_has_not_given_takes_nothing_back(house: House) -> None:
    table = await exchange(house, 0, 1)
    before = await everything(house, table)

    assert [await refused(house, table, seat) for seat in (2, 3)] == ["no-undo"] * 2
    assert await everything(house, table) == before


async def test_after_the_exchange_every_card_given_stays(house: House) -> None:
    table = await exchange(house, 0, 1, 2, 3)

    assert [await refused(house, table, seat) for seat in range(4)] == ["no-undo"] * 4


async def test_a_restart_after_taking_back_leads_to_the_same(house: House) -> None:
    table = await exchange(house, 0, 1, 2)
    await house.undo(table, 0)
    memory, _ = await everything(house, table)
    await house.restart()
    await house.registry.get(table.id)
    again, _ = await everything(house, table)

    await house.undo(table, 2)

    assert again == memory
    assert house.lines(table)[2:] == [GIFTS[1]]


async def test_an_answer_of_a_round_stands(house: House) -> None:
    house.use_dice(WrittenDice(find("wuerfelblitz"), ["first 1", "roll 545543 GK"]))
    table = await house.friends("wuerfelblitz", FOUR, stand_in=None)
    house.clock.time += 1000
    for seat in range(3):
        await house.do(table, seat, "7")
        assert await refused(house, table, seat) == "no-undo"

    assert house.revision(table) == 5


async def refused(house: House, table: NewTable, seat: int) -> str:
    return (await refusal(house.undo(table, seat)))["error"]
