"""Of a closed socket nothing is left, though circles are seldom looked for."""

from __future__ import annotations

import asyncio
import gc
import json
from collections.abc import Iterator
from random import Random

import pytest
from websockets.asyncio.client import connect

from tablee.core.values import Seat
from tablee.server.api.outbox import SocketOutbox
from tablee.server.api.session import SocketSession
from tablee.server.ops.metrics import Metrics
from tablee.server.transport.http_protocol import HttpProtocol
from tablee.server.transport.ws_connection import FastConnection
from tablee.server.transport.ws_protocol import WebSocketProtocol
from tests.server.support.behind_sockets import heard, served
from tests.server.support.harness import Harness
from tests.server.support.playing import choice

# Far more than what has circles of its own: the loop, the tests.
MOVES = 100
KINDS = (WebSocketProtocol, FastConnection, SocketOutbox, SocketSession)
# Tenths of a second.
PATIENCE = 50
# Gone already when the conversation begins.
EARLIER = (HttpProtocol,)


def left() -> int:
    return sum(type(thing) in (*KINDS, *EARLIER) for thing in gc.get_objects())


async def left_in_the_end() -> int:
    """What goes by itself once its connection has ended is given time for it."""
    for _ in range(PATIENCE):
        if not left():
            break
        await asyncio.sleep(0.1)
    return left()


@pytest.fixture
def untidy() -> Iterator[None]:
    gc.collect()
    gc.disable()
    yield
    gc.enable()


@pytest.mark.usefixtures("untidy")
async def test_whoever_has_played_leaves_nothing_behind(harness: Harness) -> None:
    """With a move that is made, one that is made already, and one that is refused."""
    table = await harness.table("overload")
    load = {"command": "c", "revision": 0, "do": "load 3"}
    async with served(harness) as address:
        async with connect(f"{address}/api/tables/{table.id}/socket") as socket:
            await socket.send(json.dumps({"key": table.keys[Seat(0)]}))
            for message in (load, load, {**load, "command": "d"}):
                await socket.send(json.dumps(message))
            told = [(await heard(socket, kind))["command"] for kind in ("answer", "answer", "refusal")]
        while harness.registry.tables[table.id].audience.subscribers:
            await asyncio.sleep(0.01)
        rest = await left_in_the_end()

    assert told == ["c", "c", "d"]
    assert rest == 0


@pytest.mark.usefixtures("untidy")
@pytest.mark.parametrize("game", ["overload", "wuerfelblitz"])
async def test_a_socket_leaves_nothing_behind(harness: Harness, game: str) -> None:
    table = await harness.table(game)
    async with served(harness) as address:
        for _ in range(3):
            async with connect(f"{address}/api/tables/{table.id}/socket") as socket:
                await socket.send(json.dumps({"key": table.keys[Seat(0)]}))
                await socket.send(json.dumps({"command": "c", "ping": True}))
                await heard(socket, "answer")
                there = left()
            while harness.registry.tables[table.id].audience.subscribers:
                await asyncio.sleep(0.01)
        rest = await left_in_the_end()

    assert there == len(KINDS)
    assert rest == 0


@pytest.mark.usefixtures("untidy")
@pytest.mark.parametrize("game", ["overload", "wuerfel-express", "dog"])
async def test_playing_makes_no_circles(harness: Harness, game: str) -> None:
    table = await harness.friends(game, ["Ann", "Ben", "Cleo", "Dan"])
    screens = [await harness.watch(table, seat) for seat in range(4)]
    tasks, metrics = harness.services.tasks, Metrics()
    sessions = [
        SocketSession(harness.handler, harness.services.stakes, tasks, table.id, screen, metrics) for screen in screens
    ]
    rng = Random(game)
    gc.collect()
    for number in range(MOVES):
        seat, do = choice(harness, table, rng)
        sessions[seat].receive(json.dumps({"command": f"c{number}", "revision": harness.revision(table), "do": do}))
        while sessions[seat].is_busy:
            await asyncio.sleep(0)

    assert harness.revision(table) >= MOVES
    assert gc.collect() < MOVES
