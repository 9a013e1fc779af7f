"""More connections than the really started server has files for: those that there are go on, and so does the server."""

from __future__ import annotations

import json
import socket as sockets
import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack
from pathlib import Path

import httpx
import pytest
from prometheus_client.parser import text_string_to_metric_families
from websockets.sync.client import connect

from tests.server.support.running import RunningServer
from tests.server.system.test_running import new_table, place

few_files = pytest.importorskip(
    "tests.server.support.few_files", reason="a system without such limits", exc_type=ImportError
)

ASK = b"GET / HTTP/1.1\r\nHost: tablee.example\r\n\r\n"
SECONDS = 20


@pytest.fixture
def log(tmp_path: Path) -> Path:
    return tmp_path / "log"


@pytest.fixture
def running(tmp_path: Path, log: Path) -> Iterator[RunningServer]:
    with RunningServer(tmp_path / "tables.db", log=log, module="tests.server.support.few_files") as server:
        yield server


def until(is_so: Callable[[], bool]) -> None:
    end = time.monotonic() + SECONDS
    while not is_so():
        assert time.monotonic() < end, "it has not come to that"
        time.sleep(0.05)


def open_connections(server: RunningServer) -> float:
    """This one among them."""
    page = httpx.get(f"{server.address}/metrics", timeout=10).text
    (family,) = [each for each in text_string_to_metric_families(page) if each.name == "tablee_connections"]
    return float(family.samples[0].value)


def is_answered(server: RunningServer, stack: ExitStack) -> bool:
    """By a connection that stays open as long as the server likes."""
    line = stack.enter_context(sockets.create_connection(("127.0.0.1", server.port), timeout=10))
    try:
        line.sendall(ASK)
        return bool(line.recv(100))
    except (BrokenPipeError, ConnectionResetError):
        return False


def test_a_connection_is_counted_until_it_ends_whatever_becomes_of_it(running: RunningServer) -> None:
    table = new_table(running.address)
    with ExitStack() as stack:
        assert is_answered(running, stack)
        stack.enter_context(connect(place(running.address, table)))
        assert open_connections(running) == 3
    until(lambda: open_connections(running) == 1)


def test_when_files_run_short_who_is_there_goes_on_and_newcomers_find_room_later(
    running: RunningServer, log: Path
) -> None:
    table = new_table(running.address)
    with connect(place(running.address, table)) as ann:
        ann.send(json.dumps({"key": table["seats"][0]["key"]}))
        with ExitStack() as stack:
            answered = [is_answered(running, stack) for _ in range(few_files.FEW)]
            ann.send(json.dumps({"command": "c", "revision": 0, "do": "load 3"}))
            while json.loads(ann.recv(timeout=10))["kind"] != "answer":
                pass
        until(lambda: open_connections(running) == 2)
    lines = [json.loads(line) for line in log.read_text("utf-8").splitlines()]

    assert answered[: few_files.FEW // 2] == [True] * (few_files.FEW // 2)
    assert answered[-1] is False
    assert [(line["level"], line["message"].partition(":")[0]) for line in lines] == [
        (
            "warning",
            f"{int(0.8 * few_files.FEW)} connections are open, all the open-file limit allows; new ones are closed",
        )
    ]
