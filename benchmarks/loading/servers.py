"""Tablée's servers as they are measured: without limits, each with a place of its own for its tables."""

from __future__ import annotations

import tempfile
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import NamedTuple

from tests.server.support.running import RunningServer
from tools.postgresql import empty_database, main_process

LIMITS = ("tables", "requests", "commands", "sockets", "all-sockets", "connections", "cpu")
NO_LIMITS = tuple(word for what in LIMITS for word in (f"--limit-{what}", "0"))

WITH_COUNTING = "benchmarks.loading.counting"


class Running(NamedTuple):
    """Where players find it, its processes, and the first process of its database, if that is one.

    `is_wrong`: the players of a table all sit at another node than its home."""

    addresses: tuple[str, ...]
    pids: tuple[int, ...]
    database: int | None = None
    is_wrong: bool = False


@contextmanager
def sqlite(module: str = WITH_COUNTING) -> Iterator[Running]:
    with tempfile.TemporaryDirectory() as folder:
        options = ("--pace", "0", "--keep", "1", "--secret", f"{folder}/secret", *NO_LIMITS)
        with RunningServer(Path(folder) / "tables.db", *options, module=module) as server:
            yield Running((server.address,), (server.process.pid,))


@contextmanager
def postgresql(nodes: int, *, is_wrong: bool = False) -> Iterator[Running]:
    with ExitStack() as stack:
        folder = stack.enter_context(tempfile.TemporaryDirectory())
        url = stack.enter_context(empty_database(durable=True))
        options = ("--pace", "0", "--secret", f"{folder}/secret", "--database", url, *NO_LIMITS)
        servers = [stack.enter_context(RunningServer(None, *options, module=WITH_COUNTING)) for _ in range(nodes)]
        addresses = tuple(server.address for server in servers)
        yield Running(addresses, tuple(server.process.pid for server in servers), main_process(url), is_wrong)
