"""The words in which a server and an application talk."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, MutableMapping
from typing import Any

Scope = MutableMapping[str, Any]
Message = MutableMapping[str, Any]
Receive = Callable[[], Awaitable[Message]]
Send = Callable[[Message], Awaitable[None]]
App = Callable[[Scope, Receive, Send], Awaitable[None]]
# Stands before an application, and is one itself.
Wrap = Callable[[App], App]


def header(scope: Scope, name: bytes) -> str | None:
    """The last one of that name: nearer proxies write later."""
    found = [value for key, value in scope.get("headers", ()) if key.lower() == name]
    return found[-1].decode("latin-1") if found else None


def is_visit(scope: Scope) -> bool:
    """A request or a socket, not the application's own beginning and end."""
    return scope["type"] in ("http", "websocket")
