"""The small decisions of a turn, each judged by the best that the rest of the turn can bring."""

from __future__ import annotations

from abc import ABC, abstractmethod

from mypy_extensions import mypyc_attr

from tablee.core.values import Seat
from tablee.games.overload.actions import ROLLS, Action
from tablee.games.overload.rules import apply, legal, meetings
from tablee.games.overload.state import Meeting, Over, Rolling, State


@mypyc_attr(allow_interpreted_subclasses=True)
class Taste(ABC):
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
    if state.seat != seat or not isinstance(state.phase, Rolling):
        return [best_end(state, seat, taste)]
    ends: list[State] = []
    for roll in ROLLS:
        ends.append(best_end(apply(state, roll), seat, taste))
    return ends


def best_end(state: State, seat: Seat, taste: Taste) -> State:
    """The end of the turn that the seat likes best, where only its own decisions are left."""
    if state.seat != seat or isinstance(state.phase, Over):
        return state
    actions = considered(state, seat)
    best = best_end(apply(state, actions[0]), seat, taste)
    if len(actions) == 1:
        return best
    most = taste.worth(best, seat)
    for action in actions[1:]:
        end = best_end(apply(state, action), seat, taste)
        worth = taste.worth(end, seat)
        if worth > most:
            best, most = end, worth
    return best


def considered(state: State, seat: Seat) -> tuple[Action, ...]:
    """OV9 In a crowd nobody thinks about every order: the first pawn comes first."""
    phase = state.phase
    if isinstance(phase, Meeting) and len(phase.waiting) > 3:
        return meetings(state, Meeting(phase.pawn, phase.waiting[:1]))
    return legal(state, seat)
