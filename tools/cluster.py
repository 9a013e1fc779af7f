"""Two nodes on one PostgreSQL database behind nginx, on this machine: for trying what happens when one dies.

    python tools/cluster.py [--port 8000] [--nodes 2] [--database postgresql://…]

Without a database one is started for the occasion. nginx sends each table to the node where it belongs, with the rules
of deploy/nginx-cluster.conf. Kill a node by the number that is shown: it is started again after a while, and in between
the others have its tables.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import signal
import sys
from collections.abc import Iterator
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[1]))

from tools.nginx import MissingNginx, balancer, free_port
from tools.postgresql import MissingPostgresql, empty_database

# Seconds until a node that has died is started again.
REST = 10


class Node:
    def __init__(self, number: int, port: int, database: str) -> None:
        self.number = number
        self.port = port
        options = ["--json", "--port", str(port), "--database", database]
        self.command = [sys.executable, "-m", "tablee", "serve", *options]
        self.is_up = asyncio.Event()

    async def live(self) -> None:
        """Started, and started again whenever it dies."""
        while True:
            process = await asyncio.create_subprocess_exec(
                *self.command, stdout=asyncio.subprocess.PIPE, start_new_session=True
            )
            try:
                assert process.stdout is not None
                if await process.stdout.readline():
                    say(f"node {self.number} is at port {self.port}: kill -9 {process.pid} ends it")
                    self.is_up.set()
                await process.wait()
            finally:
                with contextlib.suppress(ProcessLookupError):
                    process.send_signal(signal.SIGTERM)
                    await process.wait()
            say(f"node {self.number} is gone; it comes back in {REST} seconds")
            await asyncio.sleep(REST)


def say(text: str) -> None:
    print(text, flush=True)


@contextlib.contextmanager
def somewhere(url: str | None) -> Iterator[str]:
    if url is not None:
        yield url
        return
    with empty_database() as made:
        say("PostgreSQL is started for the occasion; its tables go with it")
        yield made


async def run(port: int, ports: list[int], database: str) -> None:
    nodes = [Node(number, at, database) for number, at in enumerate(ports, start=1)]
    lives = [asyncio.create_task(node.live()) for node in nodes]
    try:
        for node in nodes:
            await node.is_up.wait()
        say(f"Tablée is at http://localhost:{port}; Ctrl-C stops everything")
        await asyncio.gather(*lives)
    finally:
        for life in lives:
            life.cancel()
        await asyncio.gather(*lives, return_exceptions=True)


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--port", type=int, default=8000, help="0 for any that is free")
    parser.add_argument("--nodes", type=int, choices=range(1, 9), default=2)
    parser.add_argument("--database")
    asked = parser.parse_args()
    signal.signal(signal.SIGTERM, signal.default_int_handler)
    with contextlib.suppress(KeyboardInterrupt):
        try:
            front = asked.port or free_port()
            behind = [free_port() for _ in range(asked.nodes)]
            with balancer(front, behind), somewhere(asked.database) as url:
                asyncio.run(run(front, behind, url))
        except (MissingNginx, MissingPostgresql, OSError, OverflowError) as error:
            sys.exit(f"cluster: {error}")
