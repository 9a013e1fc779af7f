"""The way of a move through the server's files, from the socket and back: `.venv/bin/python benchmarks/hops.py`.

Plays Overload for three over real sockets and traces one move. Prints the files on the call stack at three points:
where the move is added to a transaction, where it is handed to the thread that writes, and where the update is handed
to a socket. All other files are called by one of these and return to it. Interpreted only: compiled code calls no
profiler.
"""

from __future__ import annotations

import asyncio
import json
import sys
import threading
from collections.abc import Sequence
from contextlib import AsyncExitStack
from itertools import pairwise
from pathlib import Path
from tempfile import TemporaryDirectory
from types import FrameType
from typing import Any

from websockets.asyncio.client import ClientConnection, connect

import tablee.server
from tablee.core.values import Seat
from tablee.server.common.clock import MonotonicClock
from tablee.server.compose import Services
from tablee.server.fairness.randomness import SeededChance
from tablee.server.service.lobby import NewTable
from tablee.server.storage.base import Storage
from tablee.server.table.retention import RetentionPolicy

sys.path.insert(0, str(Path(__file__).parents[1]))

from tests.server.support.behind_sockets import heard, served
from tests.server.support.harness import Harness

SERVER = f"{Path(tablee.server.__file__).parent}/"
POINTS = {
    ("commands/transaction.py", "act"): "plan",
    ("storage/sqlite/group_commit.py", "add"): "persist",
    ("transport/ws_connection.py", "send"): "publish",
}
# Moves before the traced one: the first ones of a connection also do what is done once.
BEFORE = 5


class RealHarness(Harness):
    """The test server with the real clock and the real dice."""

    def compose(self, storage: Storage) -> Services:
        return Services(storage, MonotonicClock(), SeededChance(), self.secret, self.bot_pool, RetentionPolicy(), 0)


class Trace:
    """Calls of the server's functions in all threads while it `is_on`, and the first stack at each point."""

    def __init__(self) -> None:
        self.is_on = False
        self.files: list[str] = []
        self.stacks: dict[str, list[str]] = {}

    def __call__(self, frame: FrameType, event: str, _argument: Any) -> None:
        if self.is_on and event == "call" and is_ours(frame):
            file = file_of(frame)
            self.files.append(file)
            point = POINTS.get((file, frame.f_code.co_name))
            if point is not None:
                self.stacks.setdefault(point, stack_of(frame))

    def report(self) -> None:
        on_stacks = {file for stack in self.stacks.values() for file in stack}
        switches = sum(before != after for before, after in pairwise(self.files))
        print(f"{len({*self.files})} files, {len(on_stacks)} of them on the stacks")
        print(f"{len(self.files)} calls, {switches} times of another file than the call before")
        for point, stack in self.stacks.items():
            print(f"{point:8}", " → ".join(stack))
        print("inside  ", ", ".join(file for file in dict.fromkeys(self.files) if file not in on_stacks))


def is_ours(frame: FrameType) -> bool:
    return frame.f_code.co_filename.startswith(SERVER)


def file_of(frame: FrameType) -> str:
    return frame.f_code.co_filename.removeprefix(SERVER)


def stack_of(frame: FrameType | None) -> list[str]:
    """The server's files on the stack, the outermost first, each once."""
    found: list[str] = []
    while frame is not None:
        if is_ours(frame):
            found.insert(0, file_of(frame))
        frame = frame.f_back
    return [*dict.fromkeys(found)]


async def join(address: str, table: NewTable, seat: Seat) -> ClientConnection:
    socket = await connect(f"{address}/api/tables/{table.id}/socket")
    await socket.send(json.dumps({"key": table.keys[seat]}))
    return socket


async def move(players: Sequence[ClientConnection], updates: Sequence[dict[str, Any]]) -> list[dict[str, Any]]:
    """Play the first legal move; wait for its answer and for the update of each player."""
    mover, update = next((player, update) for player, update in zip(players, updates, strict=True) if update["legal"])
    command = {"command": f"after {update['revision']}", "revision": update["revision"], "do": update["legal"][0]}
    await mover.send(json.dumps(command))
    following = [await heard(player, "update") for player in players]
    await heard(mover, "answer")
    return following


async def play(harness: Harness, trace: Trace) -> None:
    table = await harness.friends("overload", ["Ann", "Ben", "Cleo"])
    async with served(harness) as address, AsyncExitStack() as closing:
        players = [await join(address, table, seat) for seat in table.keys]
        for player in players:
            closing.push_async_callback(player.close)
        updates = [await heard(player, "update") for player in players]
        for _ in range(BEFORE):
            updates = await move(players, updates)
        trace.is_on = True
        await move(players, updates)
        trace.is_on = False
    await harness.services.close()


def main() -> None:
    trace = Trace()
    threading.setprofile(trace)
    sys.setprofile(trace)
    with TemporaryDirectory() as folder:
        asyncio.run(play(RealHarness(Path(folder) / "tables.db"), trace))
    sys.setprofile(None)
    trace.report()


if __name__ == "__main__":
    main()
