"""Sockets as the network has them: the application gets the connection itself, pings, and short ways in and out."""

from __future__ import annotations

from asyncio.transports import BaseTransport
from collections.abc import Callable
from typing import NamedTuple

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Frame
from websockets.protocol import State

from tablee.server.doors import pings
from tablee.server.doors.frames import leading_text, text_frame
from tablee.server.doors.pings import Pings
from tablee.server.guard.asgi import Scope

EXTENSION = "tablee.connection"

Hear = Callable[[str], None]


class ShortWays(NamedTuple):
    """Past all queues. `tell` says whether it could; `listen` is told who hears what can be heard at once."""

    tell: Callable[[str], bool]
    listen: Callable[[Hear], None]


NO_SHORT_WAYS = ShortWays(lambda _: False, lambda _: None)


NO_PINGS = Pings(lambda _: None)


class WatchedProtocol(WebSocketsSansIOProtocol):
    hear: Hear | None = None
    pings = NO_PINGS

    def connection_made(self, transport: BaseTransport) -> None:
        self.said: list[bytes] = []
        super().connection_made(transport)

    async def run_asgi(self) -> None:
        self.pings = Pings(self.ping)
        extensions = self.scope["extensions"]
        if extensions is not None:
            ways = ShortWays(self.tell, self.listen)
            extensions[EXTENSION] = {"socket": self.transport.get_extra_info("socket"), "ways": ways}
            extensions[pings.EXTENSION] = {"pings": self.pings}
        await super().run_asgi()

    @property
    def is_open(self) -> bool:
        return self.conn.state is State.OPEN and not self.transport.is_closing()

    @property
    def is_between_messages(self) -> bool:
        """Whether everything that came has been read, and heard by the application."""
        return self.conn.state is State.OPEN and self.queue.empty() and not (self.conn.reader.buffer or self.frames)

    def tell(self, text: str) -> bool:
        """Send a message if nothing stands in its way, together with what else is said right now; whether it will."""
        if not self.said:
            if not (self.writable.is_set() and self.is_open):
                return False
            self.loop.call_soon(self.say)
        self.said.append(text_frame(text))
        return True

    def say(self) -> None:
        """Before anything that was not said yet when this was called for."""
        said, self.said = self.said, []
        if not self.transport.is_closing():
            self.transport.write(said[0] if len(said) == 1 else b"".join(said))

    def listen(self, hear: Hear) -> None:
        self.hear = hear

    def data_received(self, data: bytes) -> None:
        while data and self.hear is not None and self.is_between_messages:
            found = leading_text(data, self.config.ws_max_size)
            if found is None:
                break
            text, end = found
            data = data[end:]
            self.hear(text)
        if data:
            super().data_received(data)

    def connection_lost(self, exc: Exception | None) -> None:
        """Nothing is to be left in circles, which the server seldom looks for."""
        super().connection_lost(exc)
        self.hear = None
        self.pings = NO_PINGS
        if self.handshake_initiated:
            self.scope["extensions"] = {}

    def ping(self, payload: bytes) -> None:
        if self.is_open:
            self.conn.send_ping(payload)
            self.transport.write(b"".join(self.conn.data_to_send()))

    def handle_pong(self, event: Frame) -> None:
        self.pings.back(bytes(event.data))
        super().handle_pong(event)


def short_ways(scope: Scope) -> ShortWays:
    """Where the connection is not at hand there are none."""
    ways: ShortWays | None = (scope.get("extensions") or {}).get(EXTENSION, {}).get("ways")
    return ways or NO_SHORT_WAYS
