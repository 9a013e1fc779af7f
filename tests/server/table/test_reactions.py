"""WB14 Whose line is slow is not slow itself, and whoever claims too much gains nothing."""

from __future__ import annotations

import pytest

from tablee.games.wuerfelblitz.state import all_white
from tablee.server.table.latency import PICTURE, START, LatencyMeter
from tests.server.support.harness import Harness
from tests.server.support.live import RIGHT, WRONG, revealed
from tests.server.support.playing import refusal


async def test_a_late_answer_with_the_smaller_time_wins(harness: Harness) -> None:
    live = await revealed(harness, (0, 800, 0))
    await harness.pass_time(2300)
    await live.answer(0, RIGHT, 2300)
    await harness.pass_time(100)
    await live.answer(1, RIGHT, 2000)
    await harness.pass_time(1000)

    assert live.said() == [f"1 says {RIGHT} at 2300", f"2 says {RIGHT} at 2000", "3 silent"]
    assert all_white(live.table.match.state) == (0, 1, 0)
    assert live.table.match.state.roller == 1
    assert live.notices() == []


async def test_a_claim_that_the_line_cannot_explain_is_measured_and_the_table_is_told(harness: Harness) -> None:
    live = await revealed(harness, (0, 200, 0))
    await harness.pass_time(2000)
    await live.answer(1, WRONG, 500)

    assert live.said() == [f"2 says {WRONG} at 1900"]
    assert [live.notices(screen) for screen in range(3)] == [[(1, "measured")]] * 3


async def test_a_claim_longer_than_since_the_reveal_is_measured(harness: Harness) -> None:
    live = await revealed(harness)
    await harness.pass_time(1000)
    await live.answer(0, WRONG, 60_000)

    assert live.said() == [f"1 says {WRONG} at 1000"]
    assert live.notices() == [(0, "measured")]


async def test_without_a_claim_the_server_measures_and_nobody_is_suspected(harness: Harness) -> None:
    live = await revealed(harness, (0, 200, 0))
    await harness.pass_time(1000)
    await live.answer(1, WRONG)

    assert live.said() == [f"2 says {WRONG} at 900"]
    assert live.notices() == []


async def test_without_a_measured_line_no_more_is_allowed_than_what_a_purse_begins_with(harness: Harness) -> None:
    live = await revealed(harness, (0, 0, 0))
    live.screens[1].latency = LatencyMeter()
    await harness.pass_time(1000)
    await live.answer(1, WRONG, 1000 - START - PICTURE - 1)

    assert live.said() == [f"2 says {WRONG} at 1000"]
    assert live.notices() == [(1, "measured")]


@pytest.mark.parametrize("reaction", [None, 0, 399, 450])
async def test_too_fast_is_refused_and_may_be_given_again(harness: Harness, reaction: int | None) -> None:
    live = await revealed(harness)
    await harness.pass_time(399)
    said = await refusal(live.answer(0, RIGHT, reaction))
    before = live.said()
    await harness.pass_time(101)
    await live.answer(0, RIGHT, 500)

    assert (said["error"], said["clause"]) == ("illegal", "WB14")
    assert before == []
    assert live.said() == [f"1 says {RIGHT} at 500"]


async def test_what_is_refused_costs_nothing_of_the_purse(harness: Harness) -> None:
    live = await revealed(harness)
    await harness.pass_time(399)
    for _ in range(20):
        await refusal(live.answer(0, RIGHT, 390))
    await harness.pass_time(101)
    await live.answer(0, RIGHT, 480)

    assert live.notices() == []


async def test_who_answers_twice_is_heard_once(harness: Harness) -> None:
    live = await revealed(harness)
    await harness.pass_time(2000)
    await live.answer(0, WRONG, 2000)
    said = await refusal(live.answer(0, RIGHT, 1990))

    assert said["error"] == "not-your-turn"
    assert live.said() == [f"1 says {WRONG} at 2000"]


async def test_always_claiming_the_most_is_soon_measured(harness: Harness) -> None:
    live = await revealed(harness, (100, 0, 0), seconds=10)
    for _ in range(4):
        await harness.pass_time(2000)
        await live.answer(0, WRONG, 2000 - 75)
        await live.next_round()

    assert set(live.notices()) == {(0, "measured")}
    times = [line.split()[-1] for line in live.said() if line.startswith("1 says")]
    assert times == ["1925", "1950", "1950", "1950"]


async def test_who_connects_anew_finds_its_purse_as_it_was(harness: Harness) -> None:
    live = await revealed(harness)
    live.screens[1].latency.credit.ms = 3
    harness.leave(live.new, live.screens[1])
    again = await harness.watch(live.new, 1)
    beside = await harness.watch(live.new, 1)

    assert again.latency.credit.ms == beside.latency.credit.ms == 3
