"""Whether the server is well, and the numbers, for those who may see them."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from pathlib import Path

import pytest
from prometheus_client.parser import text_string_to_metric_families

from tablee.server.lifecycle import close_sessions
from tablee.server.settings import UNLIMITED, EdgeSettings
from tablee.server.storage.sqlite.storage import SqliteStorage
from tests.server.support.harness import Harness
from tests.server.support.http_client import Door, key_of, refused


async def test_a_server_that_is_well_says_so(door: Door) -> None:
    answer = await door.get("/healthz")

    assert (answer.status_code, answer.json()) == (200, {"status": "well"})


async def test_a_storage_that_does_not_answer_is_told(door: Door, monkeypatch: pytest.MonkeyPatch) -> None:
    async def never() -> None:
        await asyncio.Event().wait()

    await door.get("/healthz")
    monkeypatch.setattr(door.harness.storage, "check", never)
    door.edge.health.timeout = 0

    assert (await door.get("/healthz")).status_code == 200, "asked a moment ago"
    door.harness.clock.time += 1000
    answer = await door.get("/healthz")
    assert (answer.status_code, answer.json()) == (503, {"status": "storage"})
    monkeypatch.undo()
    door.edge.health.timeout = 2
    door.harness.clock.time += 1000
    assert (await door.get("/healthz")).status_code == 200


async def test_a_storage_that_is_too_slow_is_logged_as_that(
    door: Door, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    async def never() -> None:
        await asyncio.Event().wait()

    monkeypatch.setattr(door.harness.storage, "check", never)
    door.edge.health.timeout = 0
    await door.get("/healthz")

    assert caplog.messages == ["storage failed or timed out; health checks fail until it can be written to: too slow"]


async def test_a_storage_that_can_be_read_but_not_written_is_not_well(door: Door) -> None:
    storage = door.harness.storage
    assert isinstance(storage, SqliteStorage)
    await storage.writer.ask(lambda connection: connection.execute("PRAGMA query_only = ON").fetchall())
    answer = await door.get("/healthz")

    assert (answer.status_code, answer.json()) == (503, {"status": "storage"})


async def test_before_it_stops_a_server_says_so_and_lets_no_sockets_in(door: Door) -> None:
    table = await door.new_table()
    door.edge.drain()
    answer = await door.get("/healthz")

    assert (answer.status_code, answer.json()) == (503, {"status": "draining"})
    assert (await door.get(f"/api/tables/{table['id']}")).status_code == 200


async def test_sockets_are_sent_home_with_a_sentence(door: Door) -> None:
    table = await door.new_table()
    sockets = [await door.socket(table["id"], {}) for _ in range(3)]
    for socket in sockets:
        await socket.next("update")
    await close_sessions(door.harness.registry, door.edge)

    goodbye = (1012, "the server is stopping; try again in a moment")
    assert [await socket.closed() for socket in sockets] == [goodbye] * 3
    assert door.edge.rate_limiter.open == 0


@pytest.fixture
async def far(harness: Harness, tmp_path: Path) -> AsyncIterator[Door]:
    """Where a machine of the house may read the numbers."""
    made = Door(harness, tmp_path, EdgeSettings(UNLIMITED, readers=("10.1.0.0/16",)))
    yield made
    await made.http.aclose()


@pytest.mark.parametrize(
    ("forwarded", "status"),
    [(None, 200), ("10.1.2.3", 200), ("10.2.2.3", 404), ("203.0.113.9", 404), ("127.0.0.1", 404), ("nonsense", 404)],
)
async def test_numbers_are_for_this_machine_and_those_named(far: Door, forwarded: str | None, status: int) -> None:
    headers = {} if forwarded is None else {"X-Forwarded-For": forwarded}

    assert (await far.http.get("/metrics", headers=headers)).status_code == status


async def numbers(door: Door) -> dict[tuple[str, ...], float]:
    text = (await door.get("/metrics")).text
    return {
        (sample.name, *sorted(map(str, sample.labels.values()))): sample.value
        for family in text_string_to_metric_families(text)
        for sample in family.samples
    }


async def test_the_numbers_tell_what_happened(door: Door) -> None:
    table = await door.new_table()
    path = f"/api/tables/{table['id']}"
    ann = key_of(table, 0)
    move = {"command": "a", "revision": 0, "do": "load 3"}
    await door.post(f"{path}/moves", move, ann)
    assert refused(await door.post(f"{path}/moves", {**move, "command": "b"}, ann)).error == "stale"
    socket = await door.socket(table["id"], {"key": ann})
    await socket.asked({"command": "c", "why": "load 99"})
    await socket.asked({"command": "d", "ping": True})
    found = await numbers(door)

    assert found["tablee_tables",] == 1
    assert found["tablee_sockets",] == 1
    assert found["tablee_thinking",] == 0
    assert found["tablee_commands_total", "do", "done"] == 1
    assert found["tablee_commands_total", "do", "stale"] == 1
    assert found["tablee_commands_total", "done", "ping"] == 1
    assert found["tablee_refusals_total", "stale"] == 1
    assert found["tablee_command_seconds_count",] == 2
    assert found["tablee_visits_total", "/tables/{table}/moves", "200", "POST"] == 1
    assert found["tablee_visits_total", "/tables/{table}/moves", "409", "POST"] == 1
    assert found["process_start_time_seconds",] > 0


async def test_strange_requests_do_not_make_more_and_more_numbers(door: Door) -> None:
    await door.new_table()
    await door.get("/metrics")
    before = len(await numbers(door))
    for number in range(20):
        await door.http.request(f"X{number}", f"/api/none{number}")
        await door.get(f"/t/{number}")
        await door.get(f"/api/tables/{number}")

    assert len(await numbers(door)) - before < 60


async def test_how_long_writing_down_takes_is_counted(harness: Harness, door: Door) -> None:
    harness.storage.committed = door.edge.metrics.committed
    await door.new_table()
    found = await numbers(door)

    assert found["tablee_commit_seconds_count",] >= 2
    assert found["tablee_commit_jobs_sum",] >= found["tablee_commit_jobs_count",]
