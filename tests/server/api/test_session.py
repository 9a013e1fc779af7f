"""Over one socket commands are carried out one after the other; what asks for nothing is answered meanwhile."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest

from tablee.server.api.session import SocketSession
from tablee.server.common.token_bucket import FLOOD_TOLERANCE, MESSAGE_BURST
from tablee.server.ops.metrics import Metrics
from tablee.server.service.lobby import NewTable
from tests.server.support.faulty_storage import FaultyStorage, refused
from tests.server.support.harness import FakeSubscriber, Harness


@pytest.fixture
def storage(tmp_path: Path) -> FaultyStorage:
    return FaultyStorage(tmp_path / "tables.db")


@pytest.fixture
async def harness(tmp_path: Path, storage: FaultyStorage) -> AsyncIterator[Harness]:
    made = Harness(tmp_path / "tables.db", storage=storage)
    yield made
    storage.prompt.set()
    await made.services.close()


@pytest.fixture
async def table(harness: Harness) -> NewTable:
    return await harness.table("overload")


@pytest.fixture
async def screen(harness: Harness, table: NewTable) -> FakeSubscriber:
    return await harness.watch(table, 0)


@pytest.fixture
async def session(harness: Harness, table: NewTable, screen: FakeSubscriber) -> SocketSession:
    return SocketSession(harness.handler, harness.services.stakes, harness.services.tasks, table.id, screen, Metrics())


def hear(session: SocketSession, **message: Any) -> None:
    session.receive(json.dumps(message))


def load(session: SocketSession) -> None:
    hear(session, command="load", do="load 3", revision=0)


async def all_answered(session: SocketSession) -> None:
    while session.is_busy:
        await asyncio.sleep(0)


def answers(screen: FakeSubscriber) -> list[str | None]:
    """What was answered and refused, by command."""
    return [message["command"] for message in screen.messages if message["kind"] in ("answer", "refusal", "time")]


async def test_commands_are_carried_out_in_their_order(
    storage: FaultyStorage, session: SocketSession, screen: FakeSubscriber
) -> None:
    storage.slow()
    load(session)
    hear(session, command="hello", say="hello")
    hear(session, command="ping", ping=True)
    await storage.until_written()
    before = answers(screen)
    storage.prompt.set()
    await all_answered(session)

    assert before == []
    assert answers(screen) == ["load", "hello", "ping"]


async def test_a_command_sent_again_is_answered_as_before_and_the_next_goes_on(
    harness: Harness, session: SocketSession, table: NewTable, screen: FakeSubscriber
) -> None:
    load(session)
    await all_answered(session)
    load(session)
    hear(session, command="on", do="load 3", revision=harness.registry.tables[table.id].match.revision)
    await all_answered(session)

    assert answers(screen) == ["load", "load", "on"]
    assert [message["revision"] for message in screen.of_kind("answer")] == [1, 1]
    assert screen.of_kind("refusal")[0]["error"] == "not-your-turn"
    assert not harness.registry.tables[table.id].lock.is_held


async def test_a_move_that_could_not_be_saved_is_refused_and_the_next_asks_the_storage_first(
    harness: Harness, storage: FaultyStorage, session: SocketSession, table: NewTable, screen: FakeSubscriber
) -> None:
    storage.torn = 1
    load(session)
    await all_answered(session)
    (refusal,) = screen.of_kind("refusal")
    load(session)
    await all_answered(session)

    assert refusal["error"] == "busy"
    assert [message["revision"] for message in screen.of_kind("answer")] == [1]
    assert harness.lines(table)[0] == "load 3"


async def test_the_server_closes_the_storage_once_what_is_under_way_is_answered(
    harness: Harness,
    storage: FaultyStorage,
    session: SocketSession,
    screen: FakeSubscriber,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    close, answered = storage.close, []

    async def noting() -> None:
        answered.append(answers(screen))
        await close()

    monkeypatch.setattr(storage, "close", noting)
    storage.slow()
    load(session)
    await storage.until_written()
    closing = asyncio.create_task(harness.services.close())
    await asyncio.wait([closing], timeout=0.1)
    storage.prompt.set()
    await closing

    assert answered == [["load"]]


async def test_echoes_the_time_and_what_cannot_be_read_do_not_wait(
    harness: Harness, storage: FaultyStorage, session: SocketSession, screen: FakeSubscriber
) -> None:
    storage.slow()
    number = screen.latency.probe_sent(harness.clock.now())
    load(session)
    await storage.until_written()
    harness.clock.time += 7
    hear(session, echo=number)
    hear(session, command="sync", sync=True)
    session.receive("what?")

    assert [*screen.latency.trips] == [7]
    assert answers(screen) == ["sync", None]


async def test_what_is_begun_is_finished_and_what_waits_is_not_begun_when_the_line_is_gone(
    harness: Harness, storage: FaultyStorage, session: SocketSession, table: NewTable, screen: FakeSubscriber
) -> None:
    storage.slow()
    load(session)
    hear(session, command="hello", say="hello")
    await storage.until_written()
    session.close()
    storage.prompt.set()
    await all_answered(session)

    assert harness.lines(table)[0] == "load 3"
    assert not screen.of_kind("chat")
    assert session.over.done()


async def test_who_goes_on_and_on_is_sent_away(session: SocketSession) -> None:
    for _ in range(MESSAGE_BURST + FLOOD_TOLERANCE):
        hear(session, echo=1)
    goes_on = not session.over.done()
    hear(session, echo=1)

    assert goes_on
    with refused("flood"):
        session.over.result()


async def test_after_the_end_nothing_is_heard(session: SocketSession, screen: FakeSubscriber) -> None:
    told = len(screen.texts)
    session.close()
    load(session)

    assert not session.is_busy
    assert len(screen.texts) == told


def breaks(*_: object) -> None:
    raise ZeroDivisionError


@pytest.mark.parametrize("place", ["before it is written down", "when it is told"])
async def test_what_nobody_expected_ends_the_session_and_nobody_else_s(
    harness: Harness, storage: FaultyStorage, session: SocketSession, table: NewTable, place: str
) -> None:
    other = await harness.watch(table, 1)
    with pytest.MonkeyPatch.context() as broken:
        if place == "when it is told":
            broken.setattr(other, "send", breaks)
        else:
            broken.setattr(storage, "append_then", breaks)
        load(session)
        hear(session, command="hello", say="hello")
        await all_answered(session)

    with pytest.raises(ZeroDivisionError):
        session.over.result()
    assert not session.waiting
    assert not harness.registry.tables[table.id].lock.is_held
