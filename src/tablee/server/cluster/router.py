"""Any node serves any table: requests for a table with another home are relayed there, and the answers back.

Requests and sockets are relayed as ASGI scopes and events, so no other code knows about other nodes. What comes over a
stream is served here, never relayed again.
"""

from __future__ import annotations

import asyncio
import logging
import re
from collections.abc import Awaitable, Callable

from tablee.server.cluster import frames
from tablee.server.cluster.codec import decode_scope, encode_scope
from tablee.server.cluster.links import PeerLinks, Unreachable
from tablee.server.cluster.peer import PeerLink
from tablee.server.cluster.rendezvous import Node
from tablee.server.cluster.stream import RelayedSocket, Stream
from tablee.server.common.errors import STATUS
from tablee.server.common.keys import ID
from tablee.server.common.tasks import TaskTracker
from tablee.server.middleware.reject import reject, retry_after
from tablee.server.storage.base import TableMoved
from tablee.server.transport.asgi import CONNECTION, App, Message, Receive, Scope, Send, is_from_client
from tablee.server.transport.ws_protocol import connection_of

log = logging.getLogger("tablee.cluster")

OF_A_TABLE = re.compile(rf"/api/tables/({ID.pattern})(?:/.*)?")
TRY_AGAIN = 1013
# Seconds that a relayed request waits for the next event of its answer; a coach may take long.
ANSWER_TIMEOUT_SECONDS = 120


class Router:
    """The innermost middleware, right before the routes. `home_of` finds a table's node; None is this one."""

    app: App
    links: PeerLinks

    def __init__(self, home_of: Callable[[str], Awaitable[Node | None]]) -> None:
        self.home_of = home_of
        self.tasks = TaskTracker()

    def wrap(self, app: App) -> App:
        self.app = app
        return self

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        home = await self.home(scope)
        if home is None:
            await self.app(scope, receive, send)
        else:
            await self.relay(home, scope, receive, send)

    async def home(self, scope: Scope) -> Node | None:
        found = OF_A_TABLE.fullmatch(scope["path"]) if is_from_client(scope) else None
        return None if found is None else await self.home_of(found[1])

    # On the node that the client is connected to

    async def relay(self, home: Node, scope: Scope, receive: Receive, send: Send) -> None:
        try:
            stream = await self.links.open(home, encode_scope(scope))
        except Unreachable:
            await try_again(scope, send)
            return
        forwarding = asyncio.create_task(forward(stream, receive))
        try:
            await deliver(stream, scope, send)
        except (OSError, RuntimeError):
            pass  # the client is gone; the home may not know yet
        finally:
            forwarding.cancel()
            stream.end()

    # On the table's home node

    def open(self, link: PeerLink, number: int, scope: bytes) -> None:
        """Another node relays a request: acknowledge it immediately, then serve it."""
        stream = link.streams[number] = Stream(link, number, "websocket.receive")
        link.send(frames.OPENED, number)
        self.tasks.spawn(self.serve(stream, decode_scope(scope)), f"serve a request relayed by {link.handshake.other}")

    async def serve(self, stream: Stream, scope: Scope) -> None:
        first = await stream.next()
        try:
            if first is not None:  # else the client has left already
                await self.answer(stream, scope, first)
        finally:
            stream.end()

    async def answer(self, stream: Stream, scope: Scope, first: Message) -> None:
        early = [first]

        async def receive() -> Message:
            event = early.pop() if early else await stream.next()
            stream.handled()
            return {"type": f"{scope['type']}.disconnect", "code": TRY_AGAIN} if event is None else event

        async def send(event: Message) -> None:
            await stream.link.writable.wait()
            stream.send_event(event)

        if scope["type"] == "websocket":
            scope["extensions"][CONNECTION] = {"fast": RelayedSocket(stream)}
        try:
            await self.app(scope, receive, send)
        except Exception:
            log.exception("a relayed request failed; ending it, the client may retry")
        finally:
            scope["extensions"].clear()  # breaks a reference cycle


async def forward(stream: Stream, receive: Receive) -> None:
    """Relay the client's events until it disconnects."""
    gone = False
    while not gone:
        event = await receive()
        gone = event["type"].endswith(".disconnect")
        await stream.link.writable.wait()
        stream.send_event(event)


async def deliver(stream: Stream, scope: Scope, send: Send) -> None:
    """Pass the home's events on to the client until the stream is over."""
    has_answered = False
    while (event := await next_event(stream, scope)) is not None:
        has_answered = True
        await send(event)
        stream.handled()
        if event["type"] == "websocket.accept":
            shorten(stream, scope)
    if not has_answered:
        await try_again(scope, send)
    elif scope["type"] == "websocket":
        await send({"type": "websocket.close", "code": TRY_AGAIN, "reason": "connect again"})


async def next_event(stream: Stream, scope: Scope) -> Message | None:
    """The next event. Requests time out; sockets may be silent for any length of time."""
    if scope["type"] == "websocket":
        return await stream.next()
    try:
        return await asyncio.wait_for(stream.next(), ANSWER_TIMEOUT_SECONDS)
    except TimeoutError:
        return None


def shorten(stream: Stream, scope: Scope) -> None:
    """From now on texts go from connection to connection, without queues and tasks between."""
    connection = connection_of(scope)
    if connection is not None:
        stream.take_text = connection.send
        connection.listen(stream.send_text)


async def try_again(scope: Scope, send: Send) -> None:
    """Refuse with `busy`: the home does not answer. If it is dead, its lease expires and another node takes over."""
    error = TableMoved()
    await reject(scope, send, STATUS[error.code], error.code, str(error), retry_after(1))
