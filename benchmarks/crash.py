"""Kill servers in the middle of games, again and again: `python benchmarks/crash.py [--kills 100] [--only sqlite]`.

Everything that players were answered or told must be there afterwards, and nothing twice.
"""

from __future__ import annotations

import argparse
import asyncio
import sys
import tempfile
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from random import Random

sys.path.insert(0, str(Path(__file__).parents[1]))

from tests.server.crashing import play_and_kill, set_up
from tests.server.postgresql import new_database, running
from tests.server.running import RunningServer

from tablee.server.databases import database

TABLES = 8
KILLS_AT_ONCE = 10


@asynccontextmanager
async def somewhere(kind: str) -> AsyncIterator[str]:
    """The URL of an empty database."""
    if kind == "sqlite":
        with tempfile.TemporaryDirectory() as folder:
            yield f"sqlite:///{folder}/tables.db"
    else:
        with running() as folder:
            yield await new_database(folder)


async def kill(kind: str, kills: int, seed: str) -> None:
    async with somewhere(kind) as url:
        options = ("--pace", "0", "--database", url)
        servers = [RunningServer(None, *options) for _ in range(1 if kind == "sqlite" else 2)]
        moves = killed = 0
        while killed < kills:
            tables = await set_up(servers[0], servers, TABLES, f"{seed} {killed}")
            await play_and_kill(servers, tables, min(KILLS_AT_ONCE, kills - killed), Random(f"{seed} {killed}"))
            killed += min(KILLS_AT_ONCE, kills - killed)
            for server in servers:
                server.stop()
            kept = database(url)
            await kept.open()
            for table in tables:
                stored = await kept.storage.fetch(table.id)
                assert stored is not None
                moves += table.check(stored.journal)
            await kept.storage.close()
            print(f"{kind}: {killed} of {kills} kills, {moves} moves answered, none lost, none doubled", flush=True)
            for server in servers:
                server.start()
        for server in servers:
            server.stop()


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--kills", type=int, default=100)
    parser.add_argument("--only", choices=["sqlite", "postgresql"])
    parser.add_argument("--seed", default="crash")
    asked = parser.parse_args()
    for kind in ("sqlite", "postgresql"):
        if asked.only in (None, kind):
            asyncio.run(kill(kind, asked.kills, asked.seed))
