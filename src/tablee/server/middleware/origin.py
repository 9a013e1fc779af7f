"""Origin check: pages of other hosts can neither open sockets here nor change anything.

A page cannot forge its origin; a program need not send one. Keys are not in cookies, so a foreign page could not act
for a player. It could still set up tables and open dozens of sockets from its visitors' addresses.
"""

from __future__ import annotations

from collections.abc import Sequence
from urllib.parse import urlsplit

from tablee.core.errors import GameError
from tablee.core.options import shown
from tablee.server.middleware.reject import reject
from tablee.server.transport.asgi import App, Receive, Scope, Send, header
from tablee.server.transport.client_address import client_of

READING = ("GET", "HEAD", "OPTIONS")
USUAL_PORTS = (":80", ":443")
TEXT = "pages of other hosts cannot do that here; the operator can allow one with --origin"


class OriginMiddleware:
    def __init__(self, app: App, allowed: Sequence[str] = ()) -> None:
        self.app = app
        self.allowed = {read_origin(text) for text in allowed}

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if self.is_foreign(scope):
            await reject(scope, send, 403, "foreign-origin", TEXT)
        else:
            await self.app(scope, receive, send)

    def is_foreign(self, scope: Scope) -> bool:
        if scope["type"] == "lifespan" or (scope["type"] == "http" and scope["method"] in READING):
            return False
        origin = header(scope, b"origin")
        if origin is None:
            return header(scope, b"sec-fetch-site") in ("cross-site", "same-site")
        return origin.lower() not in self.allowed and place_of(origin) != without_usual_port(client_of(scope).host)


def read_origin(text: str) -> str:
    parts = urlsplit(text)
    if parts.scheme not in ("http", "https") or not parts.netloc or parts.path not in ("", "/") or parts.query:
        raise GameError(f"an origin is like https://games.example, not {shown(text)}")
    return f"{parts.scheme}://{parts.netloc}".lower()


def place_of(origin: str) -> str | None:
    """The host of an origin, with its port unless it is a usual one; None if the page has no host."""
    try:
        parts = urlsplit(origin.lower())
    except ValueError:
        return None
    return without_usual_port(parts.netloc) if parts.scheme in ("http", "https") and parts.netloc else None


def without_usual_port(host: str) -> str:
    """Drop port 80 or 443: the server cannot always tell whether a proxy ended TLS, so both count as the default."""
    return next((host.removesuffix(port) for port in USUAL_PORTS if host.endswith(port)), host)
