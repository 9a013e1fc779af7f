"""Limits on requests: URLs of 4096 bytes, bodies of 64 KiB within 20 s. The application gets the complete body."""

from __future__ import annotations

import asyncio

from tablee.server.middleware.reject import reject
from tablee.server.transport.asgi import App, Message, Receive, Scope, Send, header

MAX_BODY_BYTES = 64 * 1024
MAX_URL_BYTES = 4096
BODY_SECONDS = 20.0


class TooLarge(Exception):
    pass


class BodyLimitMiddleware:
    def __init__(self, app: App, largest: int = MAX_BODY_BYTES, seconds: float = BODY_SECONDS) -> None:
        self.app = app
        self.largest = largest
        self.seconds = seconds

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        if len(scope.get("raw_path") or b"") + len(scope["query_string"]) > MAX_URL_BYTES:
            text = f"an address has at most {MAX_URL_BYTES} characters"
            await reject(scope, send, 414, "too-large", text)
            return
        try:
            body = await self.read_body(scope, receive)
        except TooLarge:
            text = f"a request has at most {self.largest} bytes"
            await reject(scope, send, 413, "too-large", text, [(b"connection", b"close")])
        except TimeoutError:
            text = f"a request is sent within {self.seconds:g} seconds"
            await reject(scope, send, 408, "too-slow", text, [(b"connection", b"close")])
        else:
            if body is not None:
                await self.app(scope, replayed(body, receive), send)

    async def read_body(self, scope: Scope, receive: Receive) -> bytes | None:
        """Read the body and count its bytes; a large Content-Length is refused early. None if the client is gone."""
        announced = header(scope, b"content-length") or "0"
        if announced.isdigit() and int(announced[:20]) > self.largest:
            raise TooLarge
        async with asyncio.timeout(self.seconds):
            return await self.read_counted(receive)

    async def read_counted(self, receive: Receive) -> bytes | None:
        body = bytearray()
        while True:
            message = await receive()
            if message["type"] != "http.request":
                return None
            body += message.get("body", b"")
            if len(body) > self.largest:
                raise TooLarge
            if not message.get("more_body", False):
                return bytes(body)


def replayed(body: bytes, receive: Receive) -> Receive:
    """A `receive` that returns the body first, then what the original one returns."""
    waiting: list[Message] = [{"type": "http.request", "body": body, "more_body": False}]

    async def receive_again() -> Message:
        return waiting.pop() if waiting else await receive()

    return receive_again
