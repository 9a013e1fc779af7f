"""boardgame.io's server and its players: a game of one move, over the frames of socket.io."""

from __future__ import annotations

import asyncio
import json
import os
import subprocess
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from random import Random
from time import monotonic
from typing import Any

from benchmarks.loading.servers import Running
from benchmarks.loading.sockets import PATIENCE, joined
from benchmarks.loading.tally import Pace, Tally
from websockets.asyncio.client import ClientConnection

FOLDER = Path(__file__).parents[1] / "boardgame_io"
# What engine.io and socket.io put before their messages: a ping and its answer, joining, an event.
PING, PONG, JOIN, EVENT = "2", "3", "40/counting,", "42/counting,"


@contextmanager
def boardgame_io() -> Iterator[Running]:
    process = subprocess.Popen(
        ["node", "server.cjs"],
        cwd=FOLDER,
        env={**os.environ, "NODE_ENV": "production"},
        stdout=subprocess.PIPE,
        text=True,
    )
    try:
        assert process.stdout is not None
        said = process.stdout.readline()
        if not said:
            raise SystemExit(f"boardgame.io does not start: run npm ci in {FOLDER.name} first, or make load")
        yield Running((f"ws://127.0.0.1:{json.loads(said)['port']}",), (process.pid,))
    finally:
        process.terminate()
        process.communicate(timeout=PATIENCE)


class Match:
    def __init__(self, name: str, players: int, pace: Pace, tally: Tally) -> None:
        self.name, self.pace, self.tally = name, pace, tally
        self.players = [MatchPlayer(self, seat) for seat in range(players)]
        self.sent: dict[int, float] = {}

    async def play(self, address: str, here: Callable[[], object]) -> None:
        """The first to come makes the match, so the others wait for it."""
        async with asyncio.TaskGroup() as group:
            for player in self.players:
                group.create_task(player.play(address))
                await player.has_joined.wait()
            here()


class MatchPlayer:
    def __init__(self, match: Match, seat: int) -> None:
        self.match, self.seat = match, seat
        self.rng = Random(f"{match.name} {seat}")
        self.has_joined = asyncio.Event()
        self.decided = -1
        self.thinking: asyncio.Task[None] | None = None

    async def play(self, address: str) -> None:
        where = f"{address}/socket.io/?EIO=4&transport=websocket"
        async with joined(where) as socket:
            try:
                async for text in socket:
                    assert isinstance(text, str)
                    await self.hear(text, socket)
            finally:
                if self.thinking is not None:
                    self.thinking.cancel()

    async def hear(self, text: str, socket: ClientConnection) -> None:
        if text == PING:
            await socket.send(PONG)
        elif text.startswith("0"):
            await socket.send(JOIN)
        elif text.startswith(JOIN):
            await self.emit(socket, "sync", self.match.name, str(self.seat), None, len(self.match.players))
        elif text.startswith(EVENT):
            await self.heed(json.loads(text.removeprefix(EVENT)), socket)

    async def heed(self, event: list[Any], socket: ClientConnection) -> None:
        match event:
            case ["sync", _, {"state": state}, *_]:
                self.has_joined.set()
                await self.look(state, socket)
            case ["update", _, state, *_]:
                await self.look(state, socket)

    async def look(self, state: dict[str, Any], socket: ClientConnection) -> None:
        number = state["_stateID"]
        self.notice(number)
        if int(state["ctx"]["currentPlayer"]) != self.seat or number <= self.decided:
            return
        self.decided = number
        pause = self.match.pace.pause(self.rng)
        if pause:
            self.thinking = asyncio.create_task(self.add_later(number, socket, pause))
        else:
            await self.add(number, socket)

    def notice(self, number: int) -> None:
        """A move counts when its player is told, and is timed where the next player sees it."""
        made_by = (number - 1) % len(self.match.players)
        if number and made_by == self.seat:
            self.match.tally.moved()
        elif (self.seat - 1) % len(self.match.players) == made_by and number in self.match.sent:
            self.match.tally.seen(monotonic() - self.match.sent.pop(number))

    async def add_later(self, number: int, socket: ClientConnection, pause: float) -> None:
        await asyncio.sleep(pause)
        await self.add(number, socket)

    async def add(self, number: int, socket: ClientConnection) -> None:
        payload = {"type": "add", "args": [], "playerID": str(self.seat)}
        self.match.sent[number + 1] = monotonic()
        action = {"type": "MAKE_MOVE", "payload": payload}
        await self.emit(socket, "update", action, number, self.match.name, str(self.seat))

    async def emit(self, socket: ClientConnection, *event: object) -> None:
        await socket.send(EVENT + json.dumps(event))
