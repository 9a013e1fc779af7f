"""Fits the weights by which DOG's bots judge a position, from games that they play against themselves.

Everybody plays at a glance, first with the weights of a casual player and then with those just found; positions of
these games, every deal and some decisions, are remembered with the side that won in the end. A softmax regression finds
the weights that foretell it best, for each number of players. `--check` plays other games with the present weights and
tells how often positions were won that were given such a chance.

    python tools/fit_dog.py                  # half an hour with the compiled engine
    python tools/fit_dog.py --players 4 --games 500
    python tools/fit_dog.py --check
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterator
from dataclasses import replace
from math import exp
from pathlib import Path
from random import Random

from tablee.core.bot import Absent
from tablee.core.values import field_names
from tablee.games.dog.bot import CASUAL, Glance
from tablee.games.dog.chances import chances, side_worths
from tablee.games.dog.game import GAME
from tablee.games.dog.state import DEALING, PLAYING, REDRAWN, State
from tablee.games.dog.weights import FITTED
from tablee.games.dog.worth import Weights

TARGET = Path(__file__).parents[1] / "src" / "tablee" / "games" / "dog" / "weights.py"
NAMES = field_names(Weights())
UNITS = [replace(Weights(), **{name: 1.0}) for name in NAMES]
SLIPS = 5  # of a hundred decisions: so that games differ and mistakes are seen punished
KEPT = 0.1  # of the decisions
EPOCHS = 12
RATE = 0.03
PULL = 2e-5  # towards the weights before, so that what is rare does not run away

Sample = tuple[list[list[float]], int]  # the features by side, and the side that won


def games(players: int, weights: Weights, number: int, seed: str) -> Iterator[tuple[list[State], State]]:
    """Positions of each game, and its end."""
    bot = Absent(Glance(weights), SLIPS)
    for index in range(number):
        rng = Random(f"{seed} {players} {index}")
        seen: list[State] = []
        state = GAME.start(GAME.options({"players": players}))
        while actors_or_chance(state):
            chance = GAME.chance(state)
            if state.phase == DEALING or (state.phase in (PLAYING, REDRAWN) and rng.random() < KEPT):
                seen.append(state)
            if chance is not None:
                state = GAME.apply(state, chance.sample(rng))
            else:
                seat = GAME.actors(state)[0]
                state = GAME.apply(state, bot.choose(GAME.view(state, seat), GAME.legal(state, seat), rng))
        yield seen, state
        if index % 50 == 49:
            print(f"\r{players} players: {index + 1} of {number} games", end="", file=sys.stderr, flush=True)
    print(file=sys.stderr)


def actors_or_chance(state: State) -> bool:
    return bool(GAME.actors(state)) or GAME.chance(state) is not None


def features(state: State) -> list[list[float]]:
    """The worth is linear in the weights, so a weight of 1 alone shows its feature."""
    columns = [side_worths(state, unit) for unit in UNITS]
    return [list(row) for row in zip(*columns, strict=True)]


def samples(players: int, weights: Weights, number: int, seed: str) -> list[Sample]:
    found = []
    for seen, end in games(players, weights, number, seed):
        winner = end.seat % len(side_worths(end, UNITS[0]))
        found += [(features(state), winner) for state in seen]
    return found


def fit(found: list[Sample], before: Weights, rng: Random) -> Weights:
    """Stochastic gradient descent; the weights are the average of the second half of the way."""
    prior = [float(getattr(before, name)) for name in NAMES]
    weights, total, counted = list(prior), [0.0] * len(NAMES), 0
    for epoch in range(EPOCHS):
        rng.shuffle(found)
        rate = RATE / (1 + epoch)
        for rows, winner in found:
            shares = softmax([sum(map(float.__mul__, weights, row)) for row in rows])
            for side, row in enumerate(rows):
                slope = rate * ((side == winner) - shares[side])
                for index, feature in enumerate(row):
                    if feature:
                        weights[index] += slope * feature
        weights = [
            weight - PULL * len(found) * rate * (weight - was) for weight, was in zip(weights, prior, strict=True)
        ]
        if epoch >= EPOCHS // 2:
            total = [sum(pair) for pair in zip(total, weights, strict=True)]
            counted += 1
    return Weights(**{name: round(value / counted, 3) for name, value in zip(NAMES, total, strict=True)})


def softmax(worths: list[float]) -> list[float]:
    powers = [exp(worth - max(worths)) for worth in worths]
    return [power / sum(powers) for power in powers]


def write(fitted: dict[int, Weights]) -> None:
    lines = ['"""By number of players; written by tools/fit_dog.py."""\n', "from __future__ import annotations\n"]
    lines += ["from typing import Final\n", "from tablee.games.dog.worth import Weights\n"]
    lines += ["FITTED: Final[dict[int, Weights]] = {"]
    for players, weights in sorted(fitted.items()):
        lines.append(f"    {players}: Weights(")
        lines += [f"        {name}={getattr(weights, name)}," for name in NAMES]
        lines.append("    ),")
    TARGET.write_text("\n".join([*lines, "}", ""]), encoding="utf-8")


def check(players: int, number: int) -> None:
    """By tenths of the chance given: how many positions, the mean chance, how many of them were won."""
    tenths: list[list[tuple[float, float]]] = [[] for _ in range(10)]
    error = 0.0
    for seen, end in games(players, FITTED[players], number, "check"):
        won = chances(end)
        for state in seen:
            for given, result in zip(chances(state), won, strict=True):
                tenths[min(9, int(given * 10))].append((given, result))
    for row in tenths:
        if row:
            given, result = (sum(column) / len(row) for column in zip(*row, strict=True))
            error += abs(given - result) * len(row)
            print(f"{players} players  given {given:.3f}  won {result:.3f}  of {len(row)}")
    print(f"{players} players  mean error {error / sum(map(len, tenths)):.4f}")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--players", type=int, nargs="*", default=[2, 3, 4, 5, 6])
    parser.add_argument("--games", type=int, default=2000, help="for each number of players and each pass")
    parser.add_argument("--passes", type=int, default=3)
    parser.add_argument("--seed", default="fit")
    parser.add_argument("--check", action="store_true", help="see whether the chances come true, write nothing")
    given = parser.parse_args()
    fitted = dict(FITTED)
    for players in given.players:
        if given.check:
            check(players, given.games)
            continue
        weights = CASUAL
        for number in range(given.passes):
            seed = f"{given.seed} {number}"
            weights = fit(samples(players, weights, given.games, seed), weights, Random(seed))
        fitted[players] = weights
        write(fitted)


if __name__ == "__main__":
    main()
