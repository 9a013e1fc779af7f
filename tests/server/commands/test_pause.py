"""A round against bots can be broken off: its dice are never played on, and the next one waits."""

from __future__ import annotations

import pytest

from tablee.core.registry import find
from tablee.games.wuerfelblitz.state import all_white
from tablee.server.background.reveal import WRITING
from tablee.server.common.errors import TableError
from tests.server.support.harness import Harness, ScriptedChance, bots, people
from tests.server.support.live import COUNT_DOWN, RIGHT, ROLL, WRONG, Live, revealed

OTHER = "roll 234561 RO"


async def alone(harness: Harness, *names: str) -> Live:
    """One screen against two bots who think for as long as the test likes; the dice lie there."""
    harness.use_dice(ScriptedChance(find("wuerfelblitz"), ["first 1", ROLL, OTHER, ROLL]))
    table = await harness.table("wuerfelblitz", [*people(*names or ("Ann",)), *bots(2)], start=False)
    screens = [await harness.watch(table, seat, says_ready=True) for seat in range(len(names) or 1)]
    harness.in_real_time = True
    harness.bot_pool.hold()
    await harness.lobby.start(table.id, table.owner)
    await harness.pass_time(COUNT_DOWN)
    return Live(harness, table, screens)


async def test_all_who_have_not_answered_are_silent_and_nobody_gets_anything(harness: Harness) -> None:
    live = await alone(harness)
    await harness.pass_time(2000)
    await harness.send_pause(live.new, 0)

    assert live.said() == ["1 silent", "2 silent", "3 silent"]
    assert all_white(live.table.match.state) == (0, 0, 0)
    assert live.screens[0].update["clock"]["next_round"] == {"waiting": [0], "at": None}


async def test_the_round_is_dealt_anew_when_the_player_is_ready(harness: Harness) -> None:
    live = await alone(harness)
    await harness.send_pause(live.new, 0)
    await harness.pass_time(3_600_000)
    await harness.send_ready(live.new, 0)
    await harness.pass_time(COUNT_DOWN)

    assert [entry.do for entry in live.table.match.moves if entry.seat is None] == ["first 1", ROLL, OTHER]


async def test_what_was_said_before_counts(harness: Harness) -> None:
    live = await alone(harness, "Ann", "Ben")
    await harness.pass_time(1000)
    await live.answer(0, RIGHT, 1000)
    await harness.send_pause(live.new, 1)

    assert all_white(live.table.match.state) == (1, 0, 0, 0)


async def test_a_bot_that_was_about_to_answer_does_not(harness: Harness) -> None:
    live = await alone(harness)
    await harness.send_pause(live.new, 0)
    harness.bot_pool.released.set()
    await harness.pass_time(60_000)

    assert live.said() == ["1 silent", "2 silent", "3 silent"]


async def test_the_same_command_pauses_once(harness: Harness) -> None:
    live = await alone(harness)
    key, revision = live.new.keys[next(iter(live.new.keys))], live.table.match.revision
    first = await harness.send("pause", live.new.id, key, "p", revision)
    again = await harness.send("pause", live.new.id, key, "p", revision)

    assert first - 2 == again == revision + 1
    assert len(live.said()) == 3


async def test_the_count_down_can_be_stopped(harness: Harness) -> None:
    live = await alone(harness)
    await harness.pass_time(1000)
    await live.answer(0, WRONG, 1000)
    await harness.send_pause(live.new, 0)
    await harness.send_ready(live.new, 0)
    await harness.pass_time(1000)
    counting = live.reveal_at
    await harness.send_pause(live.new, 0)
    await harness.pass_time(60_000)
    stopped = live.reveal_at
    await harness.send_ready(live.new, 0)

    assert (counting is None, stopped) == (False, None)
    assert live.reveal_at == harness.clock.time + COUNT_DOWN


async def test_even_the_first_one(harness: Harness) -> None:
    harness.use_dice(ScriptedChance(find("wuerfelblitz"), ["first 1", ROLL]))
    table = await harness.table("wuerfelblitz", [*people("Ann"), *bots(2)], start=False)
    screen = await harness.watch(table, 0)
    harness.in_real_time = True
    await harness.lobby.start(table.id, table.owner)
    await harness.pass_time(500)
    await harness.send_pause(table, 0)
    await harness.pass_time(60_000)

    assert screen.update["clock"]["next_round"] == {"waiting": [0], "at": None}


async def test_while_the_next_round_waits_there_is_nothing_to_pause(harness: Harness) -> None:
    live = await alone(harness)
    first = await harness.send_pause(live.new, 0)

    assert await harness.send_pause(live.new, 0) == first


async def test_dice_on_their_way_are_shown_first(harness: Harness) -> None:
    live = await alone(harness)
    await harness.send_pause(live.new, 0)
    await harness.send_ready(live.new, 0)
    await harness.pass_time(COUNT_DOWN - WRITING)

    assert live.table.is_veiled
    with pytest.raises(TableError, match="the dice are being shown"):
        await harness.send_pause(live.new, 0)


async def test_between_people_nobody_pauses(harness: Harness) -> None:
    live = await revealed(harness)

    with pytest.raises(TableError) as refused:
        await harness.send_pause(live.new, 0)
    assert refused.value.code == "not-alone"


async def test_a_pause_for_an_earlier_round_is_stale(harness: Harness) -> None:
    live = await alone(harness)
    old = live.table.match.revision
    await harness.send_pause(live.new, 0)
    await harness.send_ready(live.new, 0)
    await harness.pass_time(COUNT_DOWN)

    with pytest.raises(TableError) as refused:
        await harness.send_pause(live.new, 0, old)
    assert refused.value.code == "stale"


async def test_a_broken_off_round_survives_a_restart(harness: Harness) -> None:
    live = await alone(harness)
    await harness.send_pause(live.new, 0)
    await harness.restart()
    screen = await harness.watch(live.new, 0, says_ready=True)
    await harness.pass_time(120_000)

    assert live.said() == ["1 silent", "2 silent", "3 silent"]
    assert screen.update["clock"]["next_round"] == {"waiting": [0], "at": None}
