"""What nobody expected: an answer without internals, a log entry with everything, and an id in both."""

from __future__ import annotations

import logging
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from tablee.server.storage.sqlite.storage import SqliteStorage
from tablee.server.table.chat import ChatLine
from tablee.server.table.setup import TableSetup
from tests.server.support.harness import Harness
from tests.server.support.http_client import Door, refused

SECRET = "the password of the disk"


class BreakingStorage(SqliteStorage):
    """In a way that nobody expected, when a test says so."""

    def __init__(self, path: Path) -> None:
        super().__init__(path)
        self.is_broken = False

    def maybe_break(self) -> None:
        if self.is_broken:
            raise RuntimeError(SECRET)

    async def public_tables(self, limit: int) -> list[TableSetup]:
        self.maybe_break()
        return await super().public_tables(limit)

    async def append_chat(self, table: str, line: ChatLine) -> None:
        self.maybe_break()
        await super().append_chat(table, line)

    async def claim(self, table: str) -> str | None:
        self.maybe_break()
        return await super().claim(table)


@pytest.fixture
async def storage(tmp_path: Path) -> BreakingStorage:
    return BreakingStorage(tmp_path / "tables.db")


@pytest.fixture
async def harness(storage: BreakingStorage) -> AsyncIterator[Harness]:
    made = Harness(storage.writer.path, storage=storage)
    yield made
    await made.services.close()


async def test_a_request_gets_an_id_and_no_internals(
    door: Door, storage: BreakingStorage, caplog: pytest.LogCaptureFixture
) -> None:
    storage.is_broken = True
    answer = await door.get("/api/tables")

    assert refused(answer) == (500, "broken", None)
    assert SECRET not in answer.text
    assert "Traceback" not in answer.text
    assert answer.headers["x-request-id"] in answer.json()["text"]
    assert answer.headers["content-security-policy"]
    assert [record.levelno for record in caplog.records] == [logging.ERROR]
    assert SECRET in caplog.text
    assert b"tablee_errors_total 1.0" in door.edge.metrics.text()


async def test_the_next_request_is_answered_as_ever(door: Door, storage: BreakingStorage) -> None:
    storage.is_broken = True
    await door.get("/api/tables")
    storage.is_broken = False

    assert (await door.get("/api/tables")).status_code == 200


async def test_a_socket_is_closed_with_the_id(
    door: Door, storage: BreakingStorage, caplog: pytest.LogCaptureFixture
) -> None:
    table = await door.new_table()
    storage.is_broken = True
    socket = await door.socket(table["id"], {"key": table["seats"][0]["key"]})
    socket.say({"command": "w", "say": "hello"})
    code, reason = await socket.closed()

    assert code == 1011
    assert SECRET not in reason
    assert len(reason.encode()) <= 123
    assert SECRET in caplog.text
    assert door.edge.rate_limiter.open == 0


async def test_a_socket_that_breaks_before_its_hello_is_closed_too(door: Door, storage: BreakingStorage) -> None:
    storage.is_broken = True
    socket = await door.socket("abc", {})

    assert (await socket.closed())[0] == 1011
