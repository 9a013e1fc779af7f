"""Messages that go past the library, beside those that do not."""

from __future__ import annotations

import asyncio
import gc
import json
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import pytest
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosedError
from websockets.frames import CloseCode, Frame, Opcode

from tablee.core.values import Seat
from tablee.server.transport.ws_protocol import WebSocketProtocol
from tests.server.support.behind_sockets import heard, served
from tests.server.support.harness import Harness

PING = json.dumps({"command": "c", "ping": True})


@asynccontextmanager
async def greeted(harness: Harness) -> AsyncIterator[ClientConnection]:
    table = await harness.table("overload")
    async with served(harness) as address, connect(f"{address}/api/tables/{table.id}/socket") as socket:
        await socket.send(json.dumps({"key": table.keys[Seat(0)]}))
        await heard(socket, "update")
        yield socket


async def send_frame(socket: ClientConnection, opcode: Opcode, text: str, *, is_last: bool) -> None:
    """By itself: it has arrived before anything else is sent."""
    socket.transport.write(Frame(opcode, text.encode(), fin=is_last).serialize(mask=True))
    await (await socket.ping())


async def test_a_message_in_pieces_is_heard_whole_and_in_its_place(harness: Harness) -> None:
    async with greeted(harness) as socket:
        await send_frame(socket, Opcode.TEXT, PING[:9], is_last=False)
        await send_frame(socket, Opcode.CONT, PING[9:], is_last=True)
        await socket.send(json.dumps({"command": "d", "ping": True}))
        commands = [(await heard(socket, "answer"))["command"] for _ in range(2)]

    assert commands == ["c", "d"]


async def test_a_whole_message_amid_the_pieces_of_another_breaks_the_rules(harness: Harness) -> None:
    async with greeted(harness) as socket:
        await send_frame(socket, Opcode.TEXT, PING[:9], is_last=False)
        await socket.send(PING)
        with pytest.raises(ConnectionClosedError) as closed:
            await asyncio.wait_for(heard(socket, "answer"), 5)

    assert closed.value.rcvd is not None
    assert closed.value.rcvd.code == CloseCode.PROTOCOL_ERROR


async def test_what_a_full_line_cannot_take_comes_later_in_its_order(harness: Harness) -> None:
    async with greeted(harness) as socket:
        found = [thing for thing in gc.get_objects() if type(thing) is WebSocketProtocol]
        (protocol,) = [protocol for protocol in found if protocol.client == socket.local_address]
        protocol.pause_writing()
        for number in range(3):
            await socket.send(json.dumps({"command": f"c{number}", "ping": True}))
        with pytest.raises(TimeoutError):
            await asyncio.wait_for(socket.recv(), 0.2)
        protocol.resume_writing()
        commands = [(await heard(socket, "answer"))["command"] for _ in range(3)]
        is_blocked = protocol.fast.is_blocked

    assert commands == ["c0", "c1", "c2"]
    assert not is_blocked
