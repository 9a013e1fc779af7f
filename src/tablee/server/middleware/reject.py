"""Saying no before the doors are reached, in the same words as behind them."""

from __future__ import annotations

import json
from collections.abc import Sequence
from math import ceil

from tablee.server.transport.asgi import Scope, Send

# The server cannot take on more; try again later.
TRY_LATER = 1013
DENIAL = "websocket.http.response"
# Where a visit keeps the code of its refusal, for those who count.
CODE = "tablee.refused"

Headers = Sequence[tuple[bytes, bytes]]


def refusal_body(code: str, clause: str | None, text: str) -> bytes:
    """Half signs, which cannot be sent, are replaced."""
    body = {"error": code, "clause": clause, "text": text}
    return json.dumps(body, ensure_ascii=False, separators=(",", ":")).encode("utf-8", "replace")


def retry_after(seconds: float) -> Headers:
    return [(b"retry-after", str(max(1, ceil(seconds))).encode())]


async def reject(scope: Scope, send: Send, status: int, code: str, text: str, headers: Headers = ()) -> None:
    """A request gets the refusal; so does a socket before it is opened, where the server can do that."""
    scope[CODE] = code
    if scope["type"] == "websocket" and DENIAL not in (scope.get("extensions") or {}):
        await send({"type": "websocket.close", "code": TRY_LATER, "reason": code})
        return
    kind = "http.response" if scope["type"] == "http" else DENIAL
    body = refusal_body(code, None, text)
    plain = [(b"content-type", b"application/json"), (b"content-length", str(len(body)).encode())]
    await send({"type": f"{kind}.start", "status": status, "headers": [*plain, *headers]})
    await send({"type": f"{kind}.body", "body": body})
