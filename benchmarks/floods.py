"""One address floods the server; how long do others wait? The server has its usual limits.

python benchmarks/floods.py
python benchmarks/floods.py --seconds 5 --only junk,updates --json

Attackers come from 127.0.0.2, in a process of their own; the others, from 127.0.0.1, ping once every 20 ms.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import sys
import tempfile
from collections.abc import Awaitable, Callable
from contextlib import suppress
from multiprocessing import get_context
from pathlib import Path
from random import Random
from time import monotonic
from typing import NamedTuple

import httpx
from websockets.asyncio.client import connect
from websockets.exceptions import WebSocketException

sys.path.insert(0, str(Path(__file__).parents[1]))

from benchmarks.amounts import some
from benchmarks.loading.processes import allow_many_sockets, cpu_seconds
from tests.server.support.running import RunningServer

ATTACKER = "127.0.0.2"
EVERY = 0.02
SOCKETS = 190
REQUESTS = 32
LONG_GAME = 1500
NAMES = ("Ann", "Ben", "Cleo", "Dan")
JUNK = json.dumps({"command": "x", "junk": [1] * 500})


class Target(NamedTuple):
    """A server, and tables at it: one with a long game, one that has ended."""

    address: str
    long: str
    over: str
    key: str


class Row(NamedTuple):
    flood: str
    pings: int
    p50: float
    p99: float
    longest: float
    cpu: float


async def play(http: httpx.AsyncClient, decisions: int) -> tuple[str, str]:
    """A game of DOG with so many decisions at random by one program; its table and the owner's key."""
    chairs = [{"sitter": "beside" if number else "me", "name": name} for number, name in enumerate(NAMES)]
    made = (await http.post("/api/tables", json={"game": "dog", "chairs": chairs, "stand_in": None})).json()
    path, keys, rng = f"/api/tables/{made['id']}", [seat["key"] for seat in made["seats"]], Random("floods")
    await http.post(f"{path}/start", headers=bearer(made["owner"]))
    for number in range(decisions):
        for key in keys:
            update = (await http.get(f"{path}/update", headers=bearer(key))).json()
            if update["legal"]:
                body = {"command": f"c{number}", "revision": update["revision"], "do": rng.choice(update["legal"])}
                await http.post(f"{path}/moves", json=body, headers=bearer(key))
        if update["outcome"] is not None:
            break
    return made["id"], made["owner"]


def bearer(key: str) -> dict[str, str]:
    return {"Authorization": f"Bearer {key}"}


async def hammer(target: Target, path: str, until: float) -> None:
    """Ask as fast as answers come, from many connections."""
    transport = httpx.AsyncHTTPTransport(local_address=ATTACKER, limits=httpx.Limits(max_connections=REQUESTS))
    async with httpx.AsyncClient(base_url=target.address, transport=transport, timeout=30) as http:

        async def ask() -> None:
            while monotonic() < until:
                with suppress(httpx.HTTPError):
                    await http.get(path)

        await asyncio.gather(*(ask() for _ in range(REQUESTS)))


async def updates(target: Target, until: float) -> None:
    await hammer(target, f"/api/tables/{target.long}/update?since=0", until)


async def replays(target: Target, until: float) -> None:
    await hammer(target, f"/api/tables/{target.long}/replay?first={LONG_GAME}&count=200", until)


async def reviews(target: Target, until: float) -> None:
    await hammer(target, f"/api/tables/{target.over}/review", until)


async def hellos(target: Target, until: float) -> None:
    """Sockets that greet, hear everything, and go."""

    async def greet() -> None:
        while monotonic() < until:
            with suppress(OSError, WebSocketException, TimeoutError):
                async with connect(socket_of(target), local_addr=(ATTACKER, 0)) as socket:
                    await socket.send(json.dumps({"since": 0}))
                    await asyncio.wait_for(socket.recv(), 5)

    await asyncio.gather(*(greet() for _ in range(REQUESTS)))


async def junk(target: Target, until: float) -> None:
    """Messages that mean nothing, on as many sockets as one address may have."""

    async def talk() -> None:
        while monotonic() < until:
            with suppress(OSError, WebSocketException, TimeoutError):
                async with connect(socket_of(target), local_addr=(ATTACKER, 0), max_queue=None) as socket:
                    await socket.send(json.dumps({}))
                    while monotonic() < until:
                        await socket.send(JUNK)
                        await asyncio.sleep(1 / 150)
            await asyncio.sleep(0.1)

    await asyncio.gather(*(talk() for _ in range(SOCKETS)))


def socket_of(target: Target) -> str:
    return f"{target.address.replace('http', 'ws', 1)}/api/tables/{target.long}/socket"


FLOODS: dict[str, Callable[[Target, float], Awaitable[None]] | None] = {
    "none": None,
    "updates": updates,
    "replays": replays,
    "reviews": reviews,
    "hellos": hellos,
    "junk": junk,
}


def attack(name: str, target: Target, seconds: float) -> None:
    allow_many_sockets()
    flood = FLOODS[name]
    assert flood is not None
    asyncio.run(flooding(flood, target, monotonic() + seconds))


async def flooding(flood: Callable[[Target, float], Awaitable[None]], target: Target, until: float) -> None:
    with suppress(TimeoutError):
        await asyncio.wait_for(flood(target, until), until - monotonic() + 1)


async def waits(target: Target, seconds: float) -> list[float]:
    """Milliseconds until each ping of another player is answered."""
    found, until = [], monotonic() + seconds
    async with connect(socket_of(target)) as socket:
        await socket.send(json.dumps({}))
        number = 0
        while monotonic() < until:
            number += 1
            began = monotonic()
            await socket.send(json.dumps({"command": f"p{number}", "ping": True}))
            while json.loads(await socket.recv()).get("command") != f"p{number}":
                pass
            found.append(1000 * (monotonic() - began))
            await asyncio.sleep(EVERY)
    return found


async def measure(name: str, target: Target, seconds: float, pid: int) -> Row:
    attacker = get_context("spawn").Process(target=attack, args=(name, target, seconds + 1), daemon=True)
    if FLOODS[name] is not None:
        attacker.start()
        await asyncio.sleep(1)
    used = cpu_seconds([pid])
    found = sorted(await waits(target, seconds))
    used = cpu_seconds([pid]) - used
    if attacker.pid is not None:
        await asyncio.to_thread(attacker.join)
    at = [found[min(len(found) - 1, int(share * len(found)))] for share in (0.5, 0.99)]
    return Row(name, len(found), round(at[0], 1), round(at[1], 1), round(found[-1], 1), round(used / seconds, 2))


async def everything(names: list[str], seconds: float, show: Callable[[Row], None]) -> None:
    with tempfile.TemporaryDirectory() as folder:
        options = ("--pace", "0", "--secret", f"{folder}/secret")
        generous = ("--limit-requests", "0", "--limit-commands", "0", "--limit-cpu", "0")
        data = Path(folder) / "tables.db"
        with RunningServer(data, *options, *generous) as server:
            async with httpx.AsyncClient(base_url=server.address, timeout=30) as http:
                (long, key), (over, owner) = await play(http, LONG_GAME), await play(http, 200)
                await http.post(f"/api/tables/{over}/end", headers=bearer(owner))
        with RunningServer(data, *options) as server:
            for name in names:
                target = Target(server.address, long, over, key)
                show(await measure(name, target, seconds, server.process.pid))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--seconds", type=some, default=10, help="for each flood (10)")
    parser.add_argument("--only", default=",".join(FLOODS), help=f"some of {', '.join(FLOODS)}")
    parser.add_argument("--json", action="store_true", help="a line of JSON for each flood")
    given = parser.parse_args()
    unknown = [name for name in given.only.split(",") if name not in FLOODS]
    if unknown:
        parser.error(f"there is no flood {unknown[0]!r}: choose among {', '.join(FLOODS)}")
    if not given.json:
        print(f"{'flood':10} {'pings':>6} {'p50':>8} {'p99':>8} {'longest':>8}  server CPU")

    def show(row: Row) -> None:
        text = f"{row.flood:10} {row.pings:6} {row.p50:5.1f} ms {row.p99:5.1f} ms {row.longest:5.1f} ms  {row.cpu:.0%}"
        print(json.dumps(row._asdict()) if given.json else text, flush=True)

    asyncio.run(everything(given.only.split(","), given.seconds, show))


if __name__ == "__main__":
    main()
