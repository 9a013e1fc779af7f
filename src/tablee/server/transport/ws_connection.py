"""The short way in and out of a connection, past all queues: nearly every message takes it."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from typing import Any

from websockets.protocol import Protocol, State

from tablee.server.common.message_rate import AT_ONCE, PATIENCE
from tablee.server.transport.ws_frames import leading_text, text_frame

log = logging.getLogger("tablee.sockets")
Hear = Callable[[str], None]
# Of what arrives together: who sends more has been sent away with the last of these.
MOST_TOGETHER = AT_ONCE + PATIENCE + 1


class WriteBatcher:
    """What is said right now goes out in one go, to all connections of a server."""

    def __init__(self, loop: asyncio.AbstractEventLoop) -> None:
        self.loop = loop
        self.wires: list[FastConnection] = []

    def add(self, wire: FastConnection) -> None:
        if not self.wires:
            self.loop.call_soon(self.send)
        self.wires.append(wire)

    def send(self) -> None:
        """Before anything that was not said yet when this was called for. What breaks one connection is its own."""
        wires, self.wires = self.wires, []
        for wire in wires:
            try:
                wire.say()
            except Exception:
                log.exception("something could not be sent")


class FastConnection:
    """Of a connection whose frames a library reads and writes: `protocol` is its state, `heard` what the application
    has still to hear. `longest` is the most bytes that a message may have."""

    def __init__(
        self,
        outbox: WriteBatcher,
        transport: asyncio.Transport,
        protocol: Protocol,
        heard: asyncio.Queue[Any],
        longest: int,
    ) -> None:
        self.outbox = outbox
        self.transport = transport
        self.protocol = protocol
        self.heard = heard
        self.longest = longest
        self.is_clogged = False
        self.said: list[bytes] = []
        self.hear: Hear | None = None

    @property
    def is_open(self) -> bool:
        return self.protocol.state is State.OPEN and not self.transport.is_closing()

    def clog(self, is_clogged: bool) -> None:
        """Whether so much has not gone out yet that nothing is to be added."""
        self.is_clogged = is_clogged

    def listen(self, hear: Hear) -> None:
        """From now on this one is told what can be heard at once."""
        self.hear = hear

    def end(self) -> None:
        self.hear = None

    def tell(self, text: str) -> bool:
        """Send a message if nothing stands in its way, together with what else is said right now; whether it will."""
        if not self.said:
            if self.is_clogged or not self.is_open:
                return False
            self.outbox.add(self)
        self.said.append(text_frame(text))
        return True

    def say(self) -> None:
        said, self.said = self.said, []
        if not self.transport.is_closing():
            self.transport.write(said[0] if len(said) == 1 else b"".join(said))

    def received(self, data: bytes) -> bytes:
        """What cannot be heard at once, between two messages: the library reads it."""
        for _ in range(MOST_TOGETHER):
            if not data or self.hear is None or not self.is_between_messages:
                break
            found = leading_text(data, self.longest)
            if found is None:
                break
            text, end = found
            data = data[end:]
            self.hear(text)
        return data

    @property
    def is_between_messages(self) -> bool:
        """Whether everything that came has been read, and heard by the application."""
        protocol = self.protocol
        return protocol.state is State.OPEN and self.heard.empty() and not protocol.reader.buffer
