"""What nobody expected: an answer without internals, a log entry with everything, and an id in both."""

from __future__ import annotations

import logging
from typing import Any

import pytest

from tests.server.doors import Door, refused

SECRET = "the password of the disk"


def breaks(*_: Any, **__: Any) -> Any:
    raise RuntimeError(SECRET)


async def test_a_request_gets_an_id_and_no_internals(
    door: Door, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(door.house.storage, "lobby", breaks)
    answer = await door.get("/api/tables")

    assert refused(answer) == (500, "broken", None)
    assert SECRET not in answer.text
    assert "Traceback" not in answer.text
    assert answer.headers["x-request-id"] in answer.json()["text"]
    assert answer.headers["content-security-policy"]
    assert [record.levelno for record in caplog.records] == [logging.ERROR]
    assert SECRET in caplog.text
    assert b"tablee_errors_total 1.0" in door.reception.metrics.text()


async def test_the_next_request_is_answered_as_ever(door: Door, monkeypatch: pytest.MonkeyPatch) -> None:
    with monkeypatch.context() as broken:
        broken.setattr(door.house.storage, "lobby", breaks)
        await door.get("/api/tables")

    assert (await door.get("/api/tables")).status_code == 200


async def test_a_socket_is_closed_with_the_id(
    door: Door, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    table = await door.new_table()
    monkeypatch.setattr(door.house.storage, "say", breaks)
    socket = await door.socket(table["id"], {"key": table["seats"][0]["key"]})
    socket.say({"command": "w", "say": "hello"})
    code, reason = await socket.closed()

    assert code == 1011
    assert SECRET not in reason
    assert len(reason.encode()) <= 123
    assert SECRET in caplog.text
    assert door.reception.counters.open == 0


async def test_a_socket_that_breaks_before_its_hello_is_closed_too(door: Door, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(door.house.storage, "claim", breaks)
    socket = await door.socket("abc", {})

    assert (await socket.closed())[0] == 1011
