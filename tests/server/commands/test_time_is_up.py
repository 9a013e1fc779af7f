"""What happens when somebody has no time left: a bot plays, or the decision is skipped by the rules."""

from __future__ import annotations

from tests.server.support.clocks import MINUTE, SECOND, decisions, give, timed, timed_exchange
from tests.server.support.harness import Harness


async def test_at_zero_a_bot_plays_though_the_person_is_there(harness: Harness) -> None:
    table = await timed(harness)
    ann = await harness.watch(table, 0)
    await harness.pass_time(MINUTE - 1)
    before = decisions(harness, table)
    await harness.pass_time(1)

    assert before == []
    assert [(step["seat"], step["by"]) for step in ann.steps()] == [(0, "clock"), (None, "chance")]
    assert ann.update["clock"]["left"] == [0, 60_000, 60_000]
    assert [shown.you for _, shown in harness.bot_pool.shown] == [0]


async def test_at_zero_the_decision_is_skipped_by_the_rules_where_that_is_agreed(harness: Harness) -> None:
    table = await timed(harness, at_zero="skip")
    await harness.pass_time(MINUTE)

    assert decisions(harness, table) == [(0, "load 0", "clock")]
    assert harness.bot_pool.shown == []


async def test_where_the_rules_demand_a_choice_a_bot_chooses(harness: Harness) -> None:
    table = await timed(harness, at_zero="skip")
    for seat in (0, 1, 2, 0, 1, 2):
        await harness.do(table, seat, "load 0")
    await harness.pass_time(MINUTE)

    assert decisions(harness, table)[6:] in ([(0, "move 1a", "clock")], [(0, "move 1b", "clock")])
    assert [(level, shown.you) for level, shown in harness.bot_pool.shown] == [("medium", 0)]


async def test_whoever_has_no_time_left_has_only_the_increment_for_the_next_decision(harness: Harness) -> None:
    table = await timed(harness, increment=5, at_zero="skip")
    await harness.pass_time(MINUTE)
    await harness.do(table, 1, "load 1")
    await harness.do(table, 2, "load 1")
    await harness.pass_time(5 * SECOND - 1)
    before = len(decisions(harness, table))
    await harness.pass_time(1)

    assert before == 3
    assert decisions(harness, table)[3] == (0, "load 0", "clock")


async def test_whoever_has_no_time_at_all_is_skipped_at_once(harness: Harness) -> None:
    table = await timed(harness, at_zero="skip")
    await harness.pass_time(MINUTE)
    await harness.do(table, 1, "load 1")
    await harness.do(table, 2, "load 1")

    assert decisions(harness, table)[3] == (0, "load 0", "clock")


async def test_at_zero_only_who_has_not_decided_is_decided_for(harness: Harness) -> None:
    table = await timed_exchange(harness)
    for seat in (0, 1, 2):
        await give(harness, table, seat)
    await harness.pass_time(MINUTE)

    assert [(seat, by) for seat, _, by in decisions(harness, table)[:4]] == [
        (0, "person"),
        (1, "person"),
        (2, "person"),
        (3, "clock"),
    ]


async def test_after_a_restart_time_runs_though_nobody_is_there(harness: Harness) -> None:
    table = await timed(harness, at_zero="skip")
    await harness.restart()
    await harness.services.recovery.adopt_orphans()
    await harness.pass_time(MINUTE)

    assert decisions(harness, table) == [(0, "load 0", "clock")]


async def test_nobody_is_hurried_after_the_end(harness: Harness) -> None:
    table = await timed(harness, at_zero="skip")
    await harness.lobby.end(table.id, table.owner)
    await harness.pass_time(2 * MINUTE)

    assert decisions(harness, table) == []
