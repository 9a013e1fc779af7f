"""Two nodes on one PostgreSQL database behind a small balancer, on this machine: for trying what happens when one dies.

    python tools/cluster.py [--port 8000] [--nodes 2] [--database postgresql://…]

Without a database one is started for the occasion. Kill a node by the number that is shown: it is started again after a
while, and meanwhile the others have its tables.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import itertools
import json
import signal
import sys
from collections.abc import Iterator
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[1]))

from tools.postgresql import MissingPostgresql, empty_database

CHUNK = 64 * 1024
# Seconds until a node that has died is started again.
REST = 10


class Node:
    def __init__(self, number: int, command: list[str]) -> None:
        self.number = number
        self.command = command
        self.port: int | None = None

    async def live(self) -> None:
        """Started, and started again whenever it dies."""
        while True:
            process = await asyncio.create_subprocess_exec(
                *self.command, stdout=asyncio.subprocess.PIPE, start_new_session=True
            )
            try:
                assert process.stdout is not None
                told = await process.stdout.readline()
                if told:
                    self.port = int(json.loads(told)["here"].rpartition(":")[2])
                    say(f"node {self.number} is at port {self.port}: kill -9 {process.pid} ends it")
                await process.wait()
            finally:
                self.port = None
                with contextlib.suppress(ProcessLookupError):
                    process.send_signal(signal.SIGTERM)
                    await process.wait()
            say(f"node {self.number} is gone; it comes back in {REST} seconds")
            await asyncio.sleep(REST)


class Balancer:
    """Connections go to the nodes in turn; one that does not answer is passed over."""

    def __init__(self, nodes: list[Node]) -> None:
        self.nodes = nodes
        self.turns: Iterator[Node] = itertools.cycle(nodes)

    async def serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        for _ in self.nodes:
            port = next(self.turns).port
            if port is None:
                continue
            try:
                there, back = await asyncio.open_connection("127.0.0.1", port)
            except OSError:
                continue
            await asyncio.gather(pump(reader, back), pump(there, writer))
            return
        writer.close()


async def pump(source: asyncio.StreamReader, target: asyncio.StreamWriter) -> None:
    with contextlib.suppress(OSError):
        while data := await source.read(CHUNK):
            target.write(data)
            await target.drain()
    with contextlib.suppress(OSError):
        target.close()


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


async def run(port: int, number: int, database: str) -> None:
    command = [sys.executable, "-m", "tablee", "serve", "--json", "--port", "0", "--database", database]
    nodes = [Node(each + 1, command) for each in range(number)]
    server = await asyncio.start_server(Balancer(nodes).serve, "127.0.0.1", port)
    async with server:
        lives = [asyncio.create_task(node.live()) for node in nodes]
        while not all(node.port for node in nodes):
            await asyncio.sleep(0.05)
        found = server.sockets[0].getsockname()[1]
        say(f"Tablée is at http://localhost:{found}; Ctrl-C stops everything")
        try:
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
            with somewhere(asked.database) as url:
                asyncio.run(run(asked.port, asked.nodes, url))
        except (MissingPostgresql, OSError, OverflowError) as error:
            sys.exit(f"cluster: {error}")
