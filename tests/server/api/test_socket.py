"""A player's socket: the hello first, then every message is answered."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest

from tablee.server.messages.parsing import LONGEST_MESSAGE
from tests.server.support.http_client import Door, Socket, key_of


async def seated(door: Door) -> tuple[dict[str, Any], Socket]:
    """Ann at her socket; the table and the game have been told."""
    table = await door.new_table()
    socket = await door.socket(table["id"], {"key": key_of(table, 0)})
    await socket.next("update")
    return table, socket


async def test_a_hello_with_a_key_is_answered_with_the_table_and_the_game_of_that_seat(door: Door) -> None:
    table = await door.new_table()
    socket = await door.socket(table["id"], {"key": key_of(table, 0)})
    about, update = await socket.message(), await socket.message()

    assert (about["kind"], about["you"]) == ("table", 0)
    assert about["chairs"][0]["present"]
    assert (update["kind"], update["legal"][0]) == ("update", "load 0")


async def test_whoever_shows_no_key_watches(door: Door) -> None:
    table = await door.new_table()
    socket = await door.socket(table["id"], {})
    about, update = await socket.message(), await socket.message()

    assert (about["you"], about["watching"]) == (None, 1)
    assert update["legal"] == []


async def test_before_the_game_only_the_table_is_told(door: Door) -> None:
    table = await door.new_table(start=False)
    socket = await door.socket(table["id"], {})
    about = await socket.message()
    answer = await socket.asked({"command": "p", "ping": True})

    assert about["stage"] == "gathering"
    assert answer == {"kind": "answer", "command": "p", "revision": 0}


@pytest.mark.parametrize("hello", [{"key": "wrong"}, {"key": ""}])
async def test_a_key_that_sits_nowhere_is_refused_and_the_socket_closed(door: Door, hello: object) -> None:
    table = await door.new_table()
    socket = await door.socket(table["id"], hello)
    refusal = await socket.message()

    assert (refusal["kind"], refusal["error"], refusal["command"]) == ("refusal", "not-seated", None)
    assert (await socket.closed())[0] == 4000


async def test_an_unknown_table_is_refused_and_the_socket_closed(door: Door) -> None:
    socket = await door.socket("nowhere", {})

    assert (await socket.message())["error"] == "unknown-table"
    assert (await socket.closed())[0] == 4000


@pytest.mark.parametrize(
    "text",
    ["", "{", "[]", "7", '{"key": 7}', '{"since": -1}', '{"extra": 1}', '{"key": "' + "k" * 65 + '"}', "[" * 4000],
)
async def test_a_bad_hello_is_refused_and_the_socket_closed(door: Door, text: str) -> None:
    table = await door.new_table()
    socket = await door.socket(table["id"])
    socket.say_text(text)
    refusal = await socket.message()

    assert (refusal["error"], refusal["clause"]) == ("unreadable", None)
    assert (await socket.closed())[0] == 4000
    assert door.harness.registry.tables[table["id"]].audience.subscribers == []


async def test_who_says_nothing_is_sent_away(door: Door, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tablee.server.api.socket.HELLO_SECONDS", 0.01)
    table = await door.new_table()
    socket = await door.socket(table["id"])

    assert "begins with a hello" in (await socket.message())["text"]
    assert (await socket.closed())[0] == 4000


async def test_who_goes_before_the_hello_is_gone(door: Door) -> None:
    table = await door.new_table()
    socket = await door.socket(table["id"])
    await socket.leave()

    assert socket.heard.empty()


@pytest.mark.parametrize(
    "text",
    [
        "",
        "nonsense",
        "[]",
        "null",
        "{}",
        '{"command": "c"}',
        '{"command": "c", "dance": true}',
        '{"command": "c", "do": "load 3"}',
        '{"do": "load 3", "revision": 0}',
        '{"command": "c", "do": "load 3", "revision": 0, "undo": true}',
        '{"command": "c", "ping": false}',
        '{"command": "c", "say": 7}',
        '{"command": "c", "why": "' + "x" * 201 + '"}',
        '{"command": "' + "c" * 65 + '", "ping": true}',
        "[" * LONGEST_MESSAGE,
        '{"command": "c", "say": "' + "x" * LONGEST_MESSAGE + '"}',
    ],
)
async def test_what_cannot_be_read_is_refused_and_the_socket_stays(door: Door, text: str) -> None:
    _, socket = await seated(door)
    socket.say_text(text)
    refusal = await socket.next("refusal", "answer")
    answer = await socket.asked({"command": "p", "ping": True})

    assert (refusal["kind"], refusal["error"], refusal["clause"]) == ("refusal", "unreadable", None)
    assert "\n" not in refusal["text"]
    assert answer["kind"] == "answer"


async def test_a_message_has_a_limited_length(door: Door) -> None:
    _, socket = await seated(door)
    ping = '{"command": "p", "ping": true}'
    socket.say_text(ping.ljust(LONGEST_MESSAGE))
    fitting = await socket.next("refusal", "answer")
    socket.say_text(ping.ljust(LONGEST_MESSAGE + 1))
    longer = await socket.next("refusal", "answer")

    assert fitting["kind"] == "answer"
    assert longer["text"] == f"a message has at most {LONGEST_MESSAGE} characters, not {LONGEST_MESSAGE + 1}"


async def test_binary_frames_are_refused(door: Door) -> None:
    _, socket = await seated(door)
    socket.say_bytes(b'{"command": "p", "ping": true}')

    assert (await socket.next("refusal", "answer"))["error"] == "unreadable"


async def test_who_goes_is_not_watching_any_more(door: Door) -> None:
    table, socket = await seated(door)
    await socket.leave()

    assert door.harness.registry.tables[table["id"]].audience.subscribers == []
    assert not (await door.get(f"/api/tables/{table['id']}")).json()["chairs"][0]["present"]


async def test_when_the_server_stops_sockets_are_closed(door: Door) -> None:
    _, socket = await seated(door)
    await door.harness.restart()
    code, why = await socket.closed()

    assert code == 1012
    assert "server is stopping" in why
    await asyncio.wait_for(socket.task, 5)
