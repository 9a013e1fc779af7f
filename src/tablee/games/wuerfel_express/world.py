"""The state that a view shows."""

from __future__ import annotations

from tablee.games.wuerfel_express.material import bit
from tablee.games.wuerfel_express.options import Options
from tablee.games.wuerfel_express.state import State, Track
from tablee.games.wuerfel_express.view import View


def world(view: View) -> State:
    """WE2 The strips out of the game are those that lie nowhere."""
    return State(
        Options(view.players),
        tuple(Track(track.marker, track.strips) for track in view.tracks),
        sum(bit(strip) for strip in view.supply),
        view.turns,
        view.turn,
        view.phase,
    )
