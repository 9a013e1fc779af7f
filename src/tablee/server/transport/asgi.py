"""ASGI types, and functions that read a scope."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, MutableMapping
from typing import Any

Scope = MutableMapping[str, Any]
Message = MutableMapping[str, Any]
Receive = Callable[[], Awaitable[Message]]
Send = Callable[[Message], Awaitable[None]]
App = Callable[[Scope, Receive, Send], Awaitable[None]]
# Wraps an application in a middleware.
Wrap = Callable[[App], App]


def header(scope: Scope, name: bytes) -> str | None:
    """The last header of that name: the proxy nearest to this server appends last."""
    found = [value for key, value in scope.get("headers", ()) if key.lower() == name]
    return found[-1].decode("latin-1") if found else None


def is_visit(scope: Scope) -> bool:
    """True if the scope is a request or a socket, not the lifespan."""
    return scope["type"] in ("http", "websocket")
