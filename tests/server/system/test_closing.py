"""WB7 A round is settled as soon as nothing that would count can come in, and not before."""

from __future__ import annotations

from tablee.server.table.latency import SLACK
from tablee.server.table.realtime import BUZZ_TIME
from tests.server.support.harness import House
from tests.server.support.live import COUNT_DOWN, READING, RIGHT, WRONG, at_one_screen, buzz, revealed

WINDOW = 150


async def test_after_a_right_answer_the_round_waits_for_the_window_and_the_farthest_line(house: House) -> None:
    live = await revealed(house, (0, 800, 100))
    await house.pass_time(2000)
    await live.answer(0, RIGHT, 2000)
    await house.pass_time(WINDOW + 50 + SLACK - 1)
    both_open = [*live.table.match.pending]
    await house.pass_time(1)
    one_open = [*live.table.match.pending]
    await house.pass_time(350 - 1)
    before = live.said()
    await house.pass_time(1)

    assert (both_open, one_open) == ([1, 2], [1])
    assert before == [f"1 says {RIGHT} at 2000", "3 silent"]
    assert live.said() == [f"1 says {RIGHT} at 2000", "3 silent", "2 silent"]


async def test_the_last_answer_that_counts_is_still_heard(house: House) -> None:
    live = await revealed(house, (0, 800, 0))
    await house.pass_time(2000)
    await live.answer(0, RIGHT, 2000)
    await house.pass_time(WINDOW + 400 + SLACK - 1)
    await live.answer(1, RIGHT, 2000 + WINDOW)

    assert live.table.match.state.white == (1, 1, 0)


async def test_a_faster_right_answer_closes_it_sooner(house: House) -> None:
    live = await revealed(house, (0, 800, 600))
    await house.pass_time(2000)
    await live.answer(0, RIGHT, 2000)
    await house.pass_time(100)
    await live.answer(1, RIGHT, 1800)
    await house.pass_time(1800 + WINDOW + 300 + SLACK - 2100 - 1)
    before = [*live.table.match.pending]
    await house.pass_time(1)

    assert before == [2]
    assert live.table.match.state.white == (0, 1, 0)


async def test_a_wrong_answer_closes_nothing(house: House) -> None:
    live = await revealed(house, seconds=10)
    await house.pass_time(2000)
    await live.answer(0, WRONG, 2000)
    await house.pass_time(8000 + SLACK - 1)

    assert [*live.table.match.pending] == [1, 2]


async def test_when_everybody_has_answered_it_is_settled_at_once(house: House) -> None:
    live = await revealed(house, (800, 800, 800))
    await house.pass_time(2400)
    for seat in range(3):
        await live.answer(seat, WRONG, 2000)

    assert live.table.match.pending == {}
    assert live.table.suspense_left


async def test_nobody_waits_for_those_who_are_away(house: House) -> None:
    live = await revealed(house)
    house.leave(live.new, live.screens[2])
    await house.pass_time(1000)
    await live.answer(0, WRONG, 1000)
    before = live.table.suspense_left
    await live.answer(1, WRONG, 1000)

    assert before == 0
    assert live.table.suspense_left
    assert live.said()[-1] == "3 silent"


async def test_who_is_away_and_back_in_time_may_answer(house: House) -> None:
    live = await revealed(house)
    house.leave(live.new, live.screens[2])
    await house.pass_time(1000)
    await live.answer(0, WRONG, 1000)
    live.screens[2] = await house.watch(live.new, 2)
    await live.answer(1, WRONG, 1000)
    await house.pass_time(1000)
    await live.answer(2, RIGHT, 2000)

    assert live.table.match.state.white == (0, 0, 1)


async def test_a_round_without_anybody_is_over_and_the_next_waits(house: House) -> None:
    live = await revealed(house)
    for screen in live.screens:
        house.leave(live.new, screen)
    await house.pass_time(100_000)
    before = (live.said(), live.table.suspense_left > 0, live.reveal_at)
    await house.watch(live.new, 1)
    await house.pass_time(READING + COUNT_DOWN)

    assert before == (["1 silent", "2 silent", "3 silent"], True, None)
    assert [*live.table.match.pending] == [0, 1, 2]


async def test_after_a_restart_the_round_waits_for_those_who_come_back(house: House) -> None:
    live = await revealed(house)
    await house.restart()
    await house.registry.get(live.new.id)
    await house.pass_time(20_000)
    before = live.said()
    await house.pass_time(100_000)

    assert before == []
    assert len(live.said()) == 3
    assert live.table.suspense_left


async def test_who_has_buzzed_is_waited_for_after_the_window(house: House) -> None:
    live = await at_one_screen(house)
    await house.pass_time(2000)
    await buzz(live, 1)
    await live.answer(0, RIGHT, 2000)
    await house.pass_time(BUZZ_TIME - 1)
    before = live.said()
    await house.pass_time(1)

    assert before == [f"1 says {RIGHT} at 2000", "3 silent"]
    assert live.said() == [*before, "2 silent"]
