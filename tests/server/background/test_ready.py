"""WB4 The next round waits until everybody is ready, but not for ever."""

from __future__ import annotations

from typing import Any

import pytest

from tablee.core.registry import find
from tablee.server.common.errors import TableError
from tablee.server.service.lobby import NewTable
from tablee.server.table.readiness import COUNTDOWN, COUNTDOWN_DELAY
from tests.server.support.harness import FakeSubscriber, Harness, ScriptedChance, bots, people
from tests.server.support.live import COUNT_DOWN, READING, RIGHT, ROLL, WRONG, Live, revealed

SECOND = 1000


async def settled(harness: Harness, **options: Any) -> Live:
    """Ann, Ben and Cleo, each with a client that says when its player is ready, have just played a round."""
    live = await revealed(harness, says_ready=True, **options)
    await harness.pass_time(2 * SECOND)
    for seat, number in enumerate((RIGHT, WRONG, WRONG)):
        await live.answer(seat, number, 2000)
    return live


async def against_bots(harness: Harness, *names: str, says_ready: bool = True) -> Live:
    """One screen plays against two bots, who are silent; the round has just been settled."""
    harness.use_dice(ScriptedChance(find("wuerfelblitz"), ["first 1", ROLL, ROLL, ROLL]))
    table = await harness.table("wuerfelblitz", [*people(*names), *bots(2)], start=False, stand_in=None)
    screens = [await harness.watch(table, seat, says_ready=says_ready) for seat in range(len(names))]
    harness.in_real_time = True
    harness.bot_pool.hold()
    await harness.lobby.start(table.id, table.owner)
    await harness.pass_time(COUNT_DOWN + SECOND)
    live = Live(harness, table, screens)
    for seat in range(len(names)):
        await live.answer(seat, RIGHT, 1000)
    await harness.pass_time(40 * SECOND)
    return live


def next_round(screen: FakeSubscriber) -> dict[str, Any] | None:
    found: dict[str, Any] | None = screen.update["clock"]["next_round"]
    return found


def revision_of(live: Live) -> int:
    return live.table.match.revision


async def test_all_are_asked_and_told_for_whom_they_wait(harness: Harness) -> None:
    live = await settled(harness)
    at = harness.clock.time

    assert next_round(live.screens[2]) == {"waiting": [0, 1, 2], "at": at + COUNTDOWN_DELAY + COUNTDOWN}
    assert live.reveal_at is None


async def test_the_dice_are_shaken_as_soon_as_all_are_ready(harness: Harness) -> None:
    live = await settled(harness)
    waiting = []
    for seat in (1, 0, 2):
        await harness.pass_time(SECOND)
        await harness.send_ready(live.new, seat)
        waiting.append(next_round(live.screens[0]))
    first = harness.clock.time - 2 * SECOND

    assert waiting == [
        {"waiting": [0, 2], "at": first + COUNTDOWN},
        {"waiting": [2], "at": first + COUNTDOWN},
        None,
    ]
    assert live.screens[0].update["clock"]["reveal"] == harness.clock.time + COUNT_DOWN
    await harness.pass_time(COUNT_DOWN)
    assert [*live.table.match.pending] == [0, 1, 2]


async def test_ten_seconds_after_the_first_it_goes_on(harness: Harness) -> None:
    live = await settled(harness)
    await harness.pass_time(5 * SECOND)
    await harness.send_ready(live.new, 1)
    await harness.pass_time(COUNTDOWN - 1)
    before = live.reveal_at
    await harness.pass_time(1)

    assert before is None
    assert live.reveal_at == harness.clock.time + COUNT_DOWN


async def test_if_nobody_is_ready_the_countdown_begins_by_itself(harness: Harness) -> None:
    live = await settled(harness)
    await harness.pass_time(COUNTDOWN_DELAY + COUNTDOWN - 1)
    before = live.reveal_at
    await harness.pass_time(1)

    assert before is None
    assert live.reveal_at is not None


async def test_ready_twice_is_ready_once(harness: Harness) -> None:
    live = await settled(harness)
    await harness.send_ready(live.new, 0)
    at = harness.clock.time
    await harness.pass_time(SECOND)
    await harness.send_ready(live.new, 0)

    assert next_round(live.screens[0]) == {"waiting": [1, 2], "at": at + COUNTDOWN}


async def test_programs_are_not_waited_for(harness: Harness) -> None:
    live = await revealed(harness)
    await harness.pass_time(2 * SECOND)
    for seat in range(3):
        await live.answer(seat, RIGHT, 2000)

    assert next_round(live.screens[0]) is None
    assert live.reveal_at == harness.clock.time + READING + COUNT_DOWN


async def test_a_program_that_says_it_is_ready_saves_the_reading_time(harness: Harness) -> None:
    table = await harness.friends("wuerfelblitz", ["Ann", "Ben"], start=False, stand_in=None)
    harness.use_dice(ScriptedChance(find("wuerfelblitz"), ["first 1", ROLL, ROLL]))
    screens = [await harness.watch(table, 0, says_ready=True), await harness.watch(table, 1)]
    harness.in_real_time = True
    await harness.lobby.start(table.id, table.owner)
    await harness.pass_time(COUNT_DOWN + SECOND)
    live = Live(harness, table, screens)
    for seat in range(2):
        await live.answer(seat, RIGHT, 1000)
    waiting = next_round(screens[0])
    await harness.send_ready(table, 1)
    await harness.send_ready(table, 0)

    assert waiting == {"waiting": [0], "at": harness.clock.time + READING + COUNTDOWN}
    assert live.reveal_at == harness.clock.time + COUNT_DOWN


async def test_absent_players_are_waited_for_until_the_countdown_ends(harness: Harness) -> None:
    live = await settled(harness)
    harness.leave(live.new, live.screens[2])
    await harness.send_ready(live.new, 0)
    await harness.send_ready(live.new, 1)
    before = next_round(live.screens[0])
    await harness.pass_time(COUNTDOWN)

    assert before == {"waiting": [2], "at": harness.clock.time}
    assert live.reveal_at is not None


async def test_a_seat_that_a_bot_stands_in_for_is_ready(harness: Harness) -> None:
    live = await settled(harness, stand_in=5)
    harness.leave(live.new, live.screens[2])
    await harness.pass_time(6 * SECOND)
    await harness.send_ready(live.new, 0)
    await harness.send_ready(live.new, 1)

    assert live.reveal_at == harness.clock.time + COUNT_DOWN


async def test_a_table_of_absent_people_waits_until_one_is_back(harness: Harness) -> None:
    live = await settled(harness)
    await harness.send_ready(live.new, 0)
    for screen in live.screens:
        harness.leave(live.new, screen)
    await harness.pass_time(600 * SECOND)
    before = live.reveal_at
    screen = await harness.watch(live.new, 1, says_ready=True)
    at = harness.clock.time

    assert before is None
    assert next_round(screen) == {"waiting": [0, 1, 2], "at": at + COUNTDOWN_DELAY + COUNTDOWN}


async def test_whoever_reconnects_is_still_ready(harness: Harness) -> None:
    live = await settled(harness)
    await harness.send_ready(live.new, 0)
    at = harness.clock.time
    harness.leave(live.new, live.screens[0])
    await harness.pass_time(SECOND)
    screen = await harness.watch(live.new, 0, says_ready=True)

    assert next_round(screen) == {"waiting": [1, 2], "at": at + COUNTDOWN}


async def test_a_player_who_leaves_the_table_is_not_waited_for(harness: Harness) -> None:
    live = await settled(harness)
    await harness.send_ready(live.new, 0)
    await harness.send_ready(live.new, 1)
    await harness.lobby.leave(live.new.id, live.new.keys[next(iter(sorted(live.new.keys)[2:]))])
    await harness.settle()

    assert live.reveal_at == harness.clock.time + COUNT_DOWN


async def test_after_a_restart_all_are_asked_again(harness: Harness) -> None:
    live = await settled(harness)
    await harness.send_ready(live.new, 0)
    await harness.restart()
    await harness.registry.get(live.new.id)
    await harness.pass_time(5 * SECOND)
    before = live.reveal_at
    screens = [await harness.watch(live.new, seat, says_ready=True) for seat in range(3)]

    assert before is None
    assert (next_round(screens[2]) or {})["waiting"] == [0, 1, 2]
    for seat in range(3):
        await harness.send_ready(live.new, seat)
    assert live.reveal_at == harness.clock.time + COUNT_DOWN


async def test_spectators_do_not_count(harness: Harness) -> None:
    live = await settled(harness)
    spectator = FakeSubscriber(says_ready=True)
    await harness.subscriptions.subscribe(live.new.id, spectator, None, 0)
    for seat in range(3):
        await harness.send_ready(live.new, seat)

    assert live.reveal_at is not None
    with pytest.raises(TableError, match="only a player"):
        await harness.send("ready", live.new.id, None, "s", revision_of(live))


async def test_one_alone_is_waited_for_without_limit(harness: Harness) -> None:
    live = await against_bots(harness, "Ann")
    await harness.pass_time(3600 * SECOND)
    waited = (next_round(live.screens[0]), live.reveal_at)
    await harness.send_ready(live.new, 0)

    assert waited == ({"waiting": [0], "at": None}, None)
    assert live.reveal_at == harness.clock.time + COUNT_DOWN


async def test_one_press_is_enough_for_a_screen(harness: Harness) -> None:
    live = await against_bots(harness, "Ann", "Ben")
    waited = next_round(live.screens[0])
    await harness.send_ready(live.new, 1)

    assert waited == {"waiting": [0, 1], "at": None}
    assert live.reveal_at == harness.clock.time + COUNT_DOWN


async def test_a_program_alone_against_bots_goes_on_as_before(harness: Harness) -> None:
    live = await against_bots(harness, "Ann", says_ready=False)
    rounds = len([entry for entry in live.table.match.moves if entry.do.startswith("roll")])

    assert rounds > 1


async def test_the_first_round_waits_for_nobody(harness: Harness) -> None:
    live = await revealed(harness, says_ready=True)

    assert [*live.table.match.pending] == [0, 1, 2]


async def test_ready_for_a_round_that_is_over_changes_nothing(harness: Harness) -> None:
    live = await settled(harness)
    old = revision_of(live)
    for seat in range(3):
        await harness.send_ready(live.new, seat)
    again = await harness.send_ready(live.new, 0)
    await harness.pass_time(COUNT_DOWN)

    assert again == old
    with pytest.raises(TableError, match="another round has begun"):
        await harness.send_ready(live.new, 0, old)
    with pytest.raises(TableError, match="another round has begun"):
        await harness.send_ready(live.new, 0, 99)


async def test_only_real_time_games_have_rounds(harness: Harness) -> None:
    table = await harness.table("overload")

    for send in (harness.send_ready, harness.send_pause):
        with pytest.raises(TableError) as refused:
            await send(table, 0)
        assert refused.value.code == "no-rounds"


async def test_a_table_of_bots_goes_on_after_the_reading_time(harness: Harness) -> None:
    table: NewTable = await harness.table("wuerfelblitz", bots(3), start=False)
    screen = await harness.watch(table)
    harness.in_real_time = True
    await harness.lobby.start(table.id, table.owner)
    await harness.pass_time(120 * SECOND)

    assert sum(step["seat"] is None for step in screen.steps()) > 2
