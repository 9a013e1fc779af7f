"""Games in real time: whoever says nothing until the deadline is silent, and bots answer when they are due."""

from __future__ import annotations

from tablee.server.service.lobby import NewTable
from tablee.server.table.journal import JournalEntry
from tablee.server.table.latency import PICTURE, START
from tablee.server.table.setup import TurnClock
from tests.server.support.harness import House, Screen, bots, people

SECOND = 1000
READING = 3 * SECOND
COUNT_DOWN = 3 * SECOND
ROUND = 10 * SECOND


async def blitz(house: House, clock: TurnClock | None = None) -> tuple[NewTable, list[Screen]]:
    """Rounds of ten seconds; everybody is there, and the dice have just been shown."""
    names = ["Ann", "Ben", "Cleo"]
    table = await house.friends("wuerfelblitz", names, start=False, seconds=10, stand_in=None, clock=clock)
    screens = [await house.watch(table, seat) for seat in range(3)]
    for screen in screens:
        screen.latency.credit.ms = -PICTURE
    await house.lobby.start(table.id, table.owner)
    await house.settle()
    house.in_real_time = True
    return table, screens


def journal(house: House, table: NewTable) -> list[JournalEntry]:
    return house.registry.tables[table.id].match.journal


def said(house: House, table: NewTable) -> list[tuple[str, str]]:
    """What the seats have said, by whom."""
    return [(entry.do, entry.by) for entry in journal(house, table) if entry.seat is not None]


async def test_the_deadline_is_told(house: House) -> None:
    table, _ = await blitz(house)
    rolled = house.clock.time
    await house.pass_time(3 * SECOND)
    ann = await house.watch(table, 0)

    clock = {"now": rolled + 3 * SECOND, "left": None, "deadline": rolled + ROUND, "reveal": None}
    assert ann.update["clock"] == clock


async def test_whoever_says_nothing_is_silent_at_the_deadline(house: House) -> None:
    table, _ = await blitz(house)
    await house.pass_time(2 * SECOND)
    await house.do(table, 1, "35")
    await house.pass_time(8 * SECOND - 1)
    before = said(house, table)
    await house.pass_time(1)

    assert before == [("2 says 35 at 2000", "person")]
    assert sorted(said(house, table)[1:]) == [("1 silent", "clock"), ("3 silent", "clock")]


async def test_the_next_round_has_a_deadline_of_its_own(house: House) -> None:
    table, (ann, _, _) = await blitz(house)
    rolled = house.clock.time
    await house.pass_time(ROUND + READING + COUNT_DOWN)
    second = ann.update["clock"]["deadline"]
    await house.pass_time(ROUND)

    assert second == rolled + 2 * ROUND + READING + COUNT_DOWN
    assert len(said(house, table)) == 6


async def test_rounds_in_which_nobody_says_anything_end_the_game(house: House) -> None:
    table, _ = await blitz(house)
    await house.pass_time(20 * (ROUND + READING + COUNT_DOWN))

    assert house.registry.tables[table.id].setup.stage == "over"
    assert len(said(house, table)) == 3 * 20


async def test_without_time_on_the_clock_one_is_silent_before_the_deadline(house: House) -> None:
    table, _ = await blitz(house, clock=TurnClock(bank=5, increment=0, at_zero="skip"))
    await house.pass_time(5 * SECOND - 1)
    before = said(house, table)
    await house.pass_time(1)

    assert before == []
    assert sorted(said(house, table)[:3]) == [("1 silent", "clock"), ("2 silent", "clock"), ("3 silent", "clock")]


async def test_bots_answer_when_their_answer_is_due(house: House) -> None:
    table = await house.table("wuerfelblitz", [*people("Ann"), *bots(3)], seconds=10, start=False)
    await house.watch(table, 0)
    await house.lobby.start(table.id, table.owner)
    house.in_real_time = True
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
    house.bot_pool.hold()
    table = await house.table("wuerfelblitz", [*people("Ann"), *bots(1)], seconds=10)
    await house.pass_time(ROUND)

    assert ("2 silent", "clock") in said(house, table)


async def test_a_restart_begins_the_time_of_the_round_again(house: House) -> None:
    table, _ = await blitz(house)
    rolled = house.clock.time
    await house.pass_time(9 * SECOND)
    await house.restart()
    ann = await house.watch(table, 0)
    await house.pass_time(ROUND - 1)
    before = said(house, table)
    await house.pass_time(1 + PICTURE + START)

    assert ann.of_kind("update")[0]["clock"]["deadline"] == rolled + 9 * SECOND + ROUND
    assert before == []
    assert len(said(house, table)) == 3
