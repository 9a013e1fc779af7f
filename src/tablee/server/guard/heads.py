"""The head of a request is short and comes soon, too: the parser itself would take in any amount at any pace."""

from __future__ import annotations

import asyncio

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

LARGEST_HEAD = 64 * 1024
HEAD_SECONDS = 20.0
TOO_LARGE = b"HTTP/1.1 431 Request Header Fields Too Large\r\nconnection: close\r\ncontent-length: 0\r\n\r\n"


class ShortHeads(HttpToolsProtocol):
    head = 0
    in_head = True
    hurry: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override] # so does the protocol
        super().connection_made(transport)
        self.expect_head()

    def connection_lost(self, exc: Exception | None) -> None:
        self.expect_nothing()
        super().connection_lost(exc)

    def handle_websocket_upgrade(self) -> None:
        """The parser and this one would hold each other, with nobody else to hold them."""
        super().handle_websocket_upgrade()
        self.parser = None  # type: ignore[assignment] # as after the connection

    def on_message_begin(self) -> None:
        super().on_message_begin()
        self.in_head = True
        self.expect_head()

    def on_headers_complete(self) -> None:
        self.in_head, self.head = False, 0
        self.expect_nothing()
        super().on_headers_complete()

    def data_received(self, data: bytes) -> None:
        super().data_received(data)
        self.head += len(data) if self.in_head else 0
        if self.head > LARGEST_HEAD and not self.transport.is_closing():
            self.transport.write(TOO_LARGE)
            self.transport.close()

    def expect_head(self) -> None:
        self.expect_nothing()
        self.hurry = self.loop.call_later(HEAD_SECONDS, self.transport.close)

    def expect_nothing(self) -> None:
        if self.hurry is not None:
            self.hurry.cancel()
            self.hurry = None
