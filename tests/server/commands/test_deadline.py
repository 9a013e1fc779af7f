"""Games in real time: whoever says nothing until the deadline is silent, and bots answer when they are due."""

from __future__ import annotations

from tablee.server.service.lobby import NewTable
from tablee.server.table.journal import JournalEntry
from tablee.server.table.latency import PICTURE, START
from tablee.server.table.setup import TurnClock
from tests.server.support.harness import FakeSubscriber, Harness, bots, people

SECOND = 1000
READING = 3 * SECOND
COUNT_DOWN = 3 * SECOND
ROUND = 10 * SECOND


async def blitz(harness: Harness, clock: TurnClock | None = None) -> tuple[NewTable, list[FakeSubscriber]]:
    """Rounds of ten seconds; everybody is there, and the dice have just been shown."""
    names = ["Ann", "Ben", "Cleo"]
    table = await harness.friends("wuerfelblitz", names, start=False, seconds=10, stand_in=None, clock=clock)
    screens = [await harness.watch(table, seat) for seat in range(3)]
    for screen in screens:
        screen.latency.credit.ms = -PICTURE
    await harness.lobby.start(table.id, table.owner)
    await harness.settle()
    harness.in_real_time = True
    return table, screens


def journal(harness: Harness, table: NewTable) -> list[JournalEntry]:
    return harness.registry.tables[table.id].match.journal


def said(harness: Harness, table: NewTable) -> list[tuple[str, str]]:
    """What the seats have said, by whom."""
    return [(entry.do, entry.by) for entry in journal(harness, table) if entry.seat is not None]


async def test_the_deadline_is_told(harness: Harness) -> None:
    table, _ = await blitz(harness)
    rolled = harness.clock.time
    await harness.pass_time(3 * SECOND)
    ann = await harness.watch(table, 0)

    clock = {"now": rolled + 3 * SECOND, "left": None, "deadline": rolled + ROUND, "reveal": None, "next_round": None}
    assert ann.update["clock"] == clock


async def test_whoever_says_nothing_is_silent_at_the_deadline(harness: Harness) -> None:
    table, _ = await blitz(harness)
    await harness.pass_time(2 * SECOND)
    await harness.do(table, 1, "35")
    await harness.pass_time(8 * SECOND - 1)
    before = said(harness, table)
    await harness.pass_time(1)

    assert before == [("2 says 35 at 2000", "person")]
    assert sorted(said(harness, table)[1:]) == [("1 silent", "clock"), ("3 silent", "clock")]


async def test_the_next_round_has_a_deadline_of_its_own(harness: Harness) -> None:
    table, (ann, _, _) = await blitz(harness)
    rolled = harness.clock.time
    await harness.pass_time(ROUND + READING + COUNT_DOWN)
    second = ann.update["clock"]["deadline"]
    await harness.pass_time(ROUND)

    assert second == rolled + 2 * ROUND + READING + COUNT_DOWN
    assert len(said(harness, table)) == 6


async def test_rounds_in_which_nobody_says_anything_end_the_game(harness: Harness) -> None:
    table, _ = await blitz(harness)
    await harness.pass_time(20 * (ROUND + READING + COUNT_DOWN))

    assert harness.registry.tables[table.id].setup.stage == "over"
    assert len(said(harness, table)) == 3 * 20


async def test_without_time_on_the_clock_one_is_silent_before_the_deadline(harness: Harness) -> None:
    table, _ = await blitz(harness, clock=TurnClock(bank=5, increment=0, at_zero="skip"))
    await harness.pass_time(5 * SECOND - 1)
    before = said(harness, table)
    await harness.pass_time(1)

    assert before == []
    assert sorted(said(harness, table)[:3]) == [("1 silent", "clock"), ("2 silent", "clock"), ("3 silent", "clock")]


async def test_bots_answer_when_their_answer_is_due(harness: Harness) -> None:
    table = await harness.table("wuerfelblitz", [*people("Ann"), *bots(3)], seconds=10, start=False)
    await harness.watch(table, 0)
    await harness.lobby.start(table.id, table.owner)
    harness.in_real_time = True
    await harness.pass_time(100 * SECOND)
    rolled, late = 0, []
    for entry in journal(harness, table):
        if entry.do.startswith("roll"):
            rolled = entry.at
        elif entry.by == "bot" and "says" in entry.do:
            late.append(entry.at - rolled - int(entry.do.split()[-1]))

    assert len(late) > 10
    assert set(late) == {0}


async def test_a_bot_that_thinks_too_long_is_silent(harness: Harness) -> None:
    harness.bot_pool.hold()
    table = await harness.table("wuerfelblitz", [*people("Ann"), *bots(1)], seconds=10)
    await harness.pass_time(ROUND)

    assert ("2 silent", "clock") in said(harness, table)


async def test_a_restart_begins_the_time_of_the_round_again(harness: Harness) -> None:
    table, _ = await blitz(harness)
    rolled = harness.clock.time
    await harness.pass_time(9 * SECOND)
    await harness.restart()
    ann = await harness.watch(table, 0)
    await harness.pass_time(ROUND - 1)
    before = said(harness, table)
    await harness.pass_time(1 + PICTURE + START)

    assert ann.of_kind("update")[0]["clock"]["deadline"] == rolled + 9 * SECOND + ROUND
    assert before == []
    assert len(said(harness, table)) == 3
