"""WB13, WB14 In real time the server calls, and each client echoes; and it tells the time to whoever asks."""

from __future__ import annotations

from itertools import pairwise
from typing import Any

import pytest

from tablee.server.api.socket import FIRST_ECHOES, OFTEN, SELDOM
from tablee.server.table.latency import LatencyMeter
from tests.server.support.http_client import Door, Socket, key_of


async def blitz(door: Door, game: str = "wuerfelblitz") -> tuple[dict[str, Any], Socket]:
    table = await door.new_table("Ann", "Ben", "Cleo", start=False, game=game)
    return table, await door.socket(table["id"], {"key": key_of(table, 0)})


def link(door: Door, table: dict[str, Any]) -> LatencyMeter:
    return door.harness.registry.tables[table["id"]].audience.subscribers[0].latency


async def settled(socket: Socket) -> None:
    """Everything that was said is read."""
    await socket.asked({"command": "p", "ping": True})


async def test_an_echo_that_is_sent_back_tells_how_far_away_somebody_is(door: Door) -> None:
    table, ann = await blitz(door)
    echo = await ann.next("echo")
    door.harness.clock.time += 120
    ann.say({"echo": echo["echo"]})
    await settled(ann)

    assert [*link(door, table).trips] == [120]


async def test_echoes_are_called_often_at_first_then_now_and_then(door: Door) -> None:
    _, ann = await blitz(door)
    called, start = [], door.harness.clock.time
    for _ in range(FIRST_ECHOES + 2):
        await ann.next("echo")
        called.append(door.harness.clock.time - start)
        while not door.harness.clock.ring_next(door.harness.clock.time + SELDOM):
            pass

    gaps = [later - sooner for sooner, later in pairwise(called)]
    assert gaps == [OFTEN] * (FIRST_ECHOES - 1) + [SELDOM] * 2


async def test_where_time_does_not_matter_nobody_is_called(door: Door) -> None:
    table, ann = await blitz(door, "overload")
    await settled(ann)

    assert link(door, table).number == 0


@pytest.mark.parametrize("wrong", [0, -1, 2, 99, 2**70])
async def test_numbers_that_were_not_called_change_nothing(door: Door, wrong: int) -> None:
    table, ann = await blitz(door)
    await ann.next("echo")
    ann.say({"echo": wrong})
    await settled(ann)

    assert not link(door, table).trips


async def test_the_same_echo_twice_counts_once(door: Door) -> None:
    table, ann = await blitz(door)
    echo = await ann.next("echo")
    for _ in range(3):
        door.harness.clock.time += 100
        ann.say({"echo": echo["echo"]})
    await settled(ann)

    assert len(link(door, table).trips) == 1


@pytest.mark.parametrize("echo", ["1", 1.0, None, [1], True])
async def test_what_is_no_number_is_unreadable(door: Door, echo: object) -> None:
    _, ann = await blitz(door)

    assert (await ann.asked({"echo": echo}))["error"] == "unreadable"


async def test_the_server_tells_its_time(door: Door) -> None:
    _, ann = await blitz(door)
    ann.say({"command": "s", "sync": True})

    assert await ann.next("time") == {"kind": "time", "command": "s", "now": door.harness.clock.time}


@pytest.mark.parametrize("reaction", [-1, 1.5, "7", 3_600_001])
async def test_a_reaction_is_a_number_of_milliseconds(door: Door, reaction: object) -> None:
    _, ann = await blitz(door)

    said = await ann.asked({"command": "m", "revision": 2, "do": "17", "reaction": reaction})

    assert said["error"] == "unreadable"
