"""Found by a second reading; each of these once failed."""

from __future__ import annotations

import asyncio
import os
import signal
import subprocess
import sys
import time
from collections.abc import AsyncIterator
from pathlib import Path

import httpx
import pytest

from tablee.client import server as client
from tablee.client.errors import Unreachable
from tablee.core.registry import find
from tablee.core.values import Seat
from tablee.server.service.lobby import NewTable
from tablee.server.table.setup import TurnClock
from tablee.server.transport.listen import ServerError, listen
from tests.server.support.away import TEN_SECONDS, go_away, is_stood_in_for, waiting
from tests.server.support.clocks import left, timed_exchange
from tests.server.support.faulty_storage import FaultyStorage, refused
from tests.server.support.harness import FakeSubscriber, Harness, ScriptedChance, bots, overload_dice, people

PACE = 700
SECOND = 1000
MINUTE = 60 * SECOND
HOUR = 60 * MINUTE


@pytest.fixture
async def harness(tmp_path: Path) -> AsyncIterator[Harness]:
    file = tmp_path / "tables.db"
    made = Harness(file, storage=FaultyStorage(file))
    yield made
    await made.services.close()


def disk(harness: Harness) -> FaultyStorage:
    assert isinstance(harness.storage, FaultyStorage)
    return harness.storage


async def seven(harness: Harness, clock: TurnClock | None = None) -> NewTable:
    """Ann has two pawns on the ring and a 7 in her hand."""
    harness.use_dice(ScriptedChance(find("dog"), ["dealer 2", "deal 7,7,2,1/11,13,13 2,2,2,2,2,2"]))
    table = await harness.friends("dog", ["Ann", "Ben"], stand_in=None, clock=clock)
    for number, do in enumerate(("1 gives 1/11", "2 gives 2", "2 0>2", "2 32>34", "13 enter", "2 34>36")):
        await harness.do(table, number % 2, do)
    return table


async def test_a_server_stops_in_the_middle_of_a_game_of_bots(tmp_path: Path) -> None:
    """A move that is being written leads to the next thought, though the attendant has closed: they play to the end."""
    file = tmp_path / "bots.db"
    harness = Harness(file, storage=FaultyStorage(file))
    disk(harness).slow()
    table = await harness.table("overload", bots(3), start=False)
    starting = asyncio.create_task(harness.lobby.start(table.id, table.owner))
    await disk(harness).until_written()
    closing = asyncio.create_task(harness.services.close())
    await asyncio.sleep(0.01)
    disk(harness).prompt.set()
    await starting
    await closing
    moves = len(harness.lines(table))

    assert moves <= 1


async def test_two_undos_made_for_the_same_revision_take_back_one_decision(harness: Harness) -> None:
    """The second was made before the first was seen; it must be stale, as a move would be."""
    harness.use_dice(ScriptedChance(find("wuerfel-express"), ["out R2 G2 B2 Y3 W3 K3", "roll RRRGGGY"]))
    table = await harness.friends("wuerfel-express", ["Ann", "Ben"], stand_in=None)
    for do in ("stop", "take R3"):
        await harness.do(table, 0, do)
    seen, key = harness.revision(table), table.keys[Seat(0)]
    await harness.send_undo(table.id, key, seen, "one")
    with refused("stale"):
        await harness.send_undo(table.id, key, seen, "other")

    assert harness.lines(table)[-1] == "stop"


async def test_who_takes_back_has_thought_at_its_own_cost(harness: Harness) -> None:
    """Give anything at once, think for free while others choose, take it back: the bank is still full."""
    table = await timed_exchange(harness)
    legal = (await harness.watch(table, 0)).update["legal"]
    await harness.do(table, 0, legal[0])
    await harness.pass_time(50 * SECOND)
    await harness.undo(table, 0)

    assert (await left(harness, table))[0] == 10 * SECOND


async def test_nobody_pays_for_a_turn_that_another_takes_back(harness: Harness) -> None:
    """Ben thinks about a position that Ann then takes back; he has lost the time and gets no increment."""
    table = await seven(harness, TurnClock(bank=60))
    await harness.do(table, 0, "7 2>5")
    await harness.do(table, 0, "+ 0>4")
    await harness.pass_time(50 * SECOND)
    await harness.undo(table, 0)

    assert (await left(harness, table))[1] == 60 * SECOND


async def test_at_zero_it_is_too_late_though_the_bot_still_thinks(harness: Harness) -> None:
    """Who is quicker than the bot's pace plays on for ever without any time."""
    harness.services.bot_moves.pace = PACE
    table = await harness.friends("overload", ["Ann", "Ben", "Cleo"], clock=TurnClock(bank=5), stand_in=None)
    await harness.pass_time(5 * SECOND + PACE // 2)
    with refused("late"):
        await harness.do(table, 0, "load 3")


async def test_a_stand_in_that_has_moved_is_not_shown_any_more(harness: Harness) -> None:
    """`hold` tells no table: the last one that Ben got says that a bot decides for Ann, whose turn is over."""
    _, ben = await waiting(harness)
    await harness.pass_time(TEN_SECONDS + PACE)

    assert ben.update["on_turn"] == [1]
    assert is_stood_in_for(ben) == [False, False, False]


async def test_a_stand_in_is_shown_when_the_turn_comes_to_somebody_who_is_long_away(harness: Harness) -> None:
    """It begins to think at once, without an alarm, and only the alarm tells."""
    table, ben = await waiting(harness)
    await harness.pass_time(TEN_SECONDS + PACE)
    await harness.do(table, 1, "load 3")

    assert ben.update["on_turn"] == [2]
    assert is_stood_in_for(ben) == [False, False, True]


async def test_whoever_takes_the_own_seat_again_is_present_and_everybody_is_told(harness: Harness) -> None:
    """`rearrange` returns at once when nothing has changed, but `asked` has."""
    table, ben = await waiting(harness)
    await harness.lobby.sit(table.id, None, "Ann", table.keys[Seat(0)], None)

    assert ben.table["chairs"][0]["present"]


async def test_whoever_takes_the_own_seat_again_waits_for_others(harness: Harness) -> None:
    """No alarm is set: nobody stands in for Ann though Ben waits, until something else happens."""
    table, ben = await waiting(harness)
    harness.leave(table, ben)
    await harness.pass_time(MINUTE)
    await harness.lobby.sit(table.id, None, "Ben", table.keys[Seat(1)], None)
    await harness.pass_time(PACE)

    assert len(harness.lines(table)) == 2


async def test_a_guest_who_has_gone_again_leaves_no_free_undo(harness: Harness) -> None:
    """Cleo leaves the screen, Dora plays from elsewhere and goes: Ann takes back what Dora decided, and the dice."""
    harness.use_dice(overload_dice(1, 2, 3, 4, 5))
    table = await harness.table("overload", people("Ann", "Ben", "Cleo"), stand_in=None)
    await harness.lobby.leave(table.id, table.keys[Seat(1)])
    harness.bot_pool.hold()
    dora = await harness.lobby.sit(table.id, 1, "Dora", None, None)
    table.keys[Seat(1)] = dora.key
    await harness.do(table, 0, "load 3")
    await harness.do(table, 1, "load 3")
    await harness.lobby.leave(table.id, dora.key)
    with refused("no-undo"):
        await harness.undo(table, 0)


async def test_a_table_fetched_a_moment_ago_is_not_put_to_sleep(harness: Harness) -> None:
    """Its last use is the stored one, so it is idle until whoever asked for it gets its turn: two of one table."""
    table = await harness.table("overload")
    harness.clock.time += HOUR
    await harness.services.cleanup.evict_idle()
    screen = FakeSubscriber(table.keys[Seat(0)])
    watching = asyncio.create_task(harness.subscriptions.subscribe(table.id, screen, None, 0))
    while table.id not in harness.registry.tables:
        await asyncio.sleep(0)
    await harness.services.cleanup.evict_idle()
    watched = await watching

    assert await harness.registry.get(table.id) is watched


async def test_talk_is_use(harness: Harness) -> None:
    """Who talks by requests at a table that gathers would see it removed."""
    table = await harness.friends("overload", ["Ann", "Ben", "Cleo"], start=False)
    harness.clock.time += HOUR
    await harness.send_chat(table.id, table.keys[Seat(0)], "anybody there?", False, "c")
    await harness.services.cleanup.evict_idle()

    assert table.id in harness.registry.tables


async def test_an_old_message_sent_again_is_said_once(harness: Harness) -> None:
    """Only the lines at hand are searched."""
    table = await harness.table("overload")
    key = table.keys[Seat(0)]
    for number in range(201):
        await harness.send_chat(table.id, key, "hi", False, f"c{number}")
        harness.clock.time += 2000

    assert await harness.send_chat(table.id, key, "hi", False, "c0") == 1


async def test_one_who_is_skipped_is_skipped_by_one_chore(harness: Harness) -> None:
    """While the disk fails, every look at the table begins another that insists for ever."""
    table = await harness.friends("overload", ["Ann", "Ben", "Cleo"], clock=TurnClock(bank=5, at_zero="skip"))
    disk(harness).failures = 10_000
    await harness.pass_time(5 * SECOND)
    await go_away(harness, table, 0, 1, 2)
    chores = len(harness.services.bot_moves.passing)
    disk(harness).failures = 0
    await harness.pass_time(5 * SECOND)

    assert chores == 1


async def test_keys_of_people_who_left_are_forgotten(harness: Harness) -> None:
    table = await harness.friends("overload", ["Ann", "Ben", "Cleo"], start=False)
    await harness.lobby.leave(table.id, table.keys[Seat(2)])
    for _ in range(20):
        dora = await harness.lobby.sit(table.id, 2, "Dora", None, None)
        await harness.lobby.leave(table.id, dora.key)

    assert len(harness.registry.tables[table.id].audience.asked) <= 3


@pytest.mark.parametrize("host", ["a..b", "x" * 70, "a\0b"])
def test_a_host_that_is_none_is_refused_in_one_line(host: str) -> None:
    """What cannot even be looked up is a UnicodeError or a TypeError, not an OSError."""
    with pytest.raises(ServerError):
        listen(host, 0).close()


async def test_who_takes_back_does_not_pay_for_the_time_that_the_server_was_down(harness: Harness) -> None:
    """What is taken back was decided before the restart: the whole night would be charged."""
    table = await timed_exchange(harness)
    legal = (await harness.watch(table, 0)).update["legal"]
    await harness.do(table, 0, legal[0])
    await harness.pass_time(10 * SECOND)
    harness.clock.time += HOUR
    await harness.restart()
    await harness.registry.get(table.id)
    await harness.send_undo(table.id, table.keys[Seat(0)], harness.revision(table), "back")

    assert harness.lines(table)[2:] == []
    assert (await left(harness, table))[0] >= 50 * SECOND


ORPHAN = """
import asyncio, os
from tablee.server.workers.pool import ProcessBotPool

async def main() -> None:
    thinker = ProcessBotPool()
    print(await asyncio.get_running_loop().run_in_executor(thinker.bots.running(), os.getpid), flush=True)
    await asyncio.sleep(60)

if __name__ == "__main__":
    asyncio.run(main())
"""


def is_running(process: int) -> bool:
    try:
        os.kill(process, 0)
    except ProcessLookupError:
        return False
    return True


@pytest.mark.skipif(sys.platform == "win32", reason="there is no SIGKILL")
def test_bots_end_with_a_server_that_is_killed(tmp_path: Path) -> None:
    """They wait for work from a queue whose other end they hold themselves, for ever."""
    script, said = tmp_path / "orphan.py", tmp_path / "said"
    script.write_text(ORPHAN, encoding="utf-8")
    path = os.pathsep.join(place for place in sys.path if place)
    command, env = [sys.executable, str(script)], {**os.environ, "PYTHONPATH": path}
    with said.open("w") as out, subprocess.Popen(command, stdout=out, stderr=out, env=env) as server:
        until = time.monotonic() + 30
        while not said.read_text().strip() and time.monotonic() < until:
            time.sleep(0.05)
        worker = int(said.read_text())
        server.send_signal(signal.SIGKILL)
    until = time.monotonic() + 30
    while is_running(worker) and time.monotonic() < until:
        time.sleep(0.05)
    survived = is_running(worker)
    if survived:
        os.kill(worker, signal.SIGKILL)

    assert not survived


def test_an_address_where_something_else_answers_is_said_in_one_sentence(monkeypatch: pytest.MonkeyPatch) -> None:
    """A page of a proxy, or a plain 500, is no JSON: the client fails with a JSONDecodeError."""
    answer = httpx.Response(502, text="<h1>Bad gateway</h1>", request=httpx.Request("GET", "http://here/api/games"))
    monkeypatch.setattr(httpx, "request", lambda *_, **__: answer)
    with pytest.raises(Unreachable):
        client.Server("http://here").games()
