"""Plays one game of Tablée at random for some seconds and prints decisions per second."""

from __future__ import annotations

import sys
from random import Random
from time import perf_counter

from tablee.core.playout import play_out
from tablee.core.registry import find

STRETCH = 20_000


def main() -> None:
    game = find(sys.argv[1])
    seconds = float(sys.argv[2])
    start = game.start(game.options({}))
    rng = Random(1)
    play_out(game, start, rng, STRETCH)  # caches are warm, as in any long run
    decisions = 0
    began = perf_counter()
    while perf_counter() - began < seconds:
        decisions += play_out(game, start, rng, STRETCH)[1]
    print(decisions / (perf_counter() - began))


if __name__ == "__main__":
    main()
