"""nginx with the rules of deploy/ brings everybody to the home of their table, and to the next one when it dies."""

from __future__ import annotations

import asyncio
import json
import signal
from collections.abc import Callable, Sequence
from contextlib import AbstractContextManager
from pathlib import Path
from time import monotonic

import httpx
from tools.nginx import free_port
from websockets.asyncio.client import connect

from tests.server.support.crashing import AWAY
from tests.server.support.running import RunningServer

CHAIRS = [{"sitter": "me", "name": name} for name in ("Ann", "Ben", "Cleo")]
SOON = 8


async def test_requests_and_sockets_go_to_the_home_of_their_table(
    nginx: Callable[[int, Sequence[int]], AbstractContextManager[None]], database: str, tmp_path: Path
) -> None:
    logs = [tmp_path / "one.log", tmp_path / "other.log"]
    options = ("--database", database, "--secret", str(tmp_path / "secret"), "--log-level", "info")
    with RunningServer(None, *options, log=logs[0]) as one, RunningServer(None, *options, log=logs[1]) as other:
        front = f"127.0.0.1:{free_port()}"
        with nginx(int(front.rpartition(":")[2]), [one.port, other.port]):
            async with httpx.AsyncClient(base_url=f"http://{front}", timeout=20) as http:
                tables = [await played(http, front) for _ in range(4)]
                homes = [await home(one, table) for table in tables]
                served = [{number for number, log in enumerate(logs) if table in log.read_text()} for table in tables]
                asked = await http.get(f"/where/{tables[0]}")
                other.stop(signal.SIGKILL)
                began = monotonic()
                await asyncio.gather(*(answering(http, table) for table in tables))
                took = monotonic() - began
                other.start()

    assert served == [{[one.port, other.port].index(port)} for port in homes]
    assert len({*homes}) == 2
    assert "x-tablee-home" not in asked.headers
    assert took < SOON


async def played(http: httpx.AsyncClient, front: str) -> str:
    """A table at which something was asked, done by request, and done by socket."""
    made = (await http.post("/api/tables", json={"game": "overload", "chairs": CHAIRS})).json()
    place = f"/api/tables/{made['id']}"
    assert (await http.post(f"{place}/start", headers={"Authorization": f"Bearer {made['owner']}"})).is_success
    async with connect(f"ws://{front}{place}/socket") as socket:
        await socket.send(json.dumps({"key": made["seats"][0]["key"]}))
        await socket.send(json.dumps({"command": "s", "say": "hello"}))
        async for text in socket:
            if json.loads(text).get("command") == "s":
                assert json.loads(text)["kind"] == "answer"
                break
    return str(made["id"])


async def home(server: RunningServer, table: str) -> int:
    async with httpx.AsyncClient(base_url=server.address) as http:
        return int((await http.get(f"/where/{table}")).headers["x-tablee-home"].rpartition(":")[2])


async def answering(http: httpx.AsyncClient, table: str) -> None:
    async with asyncio.timeout(20):
        while True:
            try:
                if (await http.get(f"/api/tables/{table}/update")).is_success:
                    return
            except AWAY:
                pass
            await asyncio.sleep(0.1)
