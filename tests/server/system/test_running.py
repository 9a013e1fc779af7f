"""The really started server: what it logs at the chattiest, and how it stops."""

from __future__ import annotations

import json
import os
import signal
import socket as sockets
import time
from collections.abc import Iterator, Sequence
from pathlib import Path
from random import Random
from typing import Any

import httpx
import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.frames import CloseCode
from websockets.sync.client import ClientConnection, connect
from websockets.typing import Origin

from tablee.client import Server
from tablee.server.fairness.secret import load_secret
from tests.server.support.running import RunningServer

THREE = [{"sitter": "me", "name": name} for name in ("Ann", "Ben", "Cleo")]
HARD = {"sitter": "bot", "level": "hard"}


@pytest.fixture
def log(tmp_path: Path) -> Path:
    return tmp_path / "log"


@pytest.fixture
def running(tmp_path: Path, log: Path) -> Iterator[RunningServer]:
    options = ("--pace", "0", "--log-level", "debug", "--drain", "30")
    with RunningServer(tmp_path / "tables.db", *options, log=log) as server:
        yield server
        server.process.kill()


def new_table(address: str, chairs: Sequence[dict[str, str]] = THREE) -> dict[str, Any]:
    made = httpx.post(f"{address}/api/tables", json={"game": "overload", "chairs": chairs}, timeout=10)
    table: dict[str, Any] = made.json()
    start = httpx.post(f"{address}/api/tables/{table['id']}/start", headers=bearer(table["owner"]), timeout=10)
    assert start.status_code == 200
    return table


def bearer(key: str) -> dict[str, str]:
    return {"Authorization": f"Bearer {key}"}


def place(address: str, table: dict[str, Any]) -> str:
    return f"{address.replace('http', 'ws')}/api/tables/{table['id']}/socket"


def hear_to_the_end(line: ClientConnection) -> None:
    while True:
        line.recv(timeout=10)


def levels_later(server: RunningServer, log: Path) -> set[str]:
    """Of all that was written, also by whoever was on the way out."""
    httpx.get(f"{server.address}/healthz", timeout=10)
    httpx.get(f"{server.address}/healthz", timeout=10)
    return {json.loads(line)["level"] for line in log.read_text("utf-8").splitlines()}


def test_no_key_and_no_seed_is_ever_logged(tmp_path: Path, log: Path) -> None:
    """A whole game over sockets and HTTP, with mistakes, at the chattiest level."""
    with RunningServer(tmp_path / "tables.db", "--pace", "0", "--log-level", "debug", log=log) as server:
        chairs = [{"sitter": "me", "name": "Ann"}, *[{"sitter": "bot", "level": "random"}] * 2]
        table = Server(server.address).new_table("overload", chairs)
        (seat,) = table.own_seats()
        keys = [str(table.owner), seat.key]
        table.start()
        for turn in seat.turns():
            seat.do(turn.guess(Random(turn.revision)))
        for key in keys:
            httpx.get(f"{server.address}/api/tables/{table.id}?key={key}", headers=bearer(key), timeout=10)
            httpx.post(f"{server.address}/api/tables/{table.id}/seats", json={"key": key, "name": key}, timeout=10)
            with connect(f"{place(server.address, {'id': table.id})}?key={key}") as line:
                line.send(json.dumps({"key": key, "nonsense": key}))
                line.recv(timeout=10)
        server.stop()
    written = log.read_text("utf-8")
    seed = load_secret(tmp_path / "tables.db.secret").seed(table.id)
    stored = (tmp_path / "tables.db").read_bytes()

    assert len([json.loads(text) for text in written.splitlines()]) > 5
    assert not any(key in written for key in keys)
    assert not any(key.encode() in stored for key in keys)
    assert seed not in written
    assert "Bearer" not in written
    assert "key=" not in written


def test_a_refused_socket_is_no_error(running: RunningServer, log: Path) -> None:
    with pytest.raises(InvalidStatus) as refused:
        connect(place(running.address, {"id": "none"}), origin=Origin("https://elsewhere.example"))

    assert refused.value.response.status_code == 403
    assert levels_later(running, log) == {"info"}


@pytest.mark.parametrize("pieces", [1, 2])
def test_bytes_that_are_no_text_close_the_socket_and_are_no_error(
    running: RunningServer, log: Path, pieces: int
) -> None:
    with connect(place(running.address, new_table(running.address))) as line:
        line.send([b"\xff" * 9] * pieces if pieces > 1 else b"\xff" * 9, text=True)
        with pytest.raises(ConnectionClosed) as closed:
            hear_to_the_end(line)

    assert closed.value.rcvd is not None
    assert (closed.value.rcvd.code, closed.value.rcvd.reason) == (CloseCode.INVALID_DATA, "a message is UTF-8")
    assert levels_later(running, log) == {"info"}


def test_told_to_stop_it_lets_nobody_in_finishes_and_says_goodbye(running: RunningServer) -> None:
    table = new_table(running.address)
    ann = table["seats"][0]["key"]
    with connect(place(running.address, table)) as line, httpx.Client(base_url=running.address, timeout=10) as http:
        line.send(json.dumps({"key": ann}))
        while json.loads(line.recv(timeout=10))["kind"] != "update":
            pass
        assert http.get("/healthz").json() == {"status": "well"}
        running.process.send_signal(signal.SIGTERM)
        while http.get("/healthz").status_code == 200:
            pass
        with pytest.raises(InvalidStatus) as refused:
            connect(place(running.address, table))
        assert refused.value.response.status_code == 503
        line.send(json.dumps({"command": "c", "revision": 0, "do": "load 3"}))
        while (told := json.loads(line.recv(timeout=10)))["kind"] != "answer":
            pass
        assert told["revision"] > 0


def test_everybody_is_sent_home_and_what_was_answered_is_kept(tmp_path: Path) -> None:
    with RunningServer(tmp_path / "tables.db") as server:
        table = new_table(server.address)
        with connect(place(server.address, table)) as line:
            line.send(json.dumps({"key": table["seats"][0]["key"]}))
            line.send(json.dumps({"command": "c", "revision": 0, "do": "load 3"}))
            while json.loads(line.recv(timeout=10))["kind"] != "answer":
                pass
            server.process.send_signal(signal.SIGTERM)
            with pytest.raises(ConnectionClosed) as closed:
                hear_to_the_end(line)
        assert server.ended() == 0
        server.start()
        update = httpx.get(f"{server.address}/api/tables/{table['id']}/update", timeout=10).json()

    assert closed.value.rcvd is not None
    assert (closed.value.rcvd.code, closed.value.rcvd.reason) == (1012, "the server is stopping; try again in a moment")
    assert update["revision"] > 0


@pytest.mark.skipif(not hasattr(os, "killpg"), reason="there are no groups of processes")
def test_everybody_is_sent_home_though_ctrl_c_reaches_bots_that_think_too(tmp_path: Path, log: Path) -> None:
    with RunningServer(tmp_path / "tables.db", "--pace", "0", log=log, in_terminal=True) as server:
        table = new_table(server.address, [HARD] * 5)
        with connect(place(server.address, table)) as line:
            line.send("{}")
            while not json.loads(line.recv(timeout=20)).get("steps"):
                pass
            time.sleep(0.05)  # the next one thinks
            os.killpg(server.process.pid, signal.SIGINT)
            with pytest.raises(ConnectionClosed) as closed:
                hear_to_the_end(line)
        assert server.ended() == 0

    assert closed.value.rcvd is not None
    assert closed.value.rcvd.code == 1012
    assert log.read_text("utf-8") == ""


def test_a_second_ctrl_c_ends_it_at_once(running: RunningServer) -> None:
    running.process.send_signal(signal.SIGINT)
    while httpx.get(f"{running.address}/healthz", timeout=10).status_code == 200:
        pass
    running.process.send_signal(signal.SIGINT)

    assert running.process.wait(20) == 130


@pytest.mark.skipif(not hasattr(sockets, "AF_UNIX"), reason="only where systemd may be")
def test_systemd_is_told_when_it_is_ready_and_when_it_stops(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with sockets.socket(sockets.AF_UNIX, sockets.SOCK_DGRAM) as listening:
        listening.settimeout(20)
        listening.bind(str(tmp_path / "notify"))
        monkeypatch.setenv("NOTIFY_SOCKET", str(tmp_path / "notify"))
        with RunningServer(tmp_path / "tables.db"):
            assert listening.recv(100) == b"READY=1"
        assert listening.recv(100) == b"STOPPING=1"


@pytest.mark.parametrize("start", [b"GET /", b"GET / HTTP/1.1\r\nA: "], ids=["address", "header"])
def test_an_endless_head_is_cut_off(running: RunningServer, start: bytes) -> None:
    with sockets.create_connection(("127.0.0.1", running.port), timeout=10) as line:
        try:
            line.sendall(start + b"x" * 400_000)
            answer = line.recv(1000)
        except (BrokenPipeError, ConnectionResetError):
            answer = b""

    assert answer == b"" or answer.startswith((b"HTTP/1.1 431", b"HTTP/1.1 400"))
    assert httpx.get(f"{running.address}/healthz", timeout=10).status_code == 200
