"""The fast path of a WebSocket, past uvicorn's queues: nearly every message takes it."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from typing import Any

from websockets.protocol import Protocol, State

from tablee.server.common.token_bucket import FLOOD_TOLERANCE, MESSAGE_BURST
from tablee.server.transport.ws_frames import leading_text, text_frame

log = logging.getLogger("tablee.edge")
OnMessage = Callable[[str], None]
# Messages handled per read: the last of these exceeds the message budget, so the client is disconnected by then.
MAX_MESSAGES = MESSAGE_BURST + FLOOD_TOLERANCE + 1


class WriteBatcher:
    """Collects the messages of one loop turn, for all connections of a server, and writes once per connection."""

    def __init__(self, loop: asyncio.AbstractEventLoop) -> None:
        self.loop = loop
        self.connections: list[FastConnection] = []

    def add(self, connection: FastConnection) -> None:
        if not self.connections:
            self.loop.call_soon(self.flush)
        self.connections.append(connection)

    def flush(self) -> None:
        """Flush every connection once per loop turn. An error on one does not stop the others."""
        connections, self.connections = self.connections, []
        for connection in connections:
            try:
                connection.flush()
            except Exception:
                log.exception("messages to one socket could not be sent and are lost; other sockets are not affected")


class FastConnection:
    """Reads and writes plain text frames directly; all others are left to the library.

    `protocol`: the library's state of the connection. `unread`: events that the application has not received yet.
    `longest`: the most bytes in a message.
    """

    def __init__(
        self,
        batcher: WriteBatcher,
        transport: asyncio.Transport,
        protocol: Protocol,
        unread: asyncio.Queue[Any],
        longest: int,
    ) -> None:
        self.batcher = batcher
        self.transport = transport
        self.protocol = protocol
        self.unread = unread
        self.longest = longest
        self.is_blocked = False
        self.unsent: list[bytes] = []
        self.on_message: OnMessage | None = None

    @property
    def is_open(self) -> bool:
        return self.protocol.state is State.OPEN and not self.transport.is_closing()

    def set_blocked(self, is_blocked: bool) -> None:
        """Back-pressure: while the write buffer is full, `send` accepts no messages."""
        self.is_blocked = is_blocked

    def listen(self, on_message: OnMessage) -> None:
        """Pass messages that need no queue to `on_message` from now on."""
        self.on_message = on_message

    def stop(self) -> None:
        self.on_message = None

    def send(self, text: bytes) -> bool:
        """Send a message with the others of this loop turn; False if the socket is closed or its write buffer full."""
        if not self.unsent:
            if self.is_blocked or not self.is_open:
                return False
            self.batcher.add(self)
        self.unsent.append(text_frame(text))
        return True

    def flush(self) -> None:
        frames, self.unsent = self.unsent, []
        if not self.transport.is_closing():
            self.transport.write(frames[0] if len(frames) == 1 else b"".join(frames))

    def receive(self, data: bytes) -> bytes:
        """Handle complete text frames at the start of the data, and return the rest for the library."""
        for _ in range(MAX_MESSAGES):
            if not data or self.on_message is None or not self.is_between_messages:
                break
            found = leading_text(data, self.longest)
            if found is None:
                break
            text, end = found
            data = data[end:]
            self.on_message(text)
        return data

    @property
    def is_between_messages(self) -> bool:
        """True if the library has no unread data and the application has received every event."""
        protocol = self.protocol
        return protocol.state is State.OPEN and self.unread.empty() and not protocol.reader.buffer
