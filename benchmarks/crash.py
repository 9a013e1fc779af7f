"""Kill servers in the middle of games, again and again: `python benchmarks/crash.py [--kills 100] [--only sqlite]`.

Everything that players were answered or told must be there afterwards, and nothing twice.
"""

from __future__ import annotations

import argparse
import asyncio
import sys
import tempfile
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from random import Random

sys.path.insert(0, str(Path(__file__).parents[1]))

from benchmarks.amounts import some
from tests.server.support.crashing import Table, play_and_kill, set_up
from tests.server.support.running import RunningServer
from tools.postgresql import empty_database

from tablee.server.compose import open_database

TABLES = 8
KILLS_AT_ONCE = 10


@contextmanager
def somewhere(kind: str) -> Iterator[tuple[str, str]]:
    """The URL of an empty database, and a file for the secret."""
    with tempfile.TemporaryDirectory() as folder:
        secret = f"{folder}/secret"
        if kind == "sqlite":
            yield f"sqlite:///{folder}/tables.db", secret
        else:
            with empty_database() as url:
                yield url, secret


async def kill(kind: str, url: str, secret: str, kills: int, seed: str) -> None:
    options = ("--pace", "0", "--database", url, "--secret", secret)
    servers = [RunningServer(None, *options) for _ in range(1 if kind == "sqlite" else 2)]
    moves = killed = 0
    while killed < kills:
        tables = await set_up(servers[0], servers, TABLES, f"{seed} {killed}")
        await play_and_kill(servers, tables, min(KILLS_AT_ONCE, kills - killed), Random(f"{seed} {killed}"))
        killed += min(KILLS_AT_ONCE, kills - killed)
        for server in servers:
            server.stop()
        moves += await compared(url, tables)
        print(f"{kind}: {killed} of {kills} kills, {moves} moves answered, none lost, none doubled", flush=True)
        for server in servers:
            server.start()
    for server in servers:
        server.stop()


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
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--kills", type=some, default=100)
    parser.add_argument("--only", choices=["sqlite", "postgresql"])
    parser.add_argument("--seed", default="crash")
    asked = parser.parse_args()
    for kind in ("sqlite", "postgresql"):
        if asked.only in (None, kind):
            with somewhere(kind) as (url, secret):
                asyncio.run(kill(kind, url, secret, asked.kills, asked.seed))
