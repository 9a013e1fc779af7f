"""Where several decide at once, a command made for an older revision is judged anew instead of refused."""

from __future__ import annotations

from itertools import permutations

import pytest

from tablee.core.registry import find
from tablee.server.service.lobby import NewTable
from tests.server.support.harness import Harness, ScriptedChance
from tests.server.support.playing import agrees, course_of, everything, refusal

FOUR = ["Ann", "Ben", "Cleo", "Dan"]
DEAL = "deal 2,2,3,3,4,5 8,8,9,9,10,10 5,5,6,6,12,12 13,13,13,7,7,joker"
GIFTS = {0: "1 gives 2", 1: "2 gives 8", 2: "3 gives 5", 3: "4 gives 13"}
ORDERS = [*permutations(range(4))]
ROLL = "roll 545543 GK"


async def exchange(harness: Harness) -> NewTable:
    """Four players of DOG are to give a card, at revision 2."""
    harness.use_dice(ScriptedChance(find("dog"), ["dealer 4", DEAL]))
    return await harness.friends("dog", FOUR, stand_in=None)


async def round_of_four(harness: Harness) -> NewTable:
    """Four players of Würfelblitz are to answer, at revision 2, and a second has passed."""
    harness.use_dice(ScriptedChance(find("wuerfelblitz"), ["first 1", ROLL]))
    table = await harness.friends("wuerfelblitz", FOUR, stand_in=None)
    harness.clock.time += 1000
    return table


@pytest.mark.parametrize("order", ORDERS[::5], ids=str)
async def test_cards_are_given_in_any_order_by_what_was_seen_at_first(harness: Harness, order: tuple[int, ...]) -> None:
    table = await exchange(harness)

    answers = [await harness.do(table, seat, GIFTS[seat], 2) for seat in order]

    assert answers == [3, 4, 5, 6]
    assert harness.lines(table)[2:] == [GIFTS[seat] for seat in order]
    assert await agrees(harness, table)


@pytest.mark.parametrize("order", ORDERS[::5], ids=str)
async def test_answers_are_heard_in_any_order_by_what_was_seen_at_first(
    harness: Harness, order: tuple[int, ...]
) -> None:
    table = await round_of_four(harness)

    answers = [await harness.do(table, seat, str(seat), 2) for seat in order]

    assert answers == [3, 4, 5, 6]
    assert harness.lines(table)[2:6] == [f"{seat + 1} says {seat} at 1000" for seat in order]


async def test_any_revision_since_the_decision_began_will_do(harness: Harness) -> None:
    table = await exchange(harness)
    await harness.do(table, 0, GIFTS[0], 2)
    await harness.do(table, 1, GIFTS[1], 2)

    assert await harness.do(table, 2, GIFTS[2], 3) == 5
    assert await harness.do(table, 3, GIFTS[3], 4) == 6


async def test_what_was_seen_before_the_cards_were_dealt_is_stale(harness: Harness) -> None:
    table = await exchange(harness)
    await harness.do(table, 0, GIFTS[0], 2)

    said = [await refusal(harness.do(table, 1, GIFTS[1], revision)) for revision in (0, 1, 4)]

    assert [one["error"] for one in said] == ["stale"] * 3


async def test_once_all_cards_are_given_a_command_for_the_exchange_is_stale(harness: Harness) -> None:
    table = await exchange(harness)
    for seat in range(4):
        await harness.do(table, seat, GIFTS[seat], 2)
    before = await everything(harness, table)

    said = [await refusal(harness.do(table, seat, GIFTS[seat], 2 + seat)) for seat in range(4)]

    assert [one["error"] for one in said] == ["stale"] * 4
    assert await everything(harness, table) == before


async def test_once_a_round_is_settled_an_answer_for_it_is_stale(harness: Harness) -> None:
    table = await round_of_four(harness)
    for seat in range(4):
        await harness.do(table, seat, "7", 2)
    harness.clock.time += 1000

    said = [await refusal(harness.do(table, seat, "8", revision)) for seat in range(4) for revision in range(2, 7)]

    assert {one["error"] for one in said} == {"stale"}
    assert harness.revision(table) == 7


async def test_who_has_given_cannot_give_again(harness: Harness) -> None:
    table = await exchange(harness)
    await harness.do(table, 0, GIFTS[0])

    said = [await refusal(harness.do(table, 0, "1 gives 3", revision)) for revision in (2, 3)]

    assert [one["error"] for one in said] == ["stale", "not-your-turn"]


async def test_judged_anew_it_may_still_be_illegal(harness: Harness) -> None:
    table = await exchange(harness)
    await harness.do(table, 0, GIFTS[0], 2)

    foreign = await refusal(harness.do(table, 1, "3 gives 5", 2))
    missing = await refusal(harness.do(table, 1, "2 gives joker", 2))

    assert (foreign["error"], foreign["clause"]) == ("illegal", "DG8")
    assert (missing["error"], missing["clause"]) == ("illegal", "DG8")


async def test_an_answer_is_timed_from_the_roll_however_many_came_before(harness: Harness) -> None:
    table = await round_of_four(harness)
    await harness.do(table, 0, "7", 2)
    harness.clock.time += 234

    await harness.do(table, 1, "2 says 9 at 1", 2)

    assert harness.lines(table)[-1] == "2 says 9 at 1234"


async def test_an_answer_faster_than_any_human_is_refused(harness: Harness) -> None:
    harness.use_dice(ScriptedChance(find("wuerfelblitz"), ["first 1", ROLL]))
    table = await harness.friends("wuerfelblitz", FOUR, stand_in=None)

    said = await refusal(harness.do(table, 0, "7"))

    assert (said["error"], said["clause"]) == ("illegal", "WB14")


@pytest.mark.parametrize("given", [1, 2, 3])
async def test_a_restart_in_between_changes_nothing(harness: Harness, given: int) -> None:
    table = await exchange(harness)
    for seat in range(given):
        await harness.do(table, seat, GIFTS[seat], 2)
    await harness.restart()
    await harness.registry.get(table.id)

    answers = [await harness.do(table, seat, GIFTS[seat], 2) for seat in range(given, 4)]

    assert answers == list(range(3 + given, 7))
    assert (await refusal(harness.do(table, 0, GIFTS[0], 2)))["error"] == "stale"


async def test_a_restart_gives_a_round_its_whole_time_again(harness: Harness) -> None:
    table = await round_of_four(harness)
    await harness.do(table, 0, "7", 2)
    await harness.restart()
    await harness.registry.get(table.id)
    harness.clock.time += 600

    await harness.do(table, 3, "7", 2)

    assert harness.lines(table)[-1] == "4 says 7 at 600"
    assert [*course_of(harness, table).pending] == [1, 2]
