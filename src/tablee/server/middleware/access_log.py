"""Access log: every request and socket gets an id and a log line, and an answer even after an unhandled error."""

from __future__ import annotations

import logging
import re
from contextvars import ContextVar
from secrets import token_hex
from time import perf_counter
from typing import NamedTuple
from urllib.parse import quote

from tablee.server.middleware.reject import CODE, reject
from tablee.server.ops.metrics import SOCKET, Metrics
from tablee.server.transport.asgi import App, Message, Receive, Scope, Send, is_visit
from tablee.server.transport.client_address import CLIENT, Client, TrustedProxies

log = logging.getLogger("tablee.visits")

TABLE = re.compile(r"/api/tables/([a-z0-9]{1,32})(/|$)")
LONGEST_PATH = 200
# WebSocket close code: the server failed.
BROKEN = 1011


class Request(NamedTuple):
    id: str
    table: str


current: ContextVar[Request | None] = ContextVar("visit", default=None)


class ResponseStatus:
    """Wraps `send`: records the status of the response and adds the request id."""

    def __init__(self, send: Send, visit: Request) -> None:
        self.send = send
        self.visit = visit
        self.status = 0
        self.is_open = False
        self.is_closed = False

    async def tell(self, message: Message) -> None:
        match message["type"]:
            case "http.response.start" | "websocket.http.response.start":
                self.status = message["status"]
                message = {**message, "headers": [*message["headers"], (b"x-request-id", self.visit.id.encode())]}
            case "websocket.accept":
                self.is_open, self.status = True, 101
            case "websocket.close":
                self.is_closed, self.status = True, message["code"]
        await self.send(message)


class AccessLog:
    def __init__(self, app: App, proxies: TrustedProxies, metrics: Metrics) -> None:
        self.app = app
        self.proxies = proxies
        self.metrics = metrics

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if not is_visit(scope):
            await self.app(scope, receive, send)
            return
        visitor = scope[CLIENT] = self.proxies.client(scope)
        found = TABLE.match(scope["path"])
        visit = Request(token_hex(6), found[1] if found else "")
        token = current.set(visit)
        try:
            await self.attend(scope, receive, ResponseStatus(send, visit), visitor)
        finally:
            current.reset(token)

    async def attend(self, scope: Scope, receive: Receive, progress: ResponseStatus, visitor: Client) -> None:
        began = perf_counter()
        try:
            await self.app(scope, receive, progress.tell)
        except Exception:
            log.exception("unhandled error in a request or socket; ending it with status 500 or close code 1011")
            self.metrics.broke()
            await server_error(scope, progress)
        finally:
            self.note(scope, progress.status, visitor.address, perf_counter() - began)

    def note(self, scope: Scope, status: int, address: str, took: float) -> None:
        method, code = scope.get("method", SOCKET), scope.get(CODE)
        path = quote(scope["path"], errors="replace")[:LONGEST_PATH]  # so that a client cannot forge log lines
        self.metrics.visited(method, route_of(scope), status, took)
        if code is not None:
            self.metrics.refused(code)
        facts = {"method": method, "path": path, "status": status, "refused": code, "address": address}
        log.info("%s %s %d", method, path, status, extra={"facts": {**facts, "ms": round(1000 * took)}})


async def server_error(scope: Scope, progress: ResponseStatus) -> None:
    """Tell the client only the request id; the log has the error under that id."""
    text = (
        f"something went wrong here, not with you; whoever runs this server finds it in the log as {progress.visit.id}"
    )
    if scope["type"] == "websocket" and progress.is_open:
        if not progress.is_closed:
            await progress.tell({"type": "websocket.close", "code": BROKEN, "reason": text[:120]})
    elif not progress.status:
        await reject(scope, progress.tell, 500, "broken", text)


def route_of(scope: Scope) -> str:
    """The route's path template: metrics with a label per URL would be too many."""
    path = getattr(scope.get("route"), "path", None)
    return str(path) if path else "elsewhere"
