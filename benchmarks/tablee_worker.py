"""Plays one game of Tablée at random for some CPU seconds and prints decisions per CPU second.

python benchmarks/tablee_worker.py overload 4 numbers 1.0            for so many CPU seconds
python benchmarks/tablee_worker.py overload 4 numbers 50000 --count  for so many decisions, to count instructions
"""

from __future__ import annotations

import sys
from collections.abc import Callable
from pathlib import Path
from random import Random
from time import process_time
from typing import Any

from librt import random

sys.path.append(str(Path(__file__).parents[1]))

from benchmarks.amounts import some, time

from tablee.core.choices import Choices, Legal
from tablee.core.numbered import NumberedGame, play_numbers
from tablee.core.playout import play_out
from tablee.core.registry import AnyGame, find

STRETCH = 20_000
Play = Callable[[int], object]


def by_numbers(game: AnyGame, start: Any) -> Play:
    """In a compiled loop, with numbers for actions."""
    assert isinstance(game, NumberedGame)
    rng = random.Random(1)
    return lambda decisions: play_numbers(game, start, rng, decisions)


def by_values(game: AnyGame, start: Any) -> Play:
    """In a compiled loop, through the public interface."""
    rng = Random(1)

    def play(decisions: int) -> None:
        while decisions:
            decisions -= play_out(game, start, rng, decisions)[1]

    return play


def by_steps(game: AnyGame, start: Any) -> Play:
    """Step by step through the public interface, from this file, which is interpreted."""
    rng = Random(1)

    def play(decisions: int) -> None:
        state = start
        while decisions:
            chance = game.chance(state)
            if chance is not None:
                state = game.apply(state, chance.sample(rng))
            elif actors := game.actors(state):
                state = game.apply(state, chosen(game.legal(state, actors[0]), rng))
                decisions -= 1
            else:
                state = start

    return play


def chosen(legal: Legal[Any], rng: Random) -> Any:
    return legal.guess(rng) if isinstance(legal, Choices) else legal[int(rng.random() * len(legal))]


WAYS = {"numbers": by_numbers, "values": by_values, "steps": by_steps}


def speed(play: Play, seconds: float) -> float:
    play(STRETCH)  # caches are warm, as in any long run
    decisions = 0
    began = process_time()
    while process_time() - began < seconds:
        play(STRETCH)
        decisions += STRETCH
    return decisions / (process_time() - began)


def main() -> None:
    name, players, way, amount = sys.argv[1:5]
    game = find(name)
    play = WAYS[way](game, game.start(game.options({"players": players})))
    if "--count" in sys.argv:
        play(some(amount))
    else:
        print(speed(play, time(amount)))


if __name__ == "__main__":
    main()
