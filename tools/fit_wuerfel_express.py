"""Fits what positions of Würfel Express are worth: the bot plays itself, and the weights learn from what came of it.

    python tools/fit_wuerfel_express.py
    python tools/fit_wuerfel_express.py --players 2 --rounds 3 --games 200

Writes src/tablee/games/wuerfel_express/weights.py. The same command and seed write the same file, on every machine.
Every round plays games with the weights found so far; then the weights move towards what the positions led to.
"""

from __future__ import annotations

import argparse
from math import log, sqrt
from pathlib import Path
from random import Random
from runpy import run_path
from textwrap import wrap

from librt.vecs import vec
from mypy_extensions import i64
from rich.console import Console
from rich.progress import track

from tablee.core.choices import any_of
from tablee.core.values import pick
from tablee.games.wuerfel_express.game import GAME
from tablee.games.wuerfel_express.solver import solve_turn
from tablee.games.wuerfel_express.state import State
from tablee.games.wuerfel_express.traits import SPACE, SPACE_ON_TURN, TRAITS, traits
from tablee.games.wuerfel_express.worth import Outlook, Weights, between_turns, score, shares

TARGET = Path(__file__).parents[1] / "src" / "tablee" / "games" / "wuerfel_express" / "weights.py"
HEAD = '''"""Fitted by tools/fit_wuerfel_express.py; not written by hand."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec

# By number of players: the weight of every trait, in thousandths.
THOUSANDTHS: Final[dict[int, str]] = {
'''
FOOT = """}

WEIGHTS: Final[dict[int, vec[float]]] = {
    players: vec[float]([int(number) / 1000 for number in numbers.split()]) for players, numbers in THOUSANDTHS.items()
}
"""
# How much a position learns from the end of the game, and how much from the position a turn later.
LATE = 0.75
# Slips in a hundred decisions, before the positions that count.
SLIPS = 20
ROUNDS_KEPT = 3
# Rounds, and games in a round, by number of players: more players have longer games, and the most learn from fewer.
PLANS = {2: (6, 400), 3: (5, 150), 4: (5, 120), 5: (3, 80), 6: (3, 80)}
LEARNS_FROM_FEWER = (5, 6)
EPOCHS = 6
STEP = 0.1
PULL = 1e-4

# The traits of every seat, and what came of it for each.
Lesson = tuple[list[vec[i64]], list[float]]


def game_positions(weights: Weights, players: int, rng: Random) -> list[State]:
    """The positions between turns, and the end; before them some turns are played with slips, for variety."""
    state = GAME.start(GAME.options({"players": players}))
    careless = pick(rng, 5 * players)
    positions: list[State] = []
    while GAME.outcome(state) is None:
        chance = GAME.chance(state)
        if chance is not None:
            after = GAME.apply(state, chance.sample(rng))
        elif state.turns < careless and pick(rng, 100) < SLIPS:
            after = GAME.apply(state, any_of(GAME.legal(state, state.seat), rng))
        else:
            solution = solve_turn(state, Outlook(weights, state.seat).value)
            after = GAME.apply(state, max(solution.actions, key=lambda each: each[1])[0])
        if after.turns > careless and after.turns != state.turns:
            positions.append(after)
        state = after
    return [*positions, state]


def lessons(weights: Weights, positions: list[State]) -> list[Lesson]:
    """From the end backwards: every position learns from the next one and, less and less, from those after it."""
    came = between_turns(weights, positions[-1])
    found: list[Lesson] = []
    for index in range(len(positions) - 2, -1, -1):
        found.append((traits(positions[index]), came))
        judged = between_turns(weights, positions[index])
        came = [LATE * late + (1 - LATE) * early for late, early in zip(came, judged, strict=True)]
    return found


class Learner:
    """Gradient descent on the surprise at what came, with a step of its own for every trait."""

    def __init__(self, weights: Weights) -> None:
        self.weights = weights[:]
        self.seen = [1.0] * len(weights)

    def learn(self, lesson: Lesson) -> float:
        rows, came = lesson
        chances = shares([score(self.weights, row) for row in rows])
        for row, chance, share in zip(rows, chances, came, strict=True):
            slope = chance - share
            for trait in row:
                gradient = slope + PULL * self.weights[trait]
                self.seen[trait] += gradient * gradient
                self.weights[trait] -= STEP * gradient / sqrt(self.seen[trait])
        return -sum(share * log(chance) for chance, share in zip(chances, came, strict=True))


def fitted(weights: Weights, players: int, rounds: int, games: int, seed: int, console: Console) -> Weights:
    played: list[list[Lesson]] = []
    for number in range(rounds):
        rng = Random(f"fit {seed} {players} {number}")
        fresh: list[Lesson] = []
        doing = f"{players} players, round {number + 1}/{rounds}"
        for _ in track(range(games), doing, console=console, transient=True):
            fresh += lessons(weights, game_positions(weights, players, rng))
        played.append(fresh)
        kept = [lesson for lessons_of_round in played[-ROUNDS_KEPT:] for lesson in lessons_of_round]
        learner = Learner(weights)
        for _ in range(EPOCHS):
            rng.shuffle(kept)
            surprise = sum(learner.learn(lesson) for lesson in kept) / len(kept)
        weights = learner.weights
        console.print(f"{doing}: {len(kept)} positions, surprise {surprise:.4f}")
    return vec[float]([round(weight, 3) for weight in weights])


def first_guess() -> Weights:
    """Being ahead is good, and most of all when it is one's turn."""
    weights = vec[float]([0.0] * TRAITS)
    for space in range(SPACE_ON_TURN - SPACE):
        weights[SPACE + space] = 0.1 * space
        weights[SPACE_ON_TURN + space] = 0.02 * space
    return weights


def written(weights: dict[int, Weights]) -> str:
    rows = []
    for players, row in sorted(weights.items()):
        numbers = " ".join(str(round(1000 * weight)) for weight in row)
        lines = "\n".join(f'        "{line} "' for line in wrap(numbers, 108))
        rows.append(f"    {players}: (\n{lines}\n    ),\n")
    return HEAD + "".join(rows) + FOOT


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--players", type=int, nargs="*", default=[2, 3, 4, 5, 6], help="for so many players")
    parser.add_argument("--rounds", type=int, help="rounds of games and of learning")
    parser.add_argument("--games", type=int, help="games in a round")
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args()
    console = Console(stderr=True)
    weights: dict[int, Weights] = run_path(str(TARGET))["WEIGHTS"]
    for players in given.players:
        rounds, games = PLANS[players]
        start = weights[players - 1] if players in LEARNS_FROM_FEWER else first_guess()
        weights[players] = fitted(start, players, given.rounds or rounds, given.games or games, given.seed, console)
        TARGET.write_text(written(weights), encoding="utf-8")


if __name__ == "__main__":
    main()
