"""WB4, WB13 Everybody sees the dice at the same instant, and nobody has them before."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from tablee.core.errors import GameError
from tablee.core.registry import find
from tablee.core.values import Seat
from tablee.games.wuerfelblitz.state import all_white
from tablee.server.background.reveal import RETRY, WRITING
from tablee.server.commands.realtime import Arrival
from tablee.server.table.latency import UNCONFIRMED_LEAD, LatencyMeter
from tablee.server.table.retention import IDLE_AFTER
from tests.server.support.harness import FakeSubscriber, Harness, ScriptedChance, bots, idle_since, people
from tests.server.support.live import (
    COUNT_DOWN,
    READING,
    RIGHT,
    ROLL,
    Live,
    counting_down,
    has_dice,
    measured,
    revealed,
)
from tests.server.support.playing import MoodyStorage, refusal


class Dated(FakeSubscriber):
    """Notes when the dice came."""

    def __init__(self, harness: Harness, key: str | None) -> None:
        super().__init__(key)
        self.harness = harness
        self.dice: list[int] = []

    def send(self, message: bytes) -> None:
        super().send(message)
        if has_dice(message.decode()):
            self.dice.append(self.harness.clock.time)


async def dated(live: Live, trip: int, seat: int | None = None) -> Dated:
    screen = Dated(live.harness, None if seat is None else live.new.keys[Seat(seat)])
    measured(screen.latency, *[trip] * 8)
    await live.harness.subscriptions.subscribe(live.new.id, screen, None, 0)
    return screen


async def veiled(harness: Harness) -> Live:
    """The dice have fallen for somebody far away, and nobody has them yet who is near."""
    live = await counting_down(harness, (800, 0, 0))
    await harness.pass_time(COUNT_DOWN - 200)
    assert live.table.is_veiled
    return live


async def test_the_instant_is_agreed_and_told_at_once(harness: Harness) -> None:
    live = await counting_down(harness)

    for screen in live.screens:
        assert screen.update["clock"]["reveal"] == harness.clock.time + COUNT_DOWN
        assert screen.update["on_turn"] == []
        assert not any(has_dice(text) for text in screen.texts)


async def test_decisions_begin_at_the_reveal(harness: Harness) -> None:
    live = await counting_down(harness, (800, 100, 0))
    instant = harness.clock.time + COUNT_DOWN
    await harness.pass_time(COUNT_DOWN)

    assert {decision.began for decision in live.table.match.pending.values()} == {instant}
    assert {screen.update["clock"]["reveal"] for screen in live.screens} == {instant}


async def test_the_dice_fall_as_late_as_the_farthest_player_allows(harness: Harness) -> None:
    live = await counting_down(harness, (600, 100, 0))
    await harness.pass_time(COUNT_DOWN - 300 - WRITING - 1)
    before = live.table.suspense_left
    await harness.pass_time(1)

    assert before
    assert live.table.is_veiled


async def test_each_gets_the_dice_so_early_as_its_line_is_long(harness: Harness) -> None:
    live = await counting_down(harness)
    instant = harness.clock.time + COUNT_DOWN
    screens = {trip: await dated(live, trip, seat) for trip, seat in ((800, 0), (300, 1), (50, 2))}
    for screen in live.screens:
        harness.leave(live.new, screen)
    await harness.pass_time(COUNT_DOWN)

    assert {trip: screen.dice for trip, screen in screens.items()} == {
        trip: [instant - trip // 2] for trip in (800, 300, 50)
    }


@pytest.mark.parametrize("trip", [0, 100, 1000])
async def test_a_spectator_has_the_dice_at_the_reveal_however_far_away_it_seems(harness: Harness, trip: int) -> None:
    live = await counting_down(harness, (800, 0, 0))
    instant = harness.clock.time + COUNT_DOWN
    spectator = await dated(live, trip)
    await harness.pass_time(COUNT_DOWN)

    assert live.began == instant
    assert spectator.dice == [instant]


@pytest.mark.parametrize("seat", [0, 1])
async def test_a_second_socket_that_holds_its_echoes_back_has_the_dice_no_earlier(harness: Harness, seat: int) -> None:
    live = await counting_down(harness, (100, 100, 800))
    instant = harness.clock.time + COUNT_DOWN
    second = await dated(live, 1000, seat)
    await harness.pass_time(COUNT_DOWN)

    assert second.dice == [instant - 50]


async def test_echoes_that_no_pong_confirms_bring_the_dice_little_earlier(harness: Harness) -> None:
    live = await counting_down(harness, (800, 0, 0))
    instant = harness.clock.time + COUNT_DOWN
    harness.leave(live.new, live.screens[1])
    program = await dated(live, 1000, 1)
    program.latency.is_confirmed = False
    await harness.pass_time(COUNT_DOWN)

    assert program.dice == [instant - UNCONFIRMED_LEAD]


async def test_while_the_dice_are_on_their_way_a_newcomer_waits_for_the_instant(harness: Harness) -> None:
    live = await veiled(harness)
    late = Dated(harness, None)
    coming = asyncio.create_task(harness.subscriptions.subscribe(live.new.id, late, None, 0))
    await harness.pass_time(199)
    before = [*late.texts]
    await harness.pass_time(1)
    await coming

    assert before == []
    assert late.dice == [live.began]


async def test_while_the_dice_are_on_their_way_nobody_who_asks_gets_them(harness: Harness) -> None:
    live = await veiled(harness)
    near = live.new.keys[Seat(1)]
    await harness.lobby.allow_hints(live.new.id, live.new.owner, True)
    asked = [
        asyncio.create_task(harness.subscriptions.update_message(live.new.id, near, 0)),
        asyncio.create_task(harness.subscriptions.update_message(live.new.id, None, None)),
        asyncio.create_task(harness.services.archive.replay(live.new.id, None, None, 1, 50)),
        asyncio.create_task(harness.services.coach.hint(live.new.id, near)),
    ]
    await harness.pass_time(199)
    before = [task.done() for task in asked]
    await harness.pass_time(1)
    answers = await asyncio.gather(*asked)

    assert before == [False] * 4
    assert all("faces" in str(answer) for answer in answers[:3])
    assert not any(has_dice(text) for text in await texts_before(live))


async def texts_before(live: Live) -> list[str]:
    """What those beside the server had before the update that has the dice."""
    return [text for screen in live.screens[1:] for text in screen.texts[:-1] if '"revision":2' in text]


@pytest.mark.parametrize("do", ["17", "", "2 silent", "2 says 17 at 500"])
@pytest.mark.parametrize("fastest", [0, 400])
async def test_nobody_can_decide_before_the_reveal_and_show_the_dice_thereby(
    harness: Harness, do: str, fastest: int
) -> None:
    live = await counting_down(harness, (800, 0, 0), fastest=fastest)
    await harness.pass_time(COUNT_DOWN - 200)
    timed = Arrival(harness.clock.time, LatencyMeter(), 500)
    said = await refusal(harness.send_move(live.new.id, live.new.keys[Seat(1)], 2, do, "early", timed))

    assert said["error"] == "not-your-turn"
    assert not any(has_dice(text) for screen in live.screens[1:] for text in screen.texts)


async def test_what_happens_otherwise_at_the_table_shows_no_dice(harness: Harness) -> None:
    live = await veiled(harness)
    await harness.send_chat(live.new.id, live.new.keys[Seat(1)], "hello", False, "c")
    harness.leave(live.new, live.screens[2])
    await refusal(harness.explain(live.new.id, live.new.keys[Seat(1)], "99"))
    await refusal(harness.send_undo(live.new.id, live.new.keys[Seat(1)], 2, "u"))
    await refusal(harness.services.archive.record(live.new.id))
    await harness.pass_time(100)

    assert not any(has_dice(text) for screen in live.screens[1:] for text in screen.texts)


async def test_who_has_left_meanwhile_is_sent_nothing(harness: Harness) -> None:
    live = await veiled(harness)
    harness.leave(live.new, live.screens[2])
    told = len(live.screens[2].texts)
    await harness.pass_time(1000)

    assert len(live.screens[2].texts) == told


async def test_bots_answer_no_sooner_than_people_see_the_dice(harness: Harness) -> None:
    harness.use_dice(ScriptedChance(find("wuerfelblitz"), ["first 1", ROLL]))
    table = await harness.table("wuerfelblitz", [*people("Ann"), *bots(2)], start=False)
    screen = await harness.watch(table, 0)
    measured(screen.latency, *[800] * 8)
    harness.in_real_time = True
    await harness.lobby.start(table.id, table.owner)
    await harness.pass_time(COUNT_DOWN - 1)

    assert harness.lines(table) == ["first 1", ROLL]


async def slow_disk(tmp_path: Path) -> tuple[Live, MoodyStorage]:
    storage = MoodyStorage(tmp_path / "moody.db")
    live = await counting_down(Harness(tmp_path / "moody.db", storage=storage), (200, 0, 0))
    return live, storage


async def test_on_a_slow_disk_all_see_the_dice_later(tmp_path: Path) -> None:
    live, storage = await slow_disk(tmp_path)
    harness, planned = live.harness, live.reveal_at or 0
    storage.ready.clear()
    storage.asked.clear()
    harness.clock.time = planned - 100 - WRITING
    harness.clock.ring_next(harness.clock.time)
    await storage.asked.wait()
    harness.clock.time = planned + 500
    storage.ready.set()
    await harness.pass_time(99)
    before = [has_dice(screen.texts[-1]) for screen in live.screens]
    await harness.pass_time(1)

    assert before == [True, False, False]
    assert live.began == planned + 500 + 100
    assert {screen.update["clock"]["reveal"] for screen in live.screens} == {live.began}
    await harness.services.close()


async def test_dice_that_cannot_be_written_down_are_rolled_again(tmp_path: Path) -> None:
    live, storage = await slow_disk(tmp_path)
    harness, planned = live.harness, live.reveal_at or 0
    storage.failures = 1
    await harness.pass_time(COUNT_DOWN + 100)
    before = (live.reveal_at, any(has_dice(text) for screen in live.screens for text in screen.texts))
    await harness.pass_time(RETRY + COUNT_DOWN)

    assert before == (None, False)
    assert live.began == planned - 100 - WRITING + RETRY + COUNT_DOWN
    assert live.screens[1].update["clock"]["reveal"] == live.began
    await harness.services.close()


async def test_how_a_round_went_can_be_read_before_the_next_count_down(harness: Harness) -> None:
    live = await revealed(harness)
    await harness.pass_time(1000)
    for seat in range(3):
        await live.answer(seat, RIGHT, 1000)

    assert live.reveal_at == harness.clock.time + READING + COUNT_DOWN


async def test_dice_wait_until_somebody_is_there(harness: Harness) -> None:
    live = await revealed(harness)
    for screen in live.screens:
        harness.leave(live.new, screen)
    await harness.pass_time(500_000)
    before = live.reveal_at
    screens = [await harness.watch(live.new, seat) for seat in range(3)]

    assert before is None
    assert screens[0].update["clock"]["reveal"] == harness.clock.time + READING + COUNT_DOWN


async def test_who_leaves_during_the_count_down_stops_nothing(harness: Harness) -> None:
    live = await counting_down(harness, (800, 0, 0))
    instant = live.reveal_at
    await harness.pass_time(1000)
    harness.leave(live.new, live.screens[0])
    await harness.pass_time(COUNT_DOWN - 1000)

    assert live.began == instant


async def test_who_comes_during_the_count_down_from_far_away_has_the_dice_in_time(harness: Harness) -> None:
    live = await counting_down(harness)
    instant = live.reveal_at or 0
    await harness.pass_time(1000)
    harness.leave(live.new, live.screens[1])
    far = await dated(live, 900, 1)
    await harness.pass_time(COUNT_DOWN - 1000)

    assert live.began == instant
    assert far.dice == [instant - 450]


async def test_who_comes_too_late_for_that_makes_all_wait(harness: Harness) -> None:
    live = await counting_down(harness)
    instant = live.reveal_at or 0
    await harness.pass_time(COUNT_DOWN - 100)
    harness.leave(live.new, live.screens[1])
    await dated(live, 900, 1)
    await harness.pass_time(1000)

    assert live.began == instant - 100 + 450


async def test_a_restart_during_the_count_down_begins_it_again(harness: Harness) -> None:
    live = await counting_down(harness)
    await harness.pass_time(2000)
    await harness.restart()
    screen = await harness.watch(live.new, 0)
    again = harness.clock.time + COUNT_DOWN
    await harness.pass_time(COUNT_DOWN)

    assert screen.of_kind("update")[-2]["clock"]["reveal"] == again
    assert live.began == again


async def test_a_restart_while_the_dice_are_on_their_way_shows_the_same_dice(harness: Harness) -> None:
    live = await veiled(harness)
    await harness.restart()
    screen = await harness.watch(live.new, 1)

    assert screen.update["view"]["faces"] == [5, 4, 5, 5, 4, 3]
    assert screen.update["clock"]["reveal"] is None
    assert live.began == harness.clock.time


@pytest.mark.parametrize("passed", [500, COUNT_DOWN - 200])
async def test_a_game_that_is_ended_meanwhile_is_over_and_answers(harness: Harness, passed: int) -> None:
    live = await counting_down(harness, (800, 0, 0))
    await harness.pass_time(passed)
    await harness.lobby.end(live.new.id, live.new.owner)
    screen = await asyncio.wait_for(harness.watch(live.new), 1)
    lines = harness.lines(live.new)
    await harness.pass_time(20_000)

    assert screen.table["stage"] == "over"
    assert screen.update["clock"]["reveal"] is None
    assert harness.lines(live.new) == lines
    assert live.table.match.pending == {}


async def test_a_table_put_to_sleep_meanwhile_wakes_with_a_count_down_of_its_own(harness: Harness) -> None:
    live = await counting_down(harness)
    for screen in live.screens:
        harness.leave(live.new, screen)
    asleep = live.table
    idle_since(asleep, harness.clock.time - IDLE_AFTER)
    await harness.services.cleanup.evict_idle()
    await harness.pass_time(10_000)
    gone = live.new.id not in harness.registry.tables
    screen = await harness.watch(live.new, 1)
    await harness.pass_time(COUNT_DOWN)

    assert gone
    assert live.table is not asleep
    assert has_dice(screen.texts[-1])
    assert asleep.match.revision == 1


async def test_a_table_put_to_sleep_while_the_dice_are_on_their_way_is_left_alone(harness: Harness) -> None:
    live = await veiled(harness)
    for screen in live.screens:
        harness.leave(live.new, screen)
    asleep = live.table
    idle_since(asleep, harness.clock.time - IDLE_AFTER)
    coming = asyncio.create_task(harness.watch(live.new, 1))
    await asyncio.sleep(0)
    await harness.services.cleanup.evict_idle()
    await harness.pass_time(1000)
    await coming

    assert live.table is not asleep
    assert len(live.table.audience.subscribers) == 1


async def test_nothing_happens_any_more_at_a_table_that_sleeps(harness: Harness) -> None:
    live = await veiled(harness)
    for screen in live.screens:
        harness.leave(live.new, screen)
    idle_since(live.table, harness.clock.time - IDLE_AFTER)
    await harness.services.cleanup.evict_idle()
    await harness.pass_time(1000)

    assert harness.registry.tables == {}
    assert harness.services.scheduler.timers == {}


async def test_a_round_is_played_after_all_that(harness: Harness) -> None:
    live = await revealed(harness, (800, 0, 0))
    await harness.pass_time(2000)
    await live.answer(1, RIGHT, 2000)
    with pytest.raises(GameError):
        await live.answer(1, RIGHT, 1900)
    await live.next_round()

    assert all_white(live.table.match.state) == (0, 1, 0)
