"""Both ends of what is passed on from node to node know when it is over."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Callable
from typing import Any, cast

import asyncpg
import pytest

from tablee.server.cluster.membership import Membership
from tablee.server.cluster.peer import Post
from tablee.server.cluster.router import MAX_WAITING, Router
from tablee.server.transport.asgi import Message

SCOPE = {"type": "websocket", "path": "/api/tables/abc/socket", "headers": []}
NEWS = {"event": {"type": "websocket.send", "text": "{}"}}


class FakePost(Post):
    """Keeps what would be carried to the other node."""

    def __init__(self) -> None:
        super().__init__(cast(asyncpg.Pool, None))
        self.written: list[dict[str, Any]] = []

    async def send(self, node: str, stream: str, message: str) -> bool:
        self.written.append(json.loads(message))
        return True


class Asked:
    """A node at which somebody has a socket to a table of another."""

    def __init__(self) -> None:
        self.post = FakePost()
        members = Membership("")
        members.peers = {"home"}
        self.relay = Router(self.home_of, members, self.post)
        self.reads = asyncio.Event()
        self.told: list[Message] = []
        self.passing_on = asyncio.create_task(self.relay.relay("home", SCOPE, self.receive, self.send))

    async def home_of(self, _table: str) -> str | None:
        return "home"

    async def receive(self) -> Message:
        await asyncio.Event().wait()
        raise AssertionError

    async def send(self, event: Message) -> None:
        await self.reads.wait()
        self.told.append(event)

    def hear(self, message: dict[str, Any]) -> None:
        (stream,) = self.relay.opened
        self.relay.receive(f"{stream} 1 - {json.dumps(message)}")

    async def over(self) -> None:
        await self.passing_on
        await asyncio.gather(*self.relay.tasks)


def fall_behind(asked: Asked) -> None:
    for _ in range(MAX_WAITING + 2):
        asked.hear(NEWS)


@pytest.mark.parametrize("end", [fall_behind, lambda asked: asked.relay.disconnect({"home"})])
async def test_the_home_is_told_of_whoever_is_sent_away(end: Callable[[Asked], None]) -> None:
    asked = Asked()
    await asyncio.sleep(0)
    end(asked)
    asked.reads.set()
    await asked.over()

    assert asked.told[-1]["code"] == 1013
    assert [message for message in asked.post.written if "end" in message] == [{"end": True}]
    assert asked.relay.opened == {}


async def test_a_home_that_has_ended_it_is_not_told_so() -> None:
    asked = Asked()
    await asyncio.sleep(0)
    asked.hear(NEWS)
    asked.hear({"end": True})
    asked.reads.set()
    await asked.over()

    assert [event["type"] for event in asked.told] == ["websocket.send", "websocket.close"]
    assert [message for message in asked.post.written if "end" in message] == []
