"""Tells balancers which node a table belongs at: `GET /where/TABLE`. It asks no database, so it needs no limits.

Only this machine and trusted proxies are told, when they ask for themselves; to others there is no such address.
"""

from __future__ import annotations

import re

from tablee.server.cluster.membership import Membership
from tablee.server.common.keys import ID
from tablee.server.transport.asgi import App, Receive, Scope, Send, header
from tablee.server.transport.client_address import TrustedProxies, read_address

WHERE = re.compile(rf"/where/({ID.pattern})")
HOME = b"x-tablee-home"


class Signpost:
    """The outermost middleware. A node that does not know who else is there tells nothing: another is asked then."""

    app: App

    def __init__(self, members: Membership, proxies: TrustedProxies) -> None:
        self.members = members
        self.proxies = proxies

    def wrap(self, app: App) -> App:
        self.app = app
        return self

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        found = WHERE.fullmatch(scope["path"]) if scope["type"] == "http" else None
        if found is None or not self.may_know(scope):
            await self.app(scope, receive, send)
        elif self.members.is_deaf:
            await answer(send, 503)
        else:
            await answer(send, 204, (HOME, self.members.home(found[1]).web.encode()))

    def may_know(self, scope: Scope) -> bool:
        peer = read_address((scope.get("client") or ("",))[0])
        return self.proxies.trusts(peer) and header(scope, b"x-forwarded-for") is None


async def answer(send: Send, status: int, *headers: tuple[bytes, bytes]) -> None:
    await send({"type": "http.response.start", "status": status, "headers": [*headers]})
    await send({"type": "http.response.body", "body": b""})
