"""Playing through a socket: commands in, updates out."""

from __future__ import annotations

from typing import Any

import pytest

from tests.server.support.http_client import Door, Socket, key_of


@pytest.fixture
async def table(door: Door) -> dict[str, Any]:
    return await door.new_table()


async def arrived(door: Door, table: dict[str, Any], seat: int | None, **hello: Any) -> Socket:
    shown = {} if seat is None else {"key": key_of(table, seat)}
    socket = await door.socket(table["id"], {**shown, **hello})
    await socket.next("update")
    return socket


async def test_a_move_is_answered_and_told_to_everybody(door: Door, table: dict[str, Any]) -> None:
    ann, ben, guest = [await arrived(door, table, seat) for seat in (0, 1, None)]
    answer = await ann.asked({"command": "c1", "do": "load 3", "revision": 0})
    updates = [await socket.next("update") for socket in (ben, guest)]

    assert answer == {"kind": "answer", "command": "c1", "revision": 1}
    assert [update["steps"][0]["seat"] for update in updates] == [0, 0]
    assert updates[0]["revision"] == updates[1]["revision"] >= 2


async def test_a_move_against_the_rules_is_refused_with_its_clause(door: Door, table: dict[str, Any]) -> None:
    ann = await arrived(door, table, 0)
    refusal = await ann.asked({"command": "c1", "do": "roll 8", "revision": 0})

    assert (refusal["kind"], refusal["command"]) == ("refusal", "c1")
    assert (refusal["error"], refusal["clause"]) == ("illegal", "OV6")
    assert refusal["text"].startswith("First choose the load")


@pytest.mark.parametrize(
    ("seat", "message", "error"),
    [
        (1, {"do": "load 3", "revision": 0}, "not-your-turn"),
        (0, {"do": "load 3", "revision": 7}, "stale"),
        (0, {"do": "nonsense", "revision": 0}, "notation"),
        (0, {"undo": True, "revision": 0}, "no-undo"),
        (0, {"why": "nonsense"}, "notation"),
        (0, {"say": ""}, "chat"),
        (0, {"react": "boo"}, "reaction"),
        (None, {"do": "load 3", "revision": 0}, "not-seated"),
        (None, {"why": "load 3"}, "not-seated"),
        (None, {"stakes": True}, "not-seated"),
        (1, {"stakes": True}, "not-your-turn"),
        (None, {"say": "hello"}, "not-seated"),
    ],
)
async def test_every_refusal_names_its_command_and_changes_nothing(
    door: Door, table: dict[str, Any], seat: int | None, message: dict[str, Any], error: str
) -> None:
    socket = await arrived(door, table, seat)
    refusal = await socket.asked({"command": "c1", **message})

    assert (refusal["kind"], refusal["command"], refusal["error"]) == ("refusal", "c1", error)
    assert refusal["text"]
    assert door.harness.registry.tables[table["id"]].match.revision == 0


async def test_a_move_is_taken_back(door: Door, table: dict[str, Any]) -> None:
    ann = await arrived(door, table, 0)
    await ann.asked({"command": "c1", "do": "load 3", "revision": 0})
    revision = door.harness.registry.tables[table["id"]].match.revision
    answer = await ann.asked({"command": "c2", "undo": True, "revision": revision})

    assert answer["revision"] == revision + 1
    assert door.harness.registry.tables[table["id"]].match.moves == []


async def test_why_is_answered_and_nothing_happens(door: Door, table: dict[str, Any]) -> None:
    ann = await arrived(door, table, 0)
    fine = await ann.asked({"command": "w1", "why": "load 3"})
    not_now = await ann.asked({"command": "w2", "why": "roll 8"})

    assert fine == {"kind": "answer", "command": "w1", "revision": 0}
    assert (not_now["error"], not_now["clause"]) == ("illegal", "OV6")


async def test_what_is_said_is_told_to_everybody(door: Door, table: dict[str, Any]) -> None:
    ann, guest = await arrived(door, table, 0), await arrived(door, table, None)
    said = await ann.asked({"command": "s1", "say": "hello"})
    reacted = await ann.asked({"command": "s2", "react": "wow"})
    lines = [(await guest.next("chat"))["lines"][0] for _ in range(2)]

    assert (said["revision"], reacted["revision"]) == (1, 2)
    assert [(line["name"], line["said"], line["reaction"]) for line in lines] == [
        ("Ann", "hello", False),
        ("Ann", "wow", True),
    ]


async def test_whoever_comes_back_gets_exactly_what_was_missed(door: Door, table: dict[str, Any]) -> None:
    ann = await arrived(door, table, 0)
    await ann.asked({"command": "s1", "say": "one"})
    await ann.asked({"command": "s2", "say": "two"})
    await ann.asked({"command": "c1", "do": "load 3", "revision": 0})
    revision = door.harness.registry.tables[table["id"]].match.revision
    back = await door.socket(table["id"], {"key": key_of(table, 1), "since": 1, "chat": 1})
    chat, update = await back.next("chat"), await back.next("update")

    assert [line["said"] for line in chat["lines"]] == ["two"]
    assert [step["revision"] for step in update["steps"]] == list(range(2, revision + 1))


async def test_a_ping_is_answered_with_the_revision(door: Door, table: dict[str, Any]) -> None:
    ann = await arrived(door, table, 0)
    await ann.asked({"command": "c1", "do": "load 3", "revision": 0})
    answer = await ann.asked({"command": "p", "ping": True})

    assert answer["revision"] == door.harness.registry.tables[table["id"]].match.revision
