"""A server behind real sockets, in the process of the test."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import uvicorn
from websockets.asyncio.client import ClientConnection

from tablee.server.app import make_app
from tablee.server.transport.http_protocol import HttpProtocol
from tablee.server.transport.listen import listen
from tablee.server.transport.ws_protocol import WebSocketProtocol
from tests.server.support.harness import Harness


@asynccontextmanager
async def served(harness: Harness) -> AsyncIterator[str]:
    """Where it listens."""
    config = uvicorn.Config(
        make_app(harness.services),
        log_config=None,
        http=HttpProtocol,
        ws=WebSocketProtocol,
        ws_per_message_deflate=False,
        lifespan="off",
    )
    server, place = uvicorn.Server(config), listen("127.0.0.1", 0)
    serving = asyncio.create_task(server.serve([place]))
    while not server.started:
        await asyncio.sleep(0.01)
    try:
        yield f"ws://127.0.0.1:{place.getsockname()[1]}"
    finally:
        server.should_exit = True
        await serving


async def heard(socket: ClientConnection, kind: str) -> dict[str, Any]:
    """The next of a kind."""
    while True:
        message: dict[str, Any] = json.loads(await socket.recv())
        if message["kind"] == kind:
            return message
