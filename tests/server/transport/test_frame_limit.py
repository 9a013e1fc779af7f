"""Frames that are no messages are counted as well, and answered only where the answers get through."""

from __future__ import annotations

import asyncio
import json

import pytest
from websockets.asyncio.client import ClientConnection, connect
from websockets.client import ClientProtocol
from websockets.exceptions import ConnectionClosedError
from websockets.frames import CloseCode, Frame, Opcode
from websockets.uri import parse_uri

from tablee.core.values import Seat
from tablee.server.common.token_bucket import FLOOD_TOLERANCE, FRAMES_PER_MESSAGE, MESSAGE_BURST
from tablee.server.transport.frame_limit import MAX_FRAGMENTS, CountingProtocol
from tests.server.support.behind_sockets import heard, served
from tests.server.support.harness import Harness

LONGEST = 1000
# More than a second's worth may come while the test runs; a flood is far more than that.
FLOOD = 40_000
PATIENT_SECONDS = 20
PING = json.dumps({"command": "c", "ping": True})


def frame(opcode: Opcode, payload: bytes = b"", *, is_last: bool = True) -> bytes:
    return Frame(opcode, payload, fin=is_last).serialize(mask=True)


def pieces(number: int) -> bytes:
    """Of one message that does not end with them."""
    return frame(Opcode.TEXT, is_last=False) + frame(Opcode.CONT, is_last=False) * (number - 1)


@pytest.fixture
def protocol() -> CountingProtocol:
    """After the handshake."""
    client, made = ClientProtocol(parse_uri("ws://tablee.example/")), CountingProtocol(LONGEST)
    request = client.connect()
    client.send_request(request)
    made.receive_data(b"".join(client.data_to_send()))
    made.send_response(made.accept(request))
    made.events_received()
    made.data_to_send()
    return made


FLOODS = {
    "pings": frame(Opcode.PING) * FLOOD,
    "pongs": frame(Opcode.PONG) * FLOOD,
    "empty messages": frame(Opcode.BINARY) * FLOOD,
    "messages in pieces": (pieces(2) + frame(Opcode.CONT)) * FLOOD,
}


@pytest.mark.parametrize("flood", FLOODS.values(), ids=FLOODS)
def test_far_too_many_frames_are_not_even_read(protocol: CountingProtocol, flood: bytes) -> None:
    protocol.receive_data(flood)

    assert protocol.is_flooded
    assert str(protocol.parser_exc) == "far too many frames: come back later"
    assert len(protocol.events_received()) < 2 * (FRAMES_PER_MESSAGE * MESSAGE_BURST + FLOOD_TOLERANCE)


def test_as_many_frames_as_messages_and_their_pings_need_are_read(protocol: CountingProtocol) -> None:
    protocol.receive_data((frame(Opcode.TEXT) + frame(Opcode.PONG)) * MESSAGE_BURST)

    assert protocol.parser_exc is None
    assert len(protocol.events_received()) == 2 * MESSAGE_BURST


def test_a_message_comes_in_a_few_pieces(protocol: CountingProtocol) -> None:
    for _ in range(2):
        protocol.receive_data(pieces(MAX_FRAGMENTS - 1) + frame(Opcode.PING) + frame(Opcode.CONT))
    few = protocol.parser_exc
    protocol.receive_data(pieces(MAX_FRAGMENTS))

    assert few is None
    assert protocol.close_sent is not None
    assert (protocol.close_sent.code, protocol.close_sent.reason) == (
        CloseCode.PROTOCOL_ERROR,
        f"a message comes in at most {MAX_FRAGMENTS} pieces",
    )


def test_no_pong_is_added_to_what_does_not_get_through(protocol: CountingProtocol) -> None:
    protocol.is_blocked = True
    protocol.receive_data(frame(Opcode.PING, b"one"))
    clogged = protocol.data_to_send()
    protocol.is_blocked = False
    protocol.receive_data(frame(Opcode.PING, b"two"))

    assert clogged == []
    assert protocol.data_to_send() == [Frame(Opcode.PONG, b"two").serialize(mask=False)]


async def to_the_end(socket: ClientConnection) -> None:
    async with asyncio.timeout(PATIENT_SECONDS):
        while True:
            await socket.recv()


async def test_who_floods_the_line_is_cut_off_and_the_others_play_on(harness: Harness) -> None:
    table = await harness.table("overload")
    async with served(harness) as address, connect(f"{address}/api/tables/{table.id}/socket") as ann:
        await ann.send(json.dumps({"key": table.keys[Seat(0)]}))
        for flood in (FLOODS["pings"], pieces(FLOOD), frame(Opcode.TEXT) * FLOOD):
            async with connect(f"{address}/api/tables/{table.id}/socket") as spectator:
                await spectator.send("{}")
                await heard(spectator, "update")
                spectator.transport.write(flood)
                with pytest.raises(ConnectionClosedError):
                    await to_the_end(spectator)
        await ann.send(PING)
        answer = await heard(ann, "answer")

    assert answer["command"] == "c"
