"""The state that a view shows."""

from __future__ import annotations

from typing import assert_never

from mypy_extensions import i64

from tablee.games.overload import view as seen
from tablee.games.overload.options import Options
from tablee.games.overload.state import BITS, LOADING, MEETING, MOVING, OVER, ROLLING, STEPPING, State
from tablee.games.overload.track import track_of
from tablee.games.overload.view import PhaseView, View
from tablee.kit.packed import row_of, set_of

# What is to be decided, with the die or the pawn that it is about, and the pawns that wait.
Phase = tuple[i64, i64, tuple[int, ...]]


def world(view: View) -> State:
    phase, about, waiting = phase_of(view.phase)
    return State(
        track_of(Options(view.options.players, view.options.special)),
        row_of([pawn.place for pawn in view.pawns], BITS),
        row_of([pawn.discs for pawn in view.pawns], BITS),
        row_of(view.points, BITS),
        view.turn,
        phase,
        about,
        set_of(waiting),
    )


def phase_of(shown: PhaseView) -> Phase:
    match shown:
        case seen.Loading():
            return LOADING, 0, ()
        case seen.Rolling():
            return ROLLING, 0, ()
        case seen.Moving(die):
            return MOVING, die, ()
        case seen.Stepping(pawn):
            return STEPPING, pawn, ()
        case seen.Meeting(pawn, waiting):
            return MEETING, pawn, waiting
        case seen.Over():
            return OVER, 0, ()
        case _:
            assert_never(shown)
