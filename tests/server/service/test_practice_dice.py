"""Dice written for a practice table: they come first, follow from the moves alone, and promise nothing."""

from __future__ import annotations

from tablee.server.commands.practice import Other
from tablee.server.service.lobby import NewTable
from tests.server.support.harness import Harness, overload_dice
from tests.server.support.playing import refusal
from tests.server.support.practice import DROPPING, EXCHANGE, LOADING, LOTTE, MO, OVERLOAD, SHAKING, practice, rehearse

FOUR = (None, LOTTE, MO, Other("Basile", "basile", None))
ROLLS = {"1": ["roll 4", "roll 8"], "2": ["roll 2"], "3": ["roll 1"]}


async def round_of(harness: Harness, table: NewTable) -> None:
    await rehearse(harness, table, "load 4", "move 2a", "move 3a")


async def test_dice_by_seat_come_in_their_order_then_chance_draws(harness: Harness) -> None:
    harness.use_dice(overload_dice(5, 6))
    table = await practice(harness, LOADING, waits=False, dice=ROLLS)
    await round_of(harness, table)
    await rehearse(harness, table, "move 1a")

    assert harness.lines(table) == [
        "load 4", "roll 4", "roll 2", "move 2a", "roll 1", "move 3a", "roll 8", "move 1a", "roll 5",
    ]  # fmt: skip


async def test_dice_for_all_come_whoever_rolls(harness: Harness) -> None:
    table = await practice(harness, LOADING, waits=False, dice={"all": ["roll 4", "roll 2", "roll 1", "roll 8"]})
    await round_of(harness, table)

    assert [line for line in harness.lines(table) if line.startswith("roll")] == [
        "roll 4", "roll 2", "roll 1", "roll 8",
    ]  # fmt: skip


async def test_a_restart_changes_nothing(harness: Harness) -> None:
    table = await practice(harness, LOADING, waits=False, dice=ROLLS)
    await rehearse(harness, table, "load 4")
    await harness.restart()
    await harness.watch(table, 0)
    await rehearse(harness, table, None, "move 2a")
    await harness.restart()
    await harness.watch(table, 0)
    await rehearse(harness, table, None, "move 3a")

    assert harness.lines(table) == ["load 4", "roll 4", "roll 2", "move 2a", "roll 1", "move 3a", "roll 8"]


async def test_an_undo_brings_the_same_dice_again(harness: Harness) -> None:
    table = await practice(harness, LOADING, waits=False, dice=ROLLS)
    await round_of(harness, table)
    first = harness.lines(table)
    await harness.undo(table, 0)
    await round_of(harness, table)

    assert harness.lines(table) == first


async def test_as_many_dice_as_are_rolled_are_taken_from_a_line(harness: Harness) -> None:
    dice = {"1": ["dice YYYRWKG", "dice YKWB", "dice KW"]}
    table = await practice(harness, DROPPING, FOUR, waits=False, dice=dice)
    for move in ("drop 0", "keep YYYWK", "keep YYYWKK"):
        await rehearse(harness, table, move)

    assert harness.lines(table) == ["drop 0", "roll RGYYYWK", "keep YYYWK", "roll YK", "keep YYYWKK", "roll K"]


async def test_lines_that_are_not_possible_are_passed_over(harness: Harness) -> None:
    dice = {"1": ["roll RR", "dice KW", "dice RRRRRRR", "dice GG"]}
    table = await practice(harness, DROPPING, FOUR, waits=False, dice=dice)
    await rehearse(harness, table, "drop 0")
    await rehearse(harness, table, "keep RRRRR")

    assert harness.lines(table) == ["drop 0", "roll RRRRRRR", "keep RRRRR", "roll GG"]


async def test_cards_are_dealt_as_written(harness: Harness) -> None:
    deal = "deal 4,7,9,12,joker 2,3,5,6,9 2,5,8,10,13 3,5,6,8,12"
    position = {**EXCHANGE, "hands": [""] * 4, "round": 2, "phase": "deal"}
    table = await practice(harness, position, FOUR, waits=False, dice={"all": [deal]})

    assert harness.lines(table) == [deal]


async def test_in_real_time_the_dice_that_are_shown_to_all_are_those_written(harness: Harness) -> None:
    table = await practice(harness, SHAKING, waits=False, dice={"all": ["roll 514131 RR"]})
    ann = await harness.watch(table, 0)
    await harness.settle()

    assert harness.lines(table) == ["roll 514131 RR"]
    assert ann.update["on_turn"] == [0, 1, 2]


async def test_chance_that_waits_does_so_whatever_is_written(harness: Harness) -> None:
    table = await practice(harness, LOADING, waits=True, dice=ROLLS)
    await harness.do(table, 0, "load 4")

    assert harness.lines(table) == ["load 4"]


async def test_there_is_no_record_and_nothing_to_check(harness: Harness) -> None:
    table = await practice(harness, {**OVERLOAD, "points": [39, 0, 0]})
    await harness.do(table, 0, "move 1a")
    said = [await refusal(ask(table.id)) for ask in (harness.services.archive.record, harness.services.archive.dice)]

    assert harness.registry.tables[table.id].setup.stage == "over"
    assert {one["error"] for one in said} == {"practice"}
    assert {one["text"] for one in said} == {
        "a practice game has no record and no dice to check: it began in a set-up position"
    }


async def test_a_replay_begins_in_the_position(harness: Harness) -> None:
    table = await practice(harness, LOADING)
    await rehearse(harness, table, "load 4", "roll 4")
    replayed = await harness.services.archive.replay(table.id, None, None, 1, 10)

    assert replayed.count(b'"revision"') == 2
