"""Looking ahead: how the next turns may go if everybody plays by the fitted judgement."""

from __future__ import annotations

from random import Random
from typing import Final

from tablee.core.bot import Judge
from tablee.core.choices import Legal
from tablee.core.values import Seat, pick
from tablee.games.overload.actions import LOAD, Action
from tablee.games.overload.rules import apply, played, rolled
from tablee.games.overload.state import LOADING, OVER, State
from tablee.games.overload.track import FACES, FULL
from tablee.games.overload.turn import Taste, best_end, turn_ends
from tablee.games.overload.view import View
from tablee.games.overload.world import world


def play_turn(state: State, pips: int, taste: Taste) -> State:
    """A whole turn from its beginning, with this roll."""
    if state.phase == LOADING:
        state = best_load(state, taste)
    return best_end(rolled(state, pips), state.seat, taste)


def best_load(state: State, taste: Taste) -> State:
    """OV5 The load that looks best before the die is rolled."""
    best = played(state, LOAD)
    most = taste.worth(best, state.seat)
    for discs in range(FULL):
        loaded = played(state, LOAD + discs + 1)
        worth = taste.worth(loaded, state.seat)
        if worth > most:
            best, most = loaded, worth
    return best


def rolls(times: int, turns: int, rng: Random) -> list[list[int]]:
    """Rolls for so many turns, several times; the first of them shows all faces in turn."""
    begin = pick(rng, FACES)
    return [[(begin + time) % FACES + 1, *[pick(rng, FACES) + 1 for _ in range(turns - 1)]] for time in range(times)]


class Farsighted(Judge[View, Action]):
    """Plays the next turns of all with the same rolls after each choice, and judges where they lead.

    `rounds` times every seat has its turn; about `futures` such sequels are played for a decision.
    """

    def __init__(self, taste: Taste, futures: int, rounds: int) -> None:
        self.taste: Final = taste
        self.futures: Final = futures
        self.rounds: Final = rounds

    def __reduce__(self) -> tuple[object, ...]:
        return type(self), (self.taste, self.futures, self.rounds)

    def rate(self, view: View, legal: Legal[Action], rng: Random) -> list[float]:
        state = world(view)
        ends = [turn_ends(apply(state, action), state.seat, self.taste) for action in legal]
        different = len({end for group in ends for end in group})
        sequels = rolls(max(1, self.futures // different), self.rounds * view.players, rng)
        known: dict[State, float] = {}
        ratings: list[float] = []
        for group in ends:
            total = 0.0
            for end in group:
                if end not in known:
                    known[end] = self.prospect(end, state.seat, sequels)
                total += known[end]
            ratings.append(total / len(group))
        return ratings

    def prospect(self, end: State, seat: Seat, sequels: list[list[int]]) -> float:
        """The seat's chance to win, averaged over the sequels."""
        if end.phase == OVER:
            return self.taste.worth(end, seat)
        total = 0.0
        for sequel in sequels:
            state = end
            for pips in sequel:
                state = play_turn(state, pips, self.taste)
                if state.phase == OVER:
                    break
            total += self.taste.worth(state, seat)
        return total / len(sequels)
