"""How likely each seat is to win, from weights fitted to games that the bots played against each other."""

from __future__ import annotations

from math import exp
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from tablee.core.values import Seat
from tablee.games.wuerfel_express.state import OVER, State, end_of
from tablee.games.wuerfel_express.traits import Table, traits_of

Weights = vec[float]


def score(weights: Weights, traits: vec[i64]) -> float:
    total = 0.0
    for trait in traits:
        total += weights[trait]
    return total


def shares(scores: list[float]) -> list[float]:
    """Chances in proportion to the exponentials of the scores."""
    highest = max(scores)
    parts = [exp(each - highest) for each in scores]
    whole = sum(parts)
    return [part / whole for part in parts]


def between_turns(weights: Weights, state: State) -> list[float]:
    """The chances where a turn begins, judged by the look of the table, or where the game is over."""
    if state.phase == OVER:
        return settled(state)
    table = Table(state)
    return shares([score(weights, traits_of(table, seat)) for seat in range(state.players)])


def settled(state: State) -> list[float]:
    """WE18, WE19 Whoever is nearest to the goal has won."""
    ends = [end_of(state, seat) for seat in range(state.players)]
    furthest = max(ends)
    return [float(reached == furthest) for reached in ends]


class Outlook:
    """A seat's chance to win, as a valuation for the solver."""

    def __init__(self, weights: Weights, seat: Seat) -> None:
        self.weights: Final = weights
        self.seat: Final = seat

    def value(self, state: State) -> float:
        return between_turns(self.weights, state)[self.seat]
