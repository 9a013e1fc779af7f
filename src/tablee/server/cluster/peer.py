"""A connection between two nodes that both know the secret. It carries many streams, and says when it is broken.

Each end sends something every second; one that hears nothing for three seconds takes the connection for broken. Then
all its streams are over, so that their clients connect again.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from itertools import count
from typing import cast

import msgspec

from tablee.server.cluster import frames
from tablee.server.cluster.frames import FrameBuffer, FrameTooLong, frame
from tablee.server.cluster.handshake import Handshake, WrongProof
from tablee.server.cluster.stream import Stream

log = logging.getLogger("tablee.cluster")

PING_SECONDS = 1.0
SILENCE_SECONDS = 3.0
# Bytes that wait for a node that does not read, before it is given up.
MAX_UNSENT_BYTES = 32 * 1024 * 1024

OnOpen = Callable[["PeerLink", int, bytes], None]
OnTake = Callable[[str], None]


class PeerLink(asyncio.Protocol):
    """`expected`: the id of the node that is called; None at the node that is called.

    `proving` is done when both ends have proved who they are, or the connection is lost.
    """

    transport: asyncio.Transport

    def __init__(self, handshake: Handshake, expected: str | None, on_open: OnOpen, on_take: OnTake) -> None:
        self.handshake = handshake
        self.expected = expected
        self.on_open = on_open
        self.on_take = on_take
        self.loop = asyncio.get_running_loop()
        self.proving: asyncio.Future[None] = self.loop.create_future()
        self.is_ready = False
        self.buffer = FrameBuffer()
        self.streams: dict[int, Stream] = {}
        self.numbers = count(1)
        self.unsent: list[bytes] = []
        self.is_lost = False
        self.writable = asyncio.Event()
        self.writable.set()
        self.heard = self.loop.time()
        self.watch: asyncio.TimerHandle | None = None

    @property
    def is_blocked(self) -> bool:
        return self.is_lost or not self.writable.is_set()

    # The connection

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self.transport = cast(asyncio.Transport, transport)
        self.watch = self.loop.call_later(PING_SECONDS, self.look)
        if self.expected is not None:
            self.send(frames.HELLO, 0, self.handshake.hello())

    def look(self) -> None:
        """Every second: give up a connection that is silent, or say that this end is alive."""
        if self.loop.time() - self.heard > SILENCE_SECONDS:
            self.abort(f"it was silent for {SILENCE_SECONDS:.0f} seconds")
            return
        self.watch = self.loop.call_later(PING_SECONDS, self.look)
        if self.is_ready:
            self.send(frames.PING, 0)

    def data_received(self, data: bytes) -> None:
        try:
            for kind, stream, payload in self.buffer.feed(data):
                if self.is_ready:
                    self.receive(kind, stream, payload)
                else:
                    self.shake_hands(kind, payload)
        except (FrameTooLong, WrongProof, msgspec.DecodeError) as error:
            self.abort(str(error))
        if self.is_ready:
            self.heard = self.loop.time()

    def shake_hands(self, kind: int, payload: bytes) -> None:
        if self.expected is None and kind == frames.HELLO:
            self.send(frames.CHALLENGE, 0, self.handshake.challenge(payload))
        elif self.expected is None and kind == frames.PROOF:
            self.handshake.check(payload)
            self.proved()
        elif self.expected is not None and kind == frames.CHALLENGE:
            self.send(frames.PROOF, 0, self.handshake.prove(payload, self.expected))
            self.proved()
        else:
            raise WrongProof("it began without a handshake")

    def proved(self) -> None:
        self.buffer.longest = frames.MAX_FRAME_BYTES
        self.is_ready = True
        self.settle()

    def settle(self) -> None:
        if not self.proving.done():
            self.proving.set_result(None)

    def receive(self, kind: int, number: int, payload: bytes) -> None:
        if kind == frames.OPEN:
            self.on_open(self, number, payload)
        elif kind == frames.TAKE:
            self.on_take(payload.decode())
        elif number in self.streams:
            self.streams[number].receive(kind, payload)

    def pause_writing(self) -> None:
        self.writable.clear()

    def resume_writing(self) -> None:
        self.writable.set()

    def abort(self, why: str) -> None:
        if not self.is_lost:
            log.warning("connection to node %s given up: %s; its clients connect again", self.handshake.other, why)
            self.transport.abort()
            self.close()

    def connection_lost(self, exc: Exception | None) -> None:
        self.close()

    def close(self) -> None:
        """End everything that went over this connection."""
        if self.is_lost:
            return
        self.is_lost, self.is_ready = True, False
        self.writable.set()
        if self.watch is not None:
            self.watch.cancel()
        self.settle()
        self.transport.close()
        for stream in [*self.streams.values()]:
            stream.cut()
        self.streams.clear()

    # Sending

    def send(self, kind: int, stream: int, payload: bytes = b"") -> None:
        """Send a frame with the others of this loop turn."""
        if self.is_lost:
            return
        if not self.unsent:
            self.loop.call_soon(self.flush)
        self.unsent.append(frame(kind, stream, payload))

    def flush(self) -> None:
        unsent, self.unsent = self.unsent, []
        if self.is_lost:
            return
        self.transport.write(unsent[0] if len(unsent) == 1 else b"".join(unsent))
        if self.transport.get_write_buffer_size() > MAX_UNSENT_BYTES:
            self.abort("it does not read")

    def new_stream(self, scope: bytes) -> Stream:
        number = next(self.numbers)
        stream = self.streams[number] = Stream(self, number, "websocket.send")
        self.send(frames.OPEN, number, scope)
        return stream
