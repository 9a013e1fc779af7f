"""SIGTERM ends a server within ten seconds, whatever its database does."""

from __future__ import annotations

import asyncio
import signal
import subprocess
import sys
from pathlib import Path
from time import monotonic

import httpx
import pytest

from tests.server.support.bad_line import State, bad_line
from tests.server.support.crashing import set_up
from tests.server.support.running import RunningServer

LONGEST = 10


def stopped(process: subprocess.Popen[str]) -> float:
    """How many seconds it took."""
    began = monotonic()
    process.send_signal(signal.SIGTERM)
    process.wait(60)
    return monotonic() - began


@pytest.mark.parametrize("state", ["cut", "swallowing"])
async def test_a_node_whose_database_is_gone_ends_in_time(database: str, tmp_path: Path, state: State) -> None:
    with bad_line(database) as line:
        server = RunningServer(None, "--pace", "0", "--database", line.url, "--secret", str(tmp_path / "secret"))
        (table,) = await set_up(server, [server], 1, "stopping")
        line.become(state)
        async with httpx.AsyncClient(base_url=server.address, timeout=60) as http:
            body = {"command": "c", "say": "hello"}
            bearer = {"Authorization": f"Bearer {table.players[0].key}"}
            asking = asyncio.create_task(http.post(f"/api/tables/{table.id}/chat", json=body, headers=bearer))
            await asyncio.sleep(0.2)  # the write is under way
            took = await asyncio.to_thread(stopped, server.process)
            await asyncio.gather(asking, return_exceptions=True)
        server.ended()

    assert took < LONGEST


def test_a_node_that_cannot_start_for_its_database_ends_in_time(database: str, tmp_path: Path) -> None:
    with bad_line(database) as line:
        line.become("swallowing")
        command = [sys.executable, "-m", "tablee", "serve", "--port", "0", "--database", line.url]
        with subprocess.Popen(
            [*command, "--secret", str(tmp_path / "secret")], stderr=subprocess.PIPE, text=True
        ) as process:
            _, said = process.communicate(timeout=LONGEST)

    assert process.returncode != 0
    assert "cannot keep tables in postgresql://tablee@127.0.0.1" in said


STUCK = """
import asyncio
from tablee.cli.main import main
from tablee.server import lifecycle
from tablee.server.compose import Services
lifecycle.STOP_SECONDS = 0.5
Services.stop = lambda services: asyncio.sleep(60)
main()
"""


def test_a_server_that_something_keeps_from_stopping_is_ended(tmp_path: Path) -> None:
    command = [sys.executable, "-c", STUCK, "serve", "--json", "--no-browser", "--port", "0", "--data"]
    with subprocess.Popen(
        [*command, str(tmp_path / "tables.db")], stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True
    ) as process:
        assert process.stdout is not None
        process.stdout.readline()
        took = stopped(process)
        assert process.stderr is not None
        said = process.stderr.read()

    assert process.returncode == 1
    assert took < LONGEST
    assert "could not stop in time" in said
