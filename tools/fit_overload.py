"""Fits Overload's table of chances by playing against itself: writes src/tablee/games/overload/weights.py.

    python tools/fit_overload.py [games for each number of players]

Everybody plays by the table, which learns from every position of a game how it went on (temporal differences). Always
the same for the same number of games; compiled, the usual 8,000 take some minutes.
"""

from __future__ import annotations

import sys
from math import sqrt
from pathlib import Path
from random import Random

from tablee.core.values import pick
from tablee.games.overload.actions import LOAD
from tablee.games.overload.features import (
    ENTRIES,
    FARTHEST,
    HIGHEST,
    ON_THE_WAY,
    POINTS,
    STEEPNESS,
    WAITING,
    features,
    steepness,
)
from tablee.games.overload.fitted import Fitted
from tablee.games.overload.game import start
from tablee.games.overload.options import Options
from tablee.games.overload.rules import arrival_points, played, rolled
from tablee.games.overload.search import best_load
from tablee.games.overload.state import LOADING, OVER, State
from tablee.games.overload.track import FACES, FULL, sections_in_play
from tablee.games.overload.turn import best_end

FILE = Path(__file__).parent.parent / "src" / "tablee" / "games" / "overload" / "weights.py"
MEMORY = 0.8  # how much a position learns from the far end of its game rather than from the next position
PACE = 0.25  # in points
CURIOSITY = 8  # so many loads of a hundred are tried out


def first_guess(players: int) -> list[float]:
    """A table to begin with: discs count more the nearer they are."""
    table = [0.0] * ENTRIES
    finish = 5 + 4 * players
    for discs in range(FULL + 1):
        for distance in range(FARTHEST):
            near = max(0.0, 1 - distance / finish)
            points: int = arrival_points(discs)
            table[ON_THE_WAY + discs * FARTHEST + distance] = (2 + points) * (0.4 + 0.4 * near)
    table[WAITING] = 2.5
    for points in range(HIGHEST):
        table[POINTS + points] = float(points)
    for stage in range(HIGHEST // 4 + 1):
        table[STEEPNESS + stage] = 0.1 + 0.1 / (1 + stage)
    return table


def positions(options: Options, taste: Fitted, rng: Random) -> list[State]:
    """A game of the table against itself: all that is worth learning from, and the end."""
    state = start(options)
    seen = []
    while state.phase != OVER:
        seen.append(state)
        if state.phase == LOADING:
            tried = pick(rng, 100) < CURIOSITY
            state = played(state, LOAD + pick(rng, FULL + 1)) if tried else best_load(state, taste)
            continue
        state = best_end(rolled(state, 1 + pick(rng, FACES)), state.seat, taste)
    return [*seen, state]


def learn(table: list[float], squares: list[float], taste: Fitted, game: list[State], pace: float) -> float:
    """From the last position back to the first; how surprising the game was."""
    target = taste.shares(game[-1])
    surprise = 0.0
    for state in reversed(game[:-1]):
        shares, steep, found = taste.shares(state), steepness(state), features(state)
        change = 0.0
        for seat, entries in enumerate(found):
            error = target[seat] - shares[seat]
            surprise += error * error
            change += error * sum(table[entry] for entry in entries)
            slope = table[steep] * error
            for entry in entries:
                squares[entry] += slope * slope
                table[entry] += pace * slope / sqrt(squares[entry])
        squares[steep] += change * change
        table[steep] = max(0.02, table[steep] + 0.02 * pace * change / sqrt(squares[steep]))
        target = [MEMORY * wanted + (1 - MEMORY) * share for wanted, share in zip(target, shares, strict=True)]
    return surprise / len(game)


def fit(players: int, games: int) -> list[float]:
    rng = Random(f"overload {players}")
    table = first_guess(players)
    taste = Fitted({players: table})
    squares = [0.01] * ENTRIES
    average = [0.0] * ENTRIES
    names = [section.name for section in sections_in_play(players)]
    surprise = 0.0
    for number in range(games):
        special = () if number % 2 else tuple(name for name in names if pick(rng, 2))
        game = positions(Options(players, special), taste, rng)
        surprise += learn(table, squares, taste, game, PACE)
        if number >= games // 2:
            average = [total + entry for total, entry in zip(average, table, strict=True)]
        if (number + 1) % max(1, games // 20) == 0:
            sys.stderr.write(f"{players} players, {number + 1} games: surprise {surprise * 20 / games:.4f}\n")
            surprise = 0.0
    return [total / (games - games // 2) for total in average]


def written(tables: dict[int, list[float]]) -> str:
    lines = ['"""Fitted by tools/fit_overload.py; do not edit."""', "", "from __future__ import annotations", ""]
    lines += ["from typing import Final", "", "# fmt: off", "TABLES: Final[dict[int, list[float]]] = {"]
    for players, table in tables.items():
        lines.append(f"    {players}: [")
        for first in range(0, ENTRIES, 12):
            lines.append("        " + " ".join(f"{entry:.3f}," for entry in table[first : first + 12]))
        lines.append("    ],")
    return "\n".join([*lines, "}", ""])


def main() -> None:
    games = int(sys.argv[1]) if len(sys.argv) > 1 else 8000
    FILE.write_text(written({players: fit(players, games) for players in (3, 4, 5)}), encoding="utf-8")


if __name__ == "__main__":
    main()
