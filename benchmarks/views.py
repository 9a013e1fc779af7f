"""What it costs to show a position: microseconds of CPU to make a view, encode it, read it back, imagine a world.

A decision of careless play, measured in the same round, is the yardstick, so that the ratios mean the same on any
machine.

    python benchmarks/views.py
    python benchmarks/views.py --rounds 9 --games dog overload
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Callable
from functools import partial
from pathlib import Path
from random import Random
from statistics import median
from time import process_time
from typing import Any

import msgspec
from rich.console import Console
from rich.table import Table

sys.path.insert(0, str(Path(__file__).parents[1]))

from benchmarks.amounts import some

from tablee.core.playout import play_out
from tablee.core.registry import AnyGame, find, games

POSITIONS = 50
DECISIONS = 300
SECONDS = 0.1

Times = dict[str, list[float]]


def microseconds(work: Callable[[], object], times: int) -> float:
    """CPU time of each of so many pieces of work, done again and again."""
    done, began = 0, process_time()
    while process_time() - began < SECONDS:
        work()
        done += times
    return 1e6 * (process_time() - began) / done


def positions(game: AnyGame) -> list[Any]:
    """Positions of careless games, in which a seat decides."""
    start, rng = game.start(game.options({})), Random("views")
    found = [play_out(game, start, rng, 1 + number)[0] for number in range(3 * POSITIONS)]
    return [state for state in found if game.actors(state)][:POSITIONS]


def each(function: Callable[[Any], object], members: list[Any]) -> None:
    for member in members:
        function(member)


def measured(game: AnyGame, rounds: int) -> Times:
    states = positions(game)
    views = [game.view(state, game.actors(state)[0]) for state in states]
    sent = [msgspec.json.encode(view) for view in views]
    rng, start = Random("worlds"), game.start(game.options({}))
    works: dict[str, tuple[Callable[[], object], int]] = {
        "a careless decision": (lambda: play_out(game, start, Random(1), DECISIONS), DECISIONS),
        "view": (partial(each, lambda state: game.view(state, None), states), len(states)),
        "encode": (partial(each, msgspec.json.encode, views), len(views)),
        "decode": (partial(each, game.decode_view, sent), len(sent)),
        "world": (partial(each, lambda view: game.world(view, rng), views), len(views)),
    }
    times: Times = {name: [] for name in works}
    for _ in range(rounds):
        for name, (work, number) in works.items():
            times[name].append(microseconds(work, number))
    return times


def shown(rows: dict[str, Times]) -> Table:
    table = Table("game", "work", title="Showing a position")
    for heading in ("median µs", "median / careless decision"):
        table.add_column(heading, justify="right")
    for name, times in rows.items():
        yardstick = median(times["a careless decision"])
        for work, taken in times.items():
            table.add_row(name, work, f"{median(taken):.2f}", f"{median(taken) / yardstick:.2f}")
    return table


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", nargs="+", choices=list(games()), default=list(games()))
    parser.add_argument("--rounds", type=some, default=5, help="how often everything is measured")
    given = parser.parse_args()
    Console().print(shown({name: measured(find(name), given.rounds) for name in given.games}))


if __name__ == "__main__":
    main()
