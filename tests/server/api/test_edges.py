"""What a server must not do: found when doors, storage and sweeping were tried."""

from __future__ import annotations

import asyncio
import json
import logging
import signal
import sqlite3
from pathlib import Path

import pytest

from tablee.server.common.errors import TableError
from tablee.server.storage.sqlite.file import UnusableFile
from tablee.server.storage.sqlite.storage import SqliteStorage
from tablee.server.table.retention import IDLE_AFTER
from tests.server.support.harness import Harness
from tests.server.support.http_client import Door, refused
from tests.server.support.running import RunningServer
from tests.server.support.stored import opened, setup

HOUR = 60 * 60 * 1000
DAY = 24 * HOUR
JSON = {"Content-Type": "application/json"}


def spoil(file: Path, statement: str, *words: object) -> None:
    connection = sqlite3.connect(file)
    connection.execute(statement, words)
    connection.commit()
    connection.close()


# Doors


@pytest.mark.parametrize("path", ["/api/unknown", "/api", "/api/"])
async def test_an_unknown_address_of_programs_is_not_found(door: Door, path: str) -> None:
    assert refused(await door.get(path)) == (404, "unknown-address", None)


@pytest.mark.parametrize(
    ("way", "path"), [("POST", "/api/unknown"), ("DELETE", "/api/tables"), ("GET", "/api/tables/")]
)
async def test_an_address_that_does_not_take_this_is_refused_like_everything_else(
    door: Door, way: str, path: str
) -> None:
    answer = await door.http.request(way, path)

    assert refused(answer).status in (404, 405)


@pytest.mark.parametrize(
    "content",
    [b"\xff\xfe{", b'{"game": ' + b"1" * 5000 + b"}", b"[" * 60_000],
    ids=["no text", "a long number", "deep"],
)
async def test_a_body_that_breaks_the_reader_is_refused_like_everything_else(door: Door, content: bytes) -> None:
    answer = await door.http.post("/api/tables", content=content, headers=JSON)

    assert refused(answer).error == "unreadable"


@pytest.mark.parametrize(
    "body",
    [
        b'{"game": "\\ud800", "chairs": [{"sitter": "bot"}]}',
        b'{"game": "overload", "chairs": [{"sitter": "bot"}], "options": {"special": "\\ud800"}}',
        b'{"game": "overload", "chairs": [{"sitter": "bot"}], "options": {"\\ud800": "A"}}',
        b'{"game": "overload", "chairs": [{"sitter": "bot", "level": "\\ud800"}]}',
        b'{"game": "overload", "chairs": [{"sitter": "me", "name": "\\ud800"}]}',
    ],
)
async def test_half_a_sign_is_refused_like_everything_else(door: Door, body: bytes) -> None:
    answer = await door.http.post("/api/tables", content=body, headers=JSON)

    assert refused(answer).status in (404, 422)


@pytest.mark.parametrize("path", ["/%00", "/" + "x" * 3000], ids=["nothing", "long"])
async def test_an_address_that_no_file_can_have_gets_the_first_page(door: Door, path: str) -> None:
    answer = await door.http.get(path)

    assert "first page" in answer.text


async def test_the_reason_of_closing_fits_into_a_frame(door: Door) -> None:
    table = await door.new_table()
    socket = await door.socket(table["id"])
    socket.say_text("🎲" * 50)
    _, reason = await socket.closed()

    assert len(reason.encode()) <= 123


async def test_an_unreadable_message_is_refused_with_its_command(door: Door) -> None:
    table = await door.new_table()
    socket = await door.socket(table["id"], {})
    refusal = await socket.asked({"command": "c1", "do": "load 3", "revision": "0"})

    assert (refusal["error"], refusal["command"]) == ("unreadable", "c1")


async def test_both_doors_refuse_in_the_same_words(door: Door) -> None:
    table = await door.new_table()
    path, key = f"/api/tables/{table['id']}/why", table["seats"][0]["key"]
    by_request = await door.get(path, key, do="roll 8")
    socket = await door.socket(table["id"], {"key": key})
    by_socket = await socket.asked({"command": "w", "why": "roll 8"})

    told = by_request.json()
    assert {name: by_socket[name] for name in told} == told
    assert told["reason"] == {"is": "LoadFirst", "pawn": 0}


@pytest.mark.parametrize("name", ["ChatMessage", "AnswerMessage", "RefusalMessage", "Hello", "DoMessage"])
async def test_the_messages_of_sockets_are_described(door: Door, name: str) -> None:
    schema = (await door.get("/openapi.json")).json()

    assert name in schema["components"]["schemas"]


async def test_the_record_is_refused_in_json_as_described(door: Door) -> None:
    schema = (await door.get("/openapi.json")).json()
    record = schema["paths"]["/api/tables/{table}/record"]["get"]["responses"]

    assert "application/json" in record["4XX"]["content"]


# Storage


async def test_a_file_that_was_refused_can_be_opened_once_it_is_mended(tmp_path: Path) -> None:
    (tmp_path / "t.db").write_text("no database" * 100, encoding="utf-8")
    with pytest.raises(UnusableFile) as refusal:
        SqliteStorage(tmp_path / "t.db")
    (tmp_path / "t.db").unlink()

    async with opened(tmp_path / "t.db") as storage:
        assert await storage.load("t1") is None
    assert "not a database" in str(refusal.value)


@pytest.mark.filterwarnings("ignore::pytest.PytestUnhandledThreadExceptionWarning")
async def test_a_damaged_arrangement_does_not_stop_the_storage(tmp_path: Path) -> None:
    async with opened(tmp_path / "t.db") as storage:
        await storage.save([setup("t1"), setup("t2")], 1)
    spoil(tmp_path / "t.db", "UPDATE tables SET arrangement = '{}' WHERE id = 't1'")

    async with opened(tmp_path / "t.db") as storage:
        with pytest.raises(TableError):
            await asyncio.wait_for(storage.load("t1"), 2)
        assert await asyncio.wait_for(storage.load("t2"), 2) is not None


# Sweeping and waking


async def test_a_table_is_kept_as_long_as_its_people_were_told(harness: Harness) -> None:
    table = await harness.table("overload", start=False)
    harness.clock.time += HOUR - 1
    told = json.loads(await harness.subscriptions.table_message(table.id, None))["kept_until"]
    harness.clock.time += IDLE_AFTER
    await harness.services.cleanup.evict_idle()
    harness.clock.time = told - 1

    assert await harness.services.cleanup.delete_unused() == []


async def test_a_table_is_in_use_as_long_as_somebody_watches_it(harness: Harness) -> None:
    table = await harness.table("overload", start=False)
    screen = await harness.watch(table)
    harness.clock.time += 2 * DAY
    harness.leave(table, screen)
    harness.clock.time += 1
    await harness.services.cleanup.evict_idle()

    assert await harness.services.cleanup.delete_unused() == []


async def test_a_journal_that_takes_back_more_than_there_is_is_set_aside(harness: Harness) -> None:
    table = await harness.table("overload")
    await harness.do(table, 0, "load 3")
    await harness.restart()
    spoil(harness.file, "UPDATE journal SET back = 99 WHERE table_id = ? AND revision = 2", table.id)

    with pytest.raises(TableError) as refusal:
        await harness.subscriptions.table_message(table.id, None)
    assert refusal.value.code == "set-aside"


async def test_a_table_of_a_game_that_is_gone_stops_no_other(
    harness: Harness, caplog: pytest.LogCaptureFixture
) -> None:
    made = sorted([await harness.table("overload") for _ in range(2)])
    await harness.restart()
    spoil(
        harness.file,
        "UPDATE tables SET arrangement = replace(arrangement, 'overload', 'chess') WHERE id = ?",
        made[0].id,
    )

    with caplog.at_level(logging.ERROR):
        await harness.services.recovery.adopt_orphans()
    assert set(harness.registry.tables) == {made[1].id}


# The process


def test_a_server_that_is_told_to_stop_ends_well(tmp_path: Path) -> None:
    with RunningServer(tmp_path / "tables.db") as server:
        assert server.stop(signal.SIGTERM) == 0
