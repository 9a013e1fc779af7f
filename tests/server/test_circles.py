"""Of a closed socket nothing is left, though circles are seldom looked for."""

from __future__ import annotations

import asyncio
import gc
import json
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager

import pytest
import uvicorn
from websockets.asyncio.client import ClientConnection, connect

from tablee.core.values import Seat
from tablee.server.app import make_app
from tablee.server.doors.conversation import Conversation
from tablee.server.doors.protocol import WatchedProtocol
from tablee.server.doors.socket import SocketWatcher
from tablee.server.serving import listening
from tests.server.fakes import House

KINDS = (WatchedProtocol, SocketWatcher, Conversation)


@asynccontextmanager
async def served(house: House) -> AsyncIterator[str]:
    """The desk behind real sockets, in this process."""
    config = uvicorn.Config(
        make_app(house.desk), log_config=None, ws=WatchedProtocol, ws_per_message_deflate=False, lifespan="off"
    )
    server, place = uvicorn.Server(config), listening("127.0.0.1", 0)
    serving = asyncio.create_task(server.serve([place]))
    while not server.started:
        await asyncio.sleep(0.01)
    yield f"ws://127.0.0.1:{place.getsockname()[1]}"
    server.should_exit = True
    await serving


async def heard(socket: ClientConnection, kind: str) -> None:
    while json.loads(await socket.recv())["kind"] != kind:
        pass


def left() -> int:
    return sum(type(thing) in KINDS for thing in gc.get_objects())


@pytest.fixture
def untidy() -> Iterator[None]:
    gc.collect()
    gc.disable()
    yield
    gc.enable()


@pytest.mark.usefixtures("untidy")
@pytest.mark.parametrize("game", ["overload", "wuerfelblitz"])
async def test_a_socket_leaves_nothing_behind(house: House, game: str) -> None:
    table = await house.table(game)
    async with served(house) as address:
        for _ in range(3):
            async with connect(f"{address}/api/tables/{table.id}/socket") as socket:
                await socket.send(json.dumps({"key": table.keys[Seat(0)]}))
                await socket.send(json.dumps({"command": "c", "ping": True}))
                await heard(socket, "answer")
                there = left()
            while house.desk.tables[table.id].watchers:
                await asyncio.sleep(0.01)
        await asyncio.sleep(0.1)

    assert there == len(KINDS)
    assert left() == 0
