"""Looking ahead: every likely play is tried out in worlds that look like the view, to the end of the round."""

from __future__ import annotations

from math import exp
from random import Random
from typing import Final

from tablee.core.bot import Judge
from tablee.core.choices import Legal
from tablee.core.values import Seat
from tablee.games.dog.actions import Action
from tablee.games.dog.chances import chances
from tablee.games.dog.instinct import Luck, glance, play_round
from tablee.games.dog.legality import numbers
from tablee.games.dog.meaning import number_of
from tablee.games.dog.numbering import EXCHANGE, PART
from tablee.games.dog.rules import played
from tablee.games.dog.state import SPLITTING, State
from tablee.games.dog.view import View
from tablee.games.dog.weights import FITTED
from tablee.games.dog.world import world
from tablee.games.dog.worth import Weights

# What looks better goes before what came out the same.
TIE: Final = 1e-9
Rest = tuple[tuple[int, ...], int, int]


class Line:
    """A choice, played on to the end of the turn at a glance, and what came of it in the worlds so far."""

    def __init__(self, index: int, numbers: list[int], promise: float) -> None:
        self.index: Final = index
        self.numbers: Final = numbers
        self.promise: Final = promise
        self.rank = 0
        self.total = 0.0


class Endings:
    """DG23 The best ways to use up a 7: each rest of it is looked at once."""

    def __init__(self, weights: Weights) -> None:
        self.weights: Final = weights
        self.known: Final[dict[Rest, tuple[float, list[int]]]] = {}

    def line(self, state: State, seat: Seat, index: int, number: int) -> Line:
        if PART <= number < EXCHANGE:
            after = played(state, seat, number)
            if after.phase == SPLITTING:
                promise, rest = self.best(after, seat)
                return Line(index, [number, *rest], promise)
        return Line(index, [number], glance(state, seat, number, self.weights))

    def best(self, state: State, seat: Seat) -> tuple[float, list[int]]:
        key = (tuple(state.pawns), state.moved, state.points)
        found = self.known.get(key)
        if found is None:
            lines = [self.line(state, seat, index, number) for index, number in enumerate(numbers(state, seat))]
            line = max(lines, key=promised)
            found = self.known[key] = (line.promise, line.numbers)
        return found


def promised(line: Line) -> float:
    return line.promise


def earned(line: Line) -> float:
    return line.total


class Search(Judge[View, Action]):
    """Tries the `breadth` most promising choices, halves them again and again, and spends `looks` in all."""

    def __init__(self, breadth: int, looks: int) -> None:
        self.breadth: Final = breadth
        self.looks: Final = looks

    def __reduce__(self) -> tuple[object, ...]:
        return type(self), (self.breadth, self.looks)

    def rate(self, view: View, legal: Legal[Action], rng: Random) -> list[float]:
        return self.searched(view, legal, rng)[0]

    def searched(self, view: View, legal: Legal[Action], rng: Random) -> tuple[list[float], int]:
        """The chance to win after each choice, and how often one was tried out.

        What was given up early is measured against the best at that time.
        """
        assert view.you is not None
        seat, weights = view.you, FITTED[view.options.players]
        lines = promising(world(view, rng), seat, legal, weights)
        behind = [logistic(lines[0].promise) - logistic(line.promise) for line in lines]
        alive, worlds, spent, tried = lines[: self.breadth], 0, 0, 0
        stages = max(1, (len(alive) - 1).bit_length())
        for stage in range(1, stages + 1):
            while not worlds or spent * stages < self.looks * stage:
                spent += try_out(view, seat, alive, weights, rng)
                worlds += 1
                tried += len(alive)
            alive.sort(key=earned, reverse=True)
            for line in alive:
                behind[line.rank] = (alive[0].total - line.total) / worlds
            if stage < stages:
                alive = alive[: (len(alive) + 1) // 2]
        ratings = [0.0] * len(lines)
        for line in lines:
            ratings[line.index] = max(0.0, alive[0].total / worlds - behind[line.rank] - line.rank * TIE)
        return ratings, tried


def promising(state: State, seat: Seat, legal: Legal[Action], weights: Weights) -> list[Line]:
    """The lines of all choices, those first that look best."""
    endings = Endings(weights)
    lines = [endings.line(state, seat, index, number_of(state, seat, action)) for index, action in enumerate(legal)]
    lines.sort(key=promised, reverse=True)
    for rank, line in enumerate(lines):
        line.rank = rank
    return lines


def try_out(view: View, seat: Seat, lines: list[Line], weights: Weights, rng: Random) -> int:
    """All lines in one world, the cards drawn later being the same for each; how many choices were looked at."""
    state, looks = world(view, rng), 0
    luck = Luck(rng.random())
    for line in lines:
        after = state
        for number in line.numbers:
            after = played(after, seat, number)
        end, looked = play_round(after, weights, luck)
        line.total += chances(end)[seat]
        looks += looked + 1
    return looks


def logistic(odds: float) -> float:
    return 1.0 / (1.0 + exp(-odds))
