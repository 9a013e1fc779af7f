"""One address uses a share of the server's time over all its requests and sockets; the others do not notice."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from pathlib import Path
from time import thread_time
from typing import Any

import pytest

from tablee.server.common.cpu_budget import BURST_MS, CpuBudgets
from tablee.server.middleware.cpu_meter import Metered
from tablee.server.settings import UNLIMITED, EdgeSettings
from tablee.server.transport.ws_protocol import CPU, WebSocketProtocol
from tests.server.support.harness import Harness
from tests.server.support.http_client import Door, refused
from tests.server.support.sockets import connected

BURST = BURST_MS / 1000
GREEDY, MODEST = "192.0.2.7", "198.51.100.7"


def test_what_is_spent_comes_back_at_the_rate() -> None:
    times = [0]
    budgets = CpuBudgets(25, lambda: times[0])
    budgets.charge(GREEDY, BURST / 2)
    at_first = budgets.delay(GREEDY)
    budgets.charge(GREEDY, BURST)
    waiting = budgets.delay(GREEDY)
    times[0] += 2100

    assert (at_first, budgets.delay(MODEST), budgets.delay(GREEDY)) == (0, 0, 0)
    assert waiting == pytest.approx(BURST / 2 / 0.25, rel=0.01)


def test_without_a_limit_nobody_waits() -> None:
    budgets = CpuBudgets(0, lambda: 0)
    budgets.charge(GREEDY, 1000)

    assert budgets.delay(GREEDY) == 0


def work(seconds: float) -> None:
    until = thread_time() + seconds
    while thread_time() < until:
        pass


async def test_time_at_work_is_counted_and_time_spent_waiting_is_not() -> None:
    spent: list[float] = []

    async def busy() -> None:
        work(0.02)
        await asyncio.sleep(0.2)
        work(0.02)

    await Metered(busy(), spent.append)

    assert 0.04 <= sum(spent) < 0.1


async def test_errors_and_cancelling_go_through() -> None:
    caught: list[str] = []

    async def failing() -> None:
        await asyncio.sleep(0)
        raise ValueError("as it was")

    async def patient() -> None:
        try:
            await asyncio.sleep(60)
        except asyncio.CancelledError:
            caught.append("cancelled")
            raise

    async def metered(work: Any) -> None:
        await Metered(work, lambda _: None)

    with pytest.raises(ValueError, match="as it was"):
        await metered(failing())
    waiting = asyncio.create_task(metered(patient()))
    await asyncio.sleep(0)
    waiting.cancel()
    with pytest.raises(asyncio.CancelledError):
        await waiting

    assert caught == ["cancelled"]


@pytest.fixture
async def limited(harness: Harness, tmp_path: Path) -> AsyncIterator[Door]:
    made = Door(harness, tmp_path, EdgeSettings(UNLIMITED._replace(cpu=25)))
    yield made
    await made.http.aclose()


async def ask(door: Door, address: str) -> Any:
    return await door.http.get("/api/games", headers={"X-Forwarded-For": address})


async def test_an_address_that_has_used_up_its_share_waits_alone(limited: Door) -> None:
    first = await ask(limited, GREEDY)
    charged = limited.edge.rate_limiter.cpu.buckets.full_at[GREEDY]
    limited.edge.rate_limiter.cpu.charge(GREEDY, 2 * BURST)
    answers = [await ask(limited, address) for address in (GREEDY, MODEST)]

    assert charged > limited.harness.clock.now() / 1000, "the request itself was not charged"
    assert first.status_code == 200
    assert refused(answers[0]).error == "flood"
    assert int(answers[0].headers["retry-after"]) >= 4
    assert answers[1].status_code == 200


HANDSHAKE = (
    b"GET /api/tables/t/socket HTTP/1.1\r\nHost: tablee.example\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    b"Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n\r\n"
)


async def accepting(_scope: Any, receive: Any, send: Any) -> None:
    await receive()
    await send({"type": "websocket.accept"})
    await asyncio.Event().wait()


async def test_a_socket_that_has_used_up_its_share_is_not_read_for_a_while() -> None:
    budgets = CpuBudgets(50, lambda: int(1000 * asyncio.get_running_loop().time()))
    protocol, line = connected(accepting, state={CPU: budgets})
    protocol.data_received(HANDSHAKE)
    await asyncio.sleep(0.01)
    socket = line.protocol
    assert isinstance(socket, WebSocketProtocol)
    socket.spent = BURST + 0.05
    socket.data_received(b"\x8a\x80\x00\x00\x00\x00")
    paused = not line.is_read
    await asyncio.sleep(0.2)

    assert paused
    assert line.is_read
    assert socket.spent == 0
    socket.connection_lost(None)
