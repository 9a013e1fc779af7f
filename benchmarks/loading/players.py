"""Players of Tablée: one socket each, and anything legal when it is their turn."""

from __future__ import annotations

import asyncio
import json
from collections import deque
from collections.abc import Callable, Sequence
from functools import partial
from itertools import count
from random import Random
from time import monotonic
from typing import Any

import httpx
from benchmarks.loading.sockets import joined
from benchmarks.loading.tally import Pace, Tally
from websockets.asyncio.client import ClientConnection

# Seconds until a table is asked again that was too busy for a command.
AGAIN = 0.1


class Player:
    def __init__(self, table: Table, seat: int, key: str, address: str) -> None:
        self.table, self.seat, self.key, self.address = table, seat, key, address
        self.rng = Random(key)
        self.commands = count()
        self.revision = 0
        self.legal: list[str] = []
        self.pending: dict[str, Any] | None = None
        self.thinking: asyncio.Task[None] | None = None

    async def play(self, here: Callable[[], object]) -> None:
        """Until the game is over; `here` is called when the table has been seen."""
        address = f"{self.address.replace('http', 'ws')}/api/tables/{self.table.id}/socket"
        async with joined(address) as socket:
            await socket.send(json.dumps({"key": self.key}))
            try:
                async for text in socket:
                    if not await self.hear(json.loads(text), socket, here):
                        return
            finally:
                if self.thinking is not None:
                    self.thinking.cancel()

    async def hear(self, message: dict[str, Any], socket: ClientConnection, here: Callable[[], object]) -> bool:
        """Whether the game goes on."""
        match message["kind"]:
            case "update":
                here()
                self.table.noticed(self.seat, message["steps"])
                self.revision, self.legal = message["revision"], message["legal"]
                if message["outcome"] is not None:
                    return False
            case "answer":
                self.pending = None
                self.table.tally.moved()
            case "refusal":
                self.table.refused(self.seat)
                await self.try_again(message["error"])
        if self.legal and self.pending is None and self.thinking is None:
            await self.decide(socket)
        return True

    async def try_again(self, error: str) -> None:
        """What came too late was for another revision, of which an update tells; the rest is decided anew."""
        assert error in ("stale", "not-your-turn", "busy", "flood", "over"), error
        if self.pending is not None and error in ("busy", "flood"):
            self.legal = [self.pending["do"]]
            await asyncio.sleep(AGAIN)
        self.pending = None

    async def decide(self, socket: ClientConnection) -> None:
        pause = self.table.pace.pause(self.rng)
        if pause:
            self.thinking = asyncio.create_task(self.decide_later(socket, pause))
        else:
            await self.send(socket)

    async def decide_later(self, socket: ClientConnection, pause: float) -> None:
        await asyncio.sleep(pause)
        self.thinking = None
        if self.legal:
            await self.send(socket)

    async def send(self, socket: ClientConnection) -> None:
        do = self.rng.choice(self.legal)
        self.pending = {"command": f"c{next(self.commands)}", "revision": self.revision, "do": do}
        self.legal = []
        self.table.sent[self.seat].append(monotonic())
        await socket.send(json.dumps(self.pending))


class Table:
    """What its players know of each other: when somebody sent something."""

    def __init__(self, made: dict[str, Any], addresses: Sequence[str], pace: Pace, tally: Tally) -> None:
        self.id: str = made["id"]
        self.pace, self.tally = pace, tally
        rng = Random(self.id)
        self.players = [Player(self, seat["seat"], seat["key"], rng.choice(addresses)) for seat in made["seats"]]
        self.sent: list[deque[float]] = [deque() for _ in self.players]

    def noticed(self, seat: int, steps: Sequence[dict[str, Any]]) -> None:
        """Moves are timed where the next player sees them."""
        before = (seat - 1) % len(self.players)
        for step in steps:
            if step["seat"] == before and self.sent[before]:
                self.tally.seen(monotonic() - self.sent[before].popleft())

    def refused(self, seat: int) -> None:
        """What was sent last changed nothing, so nobody will see it."""
        if self.sent[seat]:
            self.sent[seat].pop()
        self.tally.was_refused()

    async def play(self, here: Callable[[], object]) -> None:
        waiting = {player.seat for player in self.players}

        def arrived(seat: int) -> None:
            if waiting:
                waiting.discard(seat)
                if not waiting:
                    here()

        async with asyncio.TaskGroup() as group:
            for player in self.players:
                group.create_task(player.play(partial(arrived, player.seat)))
        self.tally.game_over()


async def set_up(http: httpx.AsyncClient, game: str, players: int) -> dict[str, Any]:
    chairs = [{"sitter": "me", "name": f"Player {number + 1}"} for number in range(players)]
    answer = await http.post("/api/tables", json={"game": game, "chairs": chairs})
    assert answer.is_success, answer.text
    made: dict[str, Any] = answer.json()
    started = await http.post(f"/api/tables/{made['id']}/start", headers={"Authorization": f"Bearer {made['owner']}"})
    assert started.is_success, started.text
    return made
