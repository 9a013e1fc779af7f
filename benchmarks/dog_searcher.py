"""Asks DOG's hard bot for decisions of a game for some seconds and prints simulations per second."""

from __future__ import annotations

import sys
from random import Random
from time import perf_counter

from tablee.games.dog.bot import HARD
from tablee.games.dog.game import GAME


def main() -> None:
    options = GAME.options({"players": sys.argv[2]})
    seconds = float(sys.argv[3])
    rng = Random(1)
    state = GAME.start(options)
    tried, took = 0, 0.0
    while took < seconds:
        chance = GAME.chance(state)
        actors = GAME.actors(state)
        if chance is not None:
            state = GAME.apply(state, chance.sample(rng))
        elif not actors:
            state = GAME.start(options)
        else:
            view, legal = GAME.view(state, actors[0]), GAME.legal(state, actors[0])
            if len(legal) > 1:
                began = perf_counter()
                tried += HARD.searched(view, legal, rng)[1]
                took += perf_counter() - began
            state = GAME.apply(state, legal[int(rng.random() * len(legal))])
    print(tried / took)


if __name__ == "__main__":
    main()
