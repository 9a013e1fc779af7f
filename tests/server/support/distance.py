"""Somebody far away: a proxy that delays every piece of a TCP connection in both directions, and a player behind it."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from random import Random
from time import time
from typing import Any

from websockets.asyncio.client import ClientConnection, connect

CHUNK = 65536
BOARD = range(6)


class Distance:
    """Passes on what it gets after a while, in order."""

    def __init__(self, port: int, one_way: float, jitter: float = 0) -> None:
        self.port, self.one_way, self.jitter = port, one_way, jitter
        self.rng = Random(5)
        self.pairs: list[asyncio.Task[None]] = []
        self.ends: list[asyncio.StreamWriter] = []

    def meet(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self.pairs.append(asyncio.create_task(self.pair(reader, writer)))

    async def pair(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        there, back = await asyncio.open_connection("127.0.0.1", self.port)
        self.ends += [writer, back]
        await asyncio.gather(self.carry(reader, back), self.carry(there, writer))

    async def carry(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        queue: asyncio.Queue[tuple[float, bytes]] = asyncio.Queue()
        delivering = asyncio.create_task(self.deliver(queue, writer))
        while piece := await reader.read(CHUNK):
            queue.put_nowait((time() + self.one_way + self.rng.uniform(0, self.jitter), piece))
        queue.put_nowait((time() + self.one_way, b""))
        await delivering

    async def deliver(self, queue: asyncio.Queue[tuple[float, bytes]], writer: asyncio.StreamWriter) -> None:
        while True:
            due, piece = await queue.get()
            await asyncio.sleep(max(0, due - time()))
            if not piece:
                writer.close()
                return
            writer.write(piece)

    @asynccontextmanager
    async def open(self) -> AsyncIterator[int]:
        """The port behind which the server is so far away."""
        server = await asyncio.start_server(self.meet, "127.0.0.1", 0)
        try:
            yield server.sockets[0].getsockname()[1]
        finally:
            server.close()
            for end in self.ends:
                end.close()
            await asyncio.gather(*self.pairs, *(end.wait_closed() for end in self.ends), return_exceptions=True)


def now() -> float:
    """Server and players share the clock of this machine."""
    return 1000 * time()


def right_sum(view: dict[str, Any]) -> int:
    faces = view["faces"]
    dots = {*view["dots"], *((die + 1) % 6 for die in BOARD if faces[die] == 0)}
    return sum(faces[die] for die in BOARD if die not in dots)


class Player:
    """Echoes at once, shows the dice at the reveal, answers after its reaction time and reports what it measured."""

    def __init__(self, port: int, table: str, key: str, reactions: list[float]) -> None:
        self.url = f"ws://127.0.0.1:{port}/api/tables/{table}/socket"
        self.key, self.reactions = key, reactions
        self.early: list[float] = []
        self.claimed: list[int] = []
        self.answered: list[float] = []
        self.rollers: list[int] = []
        self.white: list[list[int]] = []
        self.errors: list[str] = []
        self.notices: list[int] = []
        self.ready = asyncio.Event()

    async def play(self) -> None:
        async with connect(self.url) as socket:
            await socket.send(json.dumps({"key": self.key}))
            async for text in socket:
                message = json.loads(text)
                match message["kind"]:
                    case "echo":
                        await self.echo(socket, message["echo"])
                        if message["echo"] >= 6:
                            self.ready.set()
                    case "notice":
                        self.notices.append(message["seat"])
                    case "refusal":
                        self.errors.append(message["error"])
                    case "update" if await self.update(socket, message):
                        return

    async def echo(self, socket: ClientConnection, number: int) -> None:
        await socket.send(json.dumps({"echo": number}))

    async def update(self, socket: ClientConnection, update: dict[str, Any]) -> bool:
        """Whether enough rounds are over."""
        view = update["view"]
        rolled = any(event["is"] == "Revealed" for step in update["steps"] for event in step["events"])
        if rolled and update["legal"]:
            self.early.append(update["clock"]["reveal"] - now())
            self.task = asyncio.create_task(self.answer(socket, update))
        elif view["phase"] != "answer" and len(self.claimed) > len(self.rollers):
            self.rollers.append(view["roller"])
            self.white.append(view["white"])
        return len(self.rollers) == len(self.reactions)

    async def answer(self, socket: ClientConnection, update: dict[str, Any]) -> None:
        shown = max(now(), update["clock"]["reveal"])
        await asyncio.sleep((shown + self.reactions[len(self.claimed)] - now()) / 1000)
        self.claimed.append(self.claim(now() - shown))
        self.answered.append(now())
        message = {"command": f"a{len(self.claimed)}", "revision": update["revision"], "reaction": self.claimed[-1]}
        await socket.send(json.dumps({**message, "do": str(right_sum(update["view"]))}))

    def claim(self, reaction: float) -> int:
        return round(reaction)


class Holder(Player):
    """Answers pings at once, as every browser does, but holds its echoes back, and claims to be so much faster."""

    held = 0.3

    async def echo(self, socket: ClientConnection, number: int) -> None:
        asyncio.get_running_loop().call_later(self.held, self.answer_late, socket, number)

    def answer_late(self, socket: ClientConnection, number: int) -> None:
        self.late = asyncio.create_task(super().echo(socket, number))

    def claim(self, reaction: float) -> int:
        return round(reaction - 1000 * self.held)
