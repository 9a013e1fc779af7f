"""Access log: every request and socket gets an id and a log line, and an answer even after an unhandled error."""

from __future__ import annotations

import logging
import re
from secrets import token_hex
from time import perf_counter
from urllib.parse import quote

from tablee.server.middleware.reject import CODE, reject
from tablee.server.ops.logs import Request, current
from tablee.server.ops.metrics import SOCKET, Metrics
from tablee.server.transport.asgi import App, Message, Receive, Scope, Send, is_from_client
from tablee.server.transport.client_address import CLIENT, Client, TrustedProxies

log = logging.getLogger("tablee.access")

TABLE = re.compile(r"/api/tables/([a-z0-9]{1,32})(/|$)")
MAX_PATH_LENGTH = 200
# WebSocket close code: the server failed.
SERVER_FAILED = 1011


class ResponseStatus:
    """Wraps `send`: records the status of the response and adds the request id."""

    def __init__(self, send: Send, request: Request) -> None:
        self.pass_on = send
        self.request = request
        self.status = 0
        self.is_open = False
        self.is_closed = False

    async def send(self, message: Message) -> None:
        match message["type"]:
            case "http.response.start" | "websocket.http.response.start":
                self.status = message["status"]
                message = {**message, "headers": [*message["headers"], (b"x-request-id", self.request.id.encode())]}
            case "websocket.accept":
                self.is_open, self.status = True, 101
            case "websocket.close":
                self.is_closed, self.status = True, message["code"]
        await self.pass_on(message)


class AccessLog:
    def __init__(self, app: App, proxies: TrustedProxies, metrics: Metrics) -> None:
        self.app = app
        self.proxies = proxies
        self.metrics = metrics

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if not is_from_client(scope):
            await self.app(scope, receive, send)
            return
        client = scope[CLIENT] = self.proxies.client(scope)
        found = TABLE.match(scope["path"])
        request = Request(token_hex(6), found[1] if found else "")
        token = current.set(request)
        try:
            await self.serve(scope, receive, ResponseStatus(send, request), client)
        finally:
            current.reset(token)

    async def serve(self, scope: Scope, receive: Receive, response: ResponseStatus, client: Client) -> None:
        began = perf_counter()
        try:
            await self.app(scope, receive, response.send)
        except Exception:
            log.exception("unhandled error in a request or socket; ending it with status 500 or close code 1011")
            self.metrics.broke()
            await server_error(scope, response)
        finally:
            self.log_end(scope, response.status, client.address, perf_counter() - began)

    def log_end(self, scope: Scope, status: int, address: str, took: float) -> None:
        method, code = scope.get("method", SOCKET), scope.get(CODE)
        path = quote(scope["path"], errors="replace")[:MAX_PATH_LENGTH]  # so that a client cannot forge log lines
        self.metrics.request_ended(method, route_of(scope), status, took)
        if code is not None:
            self.metrics.refused(code)
        facts = {"method": method, "path": path, "status": status, "refused": code, "address": address}
        log.info("%s %s %d", method, path, status, extra={"facts": {**facts, "ms": round(1000 * took)}})


async def server_error(scope: Scope, response: ResponseStatus) -> None:
    """Tell the client only the request id; the log has the error under that id."""
    number = response.request.id
    text = f"the server failed, not you; its operator finds the error in the log under {number}"
    if scope["type"] == "websocket" and response.is_open:
        if not response.is_closed:
            await response.send({"type": "websocket.close", "code": SERVER_FAILED, "reason": text[:120]})
    elif not response.status:
        await reject(scope, response.send, 500, "broken", text)


def route_of(scope: Scope) -> str:
    """The route's path template: metrics with a label per URL would be too many."""
    path = getattr(scope.get("route"), "path", None)
    return str(path) if path else "elsewhere"
