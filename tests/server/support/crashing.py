"""Players who note what they were told, and servers that are killed meanwhile: afterwards both are compared."""

from __future__ import annotations

import asyncio
import json
import signal
from collections import Counter
from collections.abc import Awaitable, Callable, Sequence
from contextlib import suppress
from itertools import count
from random import Random
from typing import Any

import httpx
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

from tablee.core.values import Seat
from tablee.server.table.journal import JournalEntry
from tests.server.support.running import RunningServer

AWAY = (OSError, WebSocketException, TimeoutError, httpx.HTTPError)
PATIENCE = 20
# Until a server that does not answer is asked again.
PAUSE = 0.05


class Player:
    """A seat of a table. It sends what it decided until that is answered, to whichever server answers."""

    def __init__(self, servers: Sequence[RunningServer], table: str, key: str, seed: str) -> None:
        self.servers, self.table, self.key = servers, table, key
        self.rng = Random(seed)
        self.commands = count()
        self.answered: dict[str, int] = {}
        self.told: dict[int, tuple[int | None, int]] = {}
        self.revision = 0
        self.legal: list[str] = []
        self.is_over = False
        self.pending: dict[str, Any] | None = None

    async def play(self, enough: Callable[[], bool]) -> None:
        """Until the game is over or somebody says that it is enough."""
        while not self.is_over and not enough():
            server = self.rng.choice(self.servers)
            with suppress(*AWAY):
                address = f"{server.address.replace('http', 'ws')}/api/tables/{self.table}/socket"
                async with connect(address, open_timeout=PATIENCE) as socket:
                    await socket.send(json.dumps({"key": self.key, "since": self.revision}))
                    if self.pending is not None:
                        await socket.send(json.dumps(self.pending))
                    await self.attend(socket, enough)
            await asyncio.sleep(PAUSE)

    async def attend(self, socket: ClientConnection, enough: Callable[[], bool]) -> None:
        while not self.is_over and not enough():
            with suppress(TimeoutError):
                await self.hear(json.loads(await asyncio.wait_for(socket.recv(), 0.5)), socket)

    async def hear(self, message: dict[str, Any], socket: ClientConnection) -> None:
        match message["kind"]:
            case "update":
                self.take_in(message)
            case "answer" if self.pending is not None and message["command"] == self.pending["command"]:
                self.answered[message["command"]] = message["revision"]
                self.pending = None
            case "refusal" if self.pending is not None and message["command"] == self.pending["command"]:
                assert message["error"] in ("stale", "not-your-turn", "busy", "over"), message
                await self.reconsider(message["error"], socket)
        if self.pending is None and self.legal:
            do = self.rng.choice(self.legal)
            self.pending = {"command": f"c{next(self.commands)}", "revision": self.revision, "do": do}
            self.legal = []
            await socket.send(json.dumps(self.pending))

    async def reconsider(self, error: str, socket: ClientConnection) -> None:
        """What was refused for now is sent again, the rest decided anew."""
        if error == "busy":
            await asyncio.sleep(PAUSE)
            await socket.send(json.dumps(self.pending))
        else:
            self.pending = None

    def take_in(self, update: dict[str, Any]) -> None:
        """Nothing that was told is ever told differently."""
        for step in update["steps"]:
            seen = (step["seat"], step["undone"])
            assert self.told.setdefault(step["revision"], seen) == seen
        self.revision, self.legal = update["revision"], update["legal"]
        self.is_over = update["outcome"] is not None


class Table:
    def __init__(self, made: dict[str, Any], servers: Sequence[RunningServer], seed: str) -> None:
        self.id: str = made["id"]
        self.players = [
            Player(servers, self.id, seat["key"], f"{seed} {self.id} {seat['seat']}") for seat in made["seats"]
        ]

    def check(self, journal: Sequence[JournalEntry]) -> int:
        """Everything that anybody was told is there, once; how many commands were answered."""
        commands = Counter(entry.command for entry in journal if entry.command)
        assert [entry.revision for entry in journal] == list(range(1, len(journal) + 1))
        assert set(commands.values()) <= {1}, "something was done twice"
        revisions = {(entry.seat, entry.command.rpartition(" ")[2]): entry.revision for entry in journal}
        for seat, player in enumerate(self.players):
            for command, revision in player.answered.items():
                assert revisions.get((Seat(seat), command)) == revision, "a move that was answered is lost"
            for revision, (whose, undone) in player.told.items():
                entry = journal[revision - 1]
                assert (entry.seat, entry.takes_back) == (whose, undone), "something that was told is lost"
        return sum(len(player.answered) for player in self.players)


async def set_up(server: RunningServer, servers: Sequence[RunningServer], number: int, seed: str) -> list[Table]:
    chairs = [{"sitter": "me", "name": name} for name in ("Ann", "Ben", "Cleo")]
    tables = []
    async with httpx.AsyncClient(base_url=server.address, timeout=PATIENCE) as http:
        for _ in range(number):
            made = (await http.post("/api/tables", json={"game": "overload", "chairs": chairs})).json()
            await http.post(f"/api/tables/{made['id']}/start", headers={"Authorization": f"Bearer {made['owner']}"})
            tables.append(Table(made, servers, seed))
    return tables


async def play_and_kill(servers: Sequence[RunningServer], tables: Sequence[Table], kills: int, rng: Random) -> None:
    """Again and again a server is killed in the middle of games and started anew."""

    async def kill() -> None:
        server = rng.choice(servers)
        await asyncio.to_thread(server.stop, signal.SIGKILL)
        await asyncio.to_thread(server.start)

    await play_through(tables, [kill] * kills, rng)


async def play_through(tables: Sequence[Table], faults: Sequence[Callable[[], Awaitable[None]]], rng: Random) -> None:
    """Everybody plays while one thing after the other goes wrong."""
    done = False
    playing = [asyncio.create_task(player.play(lambda: done)) for table in tables for player in table.players]
    try:
        for fault in faults:
            before = answers(tables)
            await some_moves(tables, before + rng.randint(5, 60), playing)
            await asyncio.sleep(rng.random() * 0.02)
            await fault()
        await some_moves(tables, answers(tables) + 20, playing)
    finally:
        done = True
        await asyncio.gather(*playing)


def answers(tables: Sequence[Table]) -> int:
    return sum(len(player.answered) for table in tables for player in table.players)


async def some_moves(tables: Sequence[Table], number: int, playing: Sequence[asyncio.Task[None]]) -> None:
    async with asyncio.timeout(3 * PATIENCE):
        while answers(tables) < number and not all(task.done() for task in playing):
            await asyncio.sleep(0.005)
