"""The small decisions of a turn, each judged by the best that the rest of the turn can bring."""

from __future__ import annotations

from abc import abstractmethod

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from tablee.core.values import Seat
from tablee.games.overload.legality import exchanges, numbers
from tablee.games.overload.rules import played, rolled
from tablee.games.overload.state import MEETING, OVER, ROLLING, State
from tablee.games.overload.track import FACES
from tablee.kit.packed import members_of, only, size


@mypyc_attr(allow_interpreted_subclasses=True)
class Taste:
    """What somebody likes about positions."""

    @abstractmethod
    def worth(self, state: State, seat: Seat) -> float:
        """How good a position between two decisions is for the seat."""


def turn_worth(state: State, seat: Seat, taste: Taste) -> float:
    """What a position within the seat's turn is worth, the die still to be rolled or not."""
    ends = turn_ends(state, seat, taste)
    total = 0.0
    for end in ends:
        total += taste.worth(end, seat)
    return total / len(ends)


def turn_ends(state: State, seat: Seat, taste: Taste) -> list[State]:
    """How the seat would end its turn: once, or once for each roll."""
    if state.seat != seat or state.phase != ROLLING:
        return [best_end(state, seat, taste)]
    ends: list[State] = []
    for pips in range(FACES):
        ends.append(best_end(rolled(state, pips + 1), seat, taste))
    return ends


def best_end(state: State, seat: Seat, taste: Taste) -> State:
    """The end of the turn that the seat likes best, where only its own decisions are left."""
    if state.seat != seat or state.phase == OVER:
        return state
    choices = considered(state)
    best = best_end(played(state, choices[0]), seat, taste)
    if len(choices) == 1:
        return best
    most = taste.worth(best, seat)
    for choice in choices[1:]:
        end = best_end(played(state, choice), seat, taste)
        worth = taste.worth(end, seat)
        if worth > most:
            best, most = end, worth
    return best


def considered(state: State) -> vec[i64]:
    """OV9 In a crowd nobody thinks about every order: the first pawn comes first."""
    if state.phase == MEETING and size(state.waiting) > 3:
        return exchanges(state, only(members_of(state.waiting)[0]))
    return numbers(state, state.turn)
