"""A connection as the protocol of requests has it, without a network: it can come from anywhere."""

from __future__ import annotations

import asyncio
from asyncio import BaseProtocol
from typing import Any

import uvicorn
from uvicorn.server import ServerState

from tablee.server.transport.http_protocol import HttpProtocol
from tablee.server.transport.ws_protocol import WebSocketProtocol

ASK = b"GET / HTTP/1.1\r\nHost: tablee.example\r\n\r\n"


class Line(asyncio.Transport):
    """`protocol` is another one than at first once it is a socket."""

    protocol: BaseProtocol

    def __init__(self, address: str) -> None:
        super().__init__({"peername": (address, 40000), "sockname": ("192.0.2.1", 80)})
        self.written = b""
        self.is_read = True
        self.closed = False

    def write(self, data: Any) -> None:
        self.written += bytes(data)

    def set_protocol(self, protocol: BaseProtocol) -> None:
        self.protocol = protocol

    def pause_reading(self) -> None:
        self.is_read = False

    def resume_reading(self) -> None:
        self.is_read = True

    def is_closing(self) -> bool:
        return self.closed

    def close(self) -> None:
        self.closed = True

    def abort(self) -> None:
        self.closed = True


class SlowHarness:
    """An application that answers when it is told to."""

    def __init__(self) -> None:
        self.answers = asyncio.Semaphore(0)

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        await receive()
        await self.answers.acquire()
        await send({"type": "http.response.start", "status": 204, "headers": []})
        await send({"type": "http.response.body", "body": b""})

    async def answer(self, number: int = 1) -> None:
        for _ in range(number):
            self.answers.release()
            for _ in range(5):
                await asyncio.sleep(0)


def connected(app: Any, address: str = "203.0.113.1", state: dict[str, Any] | None = None) -> tuple[HttpProtocol, Line]:
    config, line = uvicorn.Config(app, log_config=None, http=HttpProtocol, ws=WebSocketProtocol), Line(address)
    protocol = HttpProtocol(config, ServerState(), state or {})
    protocol.connection_made(line)
    return protocol, line
