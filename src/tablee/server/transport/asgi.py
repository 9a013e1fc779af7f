"""ASGI types, functions that read a scope, and the names of this server's extensions."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Mapping, MutableMapping
from typing import Any

Scope = MutableMapping[str, Any]
Message = MutableMapping[str, Any]
Receive = Callable[[], Awaitable[Message]]
Send = Callable[[Message], Awaitable[None]]
App = Callable[[Scope, Receive, Send], Awaitable[None]]
# Wraps an application in a middleware.
Wrap = Callable[[App], App]

# Extensions in the scope of a socket: its TCP socket with the fast path of its messages, and its pings.
CONNECTION = "tablee.connection"
PINGS = "tablee.pings"


def header(scope: Scope, name: bytes) -> str | None:
    """The last header of that name: the proxy nearest to this server appends last."""
    found = [value for key, value in scope.get("headers", ()) if key.lower() == name]
    return found[-1].decode("latin-1") if found else None


def extension(scope: Scope, name: str) -> Mapping[str, Any]:
    """The extension of that name; empty if the scope has none."""
    found: Mapping[str, Any] = (scope.get("extensions") or {}).get(name, {})
    return found


def is_from_client(scope: Scope) -> bool:
    """True if the scope is a request or a socket, not the lifespan."""
    return scope["type"] in ("http", "websocket")
