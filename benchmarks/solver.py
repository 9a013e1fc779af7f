"""How long Würfel Express takes to solve a turn, and its bots to choose: milliseconds, and each beside a random game.

A whole game of careless play, measured in the same round, is the yardstick, so that the ratios mean the same on any
machine. The positions come from games between medium bots.

    python benchmarks/solver.py
    python benchmarks/solver.py --games 5 --players 2 6
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Callable
from functools import partial
from pathlib import Path
from random import Random
from statistics import median
from time import perf_counter

from rich.console import Console
from rich.progress import track
from rich.table import Table

sys.path.insert(0, str(Path(__file__).parents[1]))

from benchmarks.amounts import some

from tablee.core.playout import play_out
from tablee.games.wuerfel_express.game import GAME
from tablee.games.wuerfel_express.solver import solve_turn
from tablee.games.wuerfel_express.state import State
from tablee.games.wuerfel_express.weights import WEIGHTS
from tablee.games.wuerfel_express.worth import Outlook

KINDS = {"Dropping": "before the first roll", "Keeping": "after a roll", "Taking": "taking strips"}
LONG = 10_000
PLAYERS = [*WEIGHTS]

Times = dict[tuple[str, str], list[float]]


def milliseconds(work: Callable[[], object]) -> float:
    began = perf_counter()
    work()
    return 1000 * (perf_counter() - began)


def measured(players: int, games: int, console: Console) -> Times:
    """By kind of decision and of work; the yardstick stands under the kind `game`."""
    times: Times = {}
    start = GAME.start(GAME.options({"players": players}))
    for number in track(range(games), f"{players} players", console=console, transient=True):
        rng = Random(number)
        yardstick = milliseconds(partial(play_out, GAME, start, rng, LONG))
        times.setdefault(("game", "careless"), []).append(yardstick)
        for state in decisions(start, rng):
            for work, taken in timed(state, rng).items():
                times.setdefault((KINDS[type(GAME.view(state, None).phase).__name__], work), []).append(taken)
    return times


def decisions(state: State, rng: Random) -> list[State]:
    """Every position of a game between medium bots in which there is a choice."""
    found = []
    medium = GAME.bots()["medium"]
    while GAME.outcome(state) is None:
        chance = GAME.chance(state)
        if chance is not None:
            state = GAME.apply(state, chance.sample(rng))
            continue
        found.append(state)
        state = GAME.apply(state, medium.choose(GAME.view(state, state.seat), GAME.legal(state, state.seat), rng))
    return found


def timed(state: State, rng: Random) -> dict[str, float]:
    view, legal = GAME.view(state, state.seat), GAME.legal(state, state.seat)
    value = Outlook(WEIGHTS[view.players], state.seat).value
    bots = GAME.bots()
    return {
        "solver": milliseconds(partial(solve_turn, state, value)),
        **{name: milliseconds(partial(bot.choose, view, legal, rng)) for name, bot in bots.items()},
    }


def shown(players: int, times: Times) -> Table:
    yardstick = median(times["game", "careless"])
    table = Table(title=f"{players} players; a careless game takes {yardstick:.1f} ms")
    for heading in ("decision", "work", "median ms", "worst ms", "median / careless game"):
        table.add_column(heading, justify="left" if heading in ("decision", "work") else "right")
    for (kind, work), taken in sorted(times.items()):
        if kind != "game":
            middle = median(taken)
            table.add_row(kind, work, f"{middle:.2f}", f"{max(taken):.1f}", f"{middle / yardstick:.2f}")
    return table


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--players", type=int, nargs="+", choices=PLAYERS, default=PLAYERS)
    parser.add_argument("--games", type=some, default=10, help="games whose positions are measured")
    given = parser.parse_args()
    console = Console()
    for players in given.players:
        console.print(shown(players, measured(players, given.games, Console(stderr=True))))


if __name__ == "__main__":
    main()
