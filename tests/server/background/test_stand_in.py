"""A bot stands in for somebody who is away while another person waits."""

from __future__ import annotations

from tablee.core.registry import find
from tablee.core.values import Seat
from tablee.games.dog.state import hand_of
from tablee.server.table.setup import TurnClock
from tests.server.support.away import PACE, TEN_SECONDS, deserted, go_away, is_stood_in_for, movers, slow_bots, waiting
from tests.server.support.harness import Harness


async def test_a_bot_stands_in_after_the_time_agreed(harness: Harness) -> None:
    table, ben = await waiting(harness)
    await harness.pass_time(TEN_SECONDS - 1)
    before = is_stood_in_for(ben)
    await harness.pass_time(1)
    shown = is_stood_in_for(ben)
    await harness.pass_time(PACE)

    assert before == [False, False, False]
    assert shown == [True, False, False]
    assert movers(ben) == [(0, "stand-in")]
    assert harness.revision(table) == 2


async def test_a_bot_takes_its_pace(harness: Harness) -> None:
    table, _ = await waiting(harness)
    await harness.pass_time(TEN_SECONDS + PACE - 1)

    assert harness.lines(table) == []


async def test_the_time_runs_from_when_somebody_was_last_there(harness: Harness) -> None:
    table, _ = await waiting(harness)
    await harness.pass_time(TEN_SECONDS - 1)
    harness.leave(table, await harness.watch(table, 0))
    await harness.pass_time(TEN_SECONDS - 1)
    kept = harness.lines(table)
    await harness.pass_time(1 + PACE)

    assert kept == []
    assert len(harness.lines(table)) == 2


async def test_somebody_who_moves_by_requests_is_not_away_for_half_a_minute(harness: Harness) -> None:
    table, _ = await waiting(harness)
    await harness.subscriptions.update_message(table.id, table.keys[Seat(0)], None)
    await harness.pass_time(30_000)
    kept = harness.lines(table)
    await harness.pass_time(PACE)

    assert kept == []
    assert len(harness.lines(table)) == 2


async def test_no_bot_stands_in_while_nobody_waits(harness: Harness) -> None:
    table = await deserted(harness)
    await harness.watch(table)
    await harness.pass_time(100 * TEN_SECONDS)

    assert harness.lines(table) == []


async def test_a_bot_stands_in_at_once_when_somebody_comes_to_wait(harness: Harness) -> None:
    table = await deserted(harness)
    await harness.pass_time(TEN_SECONDS)
    await harness.watch(table, 1)
    await harness.pass_time(PACE)

    assert len(harness.lines(table)) == 2


async def test_the_bot_stops_when_nobody_waits_any_more(harness: Harness) -> None:
    table, ben = await waiting(harness)
    await harness.pass_time(TEN_SECONDS)
    harness.leave(table, ben)
    await harness.pass_time(100 * PACE)

    assert harness.lines(table) == []


async def test_no_bot_stands_in_where_that_is_agreed(harness: Harness) -> None:
    table, ben = await waiting(harness, stand_in=None)
    await harness.pass_time(1000 * TEN_SECONDS)

    assert harness.lines(table) == []
    assert is_stood_in_for(ben) == [False, False, False]


async def test_no_bot_stands_in_for_somebody_who_is_there(harness: Harness) -> None:
    table, ben = await waiting(harness)
    await harness.watch(table, 0)
    await harness.pass_time(1000 * TEN_SECONDS)

    assert harness.lines(table) == []
    assert is_stood_in_for(ben) == [False, False, False]


async def test_the_bot_sees_what_its_seat_sees(harness: Harness) -> None:
    slow_bots(harness)
    table = await harness.friends("dog", ["Ann", "Ben", "Cleo", "Dan"], stand_in=10)
    await go_away(harness, table, 0)
    for seat in (1, 2, 3):
        await harness.watch(table, seat)
    game, before = find("dog"), harness.state(table)
    await harness.pass_time(TEN_SECONDS)

    assert harness.bot_pool.shown == [("medium", game.view(before, Seat(0)))]
    assert harness.bot_pool.shown[0][1].hand == hand_of(before, 0)


async def test_the_bot_does_not_move_when_whoever_waited_by_requests_is_gone_meanwhile(harness: Harness) -> None:
    table = await deserted(harness)
    await harness.pass_time(TEN_SECONDS)
    harness.bot_pool.hold()
    await harness.subscriptions.update_message(table.id, table.keys[Seat(1)], None)
    await harness.settle()
    thinking = harness.bot_pool.holding
    await harness.pass_time(3 * TEN_SECONDS)
    harness.bot_pool.released.set()
    await harness.pass_time(PACE)

    assert thinking == 1
    assert harness.lines(table) == []


async def test_a_bot_stands_in_before_the_time_on_the_clock_is_up(harness: Harness) -> None:
    table = await harness.friends("overload", ["Ann", "Ben", "Cleo"], stand_in=10, clock=TurnClock(bank=60))
    await go_away(harness, table, 0)
    ben = await harness.watch(table, 1)
    await harness.pass_time(TEN_SECONDS)

    assert movers(ben) == [(0, "stand-in")]
    assert ben.update["clock"]["left"] == [50_000, 60_000, 60_000]


async def test_the_clock_decides_where_its_time_is_up_before_a_bot_would_stand_in(harness: Harness) -> None:
    clock = TurnClock(bank=5, at_zero="skip")
    table = await harness.friends("overload", ["Ann", "Ben", "Cleo"], stand_in=10, clock=clock)
    await go_away(harness, table, 0)
    ben = await harness.watch(table, 1)
    await harness.pass_time(TEN_SECONDS // 2)

    assert movers(ben) == [(0, "clock")]
    assert harness.lines(table)[0] == "load 0"


async def test_a_bot_stands_in_also_where_others_are_to_decide_at_the_same_time(harness: Harness) -> None:
    harness.bot_pool.hold()
    table = await harness.friends("wuerfelblitz", ["Ann", "Ben"], stand_in=10, seconds=30)
    await go_away(harness, table, 0)
    ben = await harness.watch(table, 1)
    await harness.pass_time(TEN_SECONDS)

    assert is_stood_in_for(ben) == [True, False]
    assert harness.bot_pool.holding == 1
