"""Games in real time: whoever says nothing until the deadline is silent, and bots answer when they are due."""

from __future__ import annotations

from tablee.server.arrangement import TurnClock
from tablee.server.journal import Entry
from tablee.server.lobby import NewTable
from tests.server.fakes import NOON, House, bots, people

SECOND = 1000


async def blitz(house: House, clock: TurnClock | None = None) -> NewTable:
    """Rounds of ten seconds."""
    return await house.friends("wuerfelblitz", ["Ann", "Ben", "Cleo"], seconds=10, stand_in=None, clock=clock)


def journal(house: House, table: NewTable) -> list[Entry]:
    return house.desk.tables[table.id].course.journal


def said(house: House, table: NewTable) -> list[tuple[str, str]]:
    """What the seats have said, by whom."""
    return [(entry.do, entry.by) for entry in journal(house, table) if entry.seat is not None]


async def test_the_deadline_is_told(house: House) -> None:
    table = await blitz(house)
    await house.pass_time(3 * SECOND)
    ann = await house.watch(table, 0)

    assert ann.update["clock"] == {"now": NOON + 3 * SECOND, "left": None, "deadline": NOON + 10 * SECOND}


async def test_whoever_says_nothing_is_silent_at_the_deadline(house: House) -> None:
    table = await blitz(house)
    await house.pass_time(2 * SECOND)
    await house.do(table, 1, "7")
    await house.pass_time(8 * SECOND - 1)
    before = said(house, table)
    await house.pass_time(1)

    assert before == [("2 says 7 at 2000", "person")]
    assert sorted(said(house, table)[1:]) == [("1 silent", "clock"), ("3 silent", "clock")]


async def test_the_next_round_has_a_deadline_of_its_own(house: House) -> None:
    table = await blitz(house)
    ann = await house.watch(table, 0)
    await house.pass_time(10 * SECOND)
    second = ann.update["clock"]["deadline"]
    await house.pass_time(10 * SECOND)

    assert second == NOON + 20 * SECOND
    assert len(said(house, table)) == 6


async def test_rounds_in_which_nobody_says_anything_end_the_game(house: House) -> None:
    table = await blitz(house)
    await house.pass_time(20 * 10 * SECOND)

    assert house.desk.tables[table.id].arrangement.stage == "over"
    assert len(said(house, table)) == 3 * 20


async def test_without_time_on_the_clock_one_is_silent_before_the_deadline(house: House) -> None:
    table = await blitz(house, clock=TurnClock(bank=5, increment=0, at_zero="skip"))
    await house.pass_time(5 * SECOND - 1)
    before = said(house, table)
    await house.pass_time(1)

    assert before == []
    assert sorted(said(house, table)[:3]) == [("1 silent", "clock"), ("2 silent", "clock"), ("3 silent", "clock")]


async def test_bots_answer_when_their_answer_is_due(house: House) -> None:
    table = await house.table("wuerfelblitz", [*people("Ann"), *bots(3)], seconds=10)
    await house.pass_time(100 * SECOND)
    rolled, late = 0, []
    for entry in journal(house, table):
        if entry.do.startswith("roll"):
            rolled = entry.at
        elif entry.by == "bot" and "says" in entry.do:
            late.append(entry.at - rolled - int(entry.do.split()[-1]))

    assert len(late) > 10
    assert set(late) == {0}


async def test_a_bot_that_thinks_too_long_is_silent(house: House) -> None:
    house.thinker.hold()
    table = await house.table("wuerfelblitz", [*people("Ann"), *bots(1)], seconds=10)
    await house.pass_time(10 * SECOND)

    assert ("2 silent", "clock") in said(house, table)


async def test_a_restart_begins_the_time_of_the_round_again(house: House) -> None:
    table = await blitz(house)
    await house.pass_time(9 * SECOND)
    await house.restart()
    ann = await house.watch(table, 0)
    await house.pass_time(10 * SECOND - 1)
    before = said(house, table)
    await house.pass_time(1)

    assert ann.of_kind("update")[0]["clock"]["deadline"] == NOON + 19 * SECOND
    assert before == []
    assert len(said(house, table)) == 3
