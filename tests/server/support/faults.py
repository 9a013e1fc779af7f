"""Nodes that are killed or paused, and databases that are cut off, silent or restarted: how soon all tables answer."""

from __future__ import annotations

import asyncio
import json
import signal
from collections.abc import Awaitable, Callable, Iterator, Sequence
from contextlib import ExitStack, contextmanager, suppress
from itertools import count
from pathlib import Path
from random import Random
from time import monotonic
from typing import NamedTuple

from tools.postgresql import restart
from websockets.asyncio.client import connect

from tests.server.support.bad_line import BadLine, State, bad_line
from tests.server.support.crashing import AWAY, Table
from tests.server.support.running import RunningServer

# Seconds: how long a database is cut off, silent, or a node paused; beyond a lease, and not.
CUT = 3.0
BLACK_HOLE = 2.0
PAUSE = 6.0
# Seconds after which a probe is given up and made again.
PATIENCE = 6.0
probes = count()


class Measured(NamedTuple):
    """Seconds until the last table answered, and what the slowest fresh handshake took."""

    answered: float
    handshake: float

    def worst(self, other: Measured) -> Measured:
        return Measured(max(self.answered, other.answered), max(self.handshake, other.handshake))


class Nodes(NamedTuple):
    """Servers on one database, each with a line of its own to it."""

    url: str
    servers: Sequence[RunningServer]
    lines: Sequence[BadLine]

    def stop(self) -> None:
        for server in self.servers:
            server.stop()

    def start(self) -> None:
        for server in self.servers:
            server.start()


@contextmanager
def running_nodes(url: str, secret: Path, number: int = 2) -> Iterator[Nodes]:
    with ExitStack() as stack:
        lines = [stack.enter_context(bad_line(url)) for _ in range(number)]
        options = [("--pace", "0", "--database", line.url, "--secret", str(secret)) for line in lines]
        yield Nodes(url, [stack.enter_context(RunningServer(None, *words)) for words in options], lines)


async def all_answer(tables: Sequence[Table], servers: Sequence[RunningServer], since: float) -> Measured:
    """Somebody says something at every table, through every server, and hears the answer."""
    found = await asyncio.gather(*(answers(table, server, since) for table in tables for server in servers))
    return Measured(max(each.answered for each in found), max(each.handshake for each in found))


async def answers(table: Table, server: RunningServer, since: float) -> Measured:
    slowest = 0.0
    async with asyncio.timeout(60):
        while True:
            began = monotonic()
            has_answered, handshake = await probe(table, server)
            slowest = max(slowest, handshake)
            if has_answered:
                return Measured(monotonic() - since, slowest)
            await asyncio.sleep(max(0, 0.1 - (monotonic() - began)))


async def probe(table: Table, server: RunningServer) -> tuple[bool, float]:
    """Whether something written at the table is answered, and the seconds until the socket was open or refused."""
    began = monotonic()
    handshake = 0.0
    with suppress(*AWAY):
        address = f"{server.address.replace('http', 'ws')}/api/tables/{table.id}/socket"
        try:
            socket = await connect(address, open_timeout=PATIENCE)
        finally:
            handshake = monotonic() - began
        async with socket, asyncio.timeout(PATIENCE):
            await socket.send(json.dumps({"key": table.players[0].key}))
            command = f"p{next(probes)}"
            await socket.send(json.dumps({"command": command, "say": "still there?"}))
            async for text in socket:
                message = json.loads(text)
                if message.get("command") == command:
                    return message["kind"] == "answer", handshake
    return False, handshake


async def kill(nodes: Nodes, tables: Sequence[Table], rng: Random) -> Measured:
    """A node dies and is started again; the others answer before that."""
    number = rng.randrange(len(nodes.servers))
    began = monotonic()
    await asyncio.to_thread(nodes.servers[number].stop, signal.SIGKILL)
    found = await all_answer(tables, without(nodes.servers, number), began)
    await asyncio.to_thread(nodes.servers[number].start)
    return found


async def pause(nodes: Nodes, tables: Sequence[Table], rng: Random) -> Measured:
    """A node stands still, longer than its lease; the others answer, and then it does too."""
    number = rng.randrange(len(nodes.servers))
    process = nodes.servers[number].process
    began = monotonic()
    process.send_signal(signal.SIGSTOP)
    try:
        found = await all_answer(tables, without(nodes.servers, number), began)
        await asyncio.sleep(max(0, PAUSE - (monotonic() - began)))
    finally:
        process.send_signal(signal.SIGCONT)
    return found.worst(await all_answer(tables, nodes.servers, monotonic()))


async def cut(nodes: Nodes, tables: Sequence[Table], rng: Random) -> Measured:
    return await disturb(nodes, tables, rng, "cut", CUT)


async def black_hole(nodes: Nodes, tables: Sequence[Table], rng: Random) -> Measured:
    return await disturb(nodes, tables, rng, "swallowing", BLACK_HOLE)


async def disturb(nodes: Nodes, tables: Sequence[Table], rng: Random, state: State, seconds: float) -> Measured:
    """Of one node or of all, while somebody knocks all the time."""
    lines = rng.choice([nodes.lines, *([line] for line in nodes.lines)])
    for line in lines:
        line.become(state)
    knocking = asyncio.create_task(knock(tables, nodes.servers, seconds))
    await asyncio.sleep(seconds)
    for line in lines:
        line.become("whole")
    began = monotonic()
    found = await all_answer(tables, nodes.servers, began)
    return found.worst(Measured(0, await knocking))


async def knock(tables: Sequence[Table], servers: Sequence[RunningServer], seconds: float) -> float:
    """Fresh handshakes while something is wrong; what the slowest took."""
    end = monotonic() + seconds
    slowest = 0.0
    while monotonic() < end:
        tried = await asyncio.gather(*(probe(table, server) for table in tables[:2] for server in servers))
        slowest = max(slowest, *(handshake for _, handshake in tried))
    return slowest


async def restart_database(nodes: Nodes, tables: Sequence[Table], _rng: Random) -> Measured:
    await asyncio.to_thread(restart, nodes.url)
    return await all_answer(tables, nodes.servers, monotonic())


def without(servers: Sequence[RunningServer], number: int) -> list[RunningServer]:
    return [server for place, server in enumerate(servers) if place != number]


Fault = Callable[[Nodes, Sequence[Table], Random], Awaitable[Measured]]
FAULTS: dict[str, Fault] = {
    "kill": kill,
    "pause": pause,
    "cut": cut,
    "black hole": black_hole,
    "database restart": restart_database,
}
