"""Kill servers in the middle of games, again and again: `python benchmarks/crash.py [--events 100] [--only sqlite]`.

One server with SQLite is killed; of two nodes with PostgreSQL one is killed or paused, or the database of one or both
is cut off for three seconds, swallows everything for two, or is restarted. Everything that players were answered or
told must be there afterwards, and nothing twice. It is said how long it took until every table answered at every node
that was there, and how long the slowest fresh handshake took.
"""

from __future__ import annotations

import argparse
import asyncio
import sys
import tempfile
from collections import Counter, defaultdict
from collections.abc import Sequence
from functools import partial
from itertools import cycle, islice
from pathlib import Path
from random import Random

sys.path.insert(0, str(Path(__file__).parents[1]))

from benchmarks.amounts import some
from tests.server.support.crashing import Table, play_and_kill, play_through, set_up
from tests.server.support.faults import FAULTS, Measured, Nodes, running_nodes
from tests.server.support.running import RunningServer
from tools.postgresql import empty_database

from tablee.server.compose import open_database

TABLES = 8
EVENTS_AT_ONCE = 10
FINE = "none lost, none doubled"


def with_file(folder: Path, kills: int, seed: str) -> None:
    url = f"sqlite:///{folder / 'tables.db'}"
    with RunningServer(None, "--pace", "0", "--database", url, "--secret", str(folder / "secret")) as server:
        asyncio.run(kill(server, url, kills, seed))


async def kill(server: RunningServer, url: str, kills: int, seed: str) -> None:
    """One server, with its file."""
    moves = 0
    for done in range(0, kills, EVENTS_AT_ONCE):
        number = min(EVENTS_AT_ONCE, kills - done)
        tables = await set_up(server, [server], TABLES, f"{seed} {done}")
        await play_and_kill([server], tables, number, Random(f"{seed} {done}"))
        server.stop()
        moves += await compared(url, tables)
        print(f"sqlite: {done + number} of {kills} kills, {moves} moves answered, {FINE}", flush=True)
        server.start()


def with_nodes(folder: Path, events: int, seed: str) -> None:
    with empty_database() as url, running_nodes(url, folder / "secret") as nodes:
        asyncio.run(disturb(nodes, events, seed))


async def disturb(nodes: Nodes, events: int, seed: str) -> None:
    """Two nodes; the faults take turns."""
    worst: defaultdict[str, Measured] = defaultdict(lambda: Measured(0, 0))
    seen: Counter[str] = Counter()
    moves = 0
    for done in range(0, events, EVENTS_AT_ONCE):
        number = min(EVENTS_AT_ONCE, events - done)
        rng = Random(f"{seed} {done}")
        at_each = [await set_up(server, nodes.servers, TABLES // 2, f"{seed} {done}") for server in nodes.servers]
        tables = [table for some_tables in at_each for table in some_tables]
        names = list(islice(cycle(FAULTS), number))
        rng.shuffle(names)
        await play_through(tables, [partial(measured, name, nodes, tables, rng, worst) for name in names], rng)
        nodes.stop()
        moves += await compared(nodes.url, tables)
        seen.update(names)
        print(f"postgresql: {done + number} of {events} events, {moves} moves answered, {FINE}", flush=True)
        nodes.start()
    for name, found in worst.items():
        print(f"{seen[name]} × {name}: all answered after {found.answered:.1f} s, handshake {found.handshake:.1f} s")


async def measured(name: str, nodes: Nodes, tables: Sequence[Table], rng: Random, worst: dict[str, Measured]) -> None:
    worst[name] = worst[name].worst(await FAULTS[name](nodes, tables, rng))


async def compared(url: str, tables: Sequence[Table]) -> int:
    """With what is stored; how many moves were answered."""
    storage, _ = await open_database(url)
    moves = 0
    for table in tables:
        stored = await storage.load(table.id)
        assert stored is not None
        moves += table.check(stored.journal)
    await storage.close()
    return moves


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--events", type=some, default=100)
    parser.add_argument("--only", choices=["sqlite", "postgresql"])
    parser.add_argument("--seed", default="crash")
    asked = parser.parse_args()
    for kind, run in (("sqlite", with_file), ("postgresql", with_nodes)):
        if asked.only in (None, kind):
            with tempfile.TemporaryDirectory() as name:
                run(Path(name), asked.events, asked.seed)
