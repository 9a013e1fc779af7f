"""The state that a view shows."""

from __future__ import annotations

from typing import assert_never

from tablee.games.overload import view as seen
from tablee.games.overload.state import LOADING, MOVING, OVER, ROLLING, Meeting, Phase, State, Stepping
from tablee.games.overload.track import track_for
from tablee.games.overload.view import PhaseView, View


def world(view: View) -> State:
    pawns = view.pawns
    return State(
        track_for(view.options),
        tuple([pawn.place for pawn in pawns]),
        tuple([pawn.discs for pawn in pawns]),
        view.points,
        view.turn,
        phase_of(view.phase),
    )


def phase_of(shown: PhaseView) -> Phase:
    match shown:
        case seen.Loading():
            return LOADING
        case seen.Rolling():
            return ROLLING
        case seen.Moving(die):
            return MOVING[die]
        case seen.Stepping(pawn):
            return Stepping(pawn)
        case seen.Meeting(pawn, waiting):
            return Meeting(pawn, waiting)
        case seen.Over():
            return OVER
        case _:
            assert_never(shown)
