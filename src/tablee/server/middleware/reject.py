"""Refusals by middleware, in the same format as those of the routes."""

from __future__ import annotations

import json
from collections.abc import Sequence
from math import ceil

from tablee.core.wire import Json
from tablee.server.transport.asgi import Scope, Send

# WebSocket close code: the server is overloaded, try again later.
TRY_LATER = 1013
DENIAL = "websocket.http.response"
# Key in the scope for the code of the refusal, which the access log and the metrics use.
CODE = "tablee.refused"

Headers = Sequence[tuple[bytes, bytes]]


def refusal_body(code: str, clause: str | None, text: str, reason: Json = None) -> bytes:
    """The JSON of a refusal. Lone surrogates cannot be encoded as UTF-8; replace them."""
    body = {"error": code, "clause": clause, "text": text, "reason": reason}
    return json.dumps(body, ensure_ascii=False, separators=(",", ":")).encode("utf-8", "replace")


def retry_after(seconds: float) -> Headers:
    return [(b"retry-after", str(max(1, ceil(seconds))).encode())]


async def reject(scope: Scope, send: Send, status: int, code: str, text: str, headers: Headers = ()) -> None:
    """Refuse a request or a handshake with a response; close the socket if the server cannot respond to a handshake."""
    scope[CODE] = code
    if scope["type"] == "websocket" and DENIAL not in (scope.get("extensions") or {}):
        await send({"type": "websocket.close", "code": TRY_LATER, "reason": code})
        return
    kind = "http.response" if scope["type"] == "http" else DENIAL
    body = refusal_body(code, None, text)
    plain = [(b"content-type", b"application/json"), (b"content-length", str(len(body)).encode())]
    await send({"type": f"{kind}.start", "status": status, "headers": [*plain, *headers]})
    await send({"type": f"{kind}.body", "body": body})
