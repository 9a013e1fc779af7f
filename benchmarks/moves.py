"""What a move costs inside the server: from the bytes of its frame to the bytes of the updates.

    .venv/bin/python benchmarks/moves.py --games dog overload --moves 10000

Neither network nor disk: storage answers in the next turn of the loop, and written bytes are only counted. So the
figures hardly scatter, and instructions can be counted, a thousand moves in half a minute:

    valgrind --tool=callgrind --toggle-collect='CPyDef_ws_connection___FastConnection___receive'
        --toggle-collect='CPyDef_commit___Committer___persisted'
        --toggle-collect='CPyDef_ws_connection___WriteBatcher___flush'
        .venv/bin/python benchmarks/moves.py --games dog --moves 1000 --tables 5
"""

from __future__ import annotations

import argparse
import asyncio
import json
import sys
from collections.abc import Sequence
from pathlib import Path
from random import Random
from statistics import quantiles
from tempfile import TemporaryDirectory
from time import thread_time
from typing import Any, NamedTuple, cast

from websockets.protocol import State
from websockets.server import ServerProtocol

sys.path.insert(0, str(Path(__file__).parents[1]))

from benchmarks.amounts import some
from benchmarks.loading.counting import COUNTING
from tests.server.support.harness import FakeBotPool

from tablee.core.registry import register
from tablee.core.values import Seat
from tablee.server.api.outbox import SocketOutbox
from tablee.server.api.session import SocketSession
from tablee.server.common.clock import MonotonicClock
from tablee.server.common.keys import key_digest
from tablee.server.common.tasks import OnDone
from tablee.server.compose import Services
from tablee.server.fairness.randomness import SeededChance
from tablee.server.fairness.secret import load_secret
from tablee.server.main import event_loop_factory, tune_gc
from tablee.server.messages.update import legal_notations
from tablee.server.ops.metrics import Metrics
from tablee.server.storage.rows import entry_row
from tablee.server.storage.sqlite.storage import SqliteStorage
from tablee.server.table.journal import JournalEntry
from tablee.server.table.latency import LatencyMeter
from tablee.server.table.retention import RetentionPolicy
from tablee.server.table.seating import ChairPlan
from tablee.server.table.setup import TableSetup, Terms
from tablee.server.table.table import Table
from tablee.server.transport.ws_connection import FastConnection, WriteBatcher

GAMES = ("counting", "overload", "wuerfel-express", "dog")
PLAYERS = 3
LONGEST = 16 * 1024
# Moves between two looks at the clock.
TOGETHER = 500
MASK = bytes((1, 2, 3, 4))


class InstantStorage(SqliteStorage):
    """Moves are turned into rows, which are not written."""

    def append_then(
        self, table: str, entries: Sequence[JournalEntry], changed: TableSetup | None, done: OnDone
    ) -> None:
        if changed is not None:
            super().append_then(table, entries, changed, done)
            return
        for entry in entries:
            entry_row(table, entry)
        asyncio.get_running_loop().call_soon(done, None)


class Wire:
    """A transport that only counts."""

    def __init__(self) -> None:
        self.sent = 0

    def is_closing(self) -> bool:
        return False

    def write(self, data: bytes) -> None:
        self.sent += len(data)


class Playing(NamedTuple):
    table: Table
    connections: dict[Seat, FastConnection]


def arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", choices=GAMES, nargs="+", default=GAMES)
    parser.add_argument("--moves", type=some, default=10_000)
    parser.add_argument("--tables", type=some, default=100)
    return parser.parse_args()


def frame(message: dict[str, object]) -> bytes:
    """As a client sends it: one text, masked."""
    text = json.dumps(message).encode()
    head = bytes((0x81, 0x80 | len(text))) if len(text) < 126 else bytes((0x81, 0xFE, *len(text).to_bytes(2, "big")))
    return head + MASK + bytes(byte ^ MASK[index % 4] for index, byte in enumerate(text))


async def set_up(services: Services, batcher: WriteBatcher, game: str) -> Playing:
    chairs = [ChairPlan(sitter="me", name=f"Player {number + 1}") for number in range(PLAYERS)]
    made = await services.lobby.create(game, {}, chairs, Terms())
    await services.lobby.start(made.id, made.owner)
    connections = {}
    for seat, key in made.keys.items():
        protocol = ServerProtocol()
        protocol.state = State.OPEN
        connection = FastConnection(batcher, cast(Any, Wire()), protocol, asyncio.Queue(), LONGEST)
        outbox = SocketOutbox(key_digest(key), LatencyMeter(), connection.send)
        await services.subscriptions.subscribe(made.id, outbox, None, 0)
        session = SocketSession(services.handler, services.stakes, services.tasks, made.id, outbox, Metrics())
        connection.listen(session.receive)
        connections[seat] = connection
    return Playing(services.registry.tables[made.id], connections)


async def move(playing: Playing, number: int, rng: Random) -> float:
    """Anything legal. Seconds of this thread until the updates are written."""
    table = playing.table
    seat, revision = next(iter(table.match.pending)), table.match.revision
    do = rng.choice(legal_notations(table, seat))
    data = frame({"command": f"c{number}", "revision": revision, "do": do})
    began = thread_time()
    playing.connections[seat].receive(data)
    await asyncio.sleep(0)
    await asyncio.sleep(0)
    took = thread_time() - began
    while table.match.revision == revision:  # the last move of a game is written to the disk
        await asyncio.sleep(0.001)
    return took


async def measured(game: str, moves: int, tables: int, folder: Path) -> list[float]:
    """Microseconds a move, in the mean of some moves at a time."""
    secret, rng = load_secret(folder / "secret"), Random(game)
    storage = InstantStorage(folder / "tables.db")
    services = Services(storage, MonotonicClock(), SeededChance(), secret, FakeBotPool(), RetentionPolicy(), 0)
    batcher = WriteBatcher(asyncio.get_running_loop())
    playing = [await set_up(services, batcher, game) for _ in range(tables)]
    tune_gc()
    took = []
    for number in range(moves):
        place = number % tables
        if not playing[place].table.is_playing:
            playing[place] = await set_up(services, batcher, game)
        took.append(await move(playing[place], number, rng))
    await services.close()
    parts = [took[first : first + TOGETHER] for first in range(0, moves, TOGETHER)]
    return [1e6 * sum(part) / len(part) for part in parts]


if __name__ == "__main__":
    given = arguments()
    register(COUNTING)
    for name in given.games:
        with TemporaryDirectory() as place, asyncio.Runner(loop_factory=event_loop_factory()) as runner:
            found = runner.run(measured(name, given.moves, given.tables, Path(place)))
        low, middle, high = quantiles(found, n=4) if len(found) > 1 else [*found * 3]
        print(f"{name:16} {middle:6.1f} µs a move, half of the time {low:.1f} to {high:.1f}")
