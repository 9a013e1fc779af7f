"""Requests that are sent before earlier ones are answered: a few wait, and no more are read meanwhile."""

from __future__ import annotations

import asyncio
import gc
import weakref

import pytest

from tablee.server.transport import http_protocol
from tablee.server.transport.http_protocol import MOST_WAITING, PART
from tests.server.support.behind_sockets import served
from tests.server.support.harness import Harness
from tests.server.support.sockets import ASK, SlowHarness, connected

GONE = b"GET /healthz HTTP/1.1\r\nHost: tablee.example\r\nConnection: close\r\n\r\n"
FLOOD = 10_000
SECONDS = 20


async def answers(address: str, asked: bytes) -> int:
    """Until the server hangs up."""
    reader, writer = await asyncio.open_connection("127.0.0.1", int(address.rpartition(":")[2]))
    writer.write(asked)
    try:
        async with asyncio.timeout(SECONDS):
            told = await reader.read(-1)
    except ConnectionResetError:
        told = b""
    writer.close()
    return told.count(b"HTTP/1.1 ")


async def test_a_few_requests_in_a_row_are_all_answered(harness: Harness) -> None:
    async with served(harness) as address:
        answered = await answers(address, ASK * (MOST_WAITING - 1) + GONE)

    assert answered == MOST_WAITING


async def test_far_too_many_requests_in_a_row_end_the_connection(harness: Harness) -> None:
    async with served(harness) as address:
        answered = await answers(address, ASK * FLOOD + GONE)

    assert answered <= MOST_WAITING


async def test_while_requests_wait_nothing_more_is_read() -> None:
    harness = SlowHarness()
    protocol, line = connected(harness)
    protocol.data_received(ASK * 3)
    read = []
    for _ in range(3):
        await asyncio.sleep(0)
        read.append(line.is_read)
        await harness.answer()

    assert read == [False, False, True]
    assert line.is_read
    assert line.written.count(b"HTTP/1.1 204") == 3


async def test_the_body_of_a_request_that_waited_is_read_once_it_is_its_turn() -> None:
    harness = SlowHarness()
    protocol, line = connected(harness)
    protocol.data_received(ASK + b"POST / HTTP/1.1\r\nHost: tablee.example\r\nContent-Length: 4\r\n\r\nab")
    waiting = line.is_read
    await harness.answer()
    begun = line.is_read
    protocol.data_received(b"cd")
    await harness.answer()

    assert (waiting, begun) == (False, True)
    assert line.written.count(b"HTTP/1.1 204") == 2


async def test_what_comes_with_far_too_many_requests_is_not_even_taken_apart() -> None:
    protocol, line = connected(SlowHarness())
    protocol.data_received(ASK * FLOOD)
    taken = len(protocol.pipeline)
    protocol.connection_lost(None)

    assert line.closed
    assert taken <= PART // len(ASK) + MOST_WAITING


async def test_requests_that_never_had_their_turn_leave_nothing_behind() -> None:
    harness = SlowHarness()
    protocol, _ = connected(harness)
    protocol.data_received(ASK * 3)
    gone = weakref.ref(protocol)
    gc.disable()
    protocol.connection_lost(None)
    del protocol
    await harness.answer(2)
    left = gone()
    gc.enable()

    assert left is None


DRIPPING = (
    b"POST /api/nothing HTTP/1.1\r\nHost: tablee.example\r\nOrigin: http://evil.example\r\nContent-Length: 1000\r\n\r\n"
)


async def drip(address: str, drops: int) -> tuple[bytes, bool]:
    """The answer, and whether the server has hung up while the body still dripped."""
    reader, writer = await asyncio.open_connection("127.0.0.1", int(address.rpartition(":")[2]))
    writer.write(DRIPPING)
    told = await reader.read(4096)
    for _ in range(drops):
        writer.write(b"x")
        await asyncio.sleep(0.02)
    gone = reader.at_eof() or writer.is_closing() or not await rest_of(reader, writer)
    writer.close()
    return told, gone


async def rest_of(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> bool:
    """Whether the connection still answers, once the body is complete."""
    try:
        writer.write(b"x" * 1000 + ASK)
        async with asyncio.timeout(2):
            return bool(await reader.read(4096))
    except (ConnectionError, TimeoutError):
        return False


async def test_a_refused_request_does_not_keep_a_dripping_body_open(
    harness: Harness, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(http_protocol, "REST_SECONDS", 0.2)
    async with served(harness) as address:
        told, gone = await drip(address, drops=30)

    assert told.startswith(b"HTTP/1.1 403")
    assert gone


async def test_a_body_that_comes_soon_after_its_refusal_does_no_harm(harness: Harness) -> None:
    async with served(harness) as address:
        reader, writer = await asyncio.open_connection("127.0.0.1", int(address.rpartition(":")[2]))
        writer.write(DRIPPING)
        refused = await reader.read(4096)
        writer.write(b"x" * 1000)
        await asyncio.sleep(0.05)
        writer.write(ASK)
        answered = await reader.read(4096)
        writer.close()

    assert refused.startswith(b"HTTP/1.1 403")
    assert answered.startswith(b"HTTP/1.1 ")
