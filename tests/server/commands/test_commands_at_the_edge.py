"""What a table must not do: found when commands, undo and chat were tried."""

from __future__ import annotations

from pathlib import Path

import pytest

from tablee.core.registry import find
from tablee.server.table.setup import TurnClock
from tests.server.support.harness import House, WrittenDice, bots, overload_dice, people
from tests.server.support.playing import MoodyStorage, course_of, key_of, refusal, say, send, stage_of

FOUR = ["Ann", "Ben", "Cleo", "Dan"]
DEAL = "deal 2,2,3,3,4,5 8,8,9,9,10,10 5,5,6,6,12,12 13,13,13,7,7,joker"


async def test_a_start_that_cannot_be_saved_has_not_begun_anything(tmp_path: Path) -> None:
    storage = MoodyStorage(tmp_path / "tables.db")
    house = House(tmp_path / "tables.db", storage=storage)
    table = await house.table("overload", [*bots(1), *people("Ann", "Ben")], start=False)
    storage.failures = 1

    said = await refusal(house.lobby.start(table.id, table.owner))
    await house.watch(table, 1)
    await house.settle()
    found = stage_of(house, table), {**course_of(house, table).pending}, house.lines(table)
    await house.services.close()

    assert said["error"] == "busy"
    assert found == ("gathering", {}, [])


async def test_somebody_who_takes_back_a_card_does_not_make_the_choice_of_others_stale(house: House) -> None:
    house.use_dice(WrittenDice(find("dog"), ["dealer 4", DEAL]))
    table = await house.friends("dog", FOUR, stand_in=None)
    await house.do(table, 0, "1 gives 2")
    seen = house.revision(table)
    await house.undo(table, 0)

    assert await house.do(table, 1, "2 gives 8", seen) == 5


async def test_taking_back_a_card_is_judged_anew_when_others_have_given_meanwhile(house: House) -> None:
    house.use_dice(WrittenDice(find("dog"), ["dealer 4", DEAL]))
    table = await house.friends("dog", FOUR, stand_in=None)
    await house.do(table, 0, "1 gives 2")
    seen = house.revision(table)
    await house.do(table, 1, "2 gives 8")

    assert await house.send_undo(table.id, key_of(table, 0), seen, "back") == 5


async def test_the_next_person_on_a_seat_has_commands_of_its_own(house: House) -> None:
    house.use_dice(overload_dice(1, 2, 3))
    table = await house.friends("overload", ["Ann", "Ben", "Cleo"], stand_in=None)
    await send(house, table, 0, "load 3", "1", 0)
    await house.lobby.leave(table.id, key_of(table, 0))
    zoe = await house.lobby.sit(table.id, 0, "Zoe", None, None)
    for seat in (1, 2):
        await house.do(table, seat, "load 0")
    revision, legal = (
        house.revision(table),
        (await house.watch(table._replace(keys={zoe.seat: zoe.key}), 0)).update["legal"],
    )

    answer = await house.send_move(table.id, zoe.key, revision, legal[0], "1")

    assert answer == revision + 1


@pytest.mark.parametrize("said", ["\u200d", "\u200d\u200d \u200d"])
async def test_a_message_that_cannot_be_seen_is_no_message(house: House, said: str) -> None:
    table = await house.friends("overload", ["Ann", "Ben", "Cleo"])

    assert (await refusal(say(house, table, 0, said)))["error"] == "chat"


async def test_whom_friends_have_left_takes_back_nothing_that_they_decided(house: House) -> None:
    """Unclear: with one person left, `at_one_screen` holds, and Ann goes back freely until Ben sits down again."""
    house.use_dice(WrittenDice(find("dog"), ["dealer 2", "deal 7,7,2,1/11,13,13 2,2,2,2,2,2"]))
    table = await house.friends("dog", ["Ann", "Ben"], stand_in=None)
    house.bot_pool.hold()
    for number, do in enumerate(("1 gives 1/11", "2 gives 2", "2 0>2", "2 32>34")):
        await house.do(table, number % 2, do)
    await house.lobby.leave(table.id, key_of(table, 1))

    assert (await refusal(house.undo(table, 0)))["error"] == "no-undo"


async def test_taking_back_gives_nobody_more_time(house: House) -> None:
    """Whoever decides gets its increment; taken back and decided again, it gets it again, and so do all others."""
    house.use_dice(WrittenDice(find("dog"), ["dealer 4", DEAL]))
    table = await house.friends("dog", FOUR, stand_in=None, clock=TurnClock(bank=60, increment=10))
    await house.do(table, 0, "1 gives 2")
    await house.do(table, 1, "2 gives 8")
    once = course_of(house, table).banks
    for _ in range(3):
        await house.undo(table, 0)
        await house.do(table, 0, "1 gives 2")

    assert course_of(house, table).banks == once == (70_000, 70_000, 60_000, 60_000)
