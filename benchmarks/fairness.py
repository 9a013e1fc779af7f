"""How fair Würfelblitz is over bad lines, and what cheating gains: `python benchmarks/fairness.py [--rounds 2000]`.

The real server, simulated lines and people, fixed seeds; the figures are in docs/design/time.md.
"""

from __future__ import annotations

import argparse
import asyncio
import sys
import tempfile
from collections.abc import Sequence
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[1]))

from benchmarks.amounts import some
from tests.server.support.cheats import CHEATS, Program
from tests.server.support.fairness import (
    Client,
    Line,
    Make,
    Round,
    Watched,
    against_order,
    interval,
    race,
    wins,
)

LINKS = [Line(5, 2), Line(30, 10), Line(80, 20), Line(150, 40), Line(300, 60), Line(500, 40), Line(800, 80)]
JITTERS = (0, 50, 100, 200, 400)
LOSSES = (0.005, 0.01, 0.02, 0.05)
HOME = Line(80, 20)


def play(seed: str, rounds: int, makers: Sequence[tuple[Line, Make]]) -> list[Round]:
    with tempfile.TemporaryDirectory() as folder:
        return asyncio.run(race(Path(folder) / "tables.db", seed, rounds, makers))[1]


def share(count: int, total: int) -> str:
    low, high = interval(count, total)
    return f"{count / total:6.1%} ({low:.1%} to {high:.1%})"


def by_link(rounds: int) -> None:
    played = play("links", rounds, [(line, Client) for line in LINKS])
    won, naive = wins([each.winner for each in played], 7), wins([each.naive for each in played], 7)
    print(f"\n| round trip | wins of {rounds} rounds, 1 in 7 is {1 / 7:.1%} | where the first to arrive wins |")
    print("|---|---|---|")
    for line, mine, first in zip(LINKS, won, naive, strict=True):
        print(f"| {line} | {share(mine, sum(won))} | {share(first, sum(naive))} |", flush=True)
    print(f"\nAgainst the order of reaction times: {against_order(played):.2%}; first to arrive: {missed(played):.2%}")


def missed(played: Sequence[Round]) -> float:
    return sum(each.naive != each.true for each in played) / len(played)


def by_unsteadiness(rounds: int) -> None:
    print(
        "\n| four players | rounds against the order | where the kernel is asked | first to arrive |\n|---|---|---|---|"
    )
    for line in [*(Line(100, jitter) for jitter in JITTERS), *(Line(100, 20, loss) for loss in LOSSES)]:
        played, watched = (play("unsteady", rounds, [(line, make)] * 4) for make in (Client, Watched))
        shares = (against_order(played), against_order(watched), missed(played))
        print(f"| {line} | {' | '.join(f'{each:.2%}' for each in shares)} |", flush=True)


def by_cheat(rounds: int) -> None:
    print(f"\n| first of four, all at {HOME} | wins |\n|---|---|")
    for make in (Client, *CHEATS, Program):
        played = play("cheats", rounds, [(HOME, make), *[(HOME, Client)] * 3])
        won = [each.winner for each in played]
        print(f"| {getattr(make, '__name__', make)} | {share(won.count(0), len(won))} |", flush=True)


PARTS = {"links": by_link, "unsteady": by_unsteadiness, "cheats": by_cheat}

if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--rounds", type=some, default=2000)
    parser.add_argument("--only", choices=PARTS)
    asked = parser.parse_args()
    for name, part in PARTS.items():
        if asked.only in (None, name):
            part(asked.rounds)
