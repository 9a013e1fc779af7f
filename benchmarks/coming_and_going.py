"""People who come, play a little and go, for as long as you like: does the server's memory grow?

python benchmarks/coming_and_going.py --minutes 60
python benchmarks/coming_and_going.py --minutes 2 --at-once 20 --json

The server forgets unused tables after seconds, so that as many go as come. The first quarter is for warming up.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import sys
from collections.abc import Callable
from itertools import count
from pathlib import Path
from random import Random
from statistics import linear_regression
from time import monotonic
from typing import Any, NamedTuple

import httpx

sys.path.insert(0, str(Path(__file__).parents[1]))

from benchmarks.amounts import some, time
from benchmarks.loading.players import Table, set_up
from benchmarks.loading.processes import allow_many_sockets, memory
from benchmarks.loading.servers import Running, sqlite
from benchmarks.loading.sockets import PATIENCE
from benchmarks.loading.tally import AT_ONCE, Tally

from tablee.server.main import event_loop_factory

FORGETFUL = "benchmarks.loading.forgetful"
PLAYERS = {"overload": 3, "wuerfel-express": 2, "dog": 4}
MOST_MOVES = 40
SAMPLES = 60
# Part of the samples that is for warming up.
WARM_UP = 4


class Sample(NamedTuple):
    seconds: float
    tables: int
    at_hand: int
    bytes: int


class Patience(Tally):
    """So many moves at one table are enough."""

    def __init__(self, enough: int) -> None:
        super().__init__()
        self.is_open = True
        self.enough = enough
        self.had_enough = asyncio.Event()

    def moved(self) -> None:
        super().moved()
        if self.moves >= self.enough:
            self.had_enough.set()

    def game_over(self) -> None:
        self.had_enough.set()


async def visit(http: httpx.AsyncClient, running: Running, rng: Random) -> None:
    """Every second table is ended in due form; from the others everybody walks away."""
    game = rng.choice([*PLAYERS])
    made = await set_up(http, game, PLAYERS[game])
    patience = Patience(rng.randint(1, MOST_MOVES))
    playing = asyncio.create_task(Table(made, running.addresses, AT_ONCE, patience).play(lambda: None))
    waiting = asyncio.create_task(patience.had_enough.wait())
    await asyncio.wait([playing, waiting], return_when=asyncio.FIRST_COMPLETED)
    waiting.cancel()
    playing.cancel()
    for outcome in await asyncio.gather(playing, return_exceptions=True):
        if isinstance(outcome, Exception):
            raise outcome
    if rng.random() < 0.5:
        await http.post(f"/api/tables/{made['id']}/end", headers={"Authorization": f"Bearer {made['owner']}"})


async def come_and_go(running: Running, minutes: float, at_once: int, say: Callable[[Sample], None]) -> list[Sample]:
    visits, began, samples = count(), monotonic(), list[Sample]()
    come = 0

    async def guests(http: httpx.AsyncClient, rng: Random) -> None:
        nonlocal come
        while True:
            await visit(http, running, rng)
            come = next(visits) + 1

    async with httpx.AsyncClient(base_url=running.addresses[0], timeout=PATIENCE) as http:
        coming = [asyncio.create_task(guests(http, Random(f"guests {number}"))) for number in range(at_once)]
        for _ in range(SAMPLES):
            failed, _waiting = await asyncio.wait(coming, timeout=60 * minutes / SAMPLES)
            for task in failed:
                task.result()
            at_hand = await tables_at_hand(http)
            samples.append(Sample(monotonic() - began, come, at_hand, memory(running.pids)))
            say(samples[-1])
        for task in coming:
            task.cancel()
        await asyncio.gather(*coming, return_exceptions=True)
    return samples


async def tables_at_hand(http: httpx.AsyncClient) -> int:
    """As the server itself counts them."""
    numbers = (await http.get("/metrics")).raise_for_status().text.splitlines()
    return next(int(float(line.split()[1])) for line in numbers if line.startswith("tablee_tables "))


def growth(samples: list[Sample]) -> float:
    """Bytes for each table that came and went, after warming up."""
    later = samples[len(samples) // WARM_UP :]
    return linear_regression([sample.tables for sample in later], [sample.bytes for sample in later]).slope


def show(sample: Sample) -> None:
    megabytes = f"{sample.bytes / 1e6:.1f} MB"
    text = f"{sample.seconds:.0f} s: {sample.tables} tables, {sample.at_hand} at hand, {megabytes}"
    print(text, file=sys.stderr, flush=True)


def report(samples: list[Sample]) -> dict[str, Any]:
    return {
        "tables": samples[-1].tables,
        "seconds": round(samples[-1].seconds),
        "megabytes after warming up": round(samples[len(samples) // WARM_UP].bytes / 1e6, 1),
        "megabytes at the end": round(samples[-1].bytes / 1e6, 1),
        "kilobytes more for 1000 tables": round(growth(samples)),
    }


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--minutes", type=time, default=60)
    parser.add_argument("--at-once", type=some, default=10, help="tables at which somebody plays")
    parser.add_argument("--json", action="store_true", help="for programs")
    given = parser.parse_args()
    allow_many_sockets()
    with sqlite(FORGETFUL) as running, asyncio.Runner(loop_factory=event_loop_factory()) as runner:
        found = report(runner.run(come_and_go(running, given.minutes, given.at_once, show)))
    print(json.dumps(found) if given.json else "\n".join(f"{name}: {number}" for name, number in found.items()))
