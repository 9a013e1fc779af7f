"""Sockets as the network has them: the application gets the connection itself, pings, and a short way out."""

from __future__ import annotations

from collections.abc import Callable

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Frame
from websockets.protocol import State

from tablee.server.doors import pings
from tablee.server.doors.pings import Pings
from tablee.server.guard.asgi import Scope

EXTENSION = "tablee.connection"


class WatchedProtocol(WebSocketsSansIOProtocol):
    async def run_asgi(self) -> None:
        self.pings = Pings(self.ping)
        extensions = self.scope["extensions"]
        if extensions is not None:
            extensions[EXTENSION] = {"socket": self.transport.get_extra_info("socket"), "tell": self.tell}
            extensions[pings.EXTENSION] = {"pings": self.pings}
        await super().run_asgi()

    @property
    def is_ready(self) -> bool:
        """Whether what is written now goes out now."""
        return self.conn.state is State.OPEN and self.writable.is_set() and not self.transport.is_closing()

    def tell(self, text: str) -> bool:
        """Send a message at once, past all queues, if nothing stands in its way; whether it was sent."""
        if not self.is_ready:
            return False
        self.conn.send_text(text.encode())
        self.write()
        return True

    def ping(self, payload: bytes) -> None:
        if self.conn.state is State.OPEN and not self.transport.is_closing():
            self.conn.send_ping(payload)
            self.write()

    def write(self) -> None:
        self.transport.write(b"".join(self.conn.data_to_send()))

    def handle_pong(self, event: Frame) -> None:
        self.pings.back(bytes(event.data))
        super().handle_pong(event)


def short_way(scope: Scope) -> Callable[[str], bool]:
    """How to tell something at once; where that cannot be done, nothing is."""
    tell: Callable[[str], bool] | None = (scope.get("extensions") or {}).get(EXTENSION, {}).get("tell")
    return tell or (lambda _: False)
