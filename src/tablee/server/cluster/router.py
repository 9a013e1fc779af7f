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

from tablee.server.cluster.codec import packed, packed_scope, unpacked, unpacked_scope, written
from tablee.server.cluster.membership import Membership
from tablee.server.cluster.peer import Post
from tablee.server.common.errors import STATUS
from tablee.server.common.keys import ID
from tablee.server.middleware.reject import reject, retry_after
from tablee.server.storage.base import TableMoved
from tablee.server.transport.asgi import App, Message, Receive, Scope, Send, is_from_client

log = logging.getLogger("tablee.nodes")

OF_A_TABLE = re.compile(rf"/api/tables/({ID.pattern})(?:/.*)?")
# Events queued for a slow reader of a stream. If it falls further behind, the stream is ended.
MOST_WAITING = 512
TRY_AGAIN = 1013
# Seconds that a relayed request waits for the next event of its answer; a coach may take long.
PATIENCE = 120
# Seconds until an `end` that could not be sent is sent again.
RETRY = 1.0
END = None


class Stream:
    """One end of a stream: the events received from the other node. `is_over`: the other end has ended it."""

    def __init__(self, node: str) -> None:
        self.node = node
        self.is_over = False
        self.events: asyncio.Queue[Message | None] = asyncio.Queue()

    def put(self, event: Message | None) -> None:
        if event is END or self.events.qsize() < MOST_WAITING:
            self.events.put_nowait(event)
        elif self.events.qsize() == MOST_WAITING:
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
        members.heard = self.hear
        members.parted = self.part
        post.failed = lambda: self.part({*members.living})

    def stand_before(self, app: App) -> App:
        self.app = app
        return self

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        home = await self.home(scope)
        if home is None:
            await self.app(scope, receive, send)
        else:
            await self.pass_on(home, scope, receive, send)

    async def home(self, scope: Scope) -> str | None:
        found = OF_A_TABLE.fullmatch(scope["path"]) if is_from_client(scope) else None
        return None if found is None else await self.home_of(found[1])

    # On the node that the client is connected to

    async def pass_on(self, home: str, scope: Scope, receive: Receive, send: Send) -> None:
        self.members.living.add(home)  # it may have joined since the last heartbeat
        name = f"{self.members.id}.{next(self.numbers)}"
        stream = self.opened[name] = Stream(home)
        await self.tell(name, stream, {"open": packed_scope(scope), "from": self.members.id})
        asking = asyncio.create_task(self.forward(name, stream, receive))
        begun = False
        try:
            while (event := await self.next(stream, scope)) is not END:
                begun = True
                await send(event)
            if not begun:
                await try_again(scope, send)
            elif scope["type"] == "websocket":
                await send({"type": "websocket.close", "code": TRY_AGAIN, "reason": "connect again"})
        except (OSError, RuntimeError):
            pass  # the client is gone; the home may not know yet
        finally:
            asking.cancel()
            del self.opened[name]
            self.hang_up(name, stream)

    async def next(self, stream: Stream, scope: Scope) -> Message | None:
        """The next event. Requests time out; sockets may be silent for any length of time."""
        if scope["type"] == "websocket":
            return await stream.events.get()
        try:
            return await asyncio.wait_for(stream.events.get(), PATIENCE)
        except TimeoutError:
            return END

    async def forward(self, name: str, stream: Stream, receive: Receive) -> None:
        """Relay the client's events until it disconnects."""
        gone = False
        while not gone:
            event = await receive()
            gone = event["type"].endswith(".disconnect")
            await self.tell(name, stream, {"event": packed(event)})

    # On the table's home node

    async def serve(self, name: str, stream: Stream, scope: Scope) -> None:
        async def receive() -> Message:
            event = await stream.events.get()
            return {"type": f"{scope['type']}.disconnect", "code": TRY_AGAIN} if event is END else event

        async def send(event: Message) -> None:
            await self.tell(name, stream, {"event": packed(event)})

        try:
            await self.app(scope, receive, send)
        except Exception:
            log.exception("request relayed from node %s failed; ending it, the client may retry", stream.node)
        finally:
            self.served.pop(name, None)
            self.hang_up(name, stream)

    async def tell(self, name: str, stream: Stream, letter: dict[str, Any]) -> bool:
        return await self.post.send(stream.node, name, written(letter))

    def hang_up(self, name: str, stream: Stream) -> None:
        """Tell the other end that the stream is over, unless it ended the stream itself."""
        self.post.forget(name)
        if not stream.is_over:
            self.run(self.tell_end(name, stream))

    async def tell_end(self, name: str, stream: Stream) -> None:
        """Retry until the other node knows or is gone: it would go on showing a player who left as present."""
        while not await self.tell(name, stream, {"end": True}) and stream.node in self.members.living:
            await asyncio.sleep(RETRY)

    def run(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(work)
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)

    # Messages from other nodes

    def hear(self, part: str) -> None:
        whole = self.post.whole(part)
        if whole is None:
            return
        name, text = whole
        letter = json.loads(text)
        if "open" in letter:
            stream = self.served[name] = Stream(letter["from"])
            self.members.living.add(stream.node)
            self.run(self.serve(name, stream, unpacked_scope(letter["open"])))
            return
        known = self.opened.get(name) or self.served.get(name)
        if known is None:
            return
        known.is_over = known.is_over or "end" in letter
        known.put(unpacked(letter["event"]) if "event" in letter else END)

    def part(self, nodes: set[str]) -> None:
        """End the streams of nodes that are gone or whose messages may be lost, so that clients ask again."""
        for stream in [*self.opened.values(), *self.served.values()]:
            if stream.node in nodes:
                stream.put(END)


async def try_again(scope: Scope, send: Send) -> None:
    """Refuse with `busy`: the home does not answer. If it is dead, its lease expires and another node takes over."""
    error = TableMoved()
    await reject(scope, send, STATUS[error.code], error.code, str(error), retry_after(1))
