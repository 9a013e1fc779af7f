"""Who plays: bots that solve their turn exactly, each for what it holds to be good."""

from __future__ import annotations

from functools import partial
from random import Random
from typing import Final

from tablee.core.bot import Absent, Bot, Judge
from tablee.core.choices import Legal
from tablee.core.values import Seat
from tablee.games.wuerfel_express.actions import STOP, Action
from tablee.games.wuerfel_express.endings import Valuation
from tablee.games.wuerfel_express.solver import solve_turn
from tablee.games.wuerfel_express.state import OVER, State, end_of
from tablee.games.wuerfel_express.view import View
from tablee.games.wuerfel_express.weights import WEIGHTS
from tablee.games.wuerfel_express.world import world
from tablee.games.wuerfel_express.worth import Outlook, Weights


class Solver(Judge[View, Action]):
    """Does not roll on when that can make nothing better; who decides always has a choice."""

    def choose(self, view: View, legal: Legal[Action], rng: Random) -> Action:
        ratings = self.rate(view, legal, rng)
        best = max(ratings)
        enough = legal[-1] == STOP and ratings[-1] == best
        return STOP if enough else legal[ratings.index(best)]


class Runner(Solver):
    """Wants to get as far as it can in this turn, and looks neither at the others nor at the next turn."""

    def rate(self, view: View, legal: Legal[Action], rng: Random) -> list[float]:
        return values(world(view), Progress(view.turn).value)


class Strategist(Solver):
    """Wants to win: judges the ends of its turn by their look, or by the answer of an only opponent."""

    def __init__(self, *, thorough: bool) -> None:
        self.thorough: Final = thorough

    def __reduce__(self) -> tuple[object, ...]:
        return partial(type(self), thorough=self.thorough), ()

    def rate(self, view: View, legal: Legal[Action], rng: Random) -> list[float]:
        weights = WEIGHTS[view.players]
        if self.thorough and view.players == 2:
            return values(world(view), Duel(weights, view.turn).value)
        return values(world(view), Outlook(weights, view.turn).value)


class Progress:
    """The space that a seat has reached, as a valuation for the solver."""

    def __init__(self, seat: Seat) -> None:
        self.seat: Final = seat

    def value(self, state: State) -> float:
        return float(end_of(state, self.seat))


class Duel:
    """The chance to win against an only opponent who plays its next turn as well as it can."""

    def __init__(self, weights: Weights, seat: Seat) -> None:
        self.own: Final = Outlook(weights, seat)
        self.other: Final = Outlook(weights, Seat(1 - seat))

    def value(self, state: State) -> float:
        if state.phase == OVER:
            return self.own.value(state)
        return 1.0 - solve_turn(state, self.other.value).value


def values(state: State, value: Valuation) -> list[float]:
    """What each legal action is worth, in the order of `legal`."""
    return [worth for _, worth in solve_turn(state, value).actions]


BOTS: Final[dict[str, Bot[View, Action]]] = {
    "easy": Absent(Runner(), 30),
    "medium": Absent(Runner(), 5),
    "hard": Strategist(thorough=True),
}
