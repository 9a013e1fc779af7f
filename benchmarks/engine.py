"""Decisions per second in random legal play, beside OpenSpiel, in one run on one core.

Everybody plays through its public Python interface: the legal list, a choice, apply, and chance. The contenders take
turns for several rounds, so that a noisy machine is noisy for all of them; the table shows medians and ratios.

    python benchmarks/engine.py
    python benchmarks/engine.py --rounds 9 --seconds 2 --json
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
GAMES = ("overload", "wuerfelblitz", "wuerfel-express", "dog")
RIVALS = ("maedn(players=4)", "backgammon")
MEASURE = "maedn(players=4)"
GOALS = {"overload": 5, "wuerfelblitz": 5, "wuerfel-express": 2, "dog": 2}


def speed(contender: tuple[str, str], seconds: float) -> float:
    """One contender for so long, in a process of its own."""
    kind, name = contender
    environment = dict(os.environ)
    environment.pop("PYTHONPATH", None)
    if kind == "interpreted":
        environment["PYTHONPATH"] = str(HERE.parent / "src")
    worker = HERE / ("openspiel_worker.py" if kind == "OpenSpiel" else "tablee_worker.py")
    command = [sys.executable, str(worker), name, str(seconds)]
    ran = subprocess.run(command, env=environment, check=True, capture_output=True, text=True)
    return float(ran.stdout)


def measured(rounds: int, seconds: float) -> dict[tuple[str, str], list[float]]:
    contenders = [
        *(("OpenSpiel", name) for name in RIVALS),
        *((kind, name) for kind in ("compiled", "interpreted") for name in GAMES),
    ]
    turns = [contender for _ in range(rounds) for contender in contenders]
    speeds: dict[tuple[str, str], list[float]] = {contender: [] for contender in contenders}
    for contender in track(turns, "measuring", console=Console(stderr=True), transient=True):
        speeds[contender].append(speed(contender, seconds))
    return speeds


def ratios(speeds: dict[tuple[str, str], list[float]], contender: tuple[str, str]) -> list[float]:
    """Against OpenSpiel's race game in the same round."""
    return [own / other for own, other in zip(speeds[contender], speeds["OpenSpiel", MEASURE], strict=True)]


def table(speeds: dict[tuple[str, str], list[float]]) -> Table:
    rows = Table("engine", "game", "decisions/s", f"× {MEASURE}", "goal", title="Random legal play on one core")
    for (kind, name), values in speeds.items():
        goal = f"{GOALS[name]}" if kind == "compiled" else ""
        times = median(ratios(speeds, (kind, name)))
        rows.add_row(kind, name, f"{median(values):,.0f}".replace(",", " "), f"{times:.2f}", goal)
    return rows


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--rounds", type=some, default=7, help="how often everybody takes a turn")
    parser.add_argument("--seconds", type=time, default=1.0, help="how long a turn takes")
    parser.add_argument("--json", action="store_true", help="for programs")
    given = parser.parse_args()
    os.sched_setaffinity(0, {min(os.sched_getaffinity(0))})
    speeds = measured(given.rounds, given.seconds)
    if given.json:
        figures = [
            {"engine": kind, "game": name, "speeds": values, "ratio": median(ratios(speeds, (kind, name)))}
            for (kind, name), values in speeds.items()
        ]
        print(json.dumps(figures))
    else:
        Console().print(table(speeds))


if __name__ == "__main__":
    main()
