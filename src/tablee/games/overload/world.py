"""The state that a view shows."""

from __future__ import annotations

from tablee.games.overload.state import State
from tablee.games.overload.track import Track
from tablee.games.overload.view import View


def world(view: View) -> State:
    return State(
        Track(view.options, view.track, len(view.track) - 1, view.target),
        tuple(pawn.place for pawn in view.pawns),
        tuple(pawn.discs for pawn in view.pawns),
        view.points,
        view.turn,
        view.phase,
    )
