"""Plays one game of OpenSpiel at random for some CPU seconds and prints decisions per CPU second."""

from __future__ import annotations

import sys
from random import Random
from time import process_time

import pyspiel  # type: ignore[import-not-found,unused-ignore] # installed by `make bench` only


def main() -> None:
    game = pyspiel.load_game(sys.argv[1])
    seconds = float(sys.argv[2])
    rng = Random(1)
    decisions = 0
    began = process_time()
    while process_time() - began < seconds:
        state = game.new_initial_state()
        while not state.is_terminal():
            if state.is_chance_node():
                outcomes, weights = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(rng.choices(outcomes, weights)[0])
            else:
                legal = state.legal_actions()
                state.apply_action(legal[int(rng.random() * len(legal))])
                decisions += 1
    print(decisions / (process_time() - began))


if __name__ == "__main__":
    main()
