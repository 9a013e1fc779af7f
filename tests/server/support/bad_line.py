"""A line to the database that can be cut, or swallow what is sent over it: a TCP proxy before PostgreSQL's socket."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from typing import Literal
from urllib.parse import parse_qs, urlsplit

CHUNK = 64 * 1024
State = Literal["whole", "cut", "swallowing"]


class BadLine:
    """`url` is the database's by this line. `cut` ends all connections and refuses new ones; while it is `swallowing`,
    connections are taken and stay, but nothing gets through, neither then nor later on those."""

    url: str

    def __init__(self, url: str) -> None:
        parts = urlsplit(url)
        self.database = f"{parse_qs(parts.query)['host'][0]}/.s.PGSQL.5432"
        self.path = parts.path
        self.state: State = "whole"
        self.writers: set[asyncio.StreamWriter] = set()

    async def open(self) -> None:
        self.loop = asyncio.get_running_loop()
        self.server = await asyncio.start_server(self.connect, "127.0.0.1", 0)
        port = self.server.sockets[0].getsockname()[1]
        self.url = f"postgresql://tablee@127.0.0.1:{port}{self.path}?sslmode=disable"

    async def connect(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        if self.state == "cut":
            writer.transport.abort()
            return
        try:
            there, back = await asyncio.open_unix_connection(self.database)
        except OSError:  # the database is not there
            writer.transport.abort()
            return
        pair = {writer, back}
        self.writers |= pair
        await asyncio.gather(self.pump(reader, back), self.pump(there, writer))
        self.writers -= pair

    async def pump(self, source: asyncio.StreamReader, target: asyncio.StreamWriter) -> None:
        """What was swallowed leaves a gap, after which nothing makes sense: the rest is swallowed too."""
        has_gap = False
        with suppress(OSError):
            while data := await source.read(CHUNK):
                has_gap = has_gap or self.state == "swallowing"
                if not has_gap:
                    target.write(data)
                    await target.drain()
        target.transport.abort()

    def become(self, state: State) -> None:
        self.loop.call_soon_threadsafe(self.change, state)

    def change(self, state: State) -> None:
        self.state = state
        if state == "cut":
            self.hang_up()

    def hang_up(self) -> None:
        for writer in self.writers:
            writer.transport.abort()


@contextmanager
def bad_line(url: str) -> Iterator[BadLine]:
    """In a thread of its own, so that servers can be waited for."""
    line = BadLine(url)
    opened = threading.Event()
    done: asyncio.Future[None]

    async def carry() -> None:
        nonlocal done
        done = asyncio.get_running_loop().create_future()
        await line.open()
        opened.set()
        await done
        line.hang_up()
        line.server.close()

    thread = threading.Thread(target=lambda: asyncio.run(carry()))
    thread.start()
    opened.wait(10)
    try:
        yield line
    finally:
        line.loop.call_soon_threadsafe(done.set_result, None)
        thread.join(10)
