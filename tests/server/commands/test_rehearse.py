"""A script at a practice table: all of it is played, or nothing, and a refusal names the line."""

from __future__ import annotations

import pytest

from tablee.core.values import Seat
from tablee.server.commands.practice import Other
from tests.server.support.harness import Harness, overload_dice
from tests.server.support.playing import everything, refusal
from tests.server.support.practice import (
    EASY_MO,
    EXCHANGE,
    LOADING,
    LOTTE,
    MO,
    OVERLOAD,
    key_of,
    practice,
    rehearse,
)

LAST_MOVE = {**OVERLOAD, "points": [39, 0, 0]}
FOUR = (None, LOTTE, MO, Other("Basile", "basile", None))


async def test_a_move_and_its_script_are_one(harness: Harness) -> None:
    table = await practice(harness, LOADING)
    ann = await harness.watch(table, 0)
    made = await rehearse(harness, table, "load 4", "roll 4", "roll 2", "move 2a")

    assert made == 1
    assert harness.lines(table) == ["load 4", "roll 4", "roll 2", "move 2a"]
    assert [step["by"] for step in ann.update["steps"]] == ["person", "chance", "chance", "bot"]
    assert [step["seat"] for step in ann.update["steps"]] == [0, None, None, 1]


async def test_a_script_can_go_on_without_a_move(harness: Harness) -> None:
    table = await practice(harness, LOADING)
    await harness.do(table, 0, "load 4")
    await rehearse(harness, table, None, "roll 4", "roll 2")
    await rehearse(harness, table, None, "move 2a")

    assert harness.lines(table) == ["load 4", "roll 4", "roll 2", "move 2a"]


async def test_seats_that_decide_at_the_same_time_follow_the_script(harness: Harness) -> None:
    table = await practice(harness, EXCHANGE, FOUR)
    ann = await harness.watch(table, 0)
    await rehearse(harness, table, "1 gives 13", "2 gives 2", "3 gives 10", "4 gives 3")

    assert [step["seat"] for step in ann.update["steps"]] == [0, 1, 2, 3]
    assert ann.update["view"]["phase"] == "play"
    assert len(ann.update["view"]["got"]) == 1


async def test_a_script_is_played_once_however_often_it_is_sent(harness: Harness) -> None:
    table = await practice(harness, LOADING)
    made = [await rehearse(harness, table, "load 4", "roll 4", revision=0, command="once") for _ in range(2)]

    assert made == [1, 1]
    assert harness.lines(table) == ["load 4", "roll 4"]


async def test_a_script_without_a_move_is_played_once_too(harness: Harness) -> None:
    table = await practice(harness, LOADING)
    await harness.do(table, 0, "load 4")
    made = [await rehearse(harness, table, None, "roll 4", revision=1, command="once") for _ in range(2)]

    assert made == [2, 2]
    assert harness.lines(table) == ["load 4", "roll 4"]


@pytest.mark.parametrize(
    ("do", "then", "code", "clause", "text"),
    [
        ("load 9", [], "notation", None, "load 9"),
        ("move 1a", [], "illegal", "OV6", "First choose the load"),
        ("load 4", ["roll 9"], "notation", None, "line 1 of the script: "),
        (
            "load 4",
            ["roll 4", "roll 4", "load 2"],
            "illegal",
            "OV5",
            "line 3 of the script, 'load 2', cannot be played",
        ),
        ("load 4", ["move 2a"], "illegal", "OV6", "line 1 of the script, 'move 2a', cannot be played: chance cannot"),
        (None, ["load 4"], "not-your-turn", "OV3", "line 1 of the script, 'load 4', cannot be played: Ann must decide"),
        (None, [], "unreadable", None, "there is nothing to play: neither do nor then has a move"),
    ],
)
async def test_what_cannot_be_played_is_refused_and_nothing_has_happened(
    harness: Harness, do: str | None, then: list[str], code: str, clause: str | None, text: str
) -> None:
    table = await practice(harness, LOADING)
    before = await everything(harness, table)
    said = await refusal(rehearse(harness, table, do, *then))

    assert (said["error"], said["clause"]) == (code, clause)
    assert text in said["text"]
    assert await everything(harness, table) == before


async def test_bots_that_play_by_themselves_follow_no_script(harness: Harness) -> None:
    harness.bot_pool.hold()
    table = await practice(harness, LOADING, (None, EASY_MO, LOTTE))
    said = await refusal(rehearse(harness, table, "load 4", "roll 4", "roll 2", "move 2a"))
    harness.bot_pool.released.set()

    assert said["text"] == "line 3 of the script, 'move 2a', cannot be played: Mo must decide, without a script"
    assert harness.lines(table) == []


async def test_a_move_out_of_turn_is_told_what_the_table_waits_for(harness: Harness) -> None:
    table = await practice(harness, LOADING)
    await harness.do(table, 0, "load 4")
    dice = await refusal(harness.do(table, 0, "move 1a"))
    await rehearse(harness, table, None, "roll 4", "roll 2")
    other = await refusal(harness.do(table, 0, "move 1a"))

    assert dice["text"] == "it is not your turn: the dice wait for the script"
    assert other["text"] == "it is not your turn: Lotte must decide, by the script"


async def test_where_chance_does_not_wait_it_is_drawn_between_the_lines(harness: Harness) -> None:
    table = await practice(harness, LOADING, waits=False, dice={"all": ["roll 4", "roll 2", "roll 1"]})
    await rehearse(harness, table, "load 4", "move 2a")

    assert harness.lines(table) == ["load 4", "roll 4", "roll 2", "move 2a", "roll 1"]


async def test_a_script_after_the_end_is_refused(harness: Harness) -> None:
    table = await practice(
        harness, {**LOADING, "pawns": ["16+8 6+5", "3+3 10+4", "1+2 8+2"], "points": [35, 0, 0], "phase": "move 4"}
    )
    said = await refusal(rehearse(harness, table, "move 1a", "roll 4"))

    assert said["text"] == "line 1 of the script, 'roll 4', cannot be played: the game is over"


async def test_only_practice_tables_have_scripts(harness: Harness) -> None:
    table = await harness.table("overload")
    said = await refusal(rehearse(harness, table._replace(keys={Seat(0): table.keys[Seat(0)]}), "load 4"))

    assert said["error"] == "practice"
    assert said["text"] == "a script is played at practice tables only: make your own moves here"


async def test_only_the_learner_has_the_key(harness: Harness) -> None:
    table = await practice(harness, LOADING)
    stranger = table._replace(keys={Seat(0): table.owner})
    said = await refusal(rehearse(harness, stranger, "load 4"))

    assert said["error"] == "not-seated"
    assert key_of(table) != table.owner


async def test_a_script_for_another_revision_is_stale(harness: Harness) -> None:
    table = await practice(harness, LOADING)
    await rehearse(harness, table, "load 4", "roll 4")
    said = await refusal(rehearse(harness, table, None, "roll 2", revision=1))

    assert said["error"] == "stale"


async def test_chance_that_waits_draws_when_the_script_lets_it(harness: Harness) -> None:
    harness.use_dice(overload_dice(2))
    table = await practice(harness, LOADING, dice={"1": ["roll 4"]})
    await rehearse(harness, table, "load 4", "*")
    first = [await rehearse(harness, table, None, "*", revision=2, command="once") for _ in range(2)]

    assert first == [3, 3]
    assert harness.lines(table) == ["load 4", "roll 4", "roll 2"]


async def test_nothing_is_drawn_where_a_seat_decides(harness: Harness) -> None:
    table = await practice(harness, LOADING)
    said = await refusal(rehearse(harness, table, None, "*"))

    assert said["error"] == "notation"
    assert said["text"].startswith("line 1 of the script: '*' is not")
