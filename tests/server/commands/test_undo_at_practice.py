"""At a practice table every decision of one's own can be taken back, as often as liked."""

from __future__ import annotations

from tablee.games.wuerfelblitz.state import all_white
from tablee.server.commands.undo import MAX_PRACTICE_REVISIONS
from tests.server.support.harness import Harness
from tests.server.support.playing import refusal
from tests.server.support.practice import (
    ANSWERING,
    EASY_MO,
    LOADING,
    LOTTE,
    OVERLOAD,
    practice,
    rehearse,
)


async def test_one_s_own_decision_goes_back_with_all_that_followed_it(harness: Harness) -> None:
    table = await practice(harness, LOADING)
    before = harness.state(table)
    await rehearse(harness, table, "load 4", "roll 4", "roll 2", "move 2a")
    await harness.undo(table, 0)

    assert harness.lines(table) == []
    assert harness.state(table) == before


async def test_another_answer_can_be_tried_again_and_again(harness: Harness) -> None:
    table = await practice(harness, LOADING)
    for discs in range(9):
        await rehearse(harness, table, f"load {discs}", "roll 4")
        await harness.undo(table, 0)
    ann = await harness.watch(table, 0)

    assert harness.revision(table) == 27
    assert ann.update["on_turn"] == [0]
    assert (ann.update["undo"], ann.update["legal"][0]) == (False, "load 0")


async def test_going_back_ends_at_the_position(harness: Harness) -> None:
    table = await practice(harness, LOADING)
    said = await refusal(harness.undo(table, 0))

    assert (said["error"], said["text"]) == ("no-undo", "nothing can be taken back: you have decided nothing yet")


async def test_the_end_of_the_game_can_be_taken_back(harness: Harness) -> None:
    table = await practice(harness, {**OVERLOAD, "points": [39, 0, 0]})
    ann = await harness.watch(table, 0)
    await harness.do(table, 0, "move 1a")
    over = (ann.table["stage"], ann.table["seed"], ann.update["outcome"]["winners"], ann.update["undo"])
    await harness.undo(table, 0)

    assert over == ("over", None, [0], True)
    assert (ann.table["stage"], ann.update["outcome"], ann.update["on_turn"]) == ("playing", None, [0])
    await harness.restart()
    again = await harness.watch(table, 0)
    assert (again.table["stage"], again.update["on_turn"]) == ("playing", [0])


async def test_a_practice_game_ended_by_its_owner_is_over(harness: Harness) -> None:
    table = await practice(harness, LOADING)
    await harness.do(table, 0, "load 4")
    await harness.lobby.end(table.id, table.owner)
    said = await refusal(harness.undo(table, 0))

    assert said["error"] == "over"


async def test_bots_play_again_after_an_undo(harness: Harness) -> None:
    table = await practice(harness, LOADING, (None, EASY_MO, LOTTE), waits=False, dice={"all": ["roll 4", "roll 2"]})
    await harness.do(table, 0, "load 4")
    first = harness.lines(table)
    await harness.undo(table, 0)
    await harness.do(table, 0, "load 4")

    assert first[:3] == ["load 4", "roll 4", "roll 2"]
    assert harness.lines(table)[:3] == first[:3]


async def test_an_undo_may_overlap_with_moves_of_bots(harness: Harness) -> None:
    table = await practice(harness, LOADING, (None, EASY_MO, LOTTE), waits=False, dice={"all": ["roll 4", "roll 2"]})
    made = await harness.do(table, 0, "load 4")
    (key,) = table.keys.values()
    await harness.send_undo(table.id, key, made, "back")

    assert harness.lines(table) == []


async def test_in_real_time_too(harness: Harness) -> None:
    table = await practice(harness, ANSWERING)
    await rehearse(harness, table, "1 says 13 at 8000", "2 says 11 at 19000", "3 silent")
    settled = harness.state(table)
    await harness.undo(table, 0)
    await rehearse(harness, table, "1 says 11 at 8000", "2 says 11 at 19000", "3 silent")

    assert all_white(settled) == (0, 1, 0)
    assert all_white(harness.state(table)) == (1, 0, 0)


async def test_a_reveal_that_was_planned_is_off_after_an_undo(harness: Harness) -> None:
    harness.in_real_time = True
    others = (None, LOTTE, EASY_MO._replace(name="Mo", level=None))
    table = await practice(harness, ANSWERING, others, waits=False, dice={"all": ["roll 514131 RR"]})
    ann = await harness.watch(table, 0)
    await harness.pass_time(3_000)
    await rehearse(harness, table, "11", "2 silent", "3 silent")
    planned = ann.update["clock"]["reveal"]
    await harness.undo(table, 0)
    await harness.pass_time(10_000)

    assert planned is not None
    assert ann.update["clock"]["reveal"] is None
    assert harness.lines(table) == []


async def test_nothing_is_taken_back_while_the_dice_are_on_their_way(harness: Harness) -> None:
    harness.in_real_time = True
    table = await practice(harness, ANSWERING, waits=False)
    ann = await harness.watch(table, 0)
    await harness.pass_time(3_000)
    await rehearse(harness, table, "11", "2 silent", "3 silent")
    reveal = ann.update["clock"]["reveal"]
    await harness.pass_time(reveal - harness.clock.now() - 20)
    said = await refusal(harness.undo(table, 0))

    assert said["text"] == "nothing can be taken back: the dice are about to be shown"


async def test_the_journal_has_a_bound(harness: Harness) -> None:
    table = await practice(harness, LOADING)
    await rehearse(harness, table, "load 4", "roll 4")
    harness.registry.tables[table.id].match.revision = MAX_PRACTICE_REVISIONS
    said = await refusal(harness.undo(table, 0))

    assert said["text"] == "nothing can be taken back: a practice table has at most 4000 revisions; set up another one"
