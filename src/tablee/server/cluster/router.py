"""Any node serves any table: requests for a table with another home are relayed there, and the answers back.

Requests and sockets are relayed as ASGI scopes and events, so no other code knows about other nodes. A stream is one
relayed request or socket: `open` begins it, `event`s go both ways, `end` ends it.
"""

from __future__ import annotations

import asyncio
import json
import logging
import re
from collections.abc import Awaitable, Callable, Coroutine
from itertools import count
from typing import Any

from tablee.server.cluster.codec import encoded, packed, packed_scope, unpacked, unpacked_scope
from tablee.server.cluster.membership import Membership
from tablee.server.cluster.peer import Post
from tablee.server.common.errors import STATUS
from tablee.server.common.keys import ID
from tablee.server.middleware.reject import reject, retry_after
from tablee.server.storage.base import TableMoved
from tablee.server.transport.asgi import App, Message, Receive, Scope, Send, is_from_client

log = logging.getLogger("tablee.cluster")

OF_A_TABLE = re.compile(rf"/api/tables/({ID.pattern})(?:/.*)?")
# Events queued for a slow reader of a stream. If it falls further behind, the stream is ended.
MAX_WAITING = 512
TRY_AGAIN = 1013
# Seconds that a relayed request waits for the next event of its answer; a coach may take long.
ANSWER_TIMEOUT_SECONDS = 120
# Seconds until an `end` that could not be sent is sent again.
RETRY_SECONDS = 1.0
END = None


class Stream:
    """One end of a stream: the events received from the other node. `is_over`: the other end has ended it."""

    def __init__(self, node: str) -> None:
        self.node = node
        self.is_over = False
        self.events: asyncio.Queue[Message | None] = asyncio.Queue()

    def put(self, event: Message | None) -> None:
        if event is END or self.events.qsize() < MAX_WAITING:
            self.events.put_nowait(event)
        elif self.events.qsize() == MAX_WAITING:
            self.events.put_nowait(END)


class Router:
    """The innermost middleware, right before the routes. `home_of` finds a table's node; None is this one."""

    app: App

    def __init__(self, home_of: Callable[[str], Awaitable[str | None]], members: Membership, post: Post) -> None:
        self.home_of = home_of
        self.members = members
        self.post = post
        self.numbers = count()
        self.opened: dict[str, Stream] = {}
        self.served: dict[str, Stream] = {}
        self.tasks: set[asyncio.Task[None]] = set()
        members.on_message = self.receive
        members.on_gone = self.disconnect
        post.on_failure = lambda: self.disconnect({*members.peers})

    def wrap(self, app: App) -> App:
        self.app = app
        return self

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        home = await self.home(scope)
        if home is None:
            await self.app(scope, receive, send)
        else:
            await self.relay(home, scope, receive, send)

    async def home(self, scope: Scope) -> str | None:
        found = OF_A_TABLE.fullmatch(scope["path"]) if is_from_client(scope) else None
        return None if found is None else await self.home_of(found[1])

    # On the node that the client is connected to

    async def relay(self, home: str, scope: Scope, receive: Receive, send: Send) -> None:
        self.members.peers.add(home)  # it may have joined since the last heartbeat
        name = f"{self.members.id}.{next(self.numbers)}"
        stream = self.opened[name] = Stream(home)
        await self.send(name, stream, {"open": packed_scope(scope), "from": self.members.id})
        forwarding = asyncio.create_task(self.forward(name, stream, receive))
        has_answered = False
        try:
            while (event := await self.next(stream, scope)) is not END:
                has_answered = True
                await send(event)
            if not has_answered:
                await try_again(scope, send)
            elif scope["type"] == "websocket":
                await send({"type": "websocket.close", "code": TRY_AGAIN, "reason": "connect again"})
        except (OSError, RuntimeError):
            pass  # the client is gone; the home may not know yet
        finally:
            forwarding.cancel()
            del self.opened[name]
            self.end(name, stream)

    async def next(self, stream: Stream, scope: Scope) -> Message | None:
        """The next event. Requests time out; sockets may be silent for any length of time."""
        if scope["type"] == "websocket":
            return await stream.events.get()
        try:
            return await asyncio.wait_for(stream.events.get(), ANSWER_TIMEOUT_SECONDS)
        except TimeoutError:
            return END

    async def forward(self, name: str, stream: Stream, receive: Receive) -> None:
        """Relay the client's events until it disconnects."""
        gone = False
        while not gone:
            event = await receive()
            gone = event["type"].endswith(".disconnect")
            await self.send(name, stream, {"event": packed(event)})

    # On the table's home node

    async def serve(self, name: str, stream: Stream, scope: Scope) -> None:
        async def receive() -> Message:
            event = await stream.events.get()
            return {"type": f"{scope['type']}.disconnect", "code": TRY_AGAIN} if event is END else event

        async def send(event: Message) -> None:
            await self.send(name, stream, {"event": packed(event)})

        try:
            await self.app(scope, receive, send)
        except Exception:
            log.exception("request relayed from node %s failed; ending it, the client may retry", stream.node)
        finally:
            self.served.pop(name, None)
            self.end(name, stream)

    async def send(self, name: str, stream: Stream, message: dict[str, Any]) -> bool:
        return await self.post.send(stream.node, name, encoded(message))

    def end(self, name: str, stream: Stream) -> None:
        """Tell the other end that the stream is over, unless it ended the stream itself."""
        self.post.forget(name)
        if not stream.is_over:
            self.spawn(self.send_end(name, stream))

    async def send_end(self, name: str, stream: Stream) -> None:
        """Retry until the other node knows or is gone: it would go on showing a player who left as present."""
        while not await self.send(name, stream, {"end": True}) and stream.node in self.members.peers:
            await asyncio.sleep(RETRY_SECONDS)

    def spawn(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(work)
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)

    # Messages from other nodes

    def receive(self, part: str) -> None:
        whole = self.post.add_part(part)
        if whole is None:
            return
        name, text = whole
        message = json.loads(text)
        if "open" in message:
            stream = self.served[name] = Stream(message["from"])
            self.members.peers.add(stream.node)
            self.spawn(self.serve(name, stream, unpacked_scope(message["open"])))
            return
        known = self.opened.get(name) or self.served.get(name)
        if known is None:
            return
        known.is_over = known.is_over or "end" in message
        known.put(unpacked(message["event"]) if "event" in message else END)

    def disconnect(self, nodes: set[str]) -> None:
        """End the streams of nodes that are gone or whose messages may be lost, so that clients ask again."""
        for stream in [*self.opened.values(), *self.served.values()]:
            if stream.node in nodes:
                stream.put(END)


async def try_again(scope: Scope, send: Send) -> None:
    """Refuse with `busy`: the home does not answer. If it is dead, its lease expires and another node takes over."""
    error = TableMoved()
    await reject(scope, send, STATUS[error.code], error.code, str(error), retry_after(1))
