"""The doors as clients use them, without a network: requests and sockets go straight to the application."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Awaitable, Callable, MutableMapping, Sequence
from pathlib import Path
from typing import Any, NamedTuple

import httpx
from fastapi import FastAPI

from tablee.server.app import make_app
from tablee.server.middleware.edge import Edge
from tablee.server.settings import UNLIMITED, EdgeSettings
from tests.server.support.harness import Harness

Asgi = MutableMapping[str, Any]
App = Callable[[Asgi, Callable[[], Awaitable[Asgi]], Callable[[Asgi], Awaitable[None]]], Awaitable[None]]
Headers = Sequence[tuple[bytes, bytes]]
PATIENCE = 5
FREE = EdgeSettings(UNLIMITED)


class Refused(NamedTuple):
    status: int
    error: str
    clause: str | None


def refused(answer: httpx.Response) -> Refused:
    """What a refusal says to programs; what it says to people is one line."""
    body = answer.json()
    assert set(body) == {"error", "clause", "text", "reason"}
    assert body["text"]
    assert "\n" not in body["text"]
    return Refused(answer.status_code, body["error"], body["clause"])


class Door:
    """A harness with its application; unless the test is about them, there are no limits."""

    def __init__(self, harness: Harness, web: Path, settings: EdgeSettings = FREE) -> None:
        self.harness = harness
        self.web = web
        self.edge = Edge(harness.storage, harness.clock, settings)
        self.app: FastAPI = make_app(harness.services, web, self.edge)
        transport = httpx.ASGITransport(self.app)
        self.http = httpx.AsyncClient(transport=transport, base_url="http://tablee.test")

    async def get(self, path: str, key: str | None = None, **query: Any) -> httpx.Response:
        return await self.http.get(path, params=query or None, headers=bearer(key))

    async def post(self, path: str, body: Any = None, key: str | None = None) -> httpx.Response:
        return await self.http.post(path, json=body, headers=bearer(key))

    async def put(self, path: str, body: Any, key: str | None = None) -> httpx.Response:
        return await self.http.put(path, json=body, headers=bearer(key))

    async def new_table(self, *people: str, start: bool = True, **agreed: Any) -> dict[str, Any]:
        """A table of Overload where Ann, Ben and Cleo sit at one screen, unless the test says otherwise."""
        chairs = [{"sitter": "me", "name": name} for name in people or ("Ann", "Ben", "Cleo")]
        made = await self.post("/api/tables", {"game": "overload", "chairs": chairs, **agreed})
        assert made.status_code == 201
        table: dict[str, Any] = made.json()
        if start:
            await self.post(f"/api/tables/{table['id']}/start", key=table["owner"])
        return table

    async def socket(self, table: str, hello: object | None = None) -> Socket:
        """Connected; with a hello, that is sent first."""
        made = Socket(self.app, f"/api/tables/{table}/socket")
        assert (await made.told())["type"] == "websocket.accept"
        if hello is not None:
            made.say(hello)
        return made


def bearer(key: str | None) -> dict[str, str]:
    return {} if key is None else {"Authorization": f"Bearer {key}"}


def key_of(table: dict[str, Any], seat: int) -> str:
    return next(str(found["key"]) for found in table["seats"] if found["seat"] == seat)


class Socket:
    """A client's end of a socket."""

    def __init__(self, app: App, path: str, headers: Headers = (), **more: Any) -> None:
        self.sent: asyncio.Queue[Asgi] = asyncio.Queue()
        self.heard: asyncio.Queue[Asgi] = asyncio.Queue()
        scope = {
            "type": "websocket",
            "path": path,
            "headers": [*headers],
            "query_string": b"",
            "subprotocols": [],
            **more,
        }
        self.sent.put_nowait({"type": "websocket.connect"})
        self.task = asyncio.ensure_future(app(scope, self.sent.get, self.heard.put))

    async def told(self) -> Asgi:
        return await asyncio.wait_for(self.heard.get(), PATIENCE)

    def say(self, message: object) -> None:
        self.say_text(json.dumps(message))

    def say_text(self, text: str) -> None:
        self.sent.put_nowait({"type": "websocket.receive", "text": text})

    def say_bytes(self, data: bytes) -> None:
        self.sent.put_nowait({"type": "websocket.receive", "bytes": data})

    async def message(self) -> dict[str, Any]:
        found: dict[str, Any] = json.loads((await self.told())["text"])
        return found

    async def next(self, *kinds: str) -> dict[str, Any]:
        """The next message of one of these kinds."""
        while (message := await self.message())["kind"] not in kinds:
            pass
        return message

    async def asked(self, message: object) -> dict[str, Any]:
        """What a message is answered with."""
        self.say(message)
        return await self.next("answer", "stakes", "refusal")

    async def closed(self) -> tuple[int, str]:
        """The code and the reason, after whatever else is still told."""
        while (told := await self.told())["type"] != "websocket.close":
            pass
        return told["code"], told["reason"]

    async def leave(self) -> None:
        self.sent.put_nowait({"type": "websocket.disconnect", "code": 1001})
        await asyncio.wait_for(self.task, PATIENCE)
