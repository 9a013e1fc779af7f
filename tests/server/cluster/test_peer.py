"""Letters from node to node: in order, and nobody waits for them for ever."""

from __future__ import annotations

import asyncio
from typing import Any, cast

import asyncpg

from tablee.server.cluster.peer import MAX_PART_BYTES, Post


class Counter:
    """Takes messages for the database while it is open."""

    def __init__(self) -> None:
        self.taken: list[str] = []
        self.open = asyncio.Event()

    async def execute(self, _statement: str, _channels: Any, texts: Any) -> None:
        await self.open.wait()
        self.taken += texts


def post(counter: Counter) -> Post:
    return Post(cast(asyncpg.Pool, counter))


async def test_messages_arrive_whole_and_in_order() -> None:
    counter = Counter()
    counter.open.set()
    sent, heard = post(counter), post(counter)
    messages = ["short", "x" * (3 * MAX_PART_BYTES + 1), "y" * MAX_PART_BYTES, "last"]
    for message in messages:
        await sent.send("there", "s1", message)
    found = [heard.add_part(part) for part in counter.taken]

    assert [each for each in found if each] == [("s1", message) for message in messages]
    assert len(set(counter.taken)) == len(counter.taken) == 7
    assert all(len(part) < 8000 for part in counter.taken)


async def test_messages_that_wait_go_together() -> None:
    counter = Counter()
    sending = post(counter)
    tasks = [asyncio.create_task(sending.send("there", "s1", str(number))) for number in range(5)]
    await asyncio.sleep(0)
    counter.open.set()
    await asyncio.wait_for(asyncio.gather(*tasks), 5)

    assert [part[-1] for part in counter.taken] == list("01234")


async def test_who_waits_is_let_go_when_the_server_ends() -> None:
    counter = Counter()
    sending = post(counter)
    first = asyncio.create_task(sending.send("there", "s1", "a"))
    await asyncio.sleep(0)
    await asyncio.sleep(0)
    second = asyncio.create_task(sending.send("there", "s1", "b"))
    await asyncio.sleep(0)
    assert sending.task is not None
    sending.task.cancel()
    await asyncio.wait_for(asyncio.gather(first, second), 5)

    counter.open.set()
    await asyncio.wait_for(sending.send("there", "s1", "c"), 5)
    assert [part[-1] for part in counter.taken] == ["c"]
