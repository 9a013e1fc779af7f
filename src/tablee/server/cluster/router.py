"""Any node serves any table: what is asked of one that is not the table's home is passed on to the home, and back.

Requests and sockets are passed on as they are (ASGI's scopes and events), so nothing else knows that there are other
nodes. A stream is one request or one socket; `open` begins it, `event`s go both ways, `end` ends it.
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
from tablee.server.transport.asgi import App, Message, Receive, Scope, Send, is_visit

log = logging.getLogger("tablee.nodes")

OF_A_TABLE = re.compile(rf"/api/tables/({ID.pattern})(?:/.*)?")
# Events that wait for a slow reader of a relayed socket; who falls behind further is sent away.
MOST_WAITING = 512
TRY_AGAIN = 1013
# Seconds that a request waits for its answer from another node; a coach may think for long.
PATIENCE = 120
# Seconds until a letter that was not carried is sent again.
RETRY = 1.0
END = None


class Stream:
    """One end of it: what has come from the other node. `is_over`: the other end says so."""

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
    """`home_of` finds where a table is: None is here. Stands right before the doors of this node, behind its guards."""

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
        found = OF_A_TABLE.fullmatch(scope["path"]) if is_visit(scope) else None
        return None if found is None else await self.home_of(found[1])

    # Where it was asked

    async def pass_on(self, home: str, scope: Scope, receive: Receive, send: Send) -> None:
        self.members.living.add(home)  # it may have come a moment ago
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
            pass  # gone or closed already; the home may not have heard of it
        finally:
            asking.cancel()
            del self.opened[name]
            self.hang_up(name, stream)

    async def next(self, stream: Stream, scope: Scope) -> Message | None:
        """A request is not waited for without end; sockets may be silent as long as they like."""
        if scope["type"] == "websocket":
            return await stream.events.get()
        try:
            return await asyncio.wait_for(stream.events.get(), PATIENCE)
        except TimeoutError:
            return END

    async def forward(self, name: str, stream: Stream, receive: Receive) -> None:
        """What the client sends, until it is gone."""
        gone = False
        while not gone:
            event = await receive()
            gone = event["type"].endswith(".disconnect")
            await self.tell(name, stream, {"event": packed(event)})

    # At home

    async def serve(self, name: str, stream: Stream, scope: Scope) -> None:
        async def receive() -> Message:
            event = await stream.events.get()
            return {"type": f"{scope['type']}.disconnect", "code": TRY_AGAIN} if event is END else event

        async def send(event: Message) -> None:
            await self.tell(name, stream, {"event": packed(event)})

        try:
            await self.app(scope, receive, send)
        except Exception:
            log.exception("what another node asked for went wrong")
        finally:
            self.served.pop(name, None)
            self.hang_up(name, stream)

    async def tell(self, name: str, stream: Stream, letter: dict[str, Any]) -> bool:
        return await self.post.send(stream.node, name, written(letter))

    def hang_up(self, name: str, stream: Stream) -> None:
        """The other end is told, unless it was that one which ended it."""
        self.post.forget(name)
        if not stream.is_over:
            self.run(self.tell_end(name, stream))

    async def tell_end(self, name: str, stream: Stream) -> None:
        """Until the other node knows or is gone: it would take somebody for present who has left long ago."""
        while not await self.tell(name, stream, {"end": True}) and stream.node in self.members.living:
            await asyncio.sleep(RETRY)

    def run(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(work)
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)

    # Letters

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
        """Nodes are gone, or letters may have been lost: whoever was relayed asks again."""
        for stream in [*self.opened.values(), *self.served.values()]:
            if stream.node in nodes:
                stream.put(END)


async def try_again(scope: Scope, send: Send) -> None:
    """The home does not answer. It is taken for dead in a moment, and another node has the table then."""
    error = TableMoved()
    await reject(scope, send, STATUS[error.code], error.code, str(error), retry_after(1))
