"""`kill -9` at any moment: what was answered or told is there afterwards, and nothing twice.

The same for longer: `make crash`.
"""

from __future__ import annotations

from pathlib import Path
from random import Random

from tablee.server.fairness.randomness import SeededChance
from tablee.server.fairness.secret import load_secret, secret_beside
from tablee.server.service.loading import restore
from tests.server.support.crashing import play_and_kill, set_up
from tests.server.support.running import RunningServer
from tests.server.support.stored import opened, opened_postgresql

TABLES = 6


async def test_a_server_that_is_killed_loses_nothing_and_does_nothing_twice(tmp_path: Path) -> None:
    file = tmp_path / "tables.db"
    with RunningServer(file, "--pace", "0") as server:
        tables = await set_up(server, [server], TABLES, "one")
        await play_and_kill([server], tables, 4, Random("kills"))

    async with opened(file) as storage:
        for table in tables:
            stored = await storage.load(table.id)
            assert stored is not None
            assert table.check(stored.journal) > 0
            replayed = restore(stored, load_secret(secret_beside(file)), SeededChance(), 0)
            assert replayed.match.revision == len(stored.journal)


async def test_a_node_that_is_killed_loses_nothing_and_does_nothing_twice(database: str, tmp_path: Path) -> None:
    secret = tmp_path / "secret"
    options = ("--pace", "0", "--database", database, "--secret", str(secret))
    with RunningServer(None, *options) as one, RunningServer(None, *options) as other:
        tables = await set_up(one, [one, other], TABLES, "two")
        await play_and_kill([one, other], tables, 3, Random("kills of nodes"))

    async with opened_postgresql(database) as storage:
        for table in tables:
            stored = await storage.load(table.id)
            assert stored is not None
            assert table.check(stored.journal) > 0
            assert restore(stored, load_secret(secret), SeededChance(), 0).match.revision == len(stored.journal)
