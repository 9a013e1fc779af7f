"""What a table must not do: found when commands, undo and chat were tried."""

from __future__ import annotations

from pathlib import Path

import pytest

from tablee.core.registry import find
from tablee.server.table.setup import TurnClock
from tests.server.support.harness import Harness, ScriptedChance, bots, overload_dice, people
from tests.server.support.playing import MoodyStorage, course_of, key_of, refusal, say, send, stage_of

FOUR = ["Ann", "Ben", "Cleo", "Dan"]
DEAL = "deal 2,2,3,3,4,5 8,8,9,9,10,10 5,5,6,6,12,12 13,13,13,7,7,joker"


async def test_a_start_that_cannot_be_saved_has_not_begun_anything(tmp_path: Path) -> None:
    storage = MoodyStorage(tmp_path / "tables.db")
    harness = Harness(tmp_path / "tables.db", storage=storage)
    table = await harness.table("overload", [*bots(1), *people("Ann", "Ben")], start=False)
    storage.failures = 1

    said = await refusal(harness.lobby.start(table.id, table.owner))
    await harness.watch(table, 1)
    await harness.settle()
    found = stage_of(harness, table), {**course_of(harness, table).pending}, harness.lines(table)
    await harness.services.close()

    assert said["error"] == "busy"
    assert found == ("gathering", {}, [])


async def test_somebody_who_takes_back_a_card_does_not_make_the_choice_of_others_stale(harness: Harness) -> None:
    harness.use_dice(ScriptedChance(find("dog"), ["dealer 4", DEAL]))
    table = await harness.friends("dog", FOUR, stand_in=None)
    await harness.do(table, 0, "1 gives 2")
    seen = harness.revision(table)
    await harness.undo(table, 0)

    assert await harness.do(table, 1, "2 gives 8", seen) == 5


async def test_taking_back_a_card_is_judged_anew_when_others_have_given_meanwhile(harness: Harness) -> None:
    harness.use_dice(ScriptedChance(find("dog"), ["dealer 4", DEAL]))
    table = await harness.friends("dog", FOUR, stand_in=None)
    await harness.do(table, 0, "1 gives 2")
    seen = harness.revision(table)
    await harness.do(table, 1, "2 gives 8")

    assert await harness.send_undo(table.id, key_of(table, 0), seen, "back") == 5


async def test_the_next_person_on_a_seat_has_commands_of_its_own(harness: Harness) -> None:
    harness.use_dice(overload_dice(1, 2, 3))
    table = await harness.friends("overload", ["Ann", "Ben", "Cleo"], stand_in=None)
    await send(harness, table, 0, "load 3", "1", 0)
    await harness.lobby.leave(table.id, key_of(table, 0))
    zoe = await harness.lobby.sit(table.id, 0, "Zoe", None, None)
    for seat in (1, 2):
        await harness.do(table, seat, "load 0")
    revision, legal = (
        harness.revision(table),
        (await harness.watch(table._replace(keys={zoe.seat: zoe.key}), 0)).update["legal"],
    )

    answer = await harness.send_move(table.id, zoe.key, revision, legal[0], "1")

    assert answer == revision + 1


@pytest.mark.parametrize("said", ["\u200d", "\u200d\u200d \u200d"])
async def test_a_message_that_cannot_be_seen_is_no_message(harness: Harness, said: str) -> None:
    table = await harness.friends("overload", ["Ann", "Ben", "Cleo"])

    assert (await refusal(say(harness, table, 0, said)))["error"] == "chat"


async def test_whom_friends_have_left_takes_back_nothing_that_they_decided(harness: Harness) -> None:
    """Unclear: with one person left, `at_one_screen` holds, and Ann goes back freely until Ben sits down again."""
    harness.use_dice(ScriptedChance(find("dog"), ["dealer 2", "deal 7,7,2,1/11,13,13 2,2,2,2,2,2"]))
    table = await harness.friends("dog", ["Ann", "Ben"], stand_in=None)
    harness.bot_pool.hold()
    for number, do in enumerate(("1 gives 1/11", "2 gives 2", "2 0>2", "2 32>34")):
        await harness.do(table, number % 2, do)
    await harness.lobby.leave(table.id, key_of(table, 1))

    assert (await refusal(harness.undo(table, 0)))["error"] == "no-undo"


async def test_taking_back_gives_nobody_more_time(harness: Harness) -> None:
    """Whoever decides gets its increment; taken back and decided again, it gets it again, and so do all others."""
    harness.use_dice(ScriptedChance(find("dog"), ["dealer 4", DEAL]))
    table = await harness.friends("dog", FOUR, stand_in=None, clock=TurnClock(bank=60, increment=10))
    await harness.do(table, 0, "1 gives 2")
    await harness.do(table, 1, "2 gives 8")
    once = course_of(harness, table).banks
    for _ in range(3):
        await harness.undo(table, 0)
        await harness.do(table, 0, "1 gives 2")

    assert course_of(harness, table).banks == once == (70_000, 70_000, 60_000, 60_000)
