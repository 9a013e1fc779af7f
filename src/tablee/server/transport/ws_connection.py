"""The fast path of a WebSocket, past uvicorn's queues: nearly every message takes it."""

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
# Messages handled per read: the last of these exceeds the message budget, so the client is disconnected by then.
MOST_TOGETHER = AT_ONCE + PATIENCE + 1


class WriteBatcher:
    """Collects the messages of one loop turn, for all connections of a server, and writes once per connection."""

    def __init__(self, loop: asyncio.AbstractEventLoop) -> None:
        self.loop = loop
        self.wires: list[FastConnection] = []

    def add(self, wire: FastConnection) -> None:
        if not self.wires:
            self.loop.call_soon(self.send)
        self.wires.append(wire)

    def send(self) -> None:
        """Flush every connection once per loop turn. An error on one does not stop the others."""
        wires, self.wires = self.wires, []
        for wire in wires:
            try:
                wire.say()
            except Exception:
                log.exception("messages to one socket could not be sent and are lost; other sockets are not affected")


class FastConnection:
    """Reads and writes plain text frames directly; all others are left to the library.

    `protocol`: the library's state of the connection. `heard`: events that the application has not received yet.
    `longest`: the most bytes in a message.
    """

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
        """Back-pressure: while the write buffer is full, `tell` accepts no messages."""
        self.is_clogged = is_clogged

    def listen(self, hear: Hear) -> None:
        """Pass messages that need no queue to `hear` from now on."""
        self.hear = hear

    def end(self) -> None:
        self.hear = None

    def tell(self, text: bytes) -> bool:
        """Send a message with the others of this loop turn; False if the socket is closed or its write buffer full."""
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
        """Handle complete text frames at the start of the data, and return the rest for the library."""
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
        """True if the library has no unread data and the application has received every event."""
        protocol = self.protocol
        return protocol.state is State.OPEN and self.heard.empty() and not protocol.reader.buffer
