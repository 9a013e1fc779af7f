"""The state that a view shows."""

from __future__ import annotations

from typing import Final, assert_never

from tablee.games.overload import view as seen
from tablee.games.overload.options import Options
from tablee.games.overload.state import LOADING, MOVING, OVER, ROLLING, Meeting, Phase, State, Stepping
from tablee.games.overload.track import Track, lay
from tablee.games.overload.view import PhaseView, View


def world(view: View) -> State:
    pawns = view.pawns
    return State(
        track_of(view.options),
        tuple([pawn.place for pawn in pawns]),
        tuple([pawn.discs for pawn in pawns]),
        view.points,
        view.turn,
        phase_of(view.phase),
    )


TRACKS: Final[dict[seen.Options, Track]] = {}


def track_of(shown: seen.Options) -> Track:
    """The same one for the same options."""
    found = TRACKS.get(shown)
    if found is None:
        found = TRACKS[shown] = lay(Options(shown.players, shown.special))
    return found


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
