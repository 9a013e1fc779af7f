"""Requests for a socket that are none: each is answered and closed, and none is worth a line in the log."""

from __future__ import annotations

import socket as sockets
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest

from tablee.server.transport.ws_protocol import WebSocketProtocol
from tests.server.support.running import RunningServer
from tests.server.support.sockets import SlowHarness, connected

HOST = "Host: tablee.example"
UPGRADE = ("Upgrade: websocket", "Connection: Upgrade")
KEY = "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ=="
VERSION = "Sec-WebSocket-Version: 13"
WHOLE = (HOST, *UPGRADE, KEY, VERSION)


def asked(*headers: str, way: str = "GET", path: str = "/api/tables/none/socket", body: str = "") -> bytes:
    return "\r\n".join((f"{way} {path} HTTP/1.1", *headers, "", body)).encode()


MALFORMED = {
    "no key": (asked(HOST, *UPGRADE, VERSION), 400),
    "a short key": (asked(HOST, *UPGRADE, VERSION, "Sec-WebSocket-Key: x"), 400),
    "two keys": (asked(*WHOLE, KEY), 400),
    "no version": (asked(HOST, *UPGRADE, KEY), 400),
    "another version": (asked(HOST, *UPGRADE, KEY, "Sec-WebSocket-Version: 7"), 400),
    "another protocol first": (asked("Upgrade: h2c", *WHOLE), 426),
    "words that are no protocols": (asked(*WHOLE, "Sec-WebSocket-Protocol: ;="), 400),
    "a post": (asked(*WHOLE, "Content-Length: 0", way="POST"), 405),
    "a post with a body": (asked(*WHOLE, "Content-Length: 5", way="POST", body="hello"), 400),
    "a body": (asked(*WHOLE, "Content-Length: 5", body="hello"), 400),
    "too many headers": (asked(*WHOLE, *["A: b"] * 200), 431),
    "a long header": (asked(*WHOLE, f"A: {'b' * 20_000}"), 431),
    "a long address": (asked(*WHOLE, path=f"/?{'b' * 20_000}"), 414),
}


@pytest.fixture
def log(tmp_path: Path) -> Path:
    return tmp_path / "log"


@pytest.fixture
def running(tmp_path: Path, log: Path) -> Iterator[RunningServer]:
    with RunningServer(tmp_path / "tables.db", log=log) as server:
        yield server


def answer(server: RunningServer, request: bytes) -> bytes:
    """Until the server hangs up."""
    told = b""
    with sockets.create_connection(("127.0.0.1", server.port), timeout=10) as line:
        line.sendall(request)
        while part := line.recv(4096):
            told += part
    return told


def test_a_malformed_handshake_is_refused_and_leaves_no_trace(running: RunningServer, log: Path) -> None:
    found = {name: int(answer(running, request).split()[1]) for name, (request, _) in MALFORMED.items()}
    well = httpx.get(f"{running.address}/healthz", timeout=10).status_code
    running.stop()

    assert found == {name: status for name, (_, status) in MALFORMED.items()}
    assert well == 200
    assert log.read_text("utf-8") == ""


async def test_who_breaks_the_rules_before_the_handshake_is_over_is_cut_off() -> None:
    harness = SlowHarness()
    protocol, line = connected(harness)
    protocol.data_received(asked(*WHOLE))
    socket = line.protocol
    assert isinstance(socket, WebSocketProtocol)
    socket.data_received(b"\xff" * 10)
    closed = line.closed
    socket.connection_lost(None)
    await harness.answer()

    assert closed
    assert line.written == b""
    assert not socket.tasks
