"""Of a closed socket nothing is left, though circles are seldom looked for."""

from __future__ import annotations

import asyncio
import gc
import json
from collections.abc import Iterator

import pytest
from websockets.asyncio.client import connect

from tablee.core.values import Seat
from tablee.server.doors.conversation import Conversation
from tablee.server.doors.protocol import WatchedProtocol
from tablee.server.doors.watcher import SocketWatcher
from tablee.server.doors.wire import Wire
from tests.server.behind_sockets import heard, served
from tests.server.fakes import House

KINDS = (WatchedProtocol, Wire, SocketWatcher, Conversation)


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
