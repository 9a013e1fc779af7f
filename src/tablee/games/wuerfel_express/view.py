"""What a seat may know: everything is open."""

from __future__ import annotations

from dataclasses import dataclass

from tablee.core.values import Seat, Value
from tablee.games.wuerfel_express.material import Strip, members
from tablee.games.wuerfel_express.rules import has_lantern
from tablee.games.wuerfel_express.state import Phase, State, end


@dataclass(frozen=True)
class TrackView(Value):
    marker: int
    strips: tuple[Strip, ...]
    end: int
    lantern: bool


@dataclass(frozen=True)
class View(Value):
    you: Seat | None
    players: int
    turn: Seat
    turns: int
    phase: Phase
    tracks: tuple[TrackView, ...]
    supply: tuple[Strip, ...]


def view(state: State, seat: Seat | None) -> View:
    return View(
        you=seat,
        players=state.options.players,
        turn=state.seat,
        turns=state.turns,
        phase=state.phase,
        tracks=tuple(
            TrackView(track.marker, track.strips, end(track), has_lantern(state.tracks, Seat(number)))
            for number, track in enumerate(state.tracks)
        ),
        supply=members(state.supply),
    )
