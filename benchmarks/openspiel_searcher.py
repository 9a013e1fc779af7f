"""Asks a searcher of OpenSpiel for decisions of a game for some seconds and prints simulations per second."""

from __future__ import annotations

import sys
from random import Random
from time import perf_counter
from typing import Any

import pyspiel  # type: ignore[import-not-found,unused-ignore] # installed by `make bench` only

SIMULATIONS = 200


def searcher(kind: str, game: Any) -> Any:
    evaluator = pyspiel.RandomRolloutEvaluator(1, 1)
    if kind == "MCTS":
        return pyspiel.MCTSBot(game, evaluator, 2.0, SIMULATIONS, 200, False, 1, False)
    policy = pyspiel.ISMCTSFinalPolicyType.MAX_VISIT_COUNT
    return pyspiel.ISMCTSBot(1, evaluator, 2.0, SIMULATIONS, -1, policy, False, True)


def main() -> None:
    game = pyspiel.load_game(sys.argv[2])
    seconds = float(sys.argv[3])
    bot = searcher(sys.argv[1], game)
    rng = Random(1)
    tried, took = 0, 0.0
    while took < seconds:
        state = game.new_initial_state()
        while not state.is_terminal() and took < seconds:
            if state.is_chance_node():
                outcomes, weights = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(rng.choices(outcomes, weights)[0])
                continue
            legal = state.legal_actions()
            if len(legal) > 1:
                began = perf_counter()
                bot.step(state)
                took += perf_counter() - began
                tried += SIMULATIONS
            state.apply_action(legal[int(rng.random() * len(legal))])
    print(tried / took)


if __name__ == "__main__":
    main()
