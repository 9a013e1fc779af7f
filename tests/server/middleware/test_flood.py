"""Whoever sends far too much is refused, then sent away; nobody else notices."""

from __future__ import annotations

from typing import Any

from tablee.server.api.socket import REFUSED
from tablee.server.common.token_bucket import FLOOD_TOLERANCE, MESSAGE_BURST, MESSAGES_A_SECOND
from tests.server.support.http_client import Door, Socket, key_of

PING = {"command": "p", "ping": True}


async def two(door: Door) -> tuple[dict[str, Any], Socket, Socket]:
    table = await door.new_table()
    sockets = [await door.socket(table["id"], {"key": key_of(table, seat)}) for seat in (0, 1)]
    for socket in sockets:
        await socket.next("update")
    return table, sockets[0], sockets[1]


async def test_as_much_as_a_person_could_send_is_answered(door: Door) -> None:
    _, ann, _ = await two(door)
    kinds = [(await ann.asked(PING))["kind"] for _ in range(MESSAGE_BURST)]

    assert set(kinds) == {"answer"}


async def test_what_is_too_much_is_refused_and_done_by_nobody(door: Door) -> None:
    table, ann, _ = await two(door)
    for _ in range(MESSAGE_BURST):
        await ann.asked(PING)
    said = await ann.asked({"command": "m", "revision": 1, "do": "load 3"})

    assert (said["kind"], said["error"], said["command"]) == ("refusal", "flood", "m")
    assert door.harness.registry.tables[table["id"]].match.moves == []


async def test_after_a_moment_it_goes_on(door: Door) -> None:
    _, ann, _ = await two(door)
    for _ in range(MESSAGE_BURST + 1):
        await ann.asked(PING)
    door.harness.clock.time += 1000
    kinds = [(await ann.asked(PING))["kind"] for _ in range(MESSAGES_A_SECOND + 1)]

    assert kinds == ["answer"] * (MESSAGES_A_SECOND - 1) + ["refusal"] * 2


async def test_who_goes_on_is_sent_away_and_the_others_play_on(door: Door) -> None:
    table, ann, ben = await two(door)
    for _ in range(MESSAGE_BURST + FLOOD_TOLERANCE + 1):
        ann.say(PING)
    code, why = await ann.closed()

    assert (code, why) == (REFUSED, "flood")
    assert len(door.harness.registry.tables[table["id"]].audience.subscribers) == 1
    assert (await ben.asked(PING))["kind"] == "answer"


async def test_who_was_sent_away_may_come_back(door: Door) -> None:
    table, ann, _ = await two(door)
    for _ in range(MESSAGE_BURST + FLOOD_TOLERANCE + 1):
        ann.say(PING)
    await ann.closed()
    again = await door.socket(table["id"], {"key": key_of(table, 0)})

    assert (await again.next("update"))["kind"] == "update"
