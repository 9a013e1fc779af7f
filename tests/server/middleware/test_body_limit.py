"""Requests that are too long or too slow, however they are sent."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from typing import Any

import pytest

from tablee.server.middleware.body_limit import MAX_BODY_BYTES, MAX_URL_BYTES, BodyLimitMiddleware
from tests.server.support.http_client import Door, refused

JSON = {"Content-Type": "application/json"}


async def drops(number: int) -> AsyncIterator[bytes]:
    for _ in range(number):
        yield b" " * 1024


async def test_an_announced_flood_is_refused_at_once(door: Door) -> None:
    answer = await door.http.post("/api/tables", content=b" " * (MAX_BODY_BYTES + 1), headers=JSON)

    assert refused(answer) == (413, "too-large", None)
    assert str(MAX_BODY_BYTES) in answer.json()["text"]


async def test_what_comes_is_counted_whatever_was_announced(door: Door) -> None:
    flood = await door.http.post("/api/tables", content=drops(MAX_BODY_BYTES // 1024 + 1), headers=JSON)
    lie = await door.http.post("/api/tables", content=drops(65), headers={**JSON, "Content-Length": "10"})
    enough = await door.http.post("/api/tables", content=drops(MAX_BODY_BYTES // 1024), headers=JSON)

    assert refused(flood).status == 413
    assert refused(lie).status == 413
    assert refused(enough) == (422, "unreadable", None)


@pytest.mark.parametrize("length", ["-1", "many", "9" * 400])
async def test_a_length_that_is_none_breaks_nothing(door: Door, length: str) -> None:
    answer = await door.http.post("/api/tables", content=b"{}", headers={**JSON, "Content-Length": length})

    assert refused(answer).status in (413, 422)


async def test_long_addresses_are_refused(door: Door) -> None:
    answer = await door.http.get("/api/games?" + "x" * MAX_URL_BYTES)

    assert refused(answer) == (414, "too-large", None)


async def test_who_never_ends_is_not_waited_for() -> None:
    told: list[Any] = []

    async def app(*_: Any) -> None:
        raise AssertionError("nothing to hand on")

    async def receive() -> Any:
        await asyncio.Event().wait()

    async def send(message: Any) -> None:
        told.append(message)

    scope = {"type": "http", "method": "POST", "query_string": b"", "headers": []}
    await BodyLimitMiddleware(app, seconds=0)(scope, receive, send)

    assert told[0]["status"] == 408


async def test_who_hangs_up_is_not_answered() -> None:
    async def app(*_: Any) -> None:
        raise AssertionError("nothing to hand on")

    async def receive() -> Any:
        return {"type": "http.disconnect"}

    scope = {"type": "http", "method": "POST", "query_string": b"", "headers": []}
    await BodyLimitMiddleware(app)(scope, receive, app)
