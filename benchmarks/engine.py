"""Decisions per CPU second in random legal play, beside OpenSpiel, in one run on one core.

Tablée plays in three ways, compiled: by number and by values in a compiled loop, and step by step from interpreted
Python, as OpenSpiel does; and by values with everything interpreted. The contenders take turns for several rounds, so
that a noisy machine is noisy for all of them; the table shows medians and ratios. Valgrind counts instructions.

    python benchmarks/engine.py
    python benchmarks/engine.py --game overload --every --rounds 9 --instructions --json
"""

from __future__ import annotations

import argparse
import json
import os
import subprocess
import sys
from dataclasses import dataclass
from pathlib import Path
from statistics import median

from rich.console import Console
from rich.progress import track
from rich.table import Table

sys.path.insert(0, str(Path(__file__).parents[1]))

from benchmarks.amounts import some, time
from benchmarks.instructions import can_count, per_decision

from tablee.core.numbered import NumberedGame
from tablee.core.registry import find

HERE = Path(__file__).parent
GAMES = ("overload", "wuerfelblitz", "wuerfel-express", "dog")
# How many times as fast as the race game: by number, by values, step by step.
GOALS = {
    "overload": {"numbers": 30, "values": 12, "steps": 3},
    "wuerfelblitz": {"numbers": 20, "values": 10, "steps": 3},
    "wuerfel-express": {"numbers": 20, "values": 10, "steps": 3},
    "dog": {"numbers": 10, "values": 7, "steps": 3},
}


@dataclass(frozen=True)
class Contender:
    """A game, how many play it, and how: a way of Tablée's worker, `interpreted`, or `OpenSpiel`."""

    way: str
    game: str
    players: int = 0

    def command(self) -> list[str]:
        if self.way == "OpenSpiel":
            return [sys.executable, str(HERE / "openspiel_worker.py"), self.game]
        way = "values" if self.way == "interpreted" else self.way
        return [sys.executable, str(HERE / "tablee_worker.py"), self.game, str(self.players), way]

    def environment(self) -> dict[str, str]:
        found = dict(os.environ)
        found.pop("PYTHONPATH", None)
        return {**found, "PYTHONPATH": str(HERE.parent / "src")} if self.way == "interpreted" else found

    def goal(self) -> int | None:
        return GOALS.get(self.game, {}).get(self.way)


MEASURE = Contender("OpenSpiel", "maedn(players=4)")
RIVALS = (MEASURE, Contender("OpenSpiel", "backgammon"))
Speeds = dict[Contender, list[float]]


def entered(names: list[str], every: bool) -> list[Contender]:
    """Each game by every way that it can be played, with the usual number of players or with every number."""
    found = list(RIVALS)
    for name in names:
        game, bounds = find(name), find(name).about.players
        ways = ["numbers"] if isinstance(game, NumberedGame) else []
        for players in range(bounds.low, bounds.high + 1) if every else [bounds.usual]:
            found += [Contender(way, name, players) for way in (*ways, "values", "steps", "interpreted")]
    return found


def speed(contender: Contender, seconds: float) -> float:
    """One contender for so long, in a process of its own."""
    command = [*contender.command(), str(seconds)]
    ran = subprocess.run(command, env=contender.environment(), check=True, capture_output=True, text=True)
    return float(ran.stdout)


def measured(contenders: list[Contender], rounds: int, seconds: float) -> Speeds:
    turns = [contender for _ in range(rounds) for contender in contenders]
    speeds: Speeds = {contender: [] for contender in contenders}
    for contender in track(turns, "measuring", console=Console(stderr=True), transient=True):
        speeds[contender].append(speed(contender, seconds))
    return speeds


def counted(contenders: list[Contender]) -> dict[Contender, float]:
    """Instructions for a decision, of all but OpenSpiel."""
    ours = [contender for contender in contenders if contender.way != "OpenSpiel"]
    shown = track(ours, "counting", console=Console(stderr=True), transient=True)
    return {contender: per_decision(contender.command(), contender.environment()) for contender in shown}


def ratio(speeds: Speeds, contender: Contender) -> float:
    """Against OpenSpiel's race game in the same round."""
    return median(own / other for own, other in zip(speeds[contender], speeds[MEASURE], strict=True))


def figures(speeds: Speeds, instructions: dict[Contender, float]) -> list[dict[str, object]]:
    return [
        {
            "way": contender.way,
            "game": contender.game,
            "players": contender.players or None,
            "speeds": values,
            "ratio": ratio(speeds, contender),
            "goal": contender.goal(),
            "instructions": instructions.get(contender),
        }
        for contender, values in speeds.items()
    ]


def table(speeds: Speeds, instructions: dict[Contender, float]) -> Table:
    heads = ("way", "game", "players", "decisions/CPU s", f"× {MEASURE.game}", "goal", "instructions")
    rows = Table(*heads, title="Random legal play on one core")
    for contender, values in speeds.items():
        counts = instructions.get(contender)
        rows.add_row(
            contender.way,
            contender.game,
            str(contender.players or ""),
            spaced(median(values)),
            f"{ratio(speeds, contender):.2f}",
            str(contender.goal() or ""),
            "" if counts is None else spaced(counts),
        )
    return rows


def spaced(number: float) -> str:
    return f"{number:,.0f}".replace(",", " ")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--game", choices=GAMES, action="append", help="only this game (several times: these)")
    parser.add_argument("--every", action="store_true", help="with every number of players")
    parser.add_argument("--rounds", type=some, default=7, help="how often everybody takes a turn")
    parser.add_argument("--seconds", type=time, default=1.0, help="how long a turn takes")
    parser.add_argument("--instructions", action="store_true", help="count them as well, which takes minutes")
    parser.add_argument("--json", action="store_true", help="for programs")
    given = parser.parse_args()
    if given.instructions and not can_count():
        parser.error("--instructions needs valgrind, which is not installed")
    os.sched_setaffinity(0, {min(os.sched_getaffinity(0))})
    contenders = entered(given.game or list(GAMES), given.every)
    speeds = measured(contenders, given.rounds, given.seconds)
    instructions = counted(contenders) if given.instructions else {}
    if given.json:
        print(json.dumps(figures(speeds, instructions)))
    else:
        Console().print(table(speeds, instructions))


if __name__ == "__main__":
    main()
