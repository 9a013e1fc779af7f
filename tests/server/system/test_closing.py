"""WB7 A round is settled as soon as nothing that would count can come in, and not before."""

from __future__ import annotations

from tablee.games.wuerfelblitz.state import all_white
from tablee.server.table.latency import SLACK
from tablee.server.table.realtime import BUZZ_TIME
from tests.server.support.harness import Harness
from tests.server.support.live import COUNT_DOWN, READING, RIGHT, WRONG, at_one_screen, buzz, revealed

WINDOW = 150


async def test_after_a_right_answer_the_round_waits_for_the_window_and_the_farthest_line(harness: Harness) -> None:
    live = await revealed(harness, (0, 800, 100))
    await harness.pass_time(2000)
    await live.answer(0, RIGHT, 2000)
    await harness.pass_time(WINDOW + 50 + SLACK - 1)
    both_open = [*live.table.match.pending]
    await harness.pass_time(1)
    one_open = [*live.table.match.pending]
    await harness.pass_time(350 - 1)
    before = live.said()
    await harness.pass_time(1)

    assert (both_open, one_open) == ([1, 2], [1])
    assert before == [f"1 says {RIGHT} at 2000", "3 silent"]
    assert live.said() == [f"1 says {RIGHT} at 2000", "3 silent", "2 silent"]


async def test_the_last_answer_that_counts_is_still_heard(harness: Harness) -> None:
    live = await revealed(harness, (0, 800, 0))
    await harness.pass_time(2000)
    await live.answer(0, RIGHT, 2000)
    await harness.pass_time(WINDOW + 400 + SLACK - 1)
    await live.answer(1, RIGHT, 2000 + WINDOW)

    assert all_white(live.table.match.state) == (1, 1, 0)


async def test_a_faster_right_answer_closes_it_sooner(harness: Harness) -> None:
    live = await revealed(harness, (0, 800, 600))
    await harness.pass_time(2000)
    await live.answer(0, RIGHT, 2000)
    await harness.pass_time(100)
    await live.answer(1, RIGHT, 1800)
    await harness.pass_time(1800 + WINDOW + 300 + SLACK - 2100 - 1)
    before = [*live.table.match.pending]
    await harness.pass_time(1)

    assert before == [2]
    assert all_white(live.table.match.state) == (0, 1, 0)


async def test_a_wrong_answer_closes_nothing(harness: Harness) -> None:
    live = await revealed(harness, seconds=10)
    await harness.pass_time(2000)
    await live.answer(0, WRONG, 2000)
    await harness.pass_time(8000 + SLACK - 1)

    assert [*live.table.match.pending] == [1, 2]


async def test_when_everybody_has_answered_it_is_settled_at_once(harness: Harness) -> None:
    live = await revealed(harness, (800, 800, 800))
    await harness.pass_time(2400)
    for seat in range(3):
        await live.answer(seat, WRONG, 2000)

    assert live.table.match.pending == {}
    assert live.table.suspense_left


async def test_nobody_waits_for_those_who_are_away(harness: Harness) -> None:
    live = await revealed(harness)
    harness.leave(live.new, live.screens[2])
    await harness.pass_time(1000)
    await live.answer(0, WRONG, 1000)
    before = live.table.suspense_left
    await live.answer(1, WRONG, 1000)

    assert before == 0
    assert live.table.suspense_left
    assert live.said()[-1] == "3 silent"


async def test_who_is_away_and_back_in_time_may_answer(harness: Harness) -> None:
    live = await revealed(harness)
    harness.leave(live.new, live.screens[2])
    await harness.pass_time(1000)
    await live.answer(0, WRONG, 1000)
    live.screens[2] = await harness.watch(live.new, 2)
    await live.answer(1, WRONG, 1000)
    await harness.pass_time(1000)
    await live.answer(2, RIGHT, 2000)

    assert all_white(live.table.match.state) == (0, 0, 1)


async def test_a_round_without_anybody_is_over_and_the_next_waits(harness: Harness) -> None:
    live = await revealed(harness)
    for screen in live.screens:
        harness.leave(live.new, screen)
    await harness.pass_time(100_000)
    before = (live.said(), live.table.suspense_left > 0, live.reveal_at)
    for seat in range(3):
        await harness.watch(live.new, seat)
    await harness.pass_time(READING + COUNT_DOWN)

    assert before == (["1 silent", "2 silent", "3 silent"], True, None)
    assert [*live.table.match.pending] == [0, 1, 2]


async def test_after_a_restart_the_round_waits_for_those_who_come_back(harness: Harness) -> None:
    live = await revealed(harness)
    await harness.restart()
    await harness.registry.get(live.new.id)
    await harness.pass_time(20_000)
    before = live.said()
    await harness.pass_time(100_000)

    assert before == []
    assert len(live.said()) == 3
    assert live.table.suspense_left


async def test_who_has_buzzed_is_waited_for_after_the_window(harness: Harness) -> None:
    live = await at_one_screen(harness)
    await harness.pass_time(2000)
    await buzz(live, 1)
    await live.answer(0, RIGHT, 2000)
    await harness.pass_time(BUZZ_TIME - 1)
    before = live.said()
    await harness.pass_time(1)

    assert before == [f"1 says {RIGHT} at 2000", "3 silent"]
    assert live.said() == [*before, "2 silent"]
