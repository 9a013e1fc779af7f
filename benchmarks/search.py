"""Simulations per second of searches on one core: DOG's hard bot beside OpenSpiel's MCTS and ISMCTS, in one run.

A simulation is one try of one choice, played on to the point where it is judged. What is compared is how many of them
a searcher makes per second when it is asked for a decision through Python; all of them are compiled (OpenSpiel's are
C++). The games are not the same and neither are the simulations: those of DOG go to the end of the round and every play
in them is chosen at a glance from all legal ones; those of OpenSpiel go to the end of the game and are random, and
backgammon's is long. maedn is the race game next to DOG, without hands; euchre hides hands and has partners. So the
table tells what a second of thought buys in each, not which code is better.

    python benchmarks/search.py
    python benchmarks/search.py --rounds 9 --seconds 4 --json
"""

from __future__ import annotations

import argparse
import json
import os
import subprocess
import sys
from pathlib import Path
from statistics import median

from rich.console import Console
from rich.progress import track
from rich.table import Table

sys.path.insert(0, str(Path(__file__).parents[1]))

from benchmarks.amounts import some, time

HERE = Path(__file__).parent
CONTENDERS = (
    ("Tablée hard", "2"),
    ("Tablée hard", "4"),
    ("Tablée hard", "6"),
    ("OpenSpiel MCTS", "maedn(players=4)"),
    ("OpenSpiel MCTS", "backgammon"),
    ("OpenSpiel ISMCTS", "euchre"),
)


def speed(contender: tuple[str, str], seconds: float) -> float:
    """One contender for so long, in a process of its own."""
    kind, game = contender
    environment = dict(os.environ)
    environment.pop("PYTHONPATH", None)
    worker = HERE / ("openspiel_searcher.py" if kind.startswith("OpenSpiel") else "dog_searcher.py")
    command = [sys.executable, str(worker), kind.split()[-1], game, str(seconds)]
    ran = subprocess.run(command, env=environment, check=True, capture_output=True, text=True)
    return float(ran.stdout)


def measured(rounds: int, seconds: float) -> dict[tuple[str, str], list[float]]:
    """They take turns, so that a noisy machine is noisy for all of them."""
    turns = [contender for _ in range(rounds) for contender in CONTENDERS]
    speeds: dict[tuple[str, str], list[float]] = {contender: [] for contender in CONTENDERS}
    for contender in track(turns, "measuring", console=Console(stderr=True), transient=True):
        speeds[contender].append(speed(contender, seconds))
    return speeds


def table(speeds: dict[tuple[str, str], list[float]]) -> Table:
    rows = Table("searcher", "game", "simulations/s", "a simulation goes to", title="Searches on one core")
    for (kind, game), values in speeds.items():
        own = kind.startswith("Tablée")
        end = "the end of the round, greedily" if own else "the end of the game, at random"
        rows.add_row(kind, f"dog, {game} players" if own else game, f"{median(values):,.0f}".replace(",", " "), end)
    return rows


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--rounds", type=some, default=5, help="how often everybody takes a turn")
    parser.add_argument("--seconds", type=time, default=2.0, help="how long a turn takes at least")
    parser.add_argument("--json", action="store_true", help="for programs")
    given = parser.parse_args()
    os.sched_setaffinity(0, {min(os.sched_getaffinity(0))})
    speeds = measured(given.rounds, given.seconds)
    if given.json:
        print(json.dumps([{"searcher": kind, "game": game, "speeds": row} for (kind, game), row in speeds.items()]))
    else:
        Console().print(table(speeds))


if __name__ == "__main__":
    main()
